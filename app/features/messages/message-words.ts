import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

export const CONVERSATION_WORDS = {
  title: "La conversazione",
  noMessages: "Non c'è ancora nessun messaggio.",
  formerStaffAuthor: (company: string) => `Lo staff di ${company}`,
  /** Text beside the author of a message. */
  moment: ({ day, time }: { day: string; time: string }) => `${day}, ore ${time}`,
  quote: ({ reference, title }: { reference: string; title: string }) =>
    `Ti abbiamo preparato il preventivo ${reference}: ${title}`,
  openQuote: "Apri il preventivo",
  form: "Scrivici",
  field: "Il tuo messaggio",
  /** Says where the answer arrives: without an e-mail address only on the page. */
  promise: (promise: ReplyPromise, hasEmail: boolean) =>
    `Rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}, ${hasEmail ? "qui e per e-mail" : "qui"}.`,
  send: "Invia il messaggio",
  sending: "Invio in corso…",
} as const;
