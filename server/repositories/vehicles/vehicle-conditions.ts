import { and, arrayOverlaps, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { TransmissionKind } from "#domain/catalogue/filters.ts";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { TransferMinutes } from "#domain/delivery/hold-span.ts";
import type { Cents } from "#domain/money.ts";
import { unitCalendars, vehicles } from "#server/db/schema.ts";
import { unitIsBlocked, unitIsFree } from "#server/repositories/unit-holds/hold-conditions.ts";
import { toInstantSql } from "#server/repositories/unit-holds/spans.ts";

/**
 * Which groups of cars, by brand, city and category. What is absent does not narrow. Cars of inactive brands and cities, and of cities without a page, are
 * never among them. Brands and cities are named as stored, so that an index of the cars serves the condition: whoever has a slug or a part of a name
 * looks the names up first.
 */
export interface VehicleGroupFilter {
  city?: string | undefined;
  /** Any of these cities; none at all finds no car. */
  cities?: readonly string[] | undefined;
  categories?: readonly CategorySlug[] | undefined;
  /** Any of these brands; none at all finds no car. */
  brands?: readonly string[] | undefined;
  available?: boolean | undefined;
  /** Only cars of these cities, and of them those of these categories. */
  bases?: readonly DeliveryBase[] | undefined;
}

/** Which cars a list or a count is about; what a group does not tell apart is looked for car by car. */
export interface VehicleFilter extends VehicleGroupFilter {
  /** One car, by its slug. */
  slug?: string | undefined;
  /** These cars, by their slugs. */
  slugs?: readonly string[] | undefined;
  /** Cars of one of these names, as they are written. */
  names?: readonly string[] | undefined;
  /** All but the car of this slug. */
  exceptSlug?: string | undefined;
  /** Daily rate, both ends included. */
  lowestRate?: Cents | undefined;
  highestRate?: Cents | undefined;
  transmission?: TransmissionKind | undefined;
  minimumRating?: number | undefined;
  /** At least one of these tags. */
  highlights?: readonly string[] | undefined;
  /** Only cars with a unit free from setting out before the pickup to being home and ready after the return. */
  freeFor?: FreePeriod | undefined;
}

/** A city whose cars of some categories are delivered to where they are wanted (product.md#delivery). */
export interface DeliveryBase {
  /** City name as stored. */
  base: string;
  categories: readonly CategorySlug[];
}

/** The drives of a rental for cars of one city. */
export interface BaseTransfer extends TransferMinutes {
  /** City name as stored. */
  base: string;
}

export interface FreePeriod {
  from: Date;
  /** After `from`. */
  to: Date;
  /** By the city where a car stands; cars of any other are at home at both ends. */
  transfers?: readonly BaseTransfer[];
  /** Requests whose hold has expired by now hold nothing. */
  now: Date;
}

/** Where brand, city and category of a car or of a group of cars stand. */
interface GroupColumns {
  brand: AnyPgColumn;
  location: AnyPgColumn;
  category: AnyPgColumn;
  available: AnyPgColumn;
}

/** The groups that match, as one condition on vehicles, or their summaries, ⋈ brands ⋈ cities. */
export function toGroupCondition(of: GroupColumns, filter: VehicleGroupFilter): SQL | undefined {
  return and(
    hasKnownCategory(of, filter.categories),
    filter.city === undefined ? undefined : eq(of.location, filter.city),
    filter.bases && isAtBases(of, filter.bases),
    filter.cities && inArray(of.location, [...filter.cities]),
    filter.brands && inArray(of.brand, [...filter.brands]),
    filter.available === undefined ? undefined : eq(of.available, filter.available),
  );
}

/** The whole filter, as one condition on vehicles ⋈ brands ⋈ cities; the period comes last, since it is asked car by car. */
export function toVehicleCondition(filter: VehicleFilter): SQL | undefined {
  return and(
    toGroupCondition(vehicles, filter),
    filter.slug === undefined ? undefined : eq(vehicles.slug, filter.slug),
    filter.slugs && inArray(vehicles.slug, [...filter.slugs]),
    filter.names && inArray(vehicles.name, [...filter.names]),
    filter.exceptSlug === undefined ? undefined : ne(vehicles.slug, filter.exceptSlug),
    filter.lowestRate === undefined ? undefined : gte(vehicles.priceCents, filter.lowestRate),
    filter.highestRate === undefined ? undefined : lte(vehicles.priceCents, filter.highestRate),
    filter.transmission === undefined ? undefined : hasTransmission(filter.transmission),
    filter.minimumRating === undefined ? undefined : gte(vehicles.rating, filter.minimumRating),
    filter.highlights?.length ? arrayOverlaps(vehicles.highlights, [...filter.highlights]) : undefined,
    filter.freeFor && isFreeFor(filter.freeFor, filter.city),
  );
}

/** Whether the calendars of units have all that a filter asks of their cars. */
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
  ...further
}: VehicleFilter): boolean =>
  Object.values(further).every(
    (narrowing) => narrowing === undefined || (Array.isArray(narrowing) && narrowing.length === 0),
  );

/** What such a filter asks beside the group of a car, as one condition on unit_calendars: the unit is free from leaving its base until it is home. */
export function toCalendarCondition(
  { freeFor, lowestRate, highestRate }: VehicleFilter & { freeFor: FreePeriod },
  homePeriod: { from: SQL; to: SQL },
): SQL | undefined {
  return and(
    lowestRate === undefined ? undefined : gte(unitCalendars.priceCents, lowestRate),
    highestRate === undefined ? undefined : lte(unitCalendars.priceCents, highestRate),
    unitCalendars.inFleet,
    sql`${unitIsBlocked(sql`${unitCalendars}`, freeFor.now)} is not true`,
    unitIsFree(unitCalendars, { from: homePeriod.from, to: addTurnaround(homePeriod.to, unitCalendars) }, freeFor.now),
  );
}

/** Every stored value that means one of the categories, lowercased. */
function listCategoryValues(slugs: readonly CategorySlug[]): string[] {
  const names = slugs.flatMap((slug) => [
    slug,
    CATEGORIES[slug].displayName,
    CATEGORIES[slug].shortLabel,
    ...CATEGORIES[slug].values,
  ]);
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** Lists hold only cars of the five known categories. */
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

/** The rule of `toTransmissionKind`, in SQL. */
function hasTransmission(kind: TransmissionKind): SQL {
  const text = sql`(${vehicles.specs} ->> 'transmission')`;
  const isManual = sql`(${text} ~* '\\mmanual' and ${text} !~* 'automat|robotizzat|sequenzial')`;
  return kind === "manuale" ? isManual : sql`not coalesce(${isManual}, false)`;
}

/**
 * A car is free when one of its units in the fleet is: not blocked, and in nobody's hands from setting out before the pickup to being home and ready
 * after the return (product.md#unit-holds). Asked car by car, a step to the calendar of each unit, so that whoever wants the first so many stops
 * there, however large the fleet. When the car is away is worked out once a car; where all stand in one `city`, its drives are known beforehand.
 */
function isFreeFor(period: FreePeriod, city: string | undefined): SQL {
  const { from, to } = selectAwayPeriod(vehicles.location, period, city);
  // A value instead of `exists`, which would be made a join of the whole fleet before the first car is answered.
  return sql`(
    select true from (select ${from} as leaves, ${addTurnaround(to, vehicles)} as is_back offset 0) away
    join ${unitCalendars} on ${unitCalendars.vehicleId} = ${vehicles.id}
    where ${unitCalendars.inFleet} and ${unitIsBlocked(sql`${unitCalendars}`, period.now)} is not true
      and ${unitIsFree(vehicles, { from: sql`away.leaves`, to: sql`away.is_back` }, period.now)}
    limit 1
  )`;
}

/** From when to when a car of a city is away for a period, its drives among it: the work on it comes after. */
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
