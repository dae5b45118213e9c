import { DAY_MS } from "#domain/durations.ts";
import { ServiceError } from "#server/errors.ts";

/** Maximum number of days from now until an expected return. For a later return, staff change the booking's dates. */
const MAX_DAYS_AHEAD = 30;

/** Throws "invalid" at `path` for an expected return that is in the past or too far ahead (product.md#late-returns). */
export function assertReturnMoment(at: Date, now: Date, path: string): void {
  const fail = (message: string) => {
    throw new ServiceError("invalid", message, [{ path, message }]);
  };
  if (at <= now) fail("Questa ora è già passata.");
  if (at.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
    fail(`Al massimo fra ${MAX_DAYS_AHEAD} giorni: oltre, cambia le date.`);
}
