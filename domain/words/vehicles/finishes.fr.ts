import type { Translated } from "#domain/words/text.ts";
import type { FINISHES_IT } from "./finishes.it.ts";

export const FINISHES_FR: Translated<typeof FINISHES_IT> = {
  leather: "intérieur {colour}",
  stitching: "surpiqûres {colour}",
  trim: "finitions {colour}",
  choice: {
    choose: "Libre en plusieurs coloris\u00a0: choisissez le vôtre",
    only: "Libre dans ces coloris",
    unknown: "Pour ces dates, une voiture est libre\u00a0; nous vous confirmons ses coloris dans notre réponse.",
    taken: "Pour ces dates, elle n'est pas libre en {finish}.",
  },
};
