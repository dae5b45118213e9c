import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_PAGE_IT } from "./enquiry-page.it.ts";

export const ENQUIRY_PAGE_FR: Translated<typeof ENQUIRY_PAGE_IT> = {
  privateTitle: "Demande {reference}",
  answered: "Nous vous avons répondu",
  received: "Votre demande est entre nos mains",
  leads: {
    answered:
      "Vous trouverez notre réponse ci-dessous\u00a0; écrivez-nous d'ici, ou appelez-nous en indiquant la référence\u00a0: <phone>{phone}</phone>.",
    handled:
      "Si vous souhaitez ajouter quelque chose, écrivez-le ci-dessous ou appelez en indiquant la référence\u00a0: <phone>{phone}</phone>.",
    waiting:
      "Nous vous répondons {deadline}. Une copie est dans votre boîte e-mail\u00a0; si vous souhaitez ajouter quelque chose, écrivez-le ci-dessous ou appelez en indiquant la référence\u00a0: <phone>{phone}</phone>.",
    waitingByPhone:
      "Nous vous répondons {deadline}. Une copie est dans votre boîte e-mail\u00a0; si vous souhaitez ajouter quelque chose, appelez en indiquant la référence\u00a0: <phone>{phone}</phone>.",
  },
  summary: "Récapitulatif",
  code: "Référence",
  steps: {
    contact: "Nous vous appelons, ou vous écrivons si vous préférez.",
    next: {
      jet: {
        title: "Le devis",
        text: "Un prix pour le vol entier\u00a0: jet, horaires, mise en place, services au sol et taxe, ligne par ligne.",
      },
      experience: {
        title: "Le programme",
        text: "Les heures des deux jours, la voiture, la chambre et les tables réservées.",
      },
      club: {
        title: "La rencontre",
        text: "Un bref entretien, en personne ou au téléphone, puis la réponse de la maison.",
      },
      contact: {
        title: "La réponse",
        text: "Écrite par la personne qui s'en occupe, avec son nom et son numéro direct.",
      },
    },
    confirmation: "Votre confirmation",
    nothingBinding: "Jusque-là, vous ne payez rien et rien ne vous engage.",
  },
  reopens: "La demande est close\u00a0: si vous écrivez, nous la rouvrons et vous répondons.",
  backToJets: "Retour aux jets privés",
  backToCollection: "Retour à la collection",
};
