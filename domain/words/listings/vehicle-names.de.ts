import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_NAMES_IT } from "./vehicle-names.it.ts";

/** German sentences have the article themselves: cars are masculine. */
export const VEHICLE_NAMES_DE: Translated<typeof VEHICLE_NAMES_IT> = {
  the: { usual: "{title}", vowel: "{title}" },
  ofThe: { usual: "beim {title}", vowel: "beim {title}" },
  inTitle: { usual: "{title}", vowel: "{title}" },
};
