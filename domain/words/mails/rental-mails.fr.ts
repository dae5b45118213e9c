import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_MAILS_IT } from "./rental-mails.it.ts";

export const RENTAL_MAILS_FR: Translated<typeof RENTAL_MAILS_IT> = {
  totalUnchanged: "Le total reste de {total}.",
  totalChanged: "Le total passe de {former} à {total}.",
  coloursChanged:
    "Les couleurs de la voiture changent\u00a0: elle était {former}, elle est désormais {now}. Si vous préférez autre chose, appelez-nous.",
  coloursUnknown:
    "Les couleurs de la voiture changent\u00a0: elle était {former}, nous vous indiquerons les nouvelles par téléphone. Si vous préférez autre chose, appelez-nous.",
  notRight: "Si quelque chose ne convient pas, appelez-nous\u00a0: {phone}.",
  atPickup: "Au départ",
  odometer: "Compteur",
  fuel: "Carburant ou charge",
  fuelPercent: "{percent}\u00a0%",
  rental: "La location",
  kilometres: "Les kilomètres",
  driven: "Parcourus",
  included: "Inclus",
  extra: "Supplémentaires",
  noExtra: "Aucun",
  back: "Le retour",
  lateDays: "Jours supplémentaires",
  collection: "Voir la collection",
  complaint: "Si quelque chose n'a pas été comme il fallait, dites-le-nous\u00a0: {phone}.",
  requestAgain: "Renouveler la demande",
  stillFree:
    "Si vous la souhaitez toujours, appelez-nous au {phone} ou renouvelez la demande\u00a0: les dates sont déjà remplies.",
  anotherCar: "Appelez-nous au {phone}\u00a0: nous trouverons une autre voiture à vos dates.",
  freeAfter: "Après {hours}, la voiture est redevenue libre.",
  freeUnopened:
    "La voiture est redevenue libre\u00a0: le lien de notre e-mail n'a pas été ouvert, elle n'a donc été gardée que les premières heures.",
  writeReview: "Écrire votre avis",
  reviewOnce: "Ce lien n'est qu'à vous. Nous ne vous solliciterons plus pour cette location.",
  bring: "permis et pièce d'identité",
  bringWithCard: "permis, pièce d'identité et une carte pour la caution de {deposit}",
  whoCollects: "Qui la reprend",
  directions: "Itinéraire",
  openMap: "Ouvrir le plan",
  answer: "Répondre ici",
  answerOnBookingPage:
    "Pour répondre, ouvrez la page de votre réservation\u00a0: vous y trouverez toute la conversation. Les réponses à cet e-mail ne sont pas lues.",
  replacedSubject: "Votre nouvelle voiture, réservation {reference}",
  replacedHeading: "Votre voiture a changé.",
  replaced:
    "vous voyagez désormais avec une autre voiture. La date et le lieu du retour restent ceux que vous connaissez.",
  cars: "Les voitures",
  untilReplacement: "Jusqu'au remplacement",
  fromNow: "Désormais",
  replacedAt: "Remplacée le",
  changedTerms: "Ce qui change",
  continuesSubject: "Votre location continue, {reference}",
  continuesHeading: "Votre location continue.",
  continues:
    "nous avons rouvert votre réservation\u00a0: la location de la {vehicle} est de nouveau en cours. Nous attendons la voiture {date} à {time}.",
  reopenedSubject: "Réservation {reference} rouverte",
  reopenedHeading: "Votre réservation est confirmée.",
  reopened:
    "nous avons rouvert votre réservation\u00a0: la {vehicle} vous attend. C'est ce que vous lisez ici qui vaut, l'e-mail précédent ne compte plus.",
};
