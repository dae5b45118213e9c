import type { Transaction } from "#server/db/client.ts";
import type { ServiceError } from "#server/errors.ts";
import { type ConversationKey, findMessageByKey, type StoredMessage } from "#server/repositories/messages/messages.ts";
import { invalidIdempotencyKeyError } from "#server/services/internal/idempotency.ts";

/** A message that a staff user sends, with the key from the caller. */
export interface StaffMessage {
  conversation: ConversationKey;
  author: string;
  body: string;
  key: string | null;
}

/** Returns the same message if it was sent before; null for a new one. Throws "invalid" for a key that was used with another message. */
export async function findRepeatedMessage(
  tx: Transaction,
  { conversation, key, author, body }: StaffMessage,
): Promise<StoredMessage | null> {
  const earlier = key === null ? null : await findMessageByKey(tx, key);
  if (!earlier) return null;
  const isSameConversation =
    "enquiryId" in conversation
      ? earlier.enquiryId === conversation.enquiryId
      : earlier.bookingId === conversation.bookingId;
  if (!isSameConversation || earlier.author !== author || earlier.body !== body) throw reusedMessageKeyError();
  return earlier;
}

export const reusedMessageKeyError = (): ServiceError =>
  invalidIdempotencyKeyError("Questa chiave appartiene già a un altro messaggio.");
