import type { Cents } from "#domain/money.ts";
import { formatExtraOption, YOUNG_DRIVER } from "#domain/prices/rental-choices.ts";
import { nameIn } from "#domain/rates/rate-rule.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { Extra } from "./extra.ts";
import type { YoungDriverFee } from "./young-driver.ts";

/** An extra as a page offers it, in the language of the page. */
export interface ExtraChoice {
  readonly name: string;
  /** Price and description: "€ 15 al giorno · Fino a 4 anni". */
  readonly note: string;
  /** The options of an address for one of it, two of it and so on; "" for the choice of none. */
  readonly values: readonly string[];
}

/** What a renter can add to a rental. The server words all of it, so that a page without extras has no words for them. */
export interface ExtraChoices {
  /** The field of a request that problems name. */
  readonly id: "extras" | "protection";
  readonly title: string;
  readonly items: readonly ExtraChoice[];
  /** Whether a choice replaces the others. */
  readonly isExclusive?: true;
}

/** Words the offered extras and the fee for a young driver as choices; undefined if there are none. */
export function wordExtraChoices(
  words: Words<"extras">,
  offered: readonly Extra[],
  fee: YoungDriverFee | null,
): ExtraChoices | undefined {
  const items = [...offered.map((extra) => toChoice(words, extra)), ...(fee ? [youngDriverChoice(words, fee)] : [])];
  return items.length > 0 ? { id: "extras", title: words.extras.title, items } : undefined;
}

const toChoice = (words: Words<"extras">, extra: Extra): ExtraChoice => ({
  name: nameIn(extra.names, words.language),
  note: [extraPriceText(words, extra), extra.descriptions ? nameIn(extra.descriptions, words.language) : ""]
    .filter(Boolean)
    .join(" · "),
  values: Array.from({ length: extra.maxQuantity }, (_, index) => formatExtraOption(extra.code, index + 1)),
});

const youngDriverChoice = (words: Words<"extras">, { age, price }: YoungDriverFee): ExtraChoice => ({
  name: say(words, words.extras.youngDriver, { age }),
  note: say(words, words.extras.perDay, { price: formatMoney(words, price) }),
  values: [YOUNG_DRIVER],
});

/** Returns the price of an extra: "€ 15 al giorno, al massimo per 5 giorni". */
export function extraPriceText(
  words: Words<"extras">,
  { unit, price: cents, maxChargedDays }: { unit: Extra["unit"]; price: Cents; maxChargedDays: number | null },
): string {
  const { free, perDay, perDayCapped, perRental } = words.extras;
  if (cents === 0) return free;
  const price = formatMoney(words, cents);
  if (unit === "rental") return say(words, perRental, { price });
  return maxChargedDays === null
    ? say(words, perDay, { price })
    : say(words, perDayCapped, { price, count: maxChargedDays });
}
