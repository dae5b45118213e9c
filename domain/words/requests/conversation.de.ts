import type { Translated } from "#domain/words/text.ts";
import type { CONVERSATION_IT } from "./conversation.it.ts";

export const CONVERSATION_DE: Translated<typeof CONVERSATION_IT> = {
  title: "Der Austausch",
  noMessages: "Es gibt noch keine Nachricht.",
  formerStaff: "Das Team von {company}",
  quote: "Wir haben Ihnen das Angebot {reference} erstellt: {title}",
  openQuote: "Angebot öffnen",
  form: "Schreiben Sie uns",
  field: "Ihre Nachricht",
  promise: "Wir antworten innerhalb von {hours}, hier.",
  promiseByMail: "Wir antworten innerhalb von {hours}, hier und per E-Mail.",
  send: "Nachricht senden",
  sending: "Wird gesendet …",
};
