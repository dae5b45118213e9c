import type { Translated } from "#domain/words/text.ts";
import type { AMOUNTS_IT } from "./amounts.it.ts";

export const AMOUNTS_DE: Translated<typeof AMOUNTS_IT> = {
  from: "ab",
  perDay: "pro Tag",
  perHour: "pro Stunde",
  amountPerDay: "{amount} pro Tag",
};
