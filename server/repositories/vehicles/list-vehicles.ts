import { and, asc, count, desc, eq, max, min, or, type SQL, sql, sum } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import type { RentalTerms, Vehicle, VehicleType } from "#domain/catalogue/vehicle.ts";
import type { VehicleSummary } from "#domain/catalogue/vehicle-summary.ts";
import { CATEGORY_SLUGS, findCategory } from "#domain/categories.ts";
import type { TermsRange } from "#domain/prices/terms-range.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicles } from "#server/db/schema.ts";
import type { StoredVehicle } from "./stored-vehicles.ts";
import { isFreeFor, isNotTaken, type VehicleFilter, vehicleConditions } from "./vehicle-conditions.ts";

export type { BaseTransfer, VehicleFilter } from "./vehicle-conditions.ts";

/** "price" cheapest first, "-price" dearest first, "rating" best first, "power" strongest first; equals by slug, so that pages never overlap. */
export type VehicleOrder = "price" | "-price" | "rating" | "power";

export interface VehicleListing extends VehicleFilter {
  order?: VehicleOrder;
  /** Cars of the cities nearest to here come first; of one city in the asked order. */
  near?: { latitude: number; longitude: number };
  limit: number;
  offset?: number;
}

const publicFields = { vehicle: vehicles, brandSlug: brands.slug, citySlug: cities.slug, timeZone: cities.timeZone };
type SelectedVehicle = {
  vehicle: StoredVehicle;
  brandSlug: string;
  citySlug: string;
  timeZone: string;
};

/** The public cars that match, in the asked order, at most `limit` (`price` when no order is asked). */
export async function listVehicles(db: Queryable, listing: VehicleListing): Promise<Vehicle[]> {
  const rows = await selectVehicles(db, listing);
  return rows.flatMap((row) => toVehicle(row) ?? []);
}

/** The best-rated public cars of each category, at most `perCategory` of each, in one query. */
export async function listVehiclesByCategory(
  db: Queryable,
  perCategory: number,
  filter: Omit<VehicleFilter, "categories"> = {},
): Promise<Vehicle[]> {
  const [first, second, ...others] = CATEGORY_SLUGS.map((slug) =>
    selectVehicles(db, { ...filter, categories: [slug], order: "rating", limit: perCategory }),
  );
  if (!first || !second) return [];
  const rows = await unionAll(first, second, ...others);
  return rows.flatMap((row) => toVehicle(row) ?? []);
}

function selectVehicles(db: Queryable, listing: VehicleListing) {
  return db
    .select(publicFields)
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicles.location), cities.active))
    .where(and(vehicleConditions(listing), listing.freeFor && isFreeFor(listing.freeFor)))
    .orderBy(...(listing.near ? [nearness(listing.near)] : []), ...ORDERS[listing.order ?? "price"])
    .limit(listing.limit)
    .offset(listing.offset ?? 0);
}

/** A public car by its slug, or by the slug derived from brand and name (product.md#cars); null when there is none. */
export async function findVehicleBySlug(db: Queryable, slug: string): Promise<VehicleProfile | null> {
  const [row] = await db
    .select(publicFields)
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicles.location), cities.active))
    .where(or(eq(vehicles.slug, slug), eq(vehicles.derivedSlug, slug)))
    .orderBy(desc(eq(vehicles.slug, slug)), vehicles.slug)
    .limit(1);
  const vehicle = row ? toVehicle(row) : null;
  if (!row || !vehicle) return null;
  return {
    ...vehicle,
    description: row.vehicle.description,
    metaTitle: row.vehicle.metaTitle,
    metaDescription: row.vehicle.metaDescription,
    metaKeywords: row.vehicle.metaKeywords,
  };
}

/** The rate of a car that can be had; no other counts or sets a price. */
const available = sql<number | null>`case when ${vehicles.available} then ${vehicles.priceCents} end`;

/** How many public cars match, by brand, city and category, in one query: the source of every count, from-price, average and facet. */
export async function summariseVehicles(db: Queryable, filter: VehicleFilter = {}): Promise<VehicleSummary[]> {
  const rows = await db
    .select({
      brand: vehicles.brand,
      brandSlug: brands.slug,
      city: vehicles.location,
      citySlug: cities.slug,
      category: vehicles.category,
      vehicles: count(available),
      displayed: count(),
      lowestRate: min(available),
      highestRate: max(available),
      totalRate: sum(available).mapWith(Number),
    })
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicles.location), cities.active))
    .where(and(vehicleConditions(filter), filter.freeFor && isNotTaken(filter.freeFor, filter.city)))
    .groupBy(vehicles.brand, brands.slug, vehicles.location, cities.slug, vehicles.category)
    .orderBy(vehicles.brand, vehicles.location, vehicles.category);
  return rows.flatMap((row) => {
    const category = findCategory(row.category);
    if (!category) return [];
    const { lowestRate, highestRate, totalRate, ...counts } = row;
    return {
      ...counts,
      category: category.slug,
      lowestRate: Number(lowestRate ?? 0),
      highestRate: Number(highestRate ?? 0),
      totalRate: totalRate ?? 0,
    };
  });
}

/** Between which conditions of hire the public cars that match stand; null without any car. */
export async function readTermsRange(db: Queryable, filter: VehicleFilter = {}): Promise<TermsRange | null> {
  const ends = (end: typeof min) => ({
    deposit: end(vehicles.depositCents),
    excess: end(vehicles.excessCents),
    includedKilometresPerDay: end(vehicles.includedKmPerDay),
    extraKilometre: end(vehicles.extraKmCents),
    minimumAge: end(vehicles.minimumAge),
    minimumLicenceYears: end(vehicles.minimumLicenceYears),
  });
  const [row] = await db
    .select({ count: count(), lowest: ends(min), highest: ends(max) })
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, and(eq(cities.name, vehicles.location), cities.active))
    .where(vehicleConditions(filter));
  // Aggregates are null only over no rows at all.
  return row && row.count > 0 ? { lowest: row.lowest as RentalTerms, highest: row.highest as RentalTerms } : null;
}

/** Near enough for an order: degrees on a plane, those of longitude as long as they are here. */
function nearness({ latitude, longitude }: { latitude: number; longitude: number }): SQL {
  return sql`power(${cities.latitude} - ${latitude}, 2) + power((${cities.longitude} - ${longitude}) * cos(radians(${latitude})), 2) asc nulls last`;
}

const ORDERS: Record<VehicleOrder, SQL[]> = {
  price: [asc(vehicles.priceCents), asc(vehicles.slug)],
  "-price": [desc(vehicles.priceCents), asc(vehicles.slug)],
  rating: [desc(vehicles.rating), desc(vehicles.priceCents), asc(vehicles.slug)],
  power: [desc(vehicles.horsepower), asc(vehicles.slug)],
};

/** Null for a car whose category is none of the five: no public page has a place for it. */
function toVehicle({ vehicle: row, brandSlug, citySlug, timeZone }: SelectedVehicle): Vehicle | null {
  const category = findCategory(row.category);
  if (!category) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandSlug,
    type: row.type as VehicleType,
    category: category.slug,
    location: row.location,
    citySlug,
    timeZone,
    dailyRate: row.priceCents,
    rating: row.rating,
    reviews: row.reviews,
    totalUnits: row.totalUnits,
    available: row.available,
    images: row.images,
    imageAlts: row.imageAlts,
    highlights: row.highlights,
    specs: row.specs,
    terms: {
      deposit: row.depositCents,
      excess: row.excessCents,
      includedKilometresPerDay: row.includedKmPerDay,
      extraKilometre: row.extraKmCents,
      minimumAge: row.minimumAge,
      minimumLicenceYears: row.minimumLicenceYears,
    },
    turnaroundHours: row.turnaroundHours,
  };
}
