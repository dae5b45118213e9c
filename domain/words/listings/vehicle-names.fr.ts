import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_NAMES_IT } from "./vehicle-names.it.ts";

export const VEHICLE_NAMES_FR: Translated<typeof VEHICLE_NAMES_IT> = {
  the: { usual: "la {title}", vowel: "l'{title}" },
  ofThe: { usual: "de la {title}", vowel: "de l'{title}" },
  inTitle: { usual: "{title}", vowel: "{title}" },
};
