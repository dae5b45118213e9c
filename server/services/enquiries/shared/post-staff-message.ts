import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import { canAnswerEnquiry } from "#domain/enquiries/enquiry-statuses.ts";
import { languageOnSite } from "#domain/languages.ts";
import type { FilledMailText } from "#domain/mail-texts/fill-mail-text.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { enquiryAnswerEmail } from "#server/mail/conversation-mails.ts";
import { type StoredEnquiry, updateStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import { insertMessage, type StoredMessage } from "#server/repositories/messages/messages.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { conversationUrl } from "#server/services/enquiries/shared/conversation-token.ts";
import { reusedMessageKeyError } from "#server/services/messages/shared/staff-message.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";

interface StaffMessage {
  staff: Staff;
  body: string;
  key: string | null;
  /** The request, which the mail repeats. */
  rows: readonly EnquiryLine[];
  /** Subject, title and paragraphs of a mail that is no reply, such as that about a club place. */
  filledText?: FilledMailText;
}

/** Adds a staff message to an enquiry's conversation and enqueues its mail to the sender. The caller has locked the enquiry. */
export async function postStaffMessage(
  ctx: AppContext,
  tx: Transaction,
  enquiry: StoredEnquiry,
  { staff, body, key, rows, filledText }: StaffMessage,
): Promise<StoredMessage> {
  const enquiryId = enquiry.id;
  const row = {
    side: "staff" as const,
    author: staff.userId,
    body,
    idempotencyKey: key,
    createdAt: ctx.clock(),
  };
  const id = await insertMessage(tx, { ...row, enquiryId });
  // The key belongs to a message of another enquiry: a message of this enquiry would have been found before.
  if (!id) throw reusedMessageKeyError();
  const { kind, reference, name, message } = enquiry;
  const language = languageOnSite(ctx.site.languages, enquiry.language);
  const text = filledText ? null : await findMailText(tx, "enquiry-answered", language);
  const page = conversationUrl(ctx.env, { ...enquiry, language });
  const parts = {
    page,
    language,
    site: await readSiteIn({ ...ctx, db: tx }, wordsOf(language)),
    siteUrl: ctx.env.siteUrl,
    kind,
    reference,
    name,
    message,
    rows,
    body,
    author: staff.name,
    text,
    ...(filledText && { filledText }),
  };
  await ctx.jobs.enqueue(tx, "mail", enquiryAnswerEmail({ to: enquiry.email, ...parts }));
  return { ...row, id, enquiryId, bookingId: null, eventId: null, authorName: staff.name, authorEmail: staff.email };
}

/** Marks an enquiry as answered and, if it is assigned to nobody, assigns it to the author. Keeps the time of the first reply. */
export function markAnswered(
  ctx: AppContext,
  tx: Transaction,
  before: StoredEnquiry,
  staff: Staff,
): Promise<StoredEnquiry> {
  const now = ctx.clock();
  return updateStoredEnquiry(
    tx,
    before.id,
    {
      status: "answered" satisfies EnquiryStatus,
      firstAnsweredAt: before.firstAnsweredAt ?? now,
      assignedTo: before.assignedTo ?? staff.userId,
      staffReadAt: now,
    },
    now,
  );
}

/** Throws "conflict" for a closed enquiry. */
export function assertAnswerable({ status }: StoredEnquiry): void {
  if (!canAnswerEnquiry(status)) throw new ServiceError("conflict", "La richiesta è chiusa: riaprila per rispondere.");
}
