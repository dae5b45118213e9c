import { hasUnread } from "#domain/enquiries/conversation.ts";
import { enquiryAnswerSchema } from "#domain/forms/enquiry-answer.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredEnquiry, lockEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMessageByKey, type StoredMessage } from "#server/repositories/enquiries/enquiry-messages.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { readEnquiryFacts } from "#server/services/enquiries/shared/enquiry-facts.ts";
import { leaveWords, markAnswered, refuseClosed } from "#server/services/enquiries/shared/leave-answer.ts";
import { refuseMalformedKey, wrongKey } from "#server/services/internal/idempotency.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

export interface EnquiryAnswerInput {
  staff: Staff;
  id: string;
  body: unknown;
  /** Given by the caller, so that the same answer sent twice is one mail. */
  idempotencyKey: string | undefined;
}

interface Answer {
  enquiryId: string;
  author: string;
  body: string;
  key: string | null;
}

/**
 * Answers a request (product.md#conversation): the answer stands on the request's page, a mail with it is left in the same transaction, the request is answered, and
 * taken on by who answers when nobody has it. The moment of the first answer is set once. The same key with the same words gives the
 * same answer again; with others it is "invalid". Refuses "not-found", and "conflict" when the request is closed or has changed since
 * `version`: two people do not answer the same request unawares.
 */
export async function answerEnquiry(ctx: AppContext, input: EnquiryAnswerInput): Promise<StoredMessage> {
  const { staff } = input;
  requireAbility(staff, "enquiries.manage");
  const enquiryId = checkedId(input.id, NO_SUCH_ENQUIRY);
  const { body, version } = checkedInput(enquiryAnswerSchema, input.body);
  if (input.idempotencyKey !== undefined) refuseMalformedKey(input.idempotencyKey);
  const answer: Answer = { enquiryId, author: staff.userId, body, key: input.idempotencyKey ?? null };
  const known = await findStoredEnquiry(ctx.db, { id: enquiryId });
  if (!known) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  // What was asked for never changes; read before the transaction, which on the embedded engine is the only connection.
  const { rows } = await readEnquiryFacts(ctx, known);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    const repeated = await findRepeated(tx, answer);
    if (repeated) return repeated;
    refuseUnreadWords(before, version);
    await rejectStaleVersion(tx, "enquiries", before, version, ctx);
    refuseClosed(before);
    const stored = await leaveWords(ctx, tx, before, { staff, body, key: answer.key, rows });
    const after = await markAnswered(ctx, tx, before, staff);
    await audit({ action: "answer", entity: "enquiries", entityId: enquiryId, before, after });
    return stored;
  });
}

/** Whoever asked wrote again while the answer was being written: no colleague is to be named for that. */
function refuseUnreadWords(enquiry: StoredEnquiry, version: number | undefined): void {
  if (version === undefined || version === enquiry.version || !hasUnread(enquiry)) return;
  throw new ServiceError("conflict", `Nel frattempo ${enquiry.name} ha scritto ancora.`, [
    { path: "version", message: `La versione attuale è la ${enquiry.version}.` },
  ]);
}

async function findRepeated(tx: Transaction, { key, enquiryId, author, body }: Answer): Promise<StoredMessage | null> {
  const first = key === null ? null : await findMessageByKey(tx, key);
  if (!first) return null;
  if (first.enquiryId !== enquiryId || first.author !== author || first.body !== body)
    throw wrongKey("Questa chiave appartiene già a un'altra risposta.");
  return first;
}
