import type { Translated } from "#domain/words/text.ts";
import type { PRICE_RANGE_IT } from "./price-range.it.ts";

export const PRICE_RANGE_FR: Translated<typeof PRICE_RANGE_IT> = {
  legends: { auto: "Prix par jour", jet: "Prix par heure", experience: "Prix par week-end" },
  hints: {
    undated: "D'après le prix «\u00a0à partir de\u00a0» par jour de chaque voiture.",
    dated: "D'après la moyenne par jour à vos dates\u00a0: jours, forfaits et remise de durée.",
  },
  lowest: "Prix minimum",
  highest: "Prix maximum",
};
