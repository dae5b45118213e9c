import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_DE: Translated<typeof FINISHES_IT> = {
  leather: "Innenraum {colour}",
  stitching: "Nähte {colour}",
  trim: "Dekor {colour}",
  choice: {
    choose: "In mehreren Farben frei: Wählen Sie Ihre Farbe",
    only: "In diesen Farben frei",
    unknown: "In diesem Zeitraum ist ein Fahrzeug frei, dessen Farben wir Ihnen mit der Antwort bestätigen.",
    taken: "In diesem Zeitraum ist es nicht in {finish} frei.",
  },
};
