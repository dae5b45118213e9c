import { formatNumber } from "#domain/numbers.ts";
import { trimText } from "#domain/trim-text.ts";

/** "1.250,00" and "1.250.000", as Italians group; "1 250" and "1'250,50", as others do. */
const GROUPED_WITH_COMMA = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+|(?:'\d{3})+)(?:,\d+)?$/;
/** "1,250.00" and "1,250,000": two signs say which of them groups. */
const GROUPED_WITH_POINT = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}|(?: \d{3})+\.\d+|(?:'\d{3})+\.\d+)$/;
/** "1,250": 1250 where commas group, 1.25 where they part decimals. Files also group "0,250" and "1234,567", padded or carelessly. */
const LONE_COMMA = /^-?(\d+),(\d{3})$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

/**
 * The number in a cell of a money or whole-number column (product.md#numbers-of-a-file); NaN for what is no number or has two readings.
 */
export function parseCsvAmount(cell: string): number {
  const text = stripCurrency(cell);
  if (readingsOf(text)) return Number.NaN;
  const [sign, digits] = text.startsWith("-") ? [-1, text.slice(1)] : [1, text];
  if (GROUPED_WITH_COMMA.test(digits)) return sign * Number(digits.replaceAll(/[. ']/g, "").replace(",", "."));
  if (GROUPED_WITH_POINT.test(digits)) return sign * Number(digits.replaceAll(/[, ']/g, ""));
  return sign * decimalOf(digits);
}

/** The number in a cell of a column whose numbers are too small to be grouped: both signs part decimals. */
export const parseCsvDecimal = (cell: string): number => decimalOf(stripCurrency(cell));

/** What is said of an amount with two readings; null for any other cell. */
export function ambiguousAmountMessage(cell: string): string | null {
  const readings = readingsOf(stripCurrency(cell));
  if (!readings) return null;
  const [grouped, decimal] = readings.map(formatNumber);
  return `«${trimText(cell)}» si può leggere in due modi: ${grouped} oppure ${decimal}. Scrivi quello che intendi.`;
}

/** Both readings of a lone comma before exactly three digits; null where there is none, or where they agree ("0,000"). */
function readingsOf(text: string): [grouped: number, decimal: number] | null {
  const [, before, after] = LONE_COMMA.exec(text) ?? [];
  if (before === undefined || after === undefined) return null;
  const [grouped, decimal] = [Number(before + after), Number(`${before}.${after}`)];
  return grouped === decimal ? null : [grouped, decimal];
}

/** Without the currency, with plain spaces, apostrophes and minus. */
const stripCurrency = (cell: string): string =>
  trimText(cell)
    .replace(/^(?:€|euro?)|(?:€|euro?)$/i, "")
    .trim()
    .replaceAll(/\s/g, " ")
    .replaceAll("’", "'")
    .replace(/^\u2212/, "-");

const decimalOf = (digits: string): number => (PLAIN.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN);
