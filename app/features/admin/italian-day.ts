import { civilNow } from "#domain/rental-period/civil-time.ts";

/** "21/11/2026": the day of an instant by the clock of the site's zone, as lists show it (product.md#panel-shell). `at` is ISO 8601. */
export function italianDay(at: string, timeZone: string): string {
  return civilNow(new Date(at), timeZone).date.split("-").toReversed().join("/");
}

/** "21/11/2026, 10:05". */
export function italianMoment(at: string, timeZone: string): string {
  return `${italianDay(at, timeZone)}, ${civilNow(new Date(at), timeZone).time}`;
}
