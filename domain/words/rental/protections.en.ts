import type { Translated } from "#domain/words/text.ts";
import type { PROTECTIONS_IT } from "./protections.it.ts";

export const PROTECTIONS_EN: Translated<typeof PROTECTIONS_IT> = {
  title: "Excess reduction",
  none: "No reduction",
  noneEffect: "Excess {excess}, deposit {deposit}",
  effect: "{price} per day. Excess {excess}, deposit {deposit}",
  unknown: "This excess reduction can no longer be chosen: please remove it.",
};
