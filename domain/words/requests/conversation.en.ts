import type { Translated } from "#domain/words/text.ts";
import type { CONVERSATION_IT } from "./conversation.it.ts";

export const CONVERSATION_EN: Translated<typeof CONVERSATION_IT> = {
  title: "The conversation",
  noMessages: "There are no messages yet.",
  formerStaff: "The team at {company}",
  quote: "We have prepared quote {reference} for you: {title}",
  openQuote: "Open the quote",
  form: "Write to us",
  field: "Your message",
  promise: "We reply within {hours}, here.",
  promiseByMail: "We reply within {hours}, here and by e-mail.",
  send: "Send the message",
  sending: "Sending…",
};
