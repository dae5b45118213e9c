import type { Translated } from "#domain/words/text.ts";
import type { PICTURES_IT } from "./pictures.it.ts";

export const PICTURES_EN: Translated<typeof PICTURES_IT> = {
  views: {
    "three-quarter": "{title}, three-quarter view",
    side: "{title} in profile",
    front: "{title} from the front",
    rear: "{title} from the rear",
    cabin: "{title}, the interior",
    detail: "{title}, a detail",
  },
  inColour: "{picture}, colour {colour}",
};
