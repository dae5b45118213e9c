import { addDays, formatItalianShort, toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** Returns the date that many days from today, as yyyy-MM-dd. */
export function dateInDays(days: number): string {
  return addDays(toCivilMoment(new Date(), "Europe/Rome").date, days);
}

export { formatItalianShort };
