import type { Translated } from "#domain/words/text.ts";
import type { CONTACT_FORM_IT } from "./contact-form.it.ts";

export const CONTACT_FORM_ES: Translated<typeof CONTACT_FORM_IT> = {
  optionalMessage: "Algo más, si lo desea",
  promise: "Respondemos en {hours}. Sus datos sirven solo para esto: <privacy>política de privacidad</privacy>.",
  received: "Referencia <reference>{reference}</reference>. Encontrará una copia en su correo electrónico.",
  sent: "¡Solicitud enviada! Nos pondremos en contacto con usted en breve.",
  sending: "Enviando…",
  send: "Enviar la solicitud",
};
