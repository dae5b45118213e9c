import type { Translated } from "#domain/words/text.ts";
import type { JET_FACTS_IT } from "./jet-facts.it.ts";

export const JET_FACTS_EN: Translated<typeof JET_FACTS_IT> = {
  persons: { one: "{count} person", other: "{count} people" },
  perHour: "per hour",
  priceSpan: "€{low} – €{high}",
};
