import type { Service } from "#domain/catalogue/filters.ts";
import type { DeliveryCity } from "#domain/delivery/destination.ts";
import { findPossiblePeriod } from "#domain/opening-hours/city-hours.ts";
import { sayRentalProblem } from "#domain/opening-hours/say-rental-problem.ts";
import { type RentalProblem, validateRental } from "#domain/opening-hours/validate-rental.ts";
import { endAfterDays } from "#domain/rates/minimum-length.ts";
import { toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalLimits, type RentalPeriod, validatePeriod } from "#domain/rental-period/period.ts";
import { type SearchCriteria, toRentalPeriod } from "#domain/search/search.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { rentalCities } from "./city-hours.ts";
import type { ResolvedSearch } from "./search.ts";

/** The limits for searches of jets and experiences. They are not rented by the day, so only the order of the dates is checked. */
const UNLIMITED_RENTAL: RentalLimits = { ...ONLINE_LIMITS, maxDays: Infinity, maxPickupDaysAhead: Infinity };
const LIMITS: Record<Service, RentalLimits> = {
  auto: ONLINE_LIMITS,
  jet: UNLIMITED_RENTAL,
  experience: UNLIMITED_RENTAL,
};
/** A return that falls on a closed day is moved by at most so many days. */
const MAX_MOVED_DAYS = 7;

/** The cities of a search's pickup and return; null for a place that is no known city. */
interface SearchCities {
  pickup: DeliveryCity | null;
  return: DeliveryCity | null;
}

/**
 * Returns the period of a search or, if the period is impossible, the problem. An impossible period is not searched, so that no unavailable car is
 * offered.
 */
export function bookablePeriod(ctx: AppContext, words: Words, criteria: SearchCriteria, cities: SearchCities) {
  const period = toRentalPeriod(criteria);
  if (!period) return { period, span: null, datesProblem: null, possiblePeriod: null };
  const { problem, span } = checkPeriod(ctx, period, { ...cities, service: criteria.service });
  if (!problem) return { period, span, datesProblem: null, possiblePeriod: null };
  const withHours = rentalCities(cities.pickup, cities.return);
  const possiblePeriod = withHours && problem.code ? findPossiblePeriod(period, withHours, { now: ctx.clock() }) : null;
  return { period: null, span: null, datesProblem: sayRentalProblem(words, problem.message), possiblePeriod };
}

/** Returns a search with the shortest possible rental of at least so many days from its pickup on; null if none is possible. */
export function lengthenSearch(ctx: AppContext, search: ResolvedSearch, days: number): ResolvedSearch | null {
  const { period, criteria } = search;
  if (!period) return null;
  for (let moved = 0; moved <= MAX_MOVED_DAYS; moved += 1) {
    const longer = endAfterDays(period, days + moved, ctx.site);
    const cities = { pickup: search.city, return: search.return?.city ?? null };
    const { problem, span } = checkPeriod(ctx, longer, { ...cities, service: criteria.service });
    if (!problem) return { ...search, criteria: { ...criteria, returnDate: longer.return.date }, period: longer, span };
  }
  return null;
}

function checkPeriod(
  { clock, site }: AppContext,
  period: RentalPeriod,
  { service, ...cities }: SearchCities & { service: Service },
) {
  const now = clock();
  const timeZone = cities.pickup?.timeZone ?? site.timeZone;
  const pickup = { ...period.pickup, timeZone };
  const back = { ...period.return, timeZone: cities.return?.timeZone ?? timeZone };
  const limits = LIMITS[service];
  const withHours = rentalCities(cities.pickup, cities.return);
  const [problem]: RentalProblem[] =
    withHours && service === "auto"
      ? validateRental(period, withHours, { now, limits })
      : validatePeriod({ pickup, return: back }, toCivilMoment(now, timeZone), limits);
  if (problem) return { problem, span: null };
  return { problem: null, span: { from: toInstant(pickup, pickup.timeZone), to: toInstant(back, back.timeZone) } };
}
