import type { Translated } from "#domain/words/text.ts";
import type { JET_FACTS_IT } from "./jet-facts.it.ts";

export const JET_FACTS_ES: Translated<typeof JET_FACTS_IT> = {
  persons: { one: "{count} persona", other: "{count} personas" },
  perHour: "por hora",
  priceSpan: "{low} – {high}\u00a0€",
};
