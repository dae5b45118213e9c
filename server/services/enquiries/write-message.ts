import { createHash } from "node:crypto";
import { isPrivateLinkExpired } from "#domain/bookings/private-link.ts";
import { MAX_CUSTOMER_MESSAGES } from "#domain/enquiries/conversation.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import { customerMessageSchema } from "#domain/forms/enquiries/customer-message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { customerMessageEmail } from "#server/mail/conversation-mails.ts";
import { lockEnquiry, type StoredEnquiry, updateStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { countMessages, findMessageByKey, insertMessage } from "#server/repositories/enquiries/enquiry-messages.ts";
import { verifyConversationToken } from "#server/services/enquiries/shared/conversation-token.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

/**
 * Adds the sender's message to an enquiry's conversation (product.md#conversation). Mails staff, and reopens an answered or closed enquiry with a new
 * reply time. Idempotent by key and text. Throws "not-found" for an unknown token, and "invalid" for a wrong text and at the maximum number of
 * messages.
 */
export async function writeMessage(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const enquiryId = verifyConversationToken(ctx.env.secret, token);
  if (!enquiryId) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  const { body, key } = parseInput(customerMessageSchema, form);
  const idempotencyKey = toMessageKey(enquiryId, key, body);
  const isStored = await retryTransaction(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before || isPrivateLinkExpired(before.updatedAt, ctx.clock()))
      throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    if (await findMessageByKey(tx, idempotencyKey)) return false;
    await assertMessageLimit(ctx, tx, enquiryId);
    const now = ctx.clock();
    await insertMessage(tx, { enquiryId, side: "customer", body, idempotencyKey, createdAt: now });
    const after = await reopenEnquiry(tx, before, now);
    await ctx.jobs.enqueue(
      tx,
      "mail",
      customerMessageEmail({
        enquiry: after,
        body,
        due: replyDueAt(after.reopenedAt ?? after.createdAt, ctx.site),
        now,
        site: ctx.site,
        siteUrl: ctx.env.siteUrl,
        staffAddress: ctx.env.mailStaff,
      }),
    );
    return true;
  });
  if (isStored) ctx.logger.info({ enquiry: enquiryId }, "message of a customer received");
}

/** Reopens an enquiry with a new reply time. An enquiry that is still open keeps its reply time. */
function reopenEnquiry(tx: Transaction, enquiry: StoredEnquiry, now: Date): Promise<StoredEnquiry> {
  const isWaiting = enquiry.status === "new";
  return updateStoredEnquiry(
    tx,
    enquiry.id,
    {
      customerWroteAt: now,
      ...(!isWaiting && { status: "new" satisfies EnquiryStatus, reopenedAt: now }),
    },
    now,
  );
}

async function assertMessageLimit(ctx: AppContext, tx: Transaction, enquiryId: string): Promise<void> {
  if ((await countMessages(tx, enquiryId, "customer")) < MAX_CUSTOMER_MESSAGES) return;
  const message = `In questa conversazione ci sono già ${MAX_CUSTOMER_MESSAGES} tuoi messaggi: chiamaci al ${ctx.site.phone}.`;
  throw new ServiceError("invalid", message, [{ path: "body", message }]);
}

/**
 * Returns the idempotency key of a message. It depends on the text too: if the form is sent again after an edit, it is a new message and not a reused
 * key.
 */
const toMessageKey = (enquiryId: string, key: string, body: string) =>
  `customer:${createHash("sha256")
    .update(JSON.stringify([enquiryId, key, body]))
    .digest("hex")}`;
