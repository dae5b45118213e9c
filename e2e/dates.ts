import { addDays, formatItalianShort, toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** A day so many days from today, as forms send it. */
export function dateInDays(days: number): string {
  return addDays(toCivilMoment(new Date(), "Europe/Rome").date, days);
}

export { formatItalianShort };
