import type { Translated } from "#domain/words/text.ts";
import type { PICTURES_IT } from "./pictures.it.ts";

export const PICTURES_DE: Translated<typeof PICTURES_IT> = {
  views: {
    "three-quarter": "{title} in der Dreiviertelansicht",
    side: "{title} im Profil",
    front: "{title} von vorn",
    rear: "{title} von hinten",
    cabin: "{title}, der Innenraum",
    detail: "{title}, ein Detail",
  },
  inColour: "{picture}, Farbe {colour}",
};
