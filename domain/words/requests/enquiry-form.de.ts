import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_FORM_IT } from "./enquiry-form.it.ts";

export const ENQUIRY_FORM_DE: Translated<typeof ENQUIRY_FORM_IT> = {
  refused: "Es fehlt noch etwas: Nichts von dem, was Sie geschrieben haben, ist verloren.",
  name: "Vor- und Nachname",
  email: "E-Mail",
  sending: "Wird gesendet...",
  promise: "Wir antworten innerhalb von {hours}. Ihre Daten dienen nur dazu: <privacy>Datenschutz</privacy>.",
  sent: "Anfrage gesendet! Wir melden uns in Kürze bei Ihnen.",
  received: "Code <reference>{reference}</reference>. Eine Kopie finden Sie in Ihren E-Mails.",
};
