import type { Translated } from "#domain/words/text.ts";
import type { TRIP_PROBLEMS_IT } from "./trip-problems.it.ts";

export const TRIP_PROBLEMS_ES: Translated<typeof TRIP_PROBLEMS_IT> = {
  dayPast: "Este día ya ha pasado.",
  weekendTooFar: "El fin de semana puede empezar como máximo dentro de dieciocho meses.",
  weekendOnSaturday: "El fin de semana empieza en sábado.",
  checkLegs: "Revise los trayectos del vuelo.",
  checkCar: "Revise el coche a la llegada.",
  carTaken: "Este coche ya no está libre esos días: elija otro.",
  hourPast: "Esta hora ya ha pasado.",
};
