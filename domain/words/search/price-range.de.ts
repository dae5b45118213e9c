import type { Translated } from "#domain/words/text.ts";
import type { PRICE_RANGE_IT } from "./price-range.it.ts";

export const PRICE_RANGE_DE: Translated<typeof PRICE_RANGE_IT> = {
  legends: { auto: "Preis pro Tag", jet: "Preis pro Stunde", experience: "Preis pro Wochenende" },
  hints: {
    undated: "Maßgeblich ist der „ab“-Preis pro Tag jedes Fahrzeugs.",
    dated: "Maßgeblich ist der Durchschnitt pro Tag in Ihrem Zeitraum: Tage, Pakete und Langzeitrabatt.",
  },
  lowest: "Mindestpreis",
  highest: "Höchstpreis",
};
