import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAILS_IT } from "./request-mails.it.ts";

export const REQUEST_MAILS_FR: Translated<typeof REQUEST_MAILS_IT> = {
  held: "Votre {vehicle} est gardée pour vous.",
  heldUntil: "Votre {vehicle} est gardée pour vous jusqu'au {moment}.",
  heldLonger: "{held} Ouvrez le lien ci-dessous et nous la gardons jusqu'au {moment}.",
  withinHours: "sous {hours}",
  byMoment: "avant {time}, {day}",
  next: "La suite",
  nextWithin: "Notre réponse, {within}",
  nextCall: "Nous vous appelons pour confirmer et convenir de la livraison.",
  beforePickup: "Avant le départ",
  prepare: "Préparez votre permis, votre pièce d'identité et la carte pour la caution de {deposit}.",
  atPickup: "Au départ",
  halfHour: "Une demi-heure ensemble, puis les clés sont à vous.",
  openRequest: "Ouvrir votre demande",
  openBooking: "Voir la réservation",
  linkIsYours: "Ce lien vous est personnel\u00a0: quiconque le possède voit la réservation et peut l'annuler.",
  notYou: "Si ce n'est pas vous qui avez fait cette demande, ignorez cet e-mail\u00a0: la demande expire d'elle-même.",
  freeCars: "Voir les voitures libres à vos dates",
  backToCollection: "Retour à la collection",
  cancelledNotYou: "Si ce n'était pas vous, appelez-nous\u00a0: nous répondons au téléphone{hours}.",
  owesNothing: "Vous ne devez rien.",
  cancellationFee: "L'annulation coûte {fee}, selon les conditions de la réservation.",
  noShowFee: "Les frais pour voiture non retirée s'élèvent à {fee}, selon les conditions de la réservation.",
  due: "À payer",
};
