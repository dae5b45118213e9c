import { isPrivateLinkExpired } from "#domain/bookings/private-link.ts";
import { ENQUIRY_NAMES, type EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import { customerMessageSchema } from "#domain/forms/messages/customer-message.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { customerMessageEmail, type MessageSubject } from "#server/mail/conversation-mails.ts";
import { lockEnquiry, type StoredEnquiry, updateStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { insertMessage } from "#server/repositories/messages/messages.ts";
import { verifyConversationToken } from "#server/services/enquiries/shared/conversation-token.ts";
import { acceptCustomerMessage } from "#server/services/messages/shared/customer-message.ts";
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
  const input = parseInput(customerMessageSchema, form);
  const isStored = await retryTransaction(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before || isPrivateLinkExpired(before.updatedAt, ctx.clock()))
      throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    const message = await acceptCustomerMessage(ctx, tx, { enquiryId }, input);
    if (!message) return false;
    const now = message.createdAt;
    await insertMessage(tx, { ...message, enquiryId });
    const after = await reopenEnquiry(tx, before, now);
    await ctx.jobs.enqueue(
      tx,
      "mail",
      customerMessageEmail({
        about: toMessageSubject(after),
        body: message.body,
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

const toMessageSubject = ({ id, reference, kind, name }: StoredEnquiry): MessageSubject => ({
  reference,
  title: ENQUIRY_NAMES[kind],
  name,
  page: "della sua richiesta",
  panelPath: panelPaths.adminRequest(id),
});

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
