import { and, arrayOverlaps, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { TransmissionKind } from "#domain/catalogue/filters.ts";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { TransferMinutes } from "#domain/delivery/hold-span.ts";
import type { Cents } from "#domain/money.ts";
import { unitHeldTimes, vehicles } from "#server/db/schema.ts";
import { unitIsBlocked, unitIsFree } from "#server/repositories/unit-holds/hold-conditions.ts";
import { toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/**
 * Filters of groups of cars, by brand, city and category. A missing filter does not restrict. Cars of inactive brands and cities, and of cities
 * without a page, never match. Brands and cities are given by their stored names, so that PostgreSQL can use an index; the caller must look up slugs
 * and partial names first.
 */
export interface VehicleGroupFilter {
  city?: string | undefined;
  /** The car's city is one of these; an empty list matches no car. */
  cities?: readonly string[] | undefined;
  categories?: readonly CategorySlug[] | undefined;
  /** The car's brand is one of these; an empty list matches no car. */
  brands?: readonly string[] | undefined;
  available?: boolean | undefined;
  /** The car's city is one of these, and its category is one of those given for the city. */
  bases?: readonly DeliveryBase[] | undefined;
}

/** Filters of single cars. The cars of one group (brand, city and category) may differ in these conditions. */
export interface VehicleFilter extends VehicleGroupFilter {
  /** Only the car with this slug. */
  slug?: string | undefined;
  /** Only the cars with these ids. */
  ids?: readonly string[] | undefined;
  /** Only the cars with these slugs. */
  slugs?: readonly string[] | undefined;
  /** Only cars with one of these exact names. */
  names?: readonly string[] | undefined;
  /** All except the car with this slug. */
  exceptSlug?: string | undefined;
  /** Lowest and highest daily rate, both included. */
  lowestRate?: Cents | undefined;
  highestRate?: Cents | undefined;
  /** The base rates at which cars match, if the rates of the day make the same base rate another price (product.md#explore). */
  rateBands?: RateBands | undefined;
  /** Whether the bands have only groups of the brands and categories of the filter, so that these need not be checked. */
  areBandsNarrowed?: boolean | undefined;
  transmission?: TransmissionKind | undefined;
  minimumRating?: number | undefined;
  /** The car has at least one of these tags. */
  highlights?: readonly string[] | undefined;
  /** Only cars with a photograph (domain/pictures/photographs-first.ts). */
  photographed?: boolean | undefined;
  /**
   * Only cars with a unit that is free for the whole period: from the transfer before the pickup until the unit is back at its base and ready after
   * the return.
   */
  freeFor?: FreePeriod | undefined;
}

/** The base rates at which the cars of a group match, and the cars with rules of their own, which are judged one by one. */
export interface RateBands {
  /** The lowest and the highest base rate, both included, by `rateBandKey`. No car matches if the lowest is above the highest. */
  byGroup: Readonly<Record<string, readonly [lowest: Cents, highest: Cents]>>;
  /** Whether the cars of other groups match. */
  othersMatch: boolean;
  /** The ids of the cars that are judged one by one, and those of them that match. */
  ruledIds: readonly string[];
  matchingIds: readonly string[];
}

/** Returns the key of a group in `RateBands`; the category is spelled as the cars have it, in any case. */
export const rateBandKey = (brand: string, location: string, category: string): string =>
  [brand, location, category.toLowerCase()].join(KEY_SEPARATOR);
const KEY_SEPARATOR = "\n";
/** Above every base rate. */
const NO_HIGHEST_RATE = Number.MAX_SAFE_INTEGER;

/** A base city, and the categories of its cars that can be delivered (product.md#delivery). */
export interface DeliveryBase {
  /** Stored city name. */
  base: string;
  categories: readonly CategorySlug[];
}

/** The transfers of a rental for cars that are based in one city. */
export interface BaseTransfer extends TransferMinutes {
  /** Stored city name. */
  base: string;
}

export interface FreePeriod {
  from: Date;
  /** The return, which is after `from`. */
  to: Date;
  /** The transfers by base city. For cars of a city that is not listed, there are no transfers. */
  transfers?: readonly BaseTransfer[];
  /** The current time. Booking requests that have expired by then hold no unit. */
  now: Date;
}

/** The columns with brand, city and category of a car or of a group of cars. */
interface GroupColumns {
  brand: AnyPgColumn;
  location: AnyPgColumn;
  category: AnyPgColumn;
  available: AnyPgColumn;
}

/** Returns the group filter as one SQL condition, for vehicles or vehicle summaries that are joined with brands and cities. */
export function toGroupCondition(of: GroupColumns, filter: VehicleGroupFilter): SQL | undefined {
  return and(
    hasKnownCategory(of, filter.categories),
    filter.bases && isAtBases(of, filter.bases),
    filter.brands && inArray(of.brand, [...filter.brands]),
    toPlaceCondition(of, filter),
  );
}

/** Returns the part of the group filter that concerns the base city and whether the car is available. */
const toPlaceCondition = (of: GroupColumns, { city, cities, available }: VehicleGroupFilter): SQL | undefined =>
  and(
    city === undefined ? undefined : eq(of.location, city),
    cities && inArray(of.location, [...cities]),
    available === undefined ? undefined : eq(of.available, available),
  );

/**
 * Returns the whole filter as one SQL condition, for vehicles that are joined with brands and cities. The period comes last, because PostgreSQL must
 * check it car by car.
 */
export function toVehicleCondition(filter: VehicleFilter): SQL | undefined {
  return and(
    // A condition on the category would lead PostgreSQL to another index than that of prices.
    filter.areBandsNarrowed ? toPlaceCondition(vehicles, filter) : toGroupCondition(vehicles, filter),
    filter.slug === undefined ? undefined : eq(vehicles.slug, filter.slug),
    filter.ids && inArray(vehicles.id, [...filter.ids]),
    filter.slugs && inArray(vehicles.slug, [...filter.slugs]),
    filter.names && inArray(vehicles.name, [...filter.names]),
    filter.exceptSlug === undefined ? undefined : ne(vehicles.slug, filter.exceptSlug),
    filter.lowestRate === undefined ? undefined : gte(vehicles.priceCents, filter.lowestRate),
    filter.highestRate === undefined ? undefined : lte(vehicles.priceCents, filter.highestRate),
    filter.rateBands && isInRateBand(vehicles, vehicles.id, filter.rateBands),
    filter.transmission === undefined ? undefined : hasTransmission(filter.transmission),
    filter.minimumRating === undefined ? undefined : gte(vehicles.rating, filter.minimumRating),
    filter.highlights?.length ? arrayOverlaps(vehicles.highlights, [...filter.highlights]) : undefined,
    filter.photographed ? HAS_PHOTOGRAPH : undefined,
    filter.freeFor && isFreeFor(filter.freeFor, filter.city),
  );
}

const HAS_PHOTOGRAPH = sql`exists (select from unnest(${vehicles.images}) image where image not like '/pictures/%')`;

/** Whether all conditions of the filter can be evaluated on unit calendars alone. */
export const isCountableByCalendar = ({
  freeFor: _period,
  city: _city,
  cities: _cities,
  bases: _bases,
  categories: _categories,
  brands: _brands,
  available: _available,
  lowestRate: _lowest,
  highestRate: _highest,
  rateBands: _bands,
  areBandsNarrowed: _areNarrowed,
  ...further
}: VehicleFilter): boolean =>
  Object.values(further).every(
    (narrowing) => narrowing === undefined || (Array.isArray(narrowing) && narrowing.length === 0),
  );

/**
 * Returns the part of such a filter that concerns units, as one SQL condition on `unit_calendars`: the unit is free from leaving its base until it is
 * back, and its base rate is within the band of its group.
 */
export function toCalendarCondition(
  { freeFor, lowestRate, highestRate, rateBands }: VehicleFilter & { freeFor: FreePeriod },
  group: { from: SQL; to: SQL; lowest: SQL; highest: SQL },
): SQL | undefined {
  return and(
    lowestRate === undefined ? undefined : gte(unitHeldTimes.priceCents, lowestRate),
    highestRate === undefined ? undefined : lte(unitHeldTimes.priceCents, highestRate),
    rateBands &&
      isMatchingRuled(
        unitHeldTimes.vehicleId,
        rateBands,
        sql`${unitHeldTimes.priceCents} between ${group.lowest} and ${group.highest}`,
      ),
    unitHeldTimes.inFleet,
    sql`${unitIsBlocked(sql`${unitHeldTimes}`, freeFor.now)} is not true`,
    unitIsFree(unitHeldTimes, { from: group.from, to: addTurnaround(group.to, unitHeldTimes) }, freeFor.now),
  );
}

function isInRateBand(
  of: Pick<GroupColumns, "brand" | "location" | "category"> & { priceCents: AnyPgColumn },
  id: AnyPgColumn,
  bands: RateBands,
): SQL {
  const { lowest, highest } = selectRateBand(of, bands);
  return isMatchingRuled(id, bands, sql`${of.priceCents} between ${lowest} and ${highest}`);
}

/** Returns the lowest and the highest base rate at which a car of a group matches. */
export function selectRateBand(
  { brand, location, category }: Pick<GroupColumns, "brand" | "location" | "category">,
  { byGroup, othersMatch }: RateBands,
): { lowest: SQL<number>; highest: SQL<number> } {
  const band = sql`(${JSON.stringify(byGroup)}::jsonb -> (${brand} || ${KEY_SEPARATOR} || ${location} || ${KEY_SEPARATOR} || lower(${category})))`;
  return {
    lowest: sql<number>`coalesce((${band} ->> 0)::bigint, ${othersMatch ? 0 : 1})`,
    highest: sql<number>`coalesce((${band} ->> 1)::bigint, ${othersMatch ? sql.raw(`${NO_HIGHEST_RATE}`) : 0})`,
  };
}

/** Whether a car that is judged by itself matches; `isInBand` decides about the others. */
function isMatchingRuled(id: AnyPgColumn, { ruledIds, matchingIds }: RateBands, isInBand: SQL): SQL {
  if (ruledIds.length === 0) return isInBand;
  const list = (ids: readonly string[]) => sql`${`{${ids.join()}}`}::uuid[]`;
  return sql`case when ${id} = any(${list(ruledIds)}) then ${id} = any(${list(matchingIds)}) else ${isInBand} end`;
}

/** Lists the stored values, in lower case, that belong to the categories. */
function listCategoryValues(slugs: readonly CategorySlug[]): string[] {
  const names = slugs.flatMap((slug) => [
    slug,
    CATEGORIES[slug].displayName,
    CATEGORIES[slug].shortLabel,
    ...CATEGORIES[slug].values,
  ]);
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** Whether a car's category is one of these or, without `slugs`, one of the five known ones. */
function hasKnownCategory({ category }: GroupColumns, slugs: readonly CategorySlug[] | undefined): SQL {
  return inArray(sql`lower(${category})`, listCategoryValues(slugs?.length ? slugs : CATEGORY_SLUGS));
}

function isAtBases(of: GroupColumns, bases: readonly DeliveryBase[]): SQL | undefined {
  const byCategories = Map.groupBy(bases, ({ categories }) => categories.join());
  const conditions = [...byCategories.values()].map((group) =>
    and(
      inArray(
        of.location,
        group.map(({ base }) => base),
      ),
      hasKnownCategory(of, group[0]?.categories),
    ),
  );
  return conditions.length > 0 ? or(...conditions) : sql`false`;
}

/** Whether a car has this kind of gearbox: the rule of `toTransmissionKind`, in SQL. */
function hasTransmission(kind: TransmissionKind): SQL {
  const text = sql`(${vehicles.specs} ->> 'transmission')`;
  const isManual = sql`(${text} ~* '\\mmanual' and ${text} !~* 'automat|robotizzat|sequenzial')`;
  return kind === "manuale" ? isManual : sql`not coalesce(${isManual}, false)`;
}

/**
 * Whether a car has a free unit: one in the fleet, not blocked, and not held from the transfer before the pickup until it is back at its base and
 * ready after the return (product.md#unit-holds). PostgreSQL evaluates it car by car on the units' calendars, so that a query with a limit stops
 * early even in a large fleet. The period is computed once per car; if all cars are in one `city`, the transfers are constants.
 */
function isFreeFor(period: FreePeriod, city: string | undefined): SQL {
  const { from, to } = selectAwayPeriod(vehicles.location, period, city);
  // Use a scalar subquery: PostgreSQL would turn `exists` into a join of the whole fleet before it returned the first car.
  return sql`(
    select true from (select ${from} as leaves, ${addTurnaround(to, vehicles)} as is_back offset 0) away
    join ${unitHeldTimes} on ${unitHeldTimes.vehicleId} = ${vehicles.id}
    where ${unitHeldTimes.inFleet} and ${unitIsBlocked(sql`${unitHeldTimes}`, period.now)} is not true
      and ${unitIsFree(vehicles, { from: sql`away.leaves`, to: sql`away.is_back` }, period.now)}
    limit 1
  )`;
}

/** Returns the half-open period during which a car of a city is away, including its transfers but not the turnaround. */
export function selectAwayPeriod(
  location: AnyPgColumn,
  { from, to, transfers = [] }: FreePeriod,
  city: string | undefined,
): { from: SQL; to: SQL } {
  const minutes = (direction: keyof TransferMinutes): SQL => {
    if (city !== undefined) return sql`${transfers.find(({ base }) => base === city)?.[direction] ?? 0}::int`;
    if (transfers.every((transfer) => transfer[direction] === 0)) return sql`0`;
    const byBase = JSON.stringify(
      Object.fromEntries(transfers.map((transfer) => [transfer.base, transfer[direction]])),
    );
    return sql`coalesce((${byBase}::jsonb ->> ${location})::int, 0)`;
  };
  return {
    from: sql`${toInstantSql(from)} - make_interval(mins => ${minutes("outMinutes")})`,
    to: sql`${toInstantSql(to)} + make_interval(mins => ${minutes("backMinutes")})`,
  };
}

const addTurnaround = (isHome: SQL, { turnaroundHours }: { turnaroundHours: AnyPgColumn }): SQL =>
  sql`${isHome} + make_interval(hours => ${turnaroundHours})`;
