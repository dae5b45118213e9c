import { type Findings, soughtCategories } from "#domain/catalogue/explore.ts";
import { pickupTooSoon, tooFarToDeliver } from "#domain/delivery/delivery-words.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { earliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { transferMinutes } from "#domain/delivery/held-span.ts";
import { type ReachingBase, reachingBases } from "#domain/delivery/reach.ts";
import { type City, distanceKm } from "#domain/places.ts";
import { civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import { periodOf } from "#domain/search/search.ts";
import {
  beginningAt,
  MOST_CARS_OFFERED,
  MOST_DATES_OFFERED,
  otherCategories,
  type ShiftedDates,
  shiftedDates,
  type WaysOn,
} from "#domain/search/ways-on.ts";
import type { AppContext } from "#server/context.ts";
import {
  findMetSearches,
  listVehicles,
  MOST_SEARCHES,
  type VehicleFilter,
} from "#server/repositories/vehicles/list-vehicles.ts";
import { quotedResult } from "./quoted-result.ts";
import { citiesContaining, type Search } from "./search.ts";
import { searchTransfers } from "./search-transfers.ts";

const UNKNOWN: WhyNotDelivered = { reason: null, soonest: null };

/** Where a search that found no car leads on; one bounded query each for the dates, the soonest pickup and the cars (product.md#no-dead-ends). */
export async function findWaysOn(
  ctx: AppContext,
  search: Search,
  found: { findings: Findings; cities: readonly City[] },
): Promise<WaysOn | null> {
  if (found.findings.service !== "auto") return null;
  const sought = { ...search, kind: wantedKind(search) };
  const [dates, nearest, inTime] = await Promise.all([
    nearestDates(ctx, search, found.cities),
    nearestCars(ctx, search, found.cities),
    whyNotInTime(ctx, sought, found.cities),
  ]);
  const isFar = inTime.reason === null && dates.length === 0 && nearest.length > 0;
  const why = isFar ? await whyNotEver(ctx, sought, found.cities) : inTime;
  const { facets, delivered } = found.findings;
  const shown = delivered ? [facets, delivered.facets] : [facets];
  // On days that cannot be had no category has anything either.
  const categories = search.datesProblem === null ? otherCategories(search.criteria, shown) : [];
  return { ...why, dates, categories, nearest };
}

/** The same rental on other days, where a car stands or is delivered in time; a pickup that has passed, or lies too far ahead, is moved too. */
async function nearestDates(ctx: AppContext, search: Search, cities: readonly City[]): Promise<ShiftedDates[]> {
  const { criteria, city } = search;
  const now = ctx.clock();
  const timeZone = city?.timeZone ?? ctx.site.timeZone;
  const period = periodOf(criteria);
  if (!period) return [];
  const shifts = shiftedDates(criteria, civilNow(now, timeZone), timeZone);
  const searches = shifts.map(({ pickupDate, returnDate }) => {
    const span = {
      from: toInstant({ ...period.pickup, date: pickupDate }, timeZone),
      to: toInstant({ ...period.return, date: returnDate }, search.return?.city.timeZone ?? timeZone),
    };
    const { bases, transfers } = searchTransfers(ctx, { ...search, span }, cities);
    const reached = bases?.map(({ base, categories }) => ({ base: base.name, categories }));
    return {
      ...wantedKind(search),
      ...(reached ? { bases: reached } : { cities: citiesContaining(criteria.city, cities) }),
      available: true,
      freeFor: { ...span, transfers, now },
    };
  });
  const met = await findMetSearches(ctx.db, searches);
  return shifts.filter((_, place) => met.has(place)).slice(0, MOST_DATES_OFFERED);
}

/** Cars to be taken where they stand, since none can be delivered. */
async function nearestCars(ctx: AppContext, search: Search, cities: readonly City[]): Promise<WaysOn["nearest"]> {
  const { city, span, datesProblem } = search;
  if (!city || city.latitude === null || city.longitude === null || datesProblem !== null) return [];
  // Who wanted to give the car back where it was collected does so there too.
  const back = search.return?.city.slug === city.slug ? null : search.return;
  const where: Search = { ...search, city: null, pickup: null, return: back };
  const transfers = searchTransfers(ctx, where, cities);
  const vehicles = await listVehicles(ctx.db, {
    ...wantedKind(search),
    available: true,
    ...(span && { freeFor: { ...span, transfers: transfers.transfers, now: ctx.clock() } }),
    near: { latitude: city.latitude, longitude: city.longitude },
    order: search.criteria.sort,
    limit: MOST_CARS_OFFERED,
  });
  const quoted = quotedResult(ctx, where, { cities, transfers });
  const kilometresFrom = new Map(cities.map((other) => [other.name, Math.round(distanceKm(city, other) ?? 0)]));
  return vehicles.map((vehicle) => ({ ...quoted(vehicle), kilometres: kilometresFrom.get(vehicle.location) ?? 0 }));
}

/** What a search is narrowed by, beside where and when. */
function wantedKind({ criteria, brands }: Search): VehicleFilter {
  return {
    lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
    highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    transmission: criteria.transmission,
    categories: soughtCategories(criteria),
    brands,
  };
}

type WhyNotDelivered = Pick<WaysOn, "reason" | "soonest">;

/** Where cars could be driven there, only not by the pickup: what the drive takes, and the first pickup for which one is free (product.md#no-dead-ends). */
async function whyNotInTime(
  ctx: AppContext,
  { kind, ...search }: Search & { kind: VehicleFilter },
  cities: readonly City[],
): Promise<WhyNotDelivered> {
  const { pickup, period, span } = search;
  if (!pickup || !period || !span) return UNKNOWN;
  const now = ctx.clock();
  const { delivery } = ctx.site;
  const { timeZone } = pickup.city;
  const returnZone = search.return?.city.timeZone ?? timeZone;
  const moments = reaching(ctx, search, cities)
    .map((base) => ({ base, earliest: earliestPickup(now, base.out, delivery) }))
    .filter(({ base, earliest }) => base.out.minutes > 0 && earliest > span.from)
    .sort((one, other) => one.earliest.getTime() - other.earliest.getTime())
    .slice(0, MOST_SEARCHES)
    .map(({ base, earliest }) => {
      const moved = beginningAt(period, civilNow(earliest, timeZone));
      const transfers = [{ base: base.base.name, ...transferMinutes(base) }];
      const freeFor = { from: earliest, to: toInstant(moved.return, returnZone), transfers, now };
      return { moved, base, sought: { ...kind, available: true, bases: deliveringBases([base]), freeFor } };
    });
  const met = await findMetSearches(
    ctx.db,
    moments.map(({ sought }) => sought),
  );
  const soonest = moments.find((_, place) => met.has(place));
  if (!soonest) return UNKNOWN;
  const { moved, base } = soonest;
  const reason = pickupTooSoon({
    base: base.base.name,
    place: destinationName(pickup),
    out: base.out,
    preparationHours: delivery.preparationHours,
    earliest: moved.pickup,
  });
  const { date: pickupDate, time: pickupTime } = moved.pickup;
  return { reason, soonest: { pickupDate, pickupTime, returnDate: moved.return.date } };
}

/** Where no car of the kind stands near enough, on whatever dates: that, in words. */
async function whyNotEver(
  ctx: AppContext,
  { kind, ...search }: Search & { kind: VehicleFilter },
  cities: readonly City[],
): Promise<WhyNotDelivered> {
  const { pickup } = search;
  if (!pickup || pickup.city.latitude === null || pickup.city.longitude === null) return UNKNOWN;
  const bases = deliveringBases(reaching(ctx, search, cities));
  const reached = await listVehicles(ctx.db, { ...kind, available: true, bases, limit: 1 });
  return reached.length > 0 ? UNKNOWN : { reason: tooFarToDeliver(destinationName(pickup)), soonest: null };
}

/** The bases that reach the pickup, at whatever hour. */
function reaching(ctx: AppContext, { pickup, return: back }: Search, cities: readonly City[]): ReachingBase[] {
  return pickup ? reachingBases(cities, { pickup, return: back ?? pickup }, ctx.site.delivery) : [];
}

const deliveringBases = (bases: readonly ReachingBase[]) =>
  bases.map(({ base, categories }) => ({ base: base.name, categories }));
