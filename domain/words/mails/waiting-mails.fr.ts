import type { Translated } from "#domain/words/text.ts";
import type { WAITING_MAILS_IT } from "./waiting-mails.it.ts";

export const WAITING_MAILS_FR: Translated<typeof WAITING_MAILS_IT> = {
  leave: "Quitter la liste d'attente",
  categoryIn: "{category} {place}",
  joinedSubject: "Liste d'attente\u00a0: {waitedFor}",
  joinedHeading: "Vous êtes sur la liste d'attente.",
  joinedVehicle:
    "Nous vous écrirons dès que le modèle {vehicle} se libérera à vos dates. La voiture n'est pas mise de côté\u00a0: quand nous vous écrivons, elle revient au premier qui la demande.",
  joinedCategory:
    "Nous vous écrirons dès qu'une voiture de la catégorie {category} se libérera {place} à vos dates. La voiture n'est pas mise de côté\u00a0: quand nous vous écrivons, elle revient au premier qui la demande.",
  joinedEnds:
    "Votre place prend fin avec les dates, avec votre réservation ou quand vous quittez la liste. Vous n'avez rien à payer maintenant.",
  joinedNotYou:
    "Si ce n'est pas vous qui vous êtes inscrit, un clic suffit pour quitter la liste. Les réponses à cet e-mail ne sont pas lues.",
  freeSubject: "Désormais libre\u00a0: {vehicle}",
  freeHeading: "Votre attente est terminée.",
  free: "Le modèle {vehicle} est libre à vos dates. Dans {minutes} minutes, nous prévenons aussi la personne suivante\u00a0: la voiture n'est pas mise de côté tant que vous ne l'avez pas demandée.",
  request: "Demander la réservation",
  freeTaken:
    "Si quelqu'un d'autre l'a prise entre-temps, vous restez sur la liste et nous vous écrirons la prochaine fois.",
};
