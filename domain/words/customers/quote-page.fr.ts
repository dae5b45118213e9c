import type { Translated } from "#domain/words/text.ts";
import type { QUOTE_PAGE_IT } from "./quote-page.it.ts";

export const QUOTE_PAGE_FR: Translated<typeof QUOTE_PAGE_IT> = {
  privateTitle: "Devis {reference}",
  headlines: {
    accepted: "Merci, tout est confirmé.",
    held: "Votre voiture est gardée pour vous.",
    declined: "Ce sera pour une autre fois.",
    expired: "Le devis a expiré.",
    withdrawn: "Le devis a été retiré.",
  },
  orderHeadlines: {
    open: "Merci, tout est confirmé.",
    confirmed: "Tout est organisé.",
    done: "Merci d'avoir voyagé avec nous.",
    cancelled: "Votre commande est annulée.",
  },
  orderLeads: {
    open: "C'est votre commande {order}. Nous vous appelons pour les détails, et nous nous occupons désormais de tout.",
    confirmed:
      "Votre commande {order} est confirmée dans tous ses détails. Pour toute question, nous répondons au téléphone{hours}\u00a0: {phone}.",
    done: "Votre commande {order} est terminée. Si nous pouvons encore faire quelque chose pour vous, appelez-nous\u00a0: {phone}.",
    cancelled:
      "La commande {order} n'est plus prévue. Si vous ne le saviez pas, ou souhaitez une autre date, appelez-nous\u00a0: {phone}{hours}.",
  },
  leads: {
    sent: "{name}, voici ce que nous avons préparé pour vous. Le devis est valable jusqu'au {date}.",
    booked: "La voiture est à vous aux dates choisies. La page de la réservation contient tous les détails.",
    accepted: "Vous avez accepté le devis\u00a0: nous vous appelons pour les détails.",
  },
  states: {
    open: "Devis",
    draft: "Brouillon",
    sent: "Envoyé",
    accepted: "Accepté",
    declined: "Non accepté",
    expired: "Expiré",
    withdrawn: "Retiré",
  },
  orderStates: {
    open: "Commande en préparation",
    confirmed: "Commande confirmée",
    done: "Commande terminée",
    cancelled: "Commande annulée",
  },
  seeBooking: "Voir la réservation",
  accept: {
    label: "Accepter",
    submit: "Accepter pour {total}",
    pending: "Acceptation…",
    note: "Aucun paiement maintenant\u00a0: nous vous appelons. Accepter le devis vaut acceptation des <terms>conditions</terms> et de la <privacy>politique de confidentialité</privacy>.",
    driver: "Le conducteur",
    birthDate: "Date de naissance",
    age: "Au moins {years} ans le jour du départ.",
    licenceDate: "Permis délivré le",
    licence: "Depuis au moins {years} ans.",
  },
  decline: {
    summary: "Cela ne vous convient pas\u00a0?",
    reason: "Un mot pour nous (facultatif)",
    reasonHint: "Cela nous aide à vous proposer mieux.",
    submit: "Je n'accepte pas le devis",
    pending: "Un instant…",
  },
};
