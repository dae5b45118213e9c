import { createHash } from "node:crypto";
import type { z } from "zod";
import type { customerMessageSchema } from "#domain/forms/messages/customer-message.ts";
import { MAX_CUSTOMER_MESSAGES } from "#domain/messages/conversation.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { type ConversationKey, countMessages, findMessageByKey } from "#server/repositories/messages/messages.ts";

/** A customer's message that can be stored in a conversation. */
export interface AcceptedMessage {
  side: "customer";
  body: string;
  idempotencyKey: string;
  createdAt: Date;
}

/**
 * Returns the row of a customer's message, or null if the same words from the same form are stored already (product.md#conversation). Throws "invalid"
 * at the maximum number of messages. The caller has locked the enquiry or booking, and stores the row.
 */
export async function acceptCustomerMessage(
  ctx: AppContext,
  tx: Transaction,
  conversation: ConversationKey,
  { body, key }: z.infer<typeof customerMessageSchema>,
): Promise<AcceptedMessage | null> {
  const idempotencyKey = toMessageKey(conversation, key, body);
  if (await findMessageByKey(tx, idempotencyKey)) return null;
  if ((await countMessages(tx, conversation, "customer")) >= MAX_CUSTOMER_MESSAGES) throw tooManyMessagesError(ctx);
  return { side: "customer", body, idempotencyKey, createdAt: ctx.clock() };
}

function tooManyMessagesError({ site }: AppContext): ServiceError {
  const message = textReference("refusals", "tooManyMessages", { max: MAX_CUSTOMER_MESSAGES, phone: site.phone });
  return new ServiceError("invalid", message, [{ path: "body", message }]);
}

/**
 * Returns the idempotency key of a message. It depends on the text too: if the form is sent again after an edit, it is a new message and not a reused
 * key.
 */
function toMessageKey(conversation: ConversationKey, key: string, body: string): string {
  const id = "enquiryId" in conversation ? conversation.enquiryId : conversation.bookingId;
  return `customer:${createHash("sha256")
    .update(JSON.stringify([id, key, body]))
    .digest("hex")}`;
}
