import type { Translated } from "#domain/words/text.ts";
import type { AMOUNTS_IT } from "./amounts.it.ts";

export const AMOUNTS_FR: Translated<typeof AMOUNTS_IT> = {
  from: "à partir de",
  perDay: "par jour",
  perHour: "par heure",
  amountPerDay: "{amount} par jour",
};
