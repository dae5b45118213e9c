import type { Translated } from "#domain/words/text.ts";
import type { JET_FACTS_IT } from "./jet-facts.it.ts";

export const JET_FACTS_DE: Translated<typeof JET_FACTS_IT> = {
  persons: { one: "{count} Person", other: "{count} Personen" },
  perHour: "pro Stunde",
  priceSpan: "{low} – {high}\u00a0€",
};
