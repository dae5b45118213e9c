/** The two sides of a conversation (product.md#conversation). */
export const MESSAGE_SIDES = ["staff", "customer"] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** The id of the conversation on its page, to which links and redirects lead. */
export const CONVERSATION_ID = "conversazione";

/** Maximum length of a customer's message. */
export const MAX_MESSAGE_CHARACTERS = 4000;
/** Maximum number of customer messages per enquiry or booking; the page then asks to call. */
export const MAX_CUSTOMER_MESSAGES = 100;

/** A message as the customer's page shows it: staff by name, without e-mail address. */
export interface ConversationMessage {
  id: string;
  side: MessageSide;
  /** The author's name; null for a deleted staff user. */
  author: string | null;
  body: string;
  createdAt: Date;
}

/** A quote sent for the request, as the customer's page shows it. */
export interface ConversationQuote {
  id: string;
  /** The author's name; null for a deleted staff user. */
  author: string | null;
  reference: string;
  title: string;
  /** The token of the quote's private page. */
  token: string;
  createdAt: Date;
}

/** Whether the customer wrote after staff last looked. */
export const hasUnread = (request: { customerWroteAt: Date | null; staffReadAt: Date | null }): boolean =>
  request.customerWroteAt !== null && (request.staffReadAt === null || request.staffReadAt < request.customerWroteAt);
