import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_RULES_IT } from "./rental-rules.it.ts";

export const RENTAL_RULES_EN: Translated<typeof RENTAL_RULES_IT> = {
  payments: ["by credit card", "by debit card", "by bank transfer received in advance"],
  kaskoCovers: ["collisions and damage to the bodywork", "theft", "fire", "glass", "vandalism"],
  kaskoExcludes: [
    "use on a race track",
    "unauthorised drivers",
    "driving under the influence",
    "belongings left in the car",
  ],
  ownCosts: "Fuel or charging, tolls, parking and fines during your rental are yours to pay.",
  fuelLevel: "At pickup we note the fuel or charge level together: please bring the car back at the same level.",
  furtherDrivers:
    "The driver must be the person named in the request, or someone else we have accepted in writing who meets the same age and licence requirements.",
  depositHeld: "an amount held on your card at pickup and released on return",
};
