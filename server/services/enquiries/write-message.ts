import { createHash } from "node:crypto";
import { linkHasEnded } from "#domain/booking/private-link.ts";
import { MOST_CUSTOMER_MESSAGES } from "#domain/enquiries/conversation.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import { customerMessageSchema } from "#domain/forms/customer-message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { customerMessageEmail } from "#server/mail/conversation-mails.ts";
import { lockEnquiry, type StoredEnquiry, updateStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { countMessages, findMessageByKey, insertMessage } from "#server/repositories/enquiries/enquiry-messages.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { openConversation } from "#server/services/enquiries/shared/conversation-token.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

/**
 * The sender of a request writes on its page (product.md#conversation): staff get a notice by mail, and a request that was answered or
 * closed waits again, with a clock of its own. The same words with the same key are one message. Refuses "not-found" for a token that
 * opens nothing, "invalid" for wrong words and for more messages than a conversation holds.
 */
export async function writeMessage(ctx: AppContext, { token, form }: { token: string; form: unknown }): Promise<void> {
  const enquiryId = openConversation(ctx.env.secret, token);
  if (!enquiryId) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
  const { body, key } = checkedInput(customerMessageSchema, form);
  const idempotencyKey = messageKey(enquiryId, key, body);
  const written = await retriedTransaction(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before || linkHasEnded(before.updatedAt, ctx.clock())) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    if (await findMessageByKey(tx, idempotencyKey)) return false;
    await refuseTooMany(ctx, tx, enquiryId);
    const now = ctx.clock();
    await insertMessage(tx, { enquiryId, side: "customer", body, idempotencyKey, createdAt: now });
    const after = await reopen(tx, before, now);
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
  if (written) ctx.logger.info({ enquiry: enquiryId }, "message of a customer received");
}

/** One that waits already keeps its clock: whoever adds a word has not waited any less. */
function reopen(tx: Transaction, enquiry: StoredEnquiry, now: Date): Promise<StoredEnquiry> {
  const waits = enquiry.status === "new";
  return updateStoredEnquiry(
    tx,
    enquiry.id,
    {
      customerWroteAt: now,
      ...(!waits && { status: "new" satisfies EnquiryStatus, reopenedAt: now }),
    },
    now,
  );
}

async function refuseTooMany(ctx: AppContext, tx: Transaction, enquiryId: string): Promise<void> {
  if ((await countMessages(tx, enquiryId, "customer")) < MOST_CUSTOMER_MESSAGES) return;
  const message = `In questa conversazione ci sono già ${MOST_CUSTOMER_MESSAGES} tuoi messaggi: chiamaci al ${ctx.site.phone}.`;
  throw new ServiceError("invalid", message, [{ path: "body", message }]);
}

/** Of the words too: a form sent again after a change is another message, never a refusal. */
const messageKey = (enquiryId: string, key: string, body: string) =>
  `customer:${createHash("sha256")
    .update(JSON.stringify([enquiryId, key, body]))
    .digest("hex")}`;
