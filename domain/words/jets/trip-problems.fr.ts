import type { Translated } from "#domain/words/text.ts";
import type { TRIP_PROBLEMS_IT } from "./trip-problems.it.ts";

export const TRIP_PROBLEMS_FR: Translated<typeof TRIP_PROBLEMS_IT> = {
  dayPast: "Cette date est déjà passée.",
  weekendTooFar: "Le week-end peut commencer au plus tard dans dix-huit mois.",
  weekendOnSaturday: "Le week-end commence un samedi.",
  checkLegs: "Vérifiez les trajets du vol.",
  checkCar: "Vérifiez la voiture à l'arrivée.",
  carTaken: "Cette voiture n'est plus libre ces jours-là\u00a0: choisissez-en une autre.",
  hourPast: "Cette heure est déjà passée.",
};
