import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_MAILS_IT } from "./rental-mails.it.ts";

export const RENTAL_MAILS_FR: Translated<typeof RENTAL_MAILS_IT> = {
  totalUnchanged: "Le total reste de {total}.",
  totalChanged: "Le total passe de {former} à {total}.",
  coloursChanged:
    "Les coloris de la voiture changent\u00a0: {former} auparavant, {now} désormais. Si vous préférez autre chose, appelez-nous.",
  coloursUnknown:
    "Les coloris de la voiture changent\u00a0: {former} auparavant, nous vous indiquerons les nouveaux par téléphone. Si vous préférez autre chose, appelez-nous.",
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
  complaint: "Si quelque chose n'a pas été à la hauteur, dites-le-nous\u00a0: {phone}.",
  requestAgain: "Renouveler la demande",
  stillFree:
    "Si vous la souhaitez toujours, appelez-nous au {phone} ou renouvelez la demande\u00a0: les dates sont déjà renseignées.",
  anotherCar: "Appelez-nous au {phone}\u00a0: nous trouverons une autre voiture pour vos dates.",
  freeAfter: "Après {hours}, la voiture est redevenue libre.",
  freeUnopened:
    "La voiture est redevenue libre\u00a0: le lien de notre e-mail n'a pas été ouvert, elle n'a donc été gardée que les premières heures.",
  writeReview: "Écrire votre avis",
  reviewOnce: "Ce lien vous est personnel. Nous ne vous solliciterons plus pour cette location.",
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
    "Vous voyagez désormais avec une autre voiture. La date et le lieu du retour restent ceux que vous connaissez.",
  cars: "Les voitures",
  untilReplacement: "Jusqu'au remplacement",
  fromNow: "Désormais",
  replacedAt: "Remplacée le",
  changedTerms: "Ce qui change",
  continuesSubject: "Votre location continue, {reference}",
  continuesHeading: "Votre location continue.",
  continues:
    "Nous avons rouvert votre réservation\u00a0: la location de votre {vehicle} est de nouveau en cours. Nous attendons la voiture le {date} à {time}.",
  reopenedSubject: "Réservation {reference} rouverte",
  reopenedHeading: "Votre réservation est confirmée.",
  reopened:
    "Nous avons rouvert votre réservation\u00a0: votre {vehicle} vous attend. Seul cet e-mail fait foi\u00a0: le précédent n'est plus valable.",
};
