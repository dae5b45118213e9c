import { HOUSE } from "#domain/house.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** "21/11/2026": the day of an instant by the site's clock, as lists show it (product.md#panel-shell). `at` is ISO 8601. */
export function italianDay(at: string): string {
  return civilNow(new Date(at), HOUSE.timeZone).date.split("-").toReversed().join("/");
}

/** "21/11/2026, 10:05". */
export function italianMoment(at: string): string {
  return `${italianDay(at)}, ${civilNow(new Date(at), HOUSE.timeZone).time}`;
}
