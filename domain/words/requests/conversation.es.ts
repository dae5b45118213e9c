import type { Translated } from "#domain/words/text.ts";
import type { CONVERSATION_IT } from "./conversation.it.ts";

export const CONVERSATION_ES: Translated<typeof CONVERSATION_IT> = {
  title: "La conversación",
  noMessages: "Todavía no hay ningún mensaje.",
  formerStaff: "El equipo de {company}",
  quote: "Le hemos preparado el presupuesto {reference}: {title}",
  openQuote: "Abrir el presupuesto",
  form: "Escríbanos",
  field: "Su mensaje",
  promise: "Respondemos en {hours}, aquí.",
  promiseByMail: "Respondemos en {hours}, aquí y por correo.",
  send: "Enviar el mensaje",
  sending: "Enviando…",
};
