import type { Translated } from "#domain/words/text.ts";
import type { TRIP_PROBLEMS_IT } from "./trip-problems.it.ts";

export const TRIP_PROBLEMS_DE: Translated<typeof TRIP_PROBLEMS_IT> = {
  dayPast: "Dieser Tag ist bereits vorbei.",
  weekendTooFar: "Das Wochenende kann höchstens in achtzehn Monaten beginnen.",
  weekendOnSaturday: "Das Wochenende beginnt an einem Samstag.",
  checkLegs: "Bitte prüfen Sie die Flugstrecken.",
  checkCar: "Bitte prüfen Sie das Fahrzeug bei der Ankunft.",
  carTaken: "Dieses Fahrzeug ist an diesen Tagen nicht mehr frei: Bitte wählen Sie ein anderes.",
  hourPast: "Diese Uhrzeit ist bereits vorbei.",
};
