import { and, arrayOverlaps, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { TransmissionKind } from "#domain/catalogue/filters.ts";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { TransferMinutes } from "#domain/delivery/held-span.ts";
import type { Cents } from "#domain/money.ts";
import { brands, cities, unitCalendars, vehicles } from "#server/db/schema.ts";
import { instant, unitIsBlocked, unitIsFree } from "#server/repositories/unit-holds/hold-conditions.ts";

/** Which groups of cars, by brand, city and category. What is absent does not narrow. Cars of inactive brands and cities are never among them. */
export interface VehicleGroupFilter {
  /** Exact city name as stored (a query that names a known city). */
  city?: string | undefined;
  /** Case-insensitive substring of the city name. */
  locationContains?: string | undefined;
  categories?: readonly CategorySlug[] | undefined;
  /** Brand slugs or names, case-insensitive. */
  brands?: readonly string[] | undefined;
  available?: boolean | undefined;
  /** Only cars of these cities, and of them those of these categories. */
  bases?: readonly DeliveringBase[] | undefined;
}

/** Which cars a list or a tally is about; what a group does not tell apart is looked for car by car. */
export interface VehicleFilter extends VehicleGroupFilter {
  /** One car, by its slug. */
  slug?: string | undefined;
  /** These cars, by their slugs. */
  slugs?: readonly string[] | undefined;
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
export interface DeliveringBase {
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
  location: AnyPgColumn;
  category: AnyPgColumn;
  available: AnyPgColumn;
}

/** The groups that match, as one condition on vehicles, or their summaries, ⋈ brands ⋈ cities. */
export function groupConditions(of: GroupColumns, filter: VehicleGroupFilter): SQL | undefined {
  return and(
    ofKnownCategory(of, filter.categories),
    filter.city === undefined ? undefined : eq(of.location, filter.city),
    filter.bases && ofBases(of, filter.bases),
    filter.locationContains ? sql`strpos(lower(${cities.name}), lower(${filter.locationContains})) > 0` : undefined,
    filter.brands?.length ? ofBrands(filter.brands) : undefined,
    filter.available === undefined ? undefined : eq(of.available, filter.available),
  );
}

/** The whole filter, as one condition on vehicles ⋈ brands ⋈ cities; the period comes last, since it is asked car by car. */
export function vehicleConditions(filter: VehicleFilter): SQL | undefined {
  return and(
    groupConditions(vehicles, filter),
    filter.slug === undefined ? undefined : eq(vehicles.slug, filter.slug),
    filter.slugs && inArray(vehicles.slug, [...filter.slugs]),
    filter.exceptSlug === undefined ? undefined : ne(vehicles.slug, filter.exceptSlug),
    filter.lowestRate === undefined ? undefined : gte(vehicles.priceCents, filter.lowestRate),
    filter.highestRate === undefined ? undefined : lte(vehicles.priceCents, filter.highestRate),
    filter.transmission === undefined ? undefined : ofTransmission(filter.transmission),
    filter.minimumRating === undefined ? undefined : gte(vehicles.rating, filter.minimumRating),
    filter.highlights?.length ? arrayOverlaps(vehicles.highlights, [...filter.highlights]) : undefined,
    filter.freeFor && isFreeFor(filter.freeFor),
  );
}

/** Every stored value that means one of the categories, lowercased. */
function categoryValues(slugs: readonly CategorySlug[]): string[] {
  const names = slugs.flatMap((slug) => [
    slug,
    CATEGORIES[slug].displayName,
    CATEGORIES[slug].shortLabel,
    ...CATEGORIES[slug].values,
  ]);
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** Lists hold only cars of the five known categories. */
function ofKnownCategory({ category }: GroupColumns, slugs: readonly CategorySlug[] | undefined): SQL {
  return inArray(sql`lower(${category})`, categoryValues(slugs?.length ? slugs : CATEGORY_SLUGS));
}

function ofBases(of: GroupColumns, bases: readonly DeliveringBase[]): SQL | undefined {
  const byCategories = Map.groupBy(bases, ({ categories }) => categories.join());
  const conditions = [...byCategories.values()].map((group) =>
    and(
      inArray(
        of.location,
        group.map(({ base }) => base),
      ),
      ofKnownCategory(of, group[0]?.categories),
    ),
  );
  return conditions.length > 0 ? or(...conditions) : sql`false`;
}

function ofBrands(wanted: readonly string[]): SQL | undefined {
  const names = wanted.map((name) => name.toLowerCase());
  return or(inArray(brands.slug, names), inArray(sql`lower(${brands.name})`, names));
}

/** The rule of `transmissionKind`, in SQL. */
function ofTransmission(kind: TransmissionKind): SQL {
  const text = sql`(${vehicles.specs} ->> 'transmission')`;
  const isManual = sql`(${text} ~* '\\mmanual' and ${text} !~* 'automat|robotizzat|sequenzial')`;
  return kind === "manuale" ? isManual : sql`not coalesce(${isManual}, false)`;
}

/**
 * A car is free when one of its units in the fleet is: not blocked, and in nobody's hands from setting out before the pickup to being home and ready
 * after the return (product.md#unit-holds). Asked car by car, a step to the calendar of each unit, so that whoever wants the first so many stops
 * there, however large the fleet.
 */
function isFreeFor({ from, to, now, transfers = [] }: FreePeriod): SQL {
  const turnaroundHours = sql`${vehicles.turnaroundHours}`;
  const out = drive(transfers, "outMinutes");
  const back = drive(transfers, "backMinutes");
  const begin = out === null ? instant(from) : sql`${instant(from)} - make_interval(mins => ${out})`;
  const end = sql`${instant(to)} + make_interval(hours => ${turnaroundHours}${back === null ? sql`` : sql`, mins => ${back}`})`;
  // A value instead of `exists`, which would be made a join of the whole fleet before the first car is answered.
  return sql`(
    select true from ${unitCalendars}
    where ${unitCalendars.vehicleId} = ${vehicles.id} and ${unitCalendars.inFleet}
      and ${unitIsBlocked(sql`${unitCalendars}`, now)} is not true
      and ${unitIsFree({ turnaroundHours }, { from: begin, to: end }, now)}
    limit 1
  )`;
}

/** Minutes that a car of one of these cities is driven, told apart by where it stands; null when none is. */
function drive(transfers: readonly BaseTransfer[], end: keyof TransferMinutes): SQL | null {
  const driven = transfers.filter((transfer) => transfer[end] > 0);
  if (driven.length === 0) return null;
  const cases = driven.map((transfer) => sql`when ${transfer.base}::text then ${transfer[end]}::int`);
  return sql`(case ${vehicles.location} ${sql.join(cases, sql` `)} else 0 end)`;
}
