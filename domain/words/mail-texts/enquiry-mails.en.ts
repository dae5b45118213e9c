import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_MAILS_IT } from "./enquiry-mails.it.ts";

export const ENQUIRY_MAILS_EN: Translated<typeof ENQUIRY_MAILS_IT> = {
  subjects: {
    club: "the VIP Community",
    jet: "your flight",
    contact: "your message",
    experience: "your experience",
  },
  reference: "Reference",
  message: "Message",
  yourRequest: "Your request: {kind}",
  openRequest: "Open your request",
  answer: "Reply here",
  answerOnPage:
    "To reply, open the page of your request: it has the whole conversation. Replies to this e-mail are not read.",
  nothingBinding:
    "This request does not commit you to anything and there is nothing to pay now. Replies to this e-mail are not read.",
  notYou: "If it was not you who wrote to us, please ignore this e-mail.",
  estimate: "from {price} ({jet})",
  estimateWithTax: "{estimate}, plus {tax} air taxi tax",
  quoteKinds: {
    car: "Car",
    jet: "Private jet",
    experience: "Experience",
  },
  quoteTitle: "Subject",
  total: "Total",
  openQuote: "Open the quote",
  reviewQuote: "View the quote again",
  quoteIsYours:
    "Please keep this link to yourself: anyone who has it can accept the quote. If you have any questions, call us: {phone}.",
};
