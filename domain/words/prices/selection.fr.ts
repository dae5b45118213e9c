import type { Translated } from "#domain/words/text.ts";
import type { SELECTION_IT } from "./selection.it.ts";

export const SELECTION_FR: Translated<typeof SELECTION_IT> = {
  pickupDate: "Départ",
  returnDate: "Retour",
  pickupTime: "Heure de départ",
  returnTime: "Heure de retour",
  pickupCity: "Lieu de départ",
  returnCity: "Lieu de retour",
};
