import type { Translated } from "#domain/words/text.ts";
import type { PROTECTIONS_IT } from "./protections.it.ts";

export const PROTECTIONS_DE: Translated<typeof PROTECTIONS_IT> = {
  title: "Reduzierung der Selbstbeteiligung",
  none: "Keine Reduzierung",
  noneEffect: "Selbstbeteiligung {excess}, Kaution {deposit}",
  effect: "{price} pro Tag. Selbstbeteiligung {excess}, Kaution {deposit}",
  unknown: "Diese Reduzierung der Selbstbeteiligung ist nicht mehr verfügbar: Bitte entfernen Sie sie.",
};
