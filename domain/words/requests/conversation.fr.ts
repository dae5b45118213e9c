import type { Translated } from "#domain/words/text.ts";
import type { CONVERSATION_IT } from "./conversation.it.ts";

export const CONVERSATION_FR: Translated<typeof CONVERSATION_IT> = {
  title: "La conversation",
  noMessages: "Il n'y a encore aucun message.",
  formerStaff: "L'équipe de {company}",
  quote: "Nous vous avons préparé le devis {reference}\u00a0: {title}",
  openQuote: "Ouvrir le devis",
  form: "Écrivez-nous",
  field: "Votre message",
  promise: "Nous répondons sous {hours}, ici.",
  promiseByMail: "Nous répondons sous {hours}, ici et par e-mail.",
  send: "Envoyer le message",
  sending: "Envoi en cours…",
};
