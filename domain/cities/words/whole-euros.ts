import type { Cents } from "#domain/money.ts";

/** An amount's whole euros with a mark between thousands, for languages that write money otherwise than the company. Cents are dropped: daily rates have none. */
export function formatWholeEuros(amount: Cents, thousands: string): string {
  return String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
}

/** A date with its month's name, "21 November 2026"; the same in every engine. */
export function formatLongDate(date: string, months: readonly string[], between = " "): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return [String(Number(day)), months[Number(month) - 1] ?? month, year].join(between);
}
