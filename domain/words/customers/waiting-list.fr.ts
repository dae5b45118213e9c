import type { Translated } from "#domain/words/text.ts";
import type { WAITING_LIST_IT } from "./waiting-list.it.ts";

export const WAITING_LIST_FR: Translated<typeof WAITING_LIST_IT> = {
  title: "Liste d'attente",
  titleOf: "Liste d'attente\u00a0: {vehicle}",
  lead: "Elle n'est pas libre à vos dates. Laissez votre nom et votre e-mail\u00a0: si elle se libère, nous vous écrivons, dans l'ordre d'arrivée.",
  pickup: "Départ",
  back: "Retour",
  scope: "Quelle voiture attendez-vous\u00a0?",
  anyOfCategory: "Toute voiture de la catégorie {category}, {place}",
  categoryAt: "{category} {place}",
  name: "Prénom et nom",
  email: "E-mail",
  submit: "M'inscrire sur la liste d'attente",
  sending: "Envoi en cours…",
  terms:
    "La voiture n'est pas mise de côté\u00a0: le premier inscrit reçoit l'e-mail {minutes} minutes avant le suivant, puis elle revient au premier qui la demande. Quittez la liste quand vous voulez, d'un clic dans l'e-mail.",
  privacy: "Vos données ne servent qu'à cela\u00a0: <privacy>politique de confidentialité</privacy>.",
  refused: "Il manque encore quelque chose\u00a0: rien de ce que vous avez écrit n'est perdu.",
  joinedTitle: "Vous êtes sur la liste d'attente.",
  joined: "Nous vous écrivons dès qu'elle se libère à vos dates.",
  confirmation: "La confirmation est dans votre boîte e-mail, avec le lien pour quitter la liste.",
  backToVehicle: "Retour à la voiture",
  request: "Demander la réservation",
  cannotWait: {
    free: "Elle est libre à vos dates\u00a0: vous pouvez la demander tout de suite.",
    outOfFleet: "Cette voiture est pour le moment retirée de la flotte\u00a0: il n'est pas possible de la demander.",
    noDates: "Choisissez d'abord vos dates sur la page de la voiture.",
  },
  leave: "Quitter la liste d'attente",
  leaving: "Un instant…",
  headlines: {
    open: "Vous êtes sur la liste d'attente.",
    mailed: "Vous êtes sur la liste d'attente.",
    booked: "Vous l'avez réservée.",
    left: "Vous avez quitté la liste.",
    ended: "Les dates sont passées.",
    removed: "Vous n'êtes plus sur la liste.",
  },
  leads: {
    open: "Nous vous écrivons dès qu'elle se libère. Si vous n'en avez plus besoin, quittez la liste ci-dessous.",
    mailed:
      "Nous vous avons écrit qu'elle s'était libérée. Si une autre se libère, nous vous écrivons de nouveau\u00a0; si vous n'en avez plus besoin, quittez la liste ci-dessous.",
    booked: "Votre attente s'est terminée avec la réservation\u00a0: nous ne vous écrivons plus pour ces dates.",
    left: "Nous ne vous écrivons plus pour ces dates.",
    ended: "L'attente a pris fin avec les dates\u00a0: nous ne vous écrivons plus.",
    removed: "Nous ne vous écrivons plus pour ces dates.",
  },
};
