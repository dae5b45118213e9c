import { formatMoney } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
/** An amount in integer euro cents. Money is never a float inside the application (product.md#money). */
export type Cents = number;

/**
 * Converts euros from a user or an API (19.99, "19,99", "1.200") to cents. It works on decimal digits, so 19.99 never becomes 19.98. Returns null for
 * anything but an amount with at most two decimals.
 */
export function eurosToCents(amount: number | string): Cents | null {
  const text = typeof amount === "number" ? String(amount) : normaliseItalianAmount(amount);
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole = "0", fraction = ""] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return sign ? -cents : cents;
}

/**
 * Converts an amount in Italian notation ("1.200,50", "1.200") to JavaScript's notation. Leaves "1200.50", which is JavaScript's notation, unchanged.
 */
function normaliseItalianAmount(text: string): string {
  const trimmed = text.trim();
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(trimmed)) return trimmed.replaceAll(".", "").replace(",", ".");
  return trimmed.replace(",", ".");
}

/** Converts cents to euros for the API. */
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

/** Formats an amount in Italian: "€ 1.200", or "€ 19,99" with cents, with a non-breaking space. */
export const formatEuro = (cents: Cents): string => formatMoney(ITALIAN_FORMATS, cents);
