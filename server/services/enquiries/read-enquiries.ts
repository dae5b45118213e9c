import type { RequestCustomer } from "#domain/customers/customer-suggestions.ts";
import { readUpToSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { type AssignableStaff, listAssignableStaff } from "#server/repositories/enquiries/assignable-staff.ts";
import {
  findStoredEnquiry,
  listEnquiries,
  markReadUpTo,
  type StoredEnquiry,
} from "#server/repositories/enquiries/enquiries.ts";
import { listMessages, type StoredMessage } from "#server/repositories/enquiries/enquiry-messages.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
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
  /** "me", "none" or a user's id; undefined for all. */
  assignedTo: string | undefined;
}

/** Lists the enquiries for staff. */
export async function readEnquiries(ctx: AppContext, { staff, listQuery, assignedTo }: InboxQuery) {
  requireAbility(staff, "enquiries.read");
  const assignee = assignedTo === "me" ? staff.userId : assignedTo === "none" ? null : assignedTo;
  return listEnquiries(ctx.db, listQuery, assignee);
}

/** An enquiry with all that staff need to answer it. */
export interface EnquiryDetail extends EnquiryFacts {
  enquiry: StoredEnquiry;
  /** Its customer; null if none was matched. */
  customer: RequestCustomer | null;
  messages: StoredMessage[];
  /** The requested event; null without one. */
  clubPlace: EnquiryPlace | null;
  /** The answer mail's text, if an admin has changed it. */
  answerText: MailText | null;
}

/** Returns an enquiry in full. Throws "not-found". */
export async function readEnquiry(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<EnquiryDetail> {
  requireAbility(staff, "enquiries.read");
  const enquiry = await findStoredEnquiry(ctx.db, { id: parseId(id, NO_SUCH_ENQUIRY) });
  if (!enquiry) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  const customerOf = await readEnquiryCustomers(ctx, ctx.db, [enquiry]);
  return {
    enquiry,
    customer: customerOf(enquiry.id),
    ...(await readEnquiryFacts(ctx, enquiry)),
    messages: await listMessages(ctx.db, enquiry.id),
    clubPlace: await readEnquiryPlace(ctx, enquiry),
    answerText: await findMailText(ctx.db, "enquiry-answered"),
  };
}

/** Lists who an enquiry can be assigned to: staff who may answer and can sign in. */
export async function readAssignableStaff(ctx: AppContext, { staff }: { staff: Staff }): Promise<AssignableStaff[]> {
  requireAbility(staff, "enquiries.read");
  return listAssignableStaff(ctx.db);
}

/**
 * Marks a conversation as read up to a message; a newer one stays unread. Idempotent. Does not change the version, so that a colleague's draft answer
 * is not refused. Throws "not-found".
 */
export async function markConversationRead(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
) {
  requireAbility(staff, "enquiries.manage");
  const enquiryId = parseId(id, NO_SUCH_ENQUIRY);
  const { up_to } = parseInput(readUpToSchema, body);
  if (!(await markReadUpTo(ctx.db, enquiryId, up_to))) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
}
