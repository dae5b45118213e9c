import { toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** "21/11/2026": the day of an instant by the clock of the site's zone, as lists show it (product.md#panel-shell). `at` is ISO 8601. */
export function italianDayText(at: string, timeZone: string): string {
  return toCivilMoment(new Date(at), timeZone).date.split("-").toReversed().join("/");
}

/** "21/11/2026, 10:05". */
export function italianMomentText(at: string, timeZone: string): string {
  return `${italianDayText(at, timeZone)}, ${toCivilMoment(new Date(at), timeZone).time}`;
}
