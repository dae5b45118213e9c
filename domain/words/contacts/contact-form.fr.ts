import type { Translated } from "#domain/words/text.ts";
import type { CONTACT_FORM_IT } from "./contact-form.it.ts";

export const CONTACT_FORM_FR: Translated<typeof CONTACT_FORM_IT> = {
  optionalMessage: "Autre chose, si vous le souhaitez",
  promise:
    "Nous répondons sous {hours}. Vos données ne servent qu'à cela\u00a0: <privacy>politique de confidentialité</privacy>.",
  received: "Référence <reference>{reference}</reference>. Vous en trouverez une copie dans votre boîte e-mail.",
  sent: "Demande envoyée\u00a0! Nous vous contacterons très prochainement.",
  sending: "Envoi en cours…",
  send: "Envoyer la demande",
};
