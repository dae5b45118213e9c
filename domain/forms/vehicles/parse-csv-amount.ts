import { formatNumber } from "#domain/numbers.ts";
import { trimText } from "#domain/trim-text.ts";

/** Decimal comma: "1.250,00" and "1.250.000" as in Italy, "1 250" and "1'250,50" as elsewhere. */
const GROUPED_WITH_COMMA = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+|(?:'\d{3})+)(?:,\d+)?$/;
/** Decimal point: "1,250.00" and "1,250,000". The second separator makes clear that commas group. */
const GROUPED_WITH_POINT = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}|(?: \d{3})+\.\d+|(?:'\d{3})+\.\d+)$/;
/** Ambiguous: "1,250" is 1250 with grouping commas and 1.25 with a decimal comma. Some files even group "0,250" and "1234,567". */
const LONE_COMMA = /^-?(\d+),(\d{3})$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

/** Parses a cell of a money or whole-number column (product.md#numbers-of-a-file). NaN if it is not a number or is ambiguous. */
export function parseCsvAmount(cell: string): number {
  const text = stripCurrency(cell);
  if (readingsOf(text)) return Number.NaN;
  const [sign, digits] = text.startsWith("-") ? [-1, text.slice(1)] : [1, text];
  if (GROUPED_WITH_COMMA.test(digits)) return sign * Number(digits.replaceAll(/[. ']/g, "").replace(",", "."));
  if (GROUPED_WITH_POINT.test(digits)) return sign * Number(digits.replaceAll(/[, ']/g, ""));
  return sign * decimalOf(digits);
}

/** Parses a cell of a column whose numbers are too small for grouping: point and comma are both decimal. */
export const parseCsvDecimal = (cell: string): number => decimalOf(stripCurrency(cell));

/** Returns the error for an ambiguous amount, or null. */
export function ambiguousAmountMessage(cell: string): string | null {
  const readings = readingsOf(stripCurrency(cell));
  if (!readings) return null;
  const [grouped, decimal] = readings.map(formatNumber);
  return `«${trimText(cell)}» si può leggere in due modi: ${grouped} oppure ${decimal}. Scrivi quello che intendi.`;
}

/** Returns both readings of a single comma before exactly three digits. Null if there is none or if they agree ("0,000"). */
function readingsOf(text: string): [grouped: number, decimal: number] | null {
  const [, before, after] = LONE_COMMA.exec(text) ?? [];
  if (before === undefined || after === undefined) return null;
  const [grouped, decimal] = [Number(before + after), Number(`${before}.${after}`)];
  return grouped === decimal ? null : [grouped, decimal];
}

/** Removes the currency and normalises spaces, apostrophes and minus. */
const stripCurrency = (cell: string): string =>
  trimText(cell)
    .replace(/^(?:€|euro?)|(?:€|euro?)$/i, "")
    .trim()
    .replaceAll(/\s/g, " ")
    .replaceAll("’", "'")
    .replace(/^\u2212/, "-");

const decimalOf = (digits: string): number => (PLAIN.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN);
