import type { Translated } from "#domain/words/text.ts";
import type { PROTECTIONS_IT } from "./protections.it.ts";

export const PROTECTIONS_FR: Translated<typeof PROTECTIONS_IT> = {
  title: "Réduction de la franchise",
  none: "Aucune réduction",
  noneEffect: "Franchise {excess}, caution {deposit}",
  effect: "{price} par jour. Franchise {excess}, caution {deposit}",
  unknown: "Cette réduction de la franchise ne peut plus être choisie\u00a0: retirez-la.",
};
