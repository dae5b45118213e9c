import type { NumberRange } from "#domain/jets/leg-estimate.ts";
import { formatDecimal, formatMoney, formatMoneyAmount } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns "1 persona", "4 persone" (product.md#jet-quote-form). */
export const passengersLabel = (words: Words<"jetFacts">, count: number): string =>
  say(words, words.jetFacts.persons, { count });

/** Returns "€ 3.200", or "€ 3.200 – 3.800": the currency once, where the language allows it. */
export function priceSpanLabel(words: Words<"jetFacts">, { low, high }: NumberRange): string {
  if (low === high) return formatMoney(words, low);
  return say(words, words.jetFacts.priceSpan, {
    low: formatMoneyAmount(words, low),
    high: formatMoneyAmount(words, high),
  });
}

/** Returns "7", or "7 – 8". */
export function countSpanLabel({ low, high }: NumberRange): string {
  return low === high ? String(low) : `${low} – ${high}`;
}

/** Formats hours in tenths: "1,0" or "1,7 – 2,0". */
export function hoursSpanLabel({ formats }: Words<"formats">, { low, high }: NumberRange): string {
  const tenths = (hours: number) => hours.toFixed(1).replace(".", formats.decimals);
  return low === high ? tenths(low) : `${tenths(low)} – ${tenths(high)}`;
}

/** Returns "1.134 kg". */
export const kilogramsText = (words: Words<"formats">, kilograms: number): string =>
  `${formatDecimal(words, Math.round(kilograms))}\u00a0kg`;
