import type { Translated } from "#domain/words/text.ts";
import type { CONTACT_FORM_IT } from "./contact-form.it.ts";

export const CONTACT_FORM_EN: Translated<typeof CONTACT_FORM_IT> = {
  optionalMessage: "Anything else, if you wish",
  promise: "We reply within {hours}. We use your details for this purpose only: <privacy>privacy</privacy>.",
  received: "Reference <reference>{reference}</reference>. You will find a copy in your e-mail.",
  sent: "Request sent! We will be in touch soon.",
  sending: "Sending...",
  send: "Send the request",
};
