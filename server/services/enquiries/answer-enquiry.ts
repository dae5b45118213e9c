import { enquiryAnswerSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import { languageOnSite } from "#domain/languages.ts";
import { hasUnread } from "#domain/messages/conversation.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredEnquiry, lockEnquiry, type StoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import type { StoredMessage } from "#server/repositories/messages/messages.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readEnquiryFacts } from "#server/services/enquiries/shared/enquiry-facts.ts";
import {
  assertAnswerable,
  markAnswered,
  postStaffMessage,
} from "#server/services/enquiries/shared/post-staff-message.ts";
import { assertValidIdempotencyKey } from "#server/services/internal/idempotency.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { findRepeatedMessage } from "#server/services/messages/shared/staff-message.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

export interface EnquiryAnswerInput {
  staff: Staff;
  id: string;
  body: unknown;
  /** A key from the caller, so that a repeated reply sends only one mail. */
  idempotencyKey: string | undefined;
}

/**
 * Sends a staff reply to an enquiry (product.md#conversation). In one transaction, adds the reply to the conversation, enqueues the mail, marks the
 * enquiry as answered and, if it is assigned to nobody, assigns it to the author. Sets the time of the first reply only once. Idempotent by key and
 * text. Throws "invalid" for a key that was used with another text, "not-found", and "conflict" for a closed enquiry or a stale `version`, so that
 * two people do not reply without knowing of each other.
 */
export async function answerEnquiry(ctx: AppContext, input: EnquiryAnswerInput): Promise<StoredMessage> {
  const { staff } = input;
  requireAbility(staff, "enquiries.manage");
  const enquiryId = parseId(input.id, NO_SUCH_ENQUIRY);
  const { body, version } = parseInput(enquiryAnswerSchema, input.body);
  if (input.idempotencyKey !== undefined) assertValidIdempotencyKey(input.idempotencyKey);
  const answer = { conversation: { enquiryId }, author: staff.userId, body, key: input.idempotencyKey ?? null };
  const enquiryBefore = await findStoredEnquiry(ctx.db, { id: enquiryId });
  if (!enquiryBefore) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  // Read these facts before the transaction, because PGlite has only one connection. They do not change.
  const language = languageOnSite(ctx.site.languages, enquiryBefore.language);
  const { rows } = await readEnquiryFacts(ctx, enquiryBefore, wordsOf(language));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    const repeated = await findRepeatedMessage(tx, answer);
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

/** Throws "conflict" if the customer has written meanwhile. The message then names the customer, and not a colleague. */
function assertNothingUnread(enquiry: StoredEnquiry, version: number | undefined): void {
  if (version === undefined || version === enquiry.version || !hasUnread(enquiry)) return;
  throw new ServiceError("conflict", `Nel frattempo ${enquiry.name} ha scritto ancora.`, [
    { path: "version", message: `La versione attuale è la ${enquiry.version}.` },
  ]);
}
