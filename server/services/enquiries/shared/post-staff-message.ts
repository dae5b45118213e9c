import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import { canAnswerEnquiry } from "#domain/enquiries/enquiry-statuses.ts";
import type { FilledMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { enquiryAnswerEmail } from "#server/mail/conversation-mails.ts";
import { type StoredEnquiry, updateStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { insertMessage, type StoredMessage } from "#server/repositories/enquiries/enquiry-messages.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { conversationUrl } from "#server/services/enquiries/shared/conversation-token.ts";
import { invalidIdempotencyKey } from "#server/services/internal/idempotency.ts";

export const REUSED_KEY_MESSAGE = "Questa chiave appartiene già a un'altra risposta.";

interface StaffMessage {
  staff: Staff;
  body: string;
  key: string | null;
  /** What was asked for, as the mail repeats it. */
  rows: readonly EnquiryLine[];
  /** Of a mail that is no answer: its subject, title and paragraphs. */
  words?: FilledMailText;
}

/** Writes staff's words into a locked request's conversation and leaves the mail that takes them to its sender. */
export async function postStaffMessage(
  ctx: AppContext,
  tx: Transaction,
  enquiry: StoredEnquiry,
  { staff, body, key, rows, words }: StaffMessage,
): Promise<StoredMessage> {
  const row = {
    enquiryId: enquiry.id,
    side: "staff" as const,
    author: staff.userId,
    body,
    idempotencyKey: key,
    createdAt: ctx.clock(),
  };
  const id = await insertMessage(tx, row);
  // Taken by an answer to another request at the same moment: this one's own would have been found.
  if (!id) throw invalidIdempotencyKey(REUSED_KEY_MESSAGE);
  const { kind, reference, name, message } = enquiry;
  const text = words ? null : await findMailText(tx, "enquiry-answered");
  const page = conversationUrl(ctx.env, enquiry.id);
  const parts = {
    page,
    site: ctx.site,
    kind,
    reference,
    name,
    message,
    rows,
    body,
    author: staff.name,
    text,
    ...(words && { words }),
  };
  await ctx.jobs.enqueue(tx, "mail", enquiryAnswerEmail({ to: enquiry.email, ...parts }));
  return { ...row, id, authorName: staff.name, authorEmail: staff.email };
}

/** The request is answered from now on, and taken on by who answers when nobody has it; the moment of the first answer stands. */
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

/** Refuses "conflict" for a closed request. */
export function assertAnswerable({ status }: StoredEnquiry): void {
  if (!canAnswerEnquiry(status)) throw new ServiceError("conflict", "La richiesta è chiusa: riaprila per rispondere.");
}
