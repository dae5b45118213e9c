import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_NAMES_IT } from "./vehicle-names.it.ts";

export const VEHICLE_NAMES_EN: Translated<typeof VEHICLE_NAMES_IT> = {
  the: { usual: "the {title}", vowel: "the {title}" },
  ofThe: { usual: "for the {title}", vowel: "for the {title}" },
  inTitle: { usual: "a {title}", vowel: "an {title}" },
};
