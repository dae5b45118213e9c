import type { Translated } from "#domain/words/text.ts";
import type { PRICE_RANGE_IT } from "./price-range.it.ts";

export const PRICE_RANGE_DE: Translated<typeof PRICE_RANGE_IT> = {
  legends: { auto: "Preis pro Tag", jet: "Preis pro Stunde", experience: "Preis pro Wochenende" },
  lowest: "Mindestpreis",
  highest: "Höchstpreis",
};
