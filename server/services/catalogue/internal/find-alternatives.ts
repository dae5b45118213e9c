import { type SearchResults, selectedCategories } from "#domain/catalogue/search-results.ts";
import { type City, distanceKm } from "#domain/cities/city.ts";
import { pickupTooSoonMessage, tooFarToDeliverMessage } from "#domain/delivery/delivery-problems.ts";
import { type DeliveryOrigin, findDeliveryOrigins } from "#domain/delivery/delivery-reach.ts";
import { type DeliveryCity, destinationName } from "#domain/delivery/destination.ts";
import { computeEarliestPickup, offerFirstPickup } from "#domain/delivery/earliest-pickup.ts";
import { toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { checkCityHours } from "#domain/opening-hours/city-hours.ts";
import { toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { movePeriodTo } from "#domain/rental-period/move-period.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import {
  findOtherCategories,
  listShiftedDates,
  MAX_ALTERNATIVE_DATES,
  MAX_ALTERNATIVE_VEHICLES,
  type SearchAlternatives,
  type ShiftedDates,
} from "#domain/search/alternatives.ts";
import { toRentalPeriod } from "#domain/search/search.ts";
import { type Message, sayMessage } from "#domain/words/message.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import {
  findSearchesWithResults,
  MAX_SEARCHES_PER_QUERY,
  type VehicleFilter,
} from "#server/repositories/vehicles/list-vehicles.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { listShownVehicles } from "#server/services/internal/shown-vehicles.ts";
import { rentalCities } from "./city-hours.ts";
import { citiesContaining, type ResolvedSearch } from "./search.ts";
import { filterByRates, prepareSearchPeriod, readSearchRates } from "./search-rates.ts";
import { searchTransfers } from "./search-transfers.ts";
import { createResultMapper } from "./vehicle-result.ts";

const NO_REASON: DeliveryRefusal = { reason: null, soonest: null };

/**
 * Returns alternatives for a search without results: other dates, the soonest possible pickup, and other cars (product.md#no-dead-ends). Each needs
 * one query with a limit.
 */
export async function findAlternatives(
  ctx: AppContext,
  search: ResolvedSearch,
  { searchResults, cities, words }: { searchResults: SearchResults; cities: readonly City[]; words: Words },
): Promise<SearchAlternatives | null> {
  if (searchResults.service !== "auto") return null;
  const [dates, nearest, tooSoonRefusal] = await Promise.all([
    findNearestDates(ctx, search, cities),
    findNearestVehicles(ctx, search, cities),
    explainTooSoon(ctx, search, cities),
  ]);
  const isFar = tooSoonRefusal.reason === null && dates.length === 0 && nearest.length > 0;
  const deliveryRefusal = isFar ? await explainOutOfReach(ctx, search, cities) : tooSoonRefusal;
  const { facets, delivered } = searchResults;
  const shown = delivered ? [facets, delivered.facets] : [facets];
  // For impossible dates there are no cars in any category.
  const categories = search.datesProblem === null ? findOtherCategories(search.criteria, shown) : [];
  const possible = search.possiblePeriod && toSoonest(search.possiblePeriod);
  const reason = deliveryRefusal.reason && sayMessage(words, deliveryRefusal.reason);
  return { ...deliveryRefusal, reason, ...(possible && { soonest: possible }), dates, categories, nearest };
}

/**
 * Returns the nearest dates on which a car is free, either in the city or delivered in time. Also replaces a pickup that is in the past or too far
 * ahead.
 */
async function findNearestDates(
  ctx: AppContext,
  search: ResolvedSearch,
  cities: readonly City[],
): Promise<ShiftedDates[]> {
  const { criteria, city } = search;
  const now = ctx.clock();
  const timeZone = city?.timeZone ?? ctx.site.timeZone;
  const period = toRentalPeriod(criteria);
  if (!period) return [];
  const hoursCities = rentalCities(city, search.return?.city ?? null);
  const shifts = listShiftedDates(
    criteria,
    toCivilMoment(now, timeZone),
    timeZone,
    (shifted) => !hoursCities || checkCityHours(shifted, hoursCities, { now }).length === 0,
  );
  const searches = shifts.map(async ({ pickupDate, returnDate }) => {
    const shifted = {
      pickup: { ...period.pickup, date: pickupDate },
      return: { ...period.return, date: returnDate },
    };
    const span = {
      from: toInstant(shifted.pickup, timeZone),
      to: toInstant(shifted.return, search.return?.city.timeZone ?? timeZone),
    };
    const shiftedSearch = { ...search, period: shifted, span };
    const { bases, transfers } = searchTransfers(ctx, shiftedSearch, cities);
    const reached = bases?.map(({ base, categories }) => ({ base: base.name, categories }));
    return {
      ...(await toVehicleFilter(
        ctx,
        shiftedSearch,
        cities,
        reached ? { bases: reached } : { cities: citiesContaining(criteria.city, cities) },
      )),
      available: true,
      freeFor: { ...span, transfers, now },
    };
  });
  const matchingIndexes = await findSearchesWithResults(ctx.db, await Promise.all(searches));
  return shifts.filter((_, index) => matchingIndexes.has(index)).slice(0, MAX_ALTERNATIVE_DATES);
}

/** If no car can be delivered, returns cars that the renter can pick up at their base. */
async function findNearestVehicles(
  ctx: AppContext,
  search: ResolvedSearch,
  cities: readonly City[],
): Promise<SearchAlternatives["nearest"]> {
  const { city, span, datesProblem } = search;
  if (!city || city.latitude === null || city.longitude === null || datesProblem !== null) return [];
  // If pickup and return were in the same city, the return moves with the pickup.
  const back = search.return?.city.slug === city.slug ? null : search.return;
  const baseSearch: ResolvedSearch = { ...search, city: null, pickup: null, return: back };
  const transfers = searchTransfers(ctx, baseSearch, cities);
  const vehicles = await listShownVehicles(ctx, {
    language: search.language,
    ...(await toVehicleFilter(ctx, baseSearch, cities)),
    available: true,
    ...(span && { freeFor: { ...span, transfers: transfers.transfers, now: ctx.clock() } }),
    near: { latitude: city.latitude, longitude: city.longitude },
    order: search.criteria.sort,
    limit: MAX_ALTERNATIVE_VEHICLES,
  });
  const pricing = await readPricing(ctx);
  const periodRates = prepareSearchPeriod(ctx, baseSearch, pricing);
  const quoted = createResultMapper(ctx, baseSearch, { cities, transfers, pricing, periodRates });
  const kilometresFrom = new Map(cities.map((other) => [other.name, Math.round(distanceKm(city, other) ?? 0)]));
  return vehicles.map((vehicle) => ({ ...quoted(vehicle), kilometres: kilometresFrom.get(vehicle.location) ?? 0 }));
}

/**
 * Returns the filters of a search except its dates: the price per day is that of the dates, as in the results themselves, and a rental that is shorter
 * than the minimum length of a car does not match it, unless `isAnyLength`.
 */
async function toVehicleFilter(
  ctx: AppContext,
  search: ResolvedSearch,
  cities: readonly City[],
  place: Pick<VehicleFilter, "bases" | "cities"> = {},
  { isAnyLength = false }: { isAnyLength?: boolean } = {},
): Promise<VehicleFilter> {
  const { criteria, brands } = search;
  const pricing = await readPricing(ctx);
  const transfers = searchTransfers(ctx, search, cities);
  const prepared = prepareSearchPeriod(ctx, search, pricing);
  const periodRates = prepared && isAnyLength ? { ...prepared, mayBeTooShort: false } : prepared;
  const rates = await readSearchRates(ctx, search, { cities, transfers, pricing, periodRates });
  const filter = { categories: selectedCategories(criteria), brands, ...place };
  return { transmission: criteria.transmission, ...filter, ...filterByRates(rates, criteria.priceRange, filter) };
}

type DeliveryRefusal = Pick<SearchAlternatives, "soonest"> & { reason: Message | null };

/**
 * If cars exist that only cannot be delivered in time for the pickup, returns the time of the transfer and the first pickup for which such a car is
 * free (product.md#no-dead-ends).
 */
async function explainTooSoon(
  ctx: AppContext,
  search: ResolvedSearch,
  cities: readonly City[],
): Promise<DeliveryRefusal> {
  const { pickup, period, span } = search;
  if (!pickup || !period || !span) return NO_REASON;
  const now = ctx.clock();
  const { delivery } = ctx.site;
  const { timeZone } = pickup.city;
  const returnZone = search.return?.city.timeZone ?? timeZone;
  const moments = findOriginsForSearch(ctx, search, cities)
    .map((base) => ({
      base,
      earliest: firstDeliveryAt(pickup.city, computeEarliestPickup(now, base.out, delivery), now),
    }))
    .filter(({ base, earliest }) => base.out.minutes > 0 && earliest > span.from)
    .sort((one, other) => one.earliest.getTime() - other.earliest.getTime())
    .slice(0, MAX_SEARCHES_PER_QUERY)
    .map(async ({ base, earliest }) => {
      const shiftedPeriod = movePeriodTo(period, toCivilMoment(earliest, timeZone));
      const transfers = [{ base: base.base.name, ...toTransferMinutes(base) }];
      const span = { from: earliest, to: toInstant(shiftedPeriod.return, returnZone) };
      const shiftedSearch = { ...search, period: shiftedPeriod, span };
      const filter = await toVehicleFilter(ctx, shiftedSearch, cities, { bases: toBaseFilters([base]) });
      const filteredSearch = { ...filter, available: true, freeFor: { ...span, transfers, now } };
      return { shiftedPeriod, base, filteredSearch };
    });
  const tried = await Promise.all(moments);
  const matchingIndexes = await findSearchesWithResults(
    ctx.db,
    tried.map(({ filteredSearch }) => filteredSearch),
  );
  const soonest = tried.find((_, index) => matchingIndexes.has(index));
  if (!soonest) return NO_REASON;
  const { shiftedPeriod, base } = soonest;
  const reason = pickupTooSoonMessage({
    base: base.base.name,
    place: destinationName(pickup),
    out: base.out,
    preparationHours: delivery.preparationHours,
    earliest: shiftedPeriod.pickup,
  });
  const { date: pickupDate, time: pickupTime } = shiftedPeriod.pickup;
  return { reason, soonest: { pickupDate, pickupTime, returnDate: shiftedPeriod.return.date } };
}

/** Returns the first pickup that the hours of the city allow from the time on at which the car can be there. */
function firstDeliveryAt(city: DeliveryCity, earliest: Date, now: Date): Date {
  return city.hours ? toInstant(offerFirstPickup(city, { now, earliest }), city.timeZone) : earliest;
}

function toSoonest({ pickup, return: back }: RentalPeriod): SearchAlternatives["soonest"] {
  return { pickupDate: pickup.date, pickupTime: pickup.time, returnDate: back.date, returnTime: back.time };
}

/** If every matching car is too far away, whatever the dates are, returns this as the explanation. */
async function explainOutOfReach(
  ctx: AppContext,
  search: ResolvedSearch,
  cities: readonly City[],
): Promise<DeliveryRefusal> {
  const { pickup } = search;
  if (!pickup || pickup.city.latitude === null || pickup.city.longitude === null) return NO_REASON;
  const bases = toBaseFilters(findOriginsForSearch(ctx, search, cities));
  const filter = await toVehicleFilter(ctx, search, cities, { bases }, { isAnyLength: true });
  const reached = await listShownVehicles(ctx, { ...filter, available: true, limit: 1 });
  return reached.length > 0 ? NO_REASON : { reason: tooFarToDeliverMessage(destinationName(pickup)), soonest: null };
}

/** Returns the base cities from which cars can be delivered to the pickup, whatever the time is. */
function findOriginsForSearch(
  ctx: AppContext,
  { pickup, return: back }: ResolvedSearch,
  cities: readonly City[],
): DeliveryOrigin[] {
  return pickup ? findDeliveryOrigins(cities, { pickup, return: back ?? pickup }, ctx.site.delivery) : [];
}

const toBaseFilters = (bases: readonly DeliveryOrigin[]) =>
  bases.map(({ base, categories }) => ({ base: base.name, categories }));
