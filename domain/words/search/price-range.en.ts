import type { Translated } from "#domain/words/text.ts";
import type { PRICE_RANGE_IT } from "./price-range.it.ts";

export const PRICE_RANGE_EN: Translated<typeof PRICE_RANGE_IT> = {
  legends: { auto: "Price per day", jet: "Price per hour", experience: "Price per weekend" },
  hints: {
    undated: "Based on each car's “from” price per day.",
    dated: "Based on the average per day for your dates: days, packages and length discount.",
  },
  lowest: "Lowest price",
  highest: "Highest price",
};
