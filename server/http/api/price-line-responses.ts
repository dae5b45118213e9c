import type { ApiPriceLine } from "#domain/api/vehicles/price-lines.ts";
import { centsToEuros } from "#domain/money.ts";
import { linesIn } from "#domain/prices/lines-in.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns a line of a price, in euros. Its place is named as in the line. */
export const wordPriceLine = (words: Words, line: PriceLine): ApiPriceLine => ({
  code: line.code,
  label: lineLabel(words, line),
  quantity: line.quantity,
  unit_price: centsToEuros(line.unitPrice),
  amount: centsToEuros(line.amount),
});

/** Returns the lines of a price in the language of the words, in euros. */
export const wordPriceLines = (words: Words, lines: readonly PriceLine[]): ApiPriceLine[] =>
  linesIn(words.language, lines).map((line) => wordPriceLine(words, line));
