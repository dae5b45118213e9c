import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import { findArrivalStay } from "#domain/jets/arrival-car-stay.ts";
import type { ArrivalVehicles } from "#domain/jets/jet-quote-form.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listShownVehicles, summariseShownVehicles } from "#server/services/internal/shown-vehicles.ts";

const MAX_ARRIVAL_VEHICLES = 4;
/** The hour from which days count: a trip's times of landing and take-off are not known yet, so the car must be free on the whole days. */
const FIRST_HOUR = "00:00";
const LAST_HOUR = "23:30";

/**
 * Returns the best cars in the first city of arrival that has cars, if they are free for the whole stay. Null if no city of arrival has cars, or if
 * no car is free.
 */
export async function findArrivalVehicles(ctx: AppContext, trip: JetTrip): Promise<ArrivalVehicles | null> {
  const [cities, summaries] = await Promise.all([
    listActiveCities(ctx.db),
    summariseShownVehicles(ctx, { available: true }),
  ]);
  const withCars = new Set(summaries.map(({ city }) => city));
  const stay = findArrivalStay(
    trip,
    cities.filter(({ name }) => withCars.has(name)),
  );
  if (!stay) return null;
  const { city, from, to } = stay;
  const vehicles = await listShownVehicles(ctx, {
    city: city.name,
    available: true,
    freeFor: {
      from: toInstant({ date: from, time: FIRST_HOUR }, city.timeZone),
      to: toInstant({ date: to, time: LAST_HOUR }, city.timeZone),
      now: ctx.clock(),
    },
    order: "rating",
    limit: MAX_ARRIVAL_VEHICLES,
  });
  return vehicles.length > 0 ? { city: city.name, from, to, vehicles } : null;
}
