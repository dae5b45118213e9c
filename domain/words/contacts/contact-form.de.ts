import type { Translated } from "#domain/words/text.ts";
import type { CONTACT_FORM_IT } from "./contact-form.it.ts";

export const CONTACT_FORM_DE: Translated<typeof CONTACT_FORM_IT> = {
  optionalMessage: "Weitere Wünsche (optional)",
  promise: "Wir antworten innerhalb von {hours}. Ihre Daten dienen nur diesem Zweck: <privacy>Datenschutz</privacy>.",
  received: "Ihre Anfragenummer: <reference>{reference}</reference>. Eine Kopie finden Sie in Ihrem E-Mail-Postfach.",
  sent: "Anfrage gesendet! Wir melden uns bald bei Ihnen.",
  sending: "Wird gesendet …",
  send: "Anfrage senden",
};
