import { addDays, civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** A day so many days from today, as forms send it. */
export function inDays(days: number): string {
  return addDays(civilNow(new Date(), "Europe/Rome").date, days);
}

export { formatItalianShort };
