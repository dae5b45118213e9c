import type { Translated } from "#domain/words/text.ts";
import type { PICTURES_IT } from "./pictures.it.ts";

export const PICTURES_ES: Translated<typeof PICTURES_IT> = {
  views: {
    "three-quarter": "{title}, vista de tres cuartos",
    side: "{title} de perfil",
    front: "{title} de frente",
    rear: "{title}, vista trasera",
    cabin: "{title}, el habitáculo",
    detail: "{title}, un detalle",
  },
  inColour: "{picture}, color {colour}",
};
