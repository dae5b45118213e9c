import type { Translated } from "#domain/words/text.ts";
import type { PRICE_RANGE_IT } from "./price-range.it.ts";

export const PRICE_RANGE_DE: Translated<typeof PRICE_RANGE_IT> = {
  legends: { auto: "Preis pro Tag", jet: "Preis pro Stunde", experience: "Preis pro Wochenende" },
  hints: {
    undated: "Vergleicht wird der „ab“-Preis pro Tag jedes Fahrzeugs.",
    dated: "Verglichen wird der Durchschnitt pro Tag in Ihrem Zeitraum: Tage, Pakete und Dauerrabatt.",
  },
  lowest: "Mindestpreis",
  highest: "Höchstpreis",
};
