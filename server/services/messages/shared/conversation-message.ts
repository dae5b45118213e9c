import type { ConversationMessage } from "#domain/messages/conversation.ts";
import type { StoredMessage } from "#server/repositories/messages/messages.ts";

/** Returns a message for the customer's page. It names staff, but never contains their e-mail addresses. */
export const toConversationMessage = (message: StoredMessage, customer: { name: string }): ConversationMessage => ({
  id: message.id,
  side: message.side,
  author: message.side === "customer" ? customer.name : message.authorName || null,
  body: message.body,
  createdAt: message.createdAt,
});
