import type { RequestCustomer } from "#domain/customers/customer-suggestions.ts";
import { defaultAnswerText, defaultFollowUpText } from "#domain/enquiries/default-answers.ts";
import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import { readUpToSchema } from "#domain/forms/messages/staff-message.ts";
import { type Language, languageOnSite } from "#domain/languages.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { type AssignableStaff, listAssignableStaff } from "#server/repositories/enquiries/assignable-staff.ts";
import { findStoredEnquiry, listEnquiries, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import { listMessages, markReadUpTo, type StoredMessage } from "#server/repositories/messages/messages.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type EnquiryPlace, readEnquiryPlace } from "#server/services/club-events/shared/enquiry-place.ts";
import { readEnquiryCustomers } from "#server/services/customers/shared/request-customers.ts";
import { type EnquiryFacts, readEnquiryFacts } from "#server/services/enquiries/shared/enquiry-facts.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

export interface InboxQuery {
  staff: Staff;
  listQuery: ListQuery;
  /** The filter by assignee: "me", "none" or a user's id; undefined for all enquiries. */
  assignedTo: string | undefined;
}

/** Lists the enquiries for staff. */
export async function readEnquiries(ctx: AppContext, { staff, listQuery, assignedTo }: InboxQuery) {
  requireAbility(staff, "enquiries.read");
  const assignee = assignedTo === "me" ? staff.userId : assignedTo === "none" ? null : assignedTo;
  return listEnquiries(ctx.db, listQuery, assignee);
}

/** An enquiry with all data that staff need to reply to it. */
export interface EnquiryDetail extends EnquiryFacts {
  enquiry: StoredEnquiry;
  /** The customer to whom it belongs; null if it belongs to none. */
  customer: RequestCustomer | null;
  messages: StoredMessage[];
  /** The event for which it requests places, with the decision; null if it requests none. */
  clubPlace: EnquiryPlace | null;
  /** What staff send to the customer, in the language of the customer's mails. */
  reply: EnquiryReply;
  /** The text of the mail with a reply, if an admin has changed it; otherwise null. */
  answerText: MailText | null;
}

interface EnquiryReply {
  language: Language;
  rows: EnquiryLine[];
  /** The text with which the first reply starts, and each further one. */
  firstDraft: string;
  nextDraft: string;
}

/** Returns an enquiry with all its details. Throws "not-found". */
export async function readEnquiry(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<EnquiryDetail> {
  requireAbility(staff, "enquiries.read");
  const enquiry = await findStoredEnquiry(ctx.db, { id: parseId(id, NO_SUCH_ENQUIRY) });
  if (!enquiry) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  const customerOf = await readEnquiryCustomers(ctx, ctx.db, [enquiry]);
  const language = languageOnSite(ctx.site.languages, enquiry.language);
  return {
    enquiry,
    customer: customerOf(enquiry.id),
    ...(await readEnquiryFacts(ctx, enquiry, wordsOf("it"))),
    messages: await listMessages(ctx.db, { enquiryId: enquiry.id }),
    clubPlace: await readEnquiryPlace(ctx, enquiry),
    reply: await readReply(ctx, enquiry, language),
    answerText: await findMailText(ctx.db, "enquiry-answered", language),
  };
}

async function readReply(ctx: AppContext, enquiry: StoredEnquiry, language: Language): Promise<EnquiryReply> {
  const words = wordsOf(language);
  const { rows } = await readEnquiryFacts(ctx, enquiry, words);
  return {
    language,
    rows,
    firstDraft: defaultAnswerText(words, enquiry.kind, enquiry.name),
    nextDraft: defaultFollowUpText(words, enquiry.name),
  };
}

/** Lists the staff to whom an enquiry can be assigned: those who may reply to enquiries and can sign in. */
export async function readAssignableStaff(ctx: AppContext, { staff }: { staff: Staff }): Promise<AssignableStaff[]> {
  requireAbility(staff, "enquiries.read");
  return listAssignableStaff(ctx.db);
}

/**
 * Marks a conversation as read up to a message; newer messages stay unread. Idempotent. Does not change the version, so that a reply which a
 * colleague is writing is not refused. Throws "not-found".
 */
export async function markConversationRead(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
) {
  requireAbility(staff, "enquiries.manage");
  const enquiryId = parseId(id, NO_SUCH_ENQUIRY);
  const { up_to } = parseInput(readUpToSchema, body);
  if (!(await markReadUpTo(ctx.db, { enquiryId }, up_to))) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
}
