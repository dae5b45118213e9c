/** Integer cents, as in domain/money.ts, which formats with this module. */
type Cents = number;

import { fillText } from "#domain/words/text.ts";
import type { Words } from "#domain/words/words.ts";

/** Formats a number with six decimals at most: "1.019", "12.500,5". Four digits are grouped too. */
export function formatDecimal({ formats }: Words<"formats">, value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 1e6) / 1e6).split(".");
  const grouped = groupThousands(whole, formats.thousands);
  return decimals ? `${grouped}${formats.decimals}${decimals}` : grouped;
}

/** Formats "€ 1.200", or "€ 19,99" with cents. */
export function formatMoney(words: Words<"formats">, cents: Cents): string {
  const amount = formatMoneyAmount(words, Math.abs(cents));
  return (cents < 0 ? "-" : "") + fillText(words.formats.money, () => amount);
}

/** Formats "1.200" for tables that state the currency once. Requires a non-negative amount. */
export function formatMoneyAmount({ formats }: Words<"formats">, cents: Cents): string {
  const whole = groupThousands(String(Math.trunc(cents / 100)), formats.thousands);
  const fraction = cents % 100;
  return fraction ? `${whole}${formats.decimals}${String(fraction).padStart(2, "0")}` : whole;
}

/** Formats "12.740 km" with a non-breaking space, in whole kilometres. */
export const kilometresText = (words: Words<"formats">, kilometres: number): string =>
  `${formatDecimal(words, Math.round(kilometres))}\u00a0km`;

const groupThousands = (digits: string, separator: string) => digits.replace(/\B(?=(\d{3})+$)/g, separator);
