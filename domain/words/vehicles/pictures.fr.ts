import type { Translated } from "#domain/words/text.ts";
import type { PICTURES_IT } from "./pictures.it.ts";

export const PICTURES_FR: Translated<typeof PICTURES_IT> = {
  views: {
    "three-quarter": "{title} de trois quarts",
    side: "{title} de profil",
    front: "{title} de face",
    rear: "{title}, vue arrière",
    cabin: "{title}, l'habitacle",
    detail: "{title}, un détail",
  },
  inColour: "{picture}, couleur {colour}",
};
