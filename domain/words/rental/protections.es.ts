import type { Translated } from "#domain/words/text.ts";
import type { PROTECTIONS_IT } from "./protections.it.ts";

export const PROTECTIONS_ES: Translated<typeof PROTECTIONS_IT> = {
  title: "Reducción de la franquicia",
  none: "Sin reducción",
  noneEffect: "Franquicia {excess}, fianza {deposit}",
  effect: "{price} al día. Franquicia {excess}, fianza {deposit}",
  unknown: "Esta reducción de la franquicia ya no se puede elegir: quítela.",
};
