import { toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** Returns "21/11/2026", the day of an ISO 8601 instant in the site's time zone, as lists show it (product.md#panel-shell). */
export function italianDayText(at: string, timeZone: string): string {
  return toCivilMoment(new Date(at), timeZone).date.split("-").toReversed().join("/");
}

/** Returns "21/11/2026, 10:05". */
export function italianMomentText(at: string, timeZone: string): string {
  return `${italianDayText(at, timeZone)}, ${toCivilMoment(new Date(at), timeZone).time}`;
}
