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
import { quotedResult } from "./quoted-result.ts";
import type { Search } from "./search.ts";
import { searchTransfers } from "./search-transfers.ts";
import { obtainableThere, vehicleFilter } from "./vehicle-filter.ts";

/** Where a search that found no car leads on; one bounded query for the dates and one for the cars (product.md#no-dead-ends). */
export async function findWaysOn(
  ctx: AppContext,
  search: Search,
  found: { findings: Findings; cities: readonly City[] },
): Promise<WaysOn | null> {
  if (found.findings.service !== "auto") return null;
  const [dates, nearest] = await Promise.all([
    nearestDates(ctx, search, found.cities),
    nearestCars(ctx, search, found.cities),
  ]);
  return { dates, categories: otherCategories(search.criteria, found.findings.facets), nearest };
}

async function nearestDates(ctx: AppContext, search: Search, cities: readonly City[]): Promise<ShiftedDates[]> {
  const { criteria, city } = search;
  const now = ctx.clock();
  const timeZone = city?.timeZone ?? ctx.site.timeZone;
  const period = periodOf(criteria);
  if (!period || !search.span) return [];
  // On other days cars may be in time that are not on those asked for.
  const transfers = searchTransfers(ctx, { ...search, span: null }, cities);
  const shifts = shiftedDates(criteria, civilNow(now, timeZone), timeZone);
  const free = await findFreePeriods(
    ctx.db,
    { ...vehicleFilter(search), ...obtainableThere(search, transfers) },
    shifts.map(({ pickupDate, returnDate }) => ({
      from: toInstant({ ...period.pickup, date: pickupDate }, timeZone),
      to: toInstant({ ...period.return, date: returnDate }, search.return?.city.timeZone ?? timeZone),
      transfers: transfers.transfers,
      now,
    })),
  );
  return shifts.filter((_, place) => free.has(place)).slice(0, MOST_DATES_OFFERED);
}

async function nearestCars(ctx: AppContext, search: Search, cities: readonly City[]): Promise<WaysOn["nearest"]> {
  const { city, span, datesProblem } = search;
  if (!city || city.latitude === null || city.longitude === null || datesProblem !== null) return [];
  const vehicles = await listVehicles(ctx.db, {
    ...vehicleFilter(search),
    available: true,
    ...(span && { freeFor: { ...span, now: ctx.clock() } }),
    near: { latitude: city.latitude, longitude: city.longitude },
    order: search.criteria.sort,
    limit: MOST_CARS_OFFERED,
  });
  // These are taken where they stand; who wanted to give the car back where it was collected does so there too.
  const back = search.return?.city.slug === city.slug ? null : search.return;
  const there: Search = { ...search, pickup: null, return: back };
  const quoted = quotedResult(ctx, there, { cities, transfers: searchTransfers(ctx, there, cities) });
  const kilometresFrom = new Map(cities.map((other) => [other.name, Math.round(distanceKm(city, other) ?? 0)]));
  return vehicles.map((vehicle) => ({
    ...quoted(vehicle),
    kilometres: kilometresFrom.get(vehicle.location) ?? 0,
  }));
}
