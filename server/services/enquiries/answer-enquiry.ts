import { hasUnread } from "#domain/enquiries/conversation.ts";
import { enquiryAnswerSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredEnquiry, lockEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { findMessageByKey, type StoredMessage } from "#server/repositories/enquiries/enquiry-messages.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readEnquiryFacts } from "#server/services/enquiries/shared/enquiry-facts.ts";
import {
  assertAnswerable,
  markAnswered,
  postStaffMessage,
  REUSED_KEY_MESSAGE,
} from "#server/services/enquiries/shared/post-staff-message.ts";
import { assertValidIdempotencyKey, invalidIdempotencyKey } from "#server/services/internal/idempotency.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
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
  const enquiryId = parseId(input.id, NO_SUCH_ENQUIRY);
  const { body, version } = parseInput(enquiryAnswerSchema, input.body);
  if (input.idempotencyKey !== undefined) assertValidIdempotencyKey(input.idempotencyKey);
  const answer: Answer = { enquiryId, author: staff.userId, body, key: input.idempotencyKey ?? null };
  const enquiryBefore = await findStoredEnquiry(ctx.db, { id: enquiryId });
  if (!enquiryBefore) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  // What was asked for never changes; read before the transaction, which on the embedded engine is the only connection.
  const { rows } = await readEnquiryFacts(ctx, enquiryBefore);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    const repeated = await findRepeatedAnswer(tx, answer);
    if (repeated) return repeated;
    assertNothingUnread(before, version);
    await rejectStaleVersion(tx, "enquiries", before, version, ctx);
    assertAnswerable(before);
    const stored = await postStaffMessage(ctx, tx, before, { staff, body, key: answer.key, rows });
    const after = await markAnswered(ctx, tx, before, staff);
    await audit({ action: "answer", entity: "enquiries", entityId: enquiryId, before, after });
    return stored;
  });
}

/** Whoever asked wrote again while the answer was being written: no colleague is to be named for that. */
function assertNothingUnread(enquiry: StoredEnquiry, version: number | undefined): void {
  if (version === undefined || version === enquiry.version || !hasUnread(enquiry)) return;
  throw new ServiceError("conflict", `Nel frattempo ${enquiry.name} ha scritto ancora.`, [
    { path: "version", message: `La versione attuale è la ${enquiry.version}.` },
  ]);
}

async function findRepeatedAnswer(
  tx: Transaction,
  { key, enquiryId, author, body }: Answer,
): Promise<StoredMessage | null> {
  const earlier = key === null ? null : await findMessageByKey(tx, key);
  if (!earlier) return null;
  if (earlier.enquiryId !== enquiryId || earlier.author !== author || earlier.body !== body)
    throw invalidIdempotencyKey(REUSED_KEY_MESSAGE);
  return earlier;
}
