import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";

const FUTURE_MONTH_MESSAGE = "Si chiudono soltanto il mese in corso e quelli passati.";

/** Throws "invalid" if an admin closes a month that has not begun: its bookings are still to be made (product.md#closed-months). */
export function rejectFutureClosedMonth(
  { site, clock }: AppContext,
  { closed_until: before }: SiteSettings,
  { closed_until: after }: SiteSettings,
): void {
  if (after === before || after <= toCivilMoment(clock(), site.timeZone).date.slice(0, 7)) return;
  throw new ServiceError("invalid", FUTURE_MONTH_MESSAGE, [{ path: "closed_until", message: FUTURE_MONTH_MESSAGE }]);
}
