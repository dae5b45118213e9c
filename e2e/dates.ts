import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";

/** Returns the date that many days from today, as yyyy-MM-dd. */
export function dateInDays(days: number): string {
  return addDays(toCivilMoment(new Date(), "Europe/Rome").date, days);
}

export { formatItalianShort };
