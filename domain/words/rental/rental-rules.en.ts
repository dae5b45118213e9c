import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_RULES_IT } from "./rental-rules.it.ts";

export const RENTAL_RULES_EN: Translated<typeof RENTAL_RULES_IT> = {
  payments: ["by credit card", "by debit card", "by bank transfer already received"],
  kaskoCovers: ["collisions and damage to the bodywork", "theft", "fire", "glass", "vandalism"],
  kaskoExcludes: [
    "use on a racetrack",
    "anyone driving without being entitled to",
    "anyone driving under the influence",
    "belongings left in the car",
  ],
  ownCosts: "Fuel or charging, tolls, parking and fines for the time in which you drive are yours to pay.",
  fuelLevel:
    "At pickup we note the level of the tank, or of the charge, together: you bring the car back at the same level.",
  furtherDrivers:
    "The driver must be the person named in the request, or another whom we have accepted in writing, with the same years of age and of licence.",
  depositHeld: "a sum blocked on your card at pickup and released at the return",
};
