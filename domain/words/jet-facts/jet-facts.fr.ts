import type { Translated } from "#domain/words/text.ts";
import type { JET_FACTS_IT } from "./jet-facts.it.ts";

export const JET_FACTS_FR: Translated<typeof JET_FACTS_IT> = {
  persons: { one: "{count} personne", other: "{count} personnes" },
  perHour: "l'heure",
  priceSpan: "{low} – {high}\u00a0€",
};
