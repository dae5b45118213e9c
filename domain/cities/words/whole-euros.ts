import type { Cents } from "#domain/money.ts";

/** Formats whole euros with the language's thousands separator. Drops cents, since daily rates have none. */
export function formatWholeEuros(amount: Cents, thousands: string): string {
  return String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
}

/** Formats a date as "21 November 2026". Independent of the JavaScript engine's locale data. */
export function formatOnLongDate(date: string, months: readonly string[], between = " "): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return [String(Number(day)), months[Number(month) - 1] ?? month, year].join(between);
}
