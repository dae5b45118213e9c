/** Who wrote a message of a request's conversation (product.md#conversation). */
export const MESSAGE_SIDES = ["staff", "customer"] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Characters of one message of the customer's. */
export const MAX_MESSAGE_CHARACTERS = 4000;
/** Messages of the customer's in one request; after that one calls. */
export const MAX_CUSTOMER_MESSAGES = 100;

/** A message as the customer's page shows it: staff by name, never by address. */
export interface ConversationMessage {
  id: string;
  side: MessageSide;
  /** Who wrote it; null for somebody who has left. */
  author: string | null;
  body: string;
  createdAt: Date;
}

/** A quote that was sent about the request, as the customer's page names it. */
export interface ConversationQuote {
  id: string;
  /** Who wrote it; null for somebody who has left. */
  author: string | null;
  reference: string;
  title: string;
  /** Its own private page. */
  path: string;
  createdAt: Date;
}

/** What waits to be read: the customer wrote after staff last looked. */
export const hasUnread = (request: { customerWroteAt: Date | null; staffReadAt: Date | null }): boolean =>
  request.customerWroteAt !== null && (request.staffReadAt === null || request.staffReadAt < request.customerWroteAt);
