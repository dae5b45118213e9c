import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_MAILS_IT } from "./enquiry-mails.it.ts";

export const ENQUIRY_MAILS_FR: Translated<typeof ENQUIRY_MAILS_IT> = {
  subjects: {
    club: "la Communauté VIP",
    jet: "votre vol",
    contact: "votre message",
    experience: "votre expérience",
  },
  reference: "Référence",
  message: "Message",
  yourRequest: "Votre demande\u00a0: {kind}",
  openRequest: "Ouvrir votre demande",
  answer: "Répondre ici",
  answerOnPage:
    "Pour répondre, ouvrez la page de votre demande\u00a0: vous y trouverez toute la conversation. Les réponses à cet e-mail ne sont pas lues.",
  nothingBinding:
    "Cette demande ne vous engage pas et vous n'avez rien à payer maintenant. Les réponses à cet e-mail ne sont pas lues.",
  notYou: "Si ce n'est pas vous qui nous avez écrit, ignorez cet e-mail.",
  estimate: "à partir de {price} ({jet})",
  estimateWithTax: "{estimate}, plus {tax} de taxe sur les avions-taxis",
  quoteKinds: {
    car: "Voiture",
    jet: "Jet privé",
    experience: "Expérience",
  },
  quoteTitle: "Objet",
  total: "Total",
  openQuote: "Ouvrir le devis",
  reviewQuote: "Revoir le devis",
  quoteIsYours:
    "Ce lien vous est personnel\u00a0: quiconque le possède peut accepter le devis. Pour toute question\u00a0: {phone}.",
};
