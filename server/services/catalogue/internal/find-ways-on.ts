import type { Findings } from "#domain/catalogue/explore.ts";
import { type City, distanceKm } from "#domain/places.ts";
import { civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import { periodOf } from "#domain/search/search.ts";
import {
  MOST_CARS_OFFERED,
  MOST_DATES_OFFERED,
  otherCategories,
  type ShiftedDates,
  shiftedDates,
  type WaysOn,
} from "#domain/search/ways-on.ts";
import type { AppContext } from "#server/context.ts";
import { findFreePeriods } from "#server/repositories/vehicles/free-periods.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Search } from "./search.ts";
import { quoteFor } from "./search-vehicles.ts";
import { vehicleFilter } from "./vehicle-filter.ts";

/** Where a search that found no car leads on; one bounded query for the dates and one for the cars (product.md#no-dead-ends). */
export async function findWaysOn(
  ctx: AppContext,
  search: Search,
  found: { findings: Findings; cities: readonly City[] },
): Promise<WaysOn | null> {
  if (found.findings.service !== "auto") return null;
  const [dates, nearest] = await Promise.all([nearestDates(ctx, search), nearestCars(ctx, search, found.cities)]);
  return { dates, categories: otherCategories(search.criteria, found.findings.facets), nearest };
}

async function nearestDates(ctx: AppContext, search: Search): Promise<ShiftedDates[]> {
  const { criteria, city } = search;
  const now = ctx.clock();
  const timeZone = city?.timeZone ?? ctx.site.timeZone;
  const period = periodOf(criteria);
  if (!period || !search.span) return [];
  const shifts = shiftedDates(criteria, civilNow(now, timeZone), timeZone);
  const free = await findFreePeriods(
    ctx.db,
    { ...vehicleFilter(search), available: true },
    shifts.map(({ pickupDate, returnDate }) => ({
      from: toInstant({ ...period.pickup, date: pickupDate }, timeZone),
      to: toInstant({ ...period.return, date: returnDate }, search.returnCity?.timeZone ?? timeZone),
      now,
    })),
  );
  return shifts.filter((_, place) => free.has(place)).slice(0, MOST_DATES_OFFERED);
}

async function nearestCars(ctx: AppContext, search: Search, cities: readonly City[]): Promise<WaysOn["nearest"]> {
  const { city, span, datesProblem } = search;
  if (!city || city.latitude === null || city.longitude === null || datesProblem !== null) return [];
  const { city: _here, locationContains: _text, ...wanted } = vehicleFilter(search);
  const vehicles = await listVehicles(ctx.db, {
    ...wanted,
    available: true,
    ...(span && { freeFor: { ...span, now: ctx.clock() } }),
    near: { latitude: city.latitude, longitude: city.longitude },
    order: search.criteria.sort,
    limit: MOST_CARS_OFFERED,
  });
  // Who wanted to give the car back where it was collected does so there too.
  const returnCity = search.returnCity?.id === city.id ? null : search.returnCity;
  const kilometresFrom = new Map(cities.map((other) => [other.name, Math.round(distanceKm(city, other) ?? 0)]));
  return vehicles.map((vehicle) => ({
    ...quoteFor(vehicle, { ...search, returnCity }, cities, ctx.site),
    kilometres: kilometresFrom.get(vehicle.location) ?? 0,
  }));
}
