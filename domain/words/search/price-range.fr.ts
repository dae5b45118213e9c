import type { Translated } from "#domain/words/text.ts";
import type { PRICE_RANGE_IT } from "./price-range.it.ts";

export const PRICE_RANGE_FR: Translated<typeof PRICE_RANGE_IT> = {
  legends: { auto: "Prix par jour", jet: "Prix par heure", experience: "Prix par week-end" },
  lowest: "Prix minimum",
  highest: "Prix maximum",
};
