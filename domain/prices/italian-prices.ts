import { ITALIAN_PLACES } from "#domain/words/places/italian-places.ts";
import { DELIVERY_IT } from "#domain/words/prices/delivery.it.ts";
import { PRICES_IT } from "#domain/words/prices/prices.it.ts";
import { RENTAL_FACTS_IT } from "#domain/words/prices/rental-facts.it.ts";
import { FINISHES_IT } from "#domain/words/vehicles/finishes.it.ts";
import type { Words } from "#domain/words/words.ts";

/** The words of prices, conditions and finishes in everything that exists in Italian only. */
export const ITALIAN_PRICES: Words<"places" | "delivery" | "prices" | "rentalFacts" | "finishes"> = {
  ...ITALIAN_PLACES,
  delivery: DELIVERY_IT,
  prices: PRICES_IT,
  rentalFacts: RENTAL_FACTS_IT,
  finishes: FINISHES_IT,
};
