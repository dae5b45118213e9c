import { and, arrayOverlaps, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { TransmissionKind } from "#domain/catalogue/filters.ts";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { TransferMinutes } from "#domain/delivery/held-span.ts";
import type { Cents } from "#domain/money.ts";
import { brands, cities, unitHolds, vehicles } from "#server/db/schema.ts";
import { holdIsInForce, holdTouches, instant, unitIsBlocked } from "#server/repositories/unit-holds/hold-conditions.ts";

/** Which cars a list, a count or a tally is about. What is absent does not narrow. Cars of inactive brands and cities are never among them. */
export interface VehicleFilter {
  /** Exact city name as stored (a query that names a known city). */
  city?: string | undefined;
  /** One car, by its slug. */
  slug?: string | undefined;
  /** These cars, by their slugs. */
  slugs?: readonly string[] | undefined;
  /** All but the car of this slug. */
  exceptSlug?: string | undefined;
  /** Case-insensitive substring of the city name. */
  locationContains?: string | undefined;
  categories?: readonly CategorySlug[] | undefined;
  /** Brand slugs or names, case-insensitive. */
  brands?: readonly string[] | undefined;
  /** Daily rate, both ends included. */
  lowestRate?: Cents | undefined;
  highestRate?: Cents | undefined;
  transmission?: TransmissionKind | undefined;
  available?: boolean | undefined;
  minimumRating?: number | undefined;
  /** At least one of these tags. */
  highlights?: readonly string[] | undefined;
  /** Only cars of these cities, and of them those of these categories. */
  bases?: readonly DeliveringBase[] | undefined;
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

/** All of the filter but the period, as one condition on vehicles ⋈ brands ⋈ cities. */
export function vehicleConditions(filter: VehicleFilter): SQL | undefined {
  return and(
    ofKnownCategory(filter.categories),
    filter.slug === undefined ? undefined : eq(vehicles.slug, filter.slug),
    filter.slugs && inArray(vehicles.slug, [...filter.slugs]),
    filter.exceptSlug === undefined ? undefined : ne(vehicles.slug, filter.exceptSlug),
    filter.city === undefined ? undefined : eq(vehicles.location, filter.city),
    filter.bases && ofBases(filter.bases),
    filter.locationContains ? sql`strpos(lower(${cities.name}), lower(${filter.locationContains})) > 0` : undefined,
    filter.brands?.length ? ofBrands(filter.brands) : undefined,
    filter.lowestRate === undefined ? undefined : gte(vehicles.priceCents, filter.lowestRate),
    filter.highestRate === undefined ? undefined : lte(vehicles.priceCents, filter.highestRate),
    filter.transmission === undefined ? undefined : ofTransmission(filter.transmission),
    filter.available === undefined ? undefined : eq(vehicles.available, filter.available),
    filter.minimumRating === undefined ? undefined : gte(vehicles.rating, filter.minimumRating),
    filter.highlights?.length ? arrayOverlaps(vehicles.highlights, [...filter.highlights]) : undefined,
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
function ofKnownCategory(slugs: readonly CategorySlug[] | undefined): SQL {
  return inArray(sql`lower(${vehicles.category})`, categoryValues(slugs?.length ? slugs : CATEGORY_SLUGS));
}

function ofBases(bases: readonly DeliveringBase[]): SQL | undefined {
  const byCategories = Map.groupBy(bases, ({ categories }) => categories.join());
  const conditions = [...byCategories.values()].map((group) =>
    and(
      inArray(
        vehicles.location,
        group.map(({ base }) => base),
      ),
      ofKnownCategory(group[0]?.categories),
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
 * A car is free when fewer of its units than it has are held at any moment of the period, turnaround included, or blocked (product.md#unit-holds).
 * For a page of results: asked car by car through the index of the exclusion constraint, so that the list stops when the page is
 * full, however large the fleet.
 */
export function isFreeFor(period: FreePeriod): SQL {
  return sql`(
    select count(*) from (
      select ${unitHolds.unit} from ${unitHolds}
      where ${unitHolds.vehicleId} = ${vehicles.id} and ${holdCounts(sql`${vehicles}`, period)}
      union
      select blocked.number from units blocked
      where blocked.vehicle_id = ${vehicles.id} and blocked.in_fleet_to is null and ${unitIsBlocked(sql`blocked`, period.now)}
    ) unusable
  ) < ${vehicles.totalUnits}`;
}

/** The same rule for counting: every car has to be looked at, so the taken ones, of one city when it is named, are found once for all. */
export function isNotTaken(period: FreePeriod, city?: string): SQL {
  const longestMinutes = Math.max(0, ...(period.transfers ?? []).map(({ outMinutes }) => outMinutes));
  const since = sql`${instant(period.from)} - make_interval(mins => ${longestMinutes}::int)`;
  return sql`${vehicles.id} not in (
    select unusable.id from (
      select held.id, held.total_units, ${unitHolds.unit} from ${unitHolds} join vehicles held on held.id = ${unitHolds.vehicleId}
      where (${unitHolds.during} && tstzrange(${since}, null) or ${unitHolds.outSince} is not null) and ${holdCounts(sql`held`, period)}
        ${city === undefined ? sql`` : sql`and held.location = ${city}`}
      union
      select held.id, held.total_units, blocked.number from units blocked join vehicles held on held.id = blocked.vehicle_id
      where blocked.in_fleet_to is null and ${unitIsBlocked(sql`blocked`, period.now)}
    ) unusable
    group by unusable.id, unusable.total_units having count(*) >= unusable.total_units
  )`;
}

/** A hold in force on one of the car's units that touches the period, the drives around it or the turnaround after it. */
function holdCounts(car: SQL, { from, to, now, transfers = [] }: FreePeriod): SQL {
  const turnaroundHours = sql`${car}.turnaround_hours`;
  const begin = sql`${instant(from)} - make_interval(mins => ${drive(car, transfers, "outMinutes")})`;
  const back = drive(car, transfers, "backMinutes");
  const end = sql`${instant(to)} + make_interval(hours => ${turnaroundHours}, mins => ${back})`;
  return sql`${holdIsInForce(now)} and ${holdTouches({ turnaroundHours }, { from: begin, to: end }, now)}`;
}

/** Minutes that a car of one of these cities is driven, told apart by where it stands. */
function drive(car: SQL, transfers: readonly BaseTransfer[], end: keyof TransferMinutes): SQL {
  const driven = transfers.filter((transfer) => transfer[end] > 0);
  if (driven.length === 0) return sql`0`;
  const cases = driven.map((transfer) => sql`when ${transfer.base}::text then ${transfer[end]}::int`);
  return sql`(case ${car}.location ${sql.join(cases, sql` `)} else 0 end)`;
}
