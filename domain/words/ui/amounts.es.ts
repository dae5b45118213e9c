import type { Translated } from "#domain/words/text.ts";
import type { AMOUNTS_IT } from "./amounts.it.ts";

export const AMOUNTS_ES: Translated<typeof AMOUNTS_IT> = {
  from: "desde",
  perDay: "al día",
  perHour: "por hora",
  amountPerDay: "{amount} al día",
};
