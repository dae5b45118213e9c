import type { Translated } from "#domain/words/text.ts";
import type { AMOUNTS_IT } from "./amounts.it.ts";

export const AMOUNTS_EN: Translated<typeof AMOUNTS_IT> = {
  from: "from",
  perDay: "per day",
  perHour: "per hour",
  amountPerDay: "{amount} per day",
};
