import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { CatalogueVehicleProfile } from "#domain/catalogue/page-profiles.ts";
import { CATEGORY_SLUGS, type CategorySlug, findCategory } from "#domain/categories.ts";
import type { Language } from "#domain/languages.ts";
import type { Cents } from "#domain/money.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import { toSpecificationColumns } from "#domain/vehicles/vehicle-record.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicles } from "#server/db/schema.ts";
import { narrowDependencies } from "#server/invalidation/dependency-tracker.ts";
import { joinBaseCity } from "#server/repositories/cities/cities.ts";
import { translateRows } from "#server/repositories/content-texts/translate-rows.ts";
import { type OrderImages, readImageOrder } from "#server/repositories/pictures/image-order.ts";
import { type AddDetails, readPictureDetails } from "#server/repositories/pictures/picture-details.ts";
import type { StoredVehicle } from "./stored-vehicles.ts";
import { translateVehicles } from "./translate-vehicles.ts";
import { type FreePeriod, type RateBands, toVehicleCondition, type VehicleFilter } from "./vehicle-conditions.ts";

/** Maximum number of searches for which one query checks whether they have results. */
export const MAX_SEARCHES_PER_QUERY = 20;

export type { BaseTransfer, VehicleFilter } from "./vehicle-conditions.ts";

/**
 * The order of a list of cars. "price": cheapest first; "-price": most expensive first; "rating": best first; "offered": best first, but unavailable
 * cars last; "power": strongest first. Cars that are equal are ordered by slug, so that pages never overlap.
 */
export type VehicleSort = "price" | "-price" | "rating" | "offered" | "power";

export interface VehicleListing extends VehicleFilter {
  order?: VehicleSort;
  /** A position: cars of the nearest cities come first, and cars of one city are in the given order. */
  near?: { latitude: number; longitude: number };
  limit: number;
  offset?: number;
  /** The language of highlights, engines and alternative texts; Italian by default. */
  language?: Language;
}

const publicVehicleColumns = {
  vehicle: vehicles,
  brandSlug: brands.slug,
  citySlug: cities.slug,
  timeZone: cities.timeZone,
};

type SelectedVehicle = {
  vehicle: StoredVehicle;
  brandSlug: string;
  citySlug: string;
  timeZone: string;
};

/** Lists at most `limit` matching public cars, by default cheapest first. Does not cache results that depend on the current time. */
export const listVehicles = (db: Queryable, listing: VehicleListing): Promise<readonly CatalogueVehicle[]> =>
  listing.freeFor ? readVehicles(db, listing) : readCachedVehicles(db, listing);

const readCachedVehicles = cachedQuery("vehicles", (db: Queryable, listing: Omit<VehicleListing, "freeFor">) =>
  readVehicles(db, listing),
);

async function readVehicles(db: Queryable, listing: VehicleListing): Promise<CatalogueVehicle[]> {
  const rows = await narrowDependencies(toRowKeys(listing), () => selectVehicles(db, listing));
  return toVehicles(db, rows, listing.language);
}

/** What the price of a rental of a car depends on. */
export interface VehicleRate {
  id: string;
  slug: string;
  brand: string;
  location: string;
  category: CategorySlug;
  dailyRate: Cents;
}

const rateColumns = {
  id: vehicles.id,
  slug: vehicles.slug,
  brand: vehicles.brand,
  location: vehicles.location,
  category: vehicles.category,
  dailyRate: vehicles.priceCents,
};

/**
 * Lists the base rates of at most `limit` matching public cars in the order of `listVehicles`, and of all matching cars with rules of their own. The
 * bands have only groups that match the listing, and they limit how far an index by price is read.
 */
export async function listRatesInBands(
  db: Queryable,
  { rateBands, ...listing }: VehicleListing & { rateBands: RateBands },
): Promise<VehicleRate[]> {
  const { matchingIds } = rateBands;
  const bands = Object.values(rateBands.byGroup).filter(([lowest, highest]) => lowest <= highest);
  const limits = rateBands.othersMatch
    ? {}
    : {
        lowestRate: Math.min(...bands.map(([lowest]) => lowest)),
        highestRate: Math.min(MAX_RATE, Math.max(...bands.map(([, highest]) => highest))),
      };
  const hasBands = rateBands.othersMatch || bands.length > 0;
  const areBandsNarrowed = !rateBands.othersMatch;
  const others = { ...rateBands, matchingIds: [] };
  const inBands =
    hasBands && selectRates(db, selectIds(db, { ...listing, ...limits, rateBands: others, areBandsNarrowed }));
  const ruled =
    matchingIds.length > 0 &&
    selectRates(db, selectIdsFromAllCities(db, { ...listing, ids: matchingIds, limit: matchingIds.length }));
  if (inBands && ruled) return (await unionAll(inBands, ruled)).flatMap(toVehicleRate);
  const one = inBands || ruled;
  return one ? (await one).flatMap(toVehicleRate) : [];
}

/** Lists the ids of at most `limit` matching public cars of each listing, in the order of `listVehicles`. Uses one query. */
export async function listVehicleIds(db: Queryable, listings: readonly VehicleListing[]): Promise<string[][]> {
  const [first, second, ...others] = listings.map((listing, index) => {
    const chosen = selectIds(db, listing);
    const order = sql.join(toVehicleOrder(vehicles, listing), sql`, `);
    return db
      .select({
        id: vehicles.id,
        listing: sql<number>`${index}::integer`,
        place: sql<number>`row_number() over (order by ${order})`.mapWith(Number),
      })
      .from(chosen)
      .innerJoin(vehicles, eq(vehicles.id, chosen.id));
  });
  if (!first) return [];
  const rows = second ? await unionAll(first, second, ...others) : await first;
  return listings.map((_, index) =>
    rows
      .filter(({ listing }) => listing === index)
      .sort((one, other) => one.place - other.place)
      .map(({ id }) => id),
  );
}

/** The largest amount that the database stores. */
const MAX_RATE = 2_147_483_647;

function selectRates(db: Queryable, chosen: ReturnType<typeof selectIds>) {
  return db.select(rateColumns).from(chosen).innerJoin(vehicles, eq(vehicles.id, chosen.id));
}

function toVehicleRate(row: Omit<VehicleRate, "category"> & { category: string }): VehicleRate[] {
  const category = findCategory(row.category);
  return category ? [{ ...row, category: category.slug }] : [];
}

/** Lists the best-rated public cars of each category, at most `perCategory` of each, in one query. */
export const listVehiclesByCategory = cachedQuery(
  "vehicles by category",
  async (
    db: Queryable,
    perCategory: number,
    filter: Omit<VehicleFilter, "categories" | "freeFor"> = {},
    language: Language = "it",
  ): Promise<CatalogueVehicle[]> => {
    const [first, second, ...others] = CATEGORY_SLUGS.map((slug) =>
      selectVehicles(db, { ...filter, categories: [slug], order: "rating", limit: perCategory }),
    );
    if (!first || !second) return [];
    return toVehicles(db, await unionAll(first, second, ...others), language);
  },
);

/** Lists the best-rated public car with a photograph of each category, best first: sections take its photograph before our drawing of another car. */
export async function listPhotographedVehicles(db: Queryable, language: Language = "it"): Promise<CatalogueVehicle[]> {
  const vehiclesByCategory = await listVehiclesByCategory(db, 1, { photographed: true }, language);
  return vehiclesByCategory.toSorted((one, other) => other.rating - one.rating) as CatalogueVehicle[];
}

/** Returns the dependency keys of the cars that a filter names by slug. Without slugs it returns no keys: any car may match the other conditions. */
function toRowKeys({ slug, slugs }: VehicleFilter): Record<string, string[]> {
  const slugsOfFilter = slug === undefined ? slugs : [slug];
  return slugsOfFilter ? { vehicles: slugsOfFilter.map((name) => `slug/${name}`) } : {};
}

function selectVehicles(db: Queryable, listing: VehicleListing) {
  const chosen = selectIds(db, listing);
  return db
    .select(publicVehicleColumns)
    .from(chosen)
    .innerJoin(vehicles, eq(vehicles.id, chosen.id))
    .innerJoin(brands, eq(brands.name, vehicles.brand))
    .innerJoin(cities, eq(cities.name, vehicles.location))
    .orderBy(...(listing.near ? [orderByDistance(listing.near)] : []), ...toVehicleOrder(vehicles, listing))
    .limit(listing.limit);
}

const selectIds = (db: Queryable, listing: VehicleListing) =>
  listing.near || listing.bases?.length ? selectIdsByCity(db, listing) : selectIdsFromAllCities(db, listing);

/** Selects the ids of the cars of one page of results. PostgreSQL scans an index in sort order and stops when it has enough cars. */
function selectIdsFromAllCities(db: Queryable, listing: VehicleListing) {
  return db
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .innerJoin(cities, joinBaseCity(vehicles))
    .where(toVehicleCondition(listing))
    .orderBy(...toVehicleOrder(vehicles, listing))
    .limit(listing.limit)
    .offset(listing.offset ?? 0)
    .as("chosen");
}

/**
 * Selects the ids of the cars of one page of results from several cities. Scans the index for each city until it has enough cars for a page, and then
 * sorts the cars of all cities together.
 */
function selectIdsByCity(db: Queryable, { near, limit, offset = 0, ...listing }: VehicleListing) {
  const ofCity = db
    .select({
      id: vehicles.id,
      priceCents: vehicles.priceCents,
      rating: vehicles.rating,
      available: vehicles.available,
      horsepower: vehicles.horsepower,
      slug: vehicles.slug,
    })
    .from(vehicles)
    .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
    .where(and(eq(vehicles.location, cities.name), toVehicleCondition(listing)))
    .orderBy(...toVehicleOrder(vehicles, listing))
    .limit(offset + limit)
    .as("of_city");
  return db
    .select({ id: ofCity.id })
    .from(cities)
    .crossJoinLateral(ofCity)
    .where(
      and(
        cities.active,
        cities.hasPage,
        listing.bases &&
          inArray(
            cities.name,
            listing.bases.map(({ base }) => base),
          ),
      ),
    )
    .orderBy(...(near ? [orderByDistance(near)] : []), ...toVehicleOrder(ofCity, listing))
    .limit(limit)
    .offset(offset)
    .as("chosen");
}

/** Returns the public car with a slug, or with this slug derived from brand and name (product.md#cars); null if there is none. */
export const findVehicleBySlug = cachedQuery(
  "vehicle",
  async (db: Queryable, slug: string, language: Language = "it"): Promise<CatalogueVehicleProfile | null> => {
    const [row] = await narrowDependencies({ vehicles: [`slug/${slug}`] }, () =>
      db
        .select(publicVehicleColumns)
        .from(vehicles)
        .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
        .innerJoin(cities, joinBaseCity(vehicles))
        .where(or(eq(vehicles.slug, slug), eq(vehicles.derivedSlug, slug)))
        .orderBy(desc(eq(vehicles.slug, slug)), vehicles.slug)
        .limit(1),
    );
    const [vehicle] = row ? await toVehicles(db, [row], language) : [];
    if (!row || !vehicle) return null;
    const texts = ["description", "metaTitle", "metaDescription"] as const;
    const [translated] = await translateRows(db, language, "vehicles", [row.vehicle], texts);
    return {
      ...vehicle,
      ...toSpecificationColumns(row.vehicle),
      description: translated?.description || null,
      metaTitle: translated?.metaTitle || null,
      metaDescription: translated?.metaDescription || null,
      // Staff write the keywords in Italian only.
      metaKeywords: language === "it" ? row.vehicle.metaKeywords : null,
    };
  },
);

/** Sorts by approximate distance: in degrees on a plane, with the longitude scaled by the latitude. This is exact enough for sorting. */
function orderByDistance({ latitude, longitude }: { latitude: number; longitude: number }): SQL {
  return sql`power(${cities.latitude} - ${latitude}, 2) + power((${cities.longitude} - ${longitude}) * cos(radians(${latitude})), 2) asc nulls last`;
}

/** The columns used for sorting cars. */
type OrderColumns = Record<"priceCents" | "rating" | "available" | "horsepower" | "slug", AnyPgColumn>;

const VEHICLE_ORDERS: Record<VehicleSort, (of: OrderColumns) => SQL[]> = {
  price: (of) => [asc(of.priceCents), asc(of.slug)],
  "-price": (of) => [desc(of.priceCents), asc(of.slug)],
  rating: (of) => [desc(of.rating), desc(of.priceCents), asc(of.slug)],
  offered: (of) => [desc(of.available), ...VEHICLE_ORDERS.rating(of)],
  power: (of) => [desc(of.horsepower), asc(of.slug)],
};

const toVehicleOrder = (of: OrderColumns, { order = "price" }: Pick<VehicleListing, "order">) =>
  VEHICLE_ORDERS[order](of);

/** Returns the cars of selected rows, without those whose category is none of the five known ones, because no public page shows such a car. */
async function toVehicles(
  db: Queryable,
  rows: readonly SelectedVehicle[],
  language: Language = "it",
): Promise<CatalogueVehicle[]> {
  const lists = rows.map(({ vehicle }) => vehicle.images);
  const addDetails = await readPictureDetails(db, lists.flat());
  const orderImages = await readImageOrder(db, lists);
  const listed = rows.flatMap((row) => toVehicle(row, { addDetails, orderImages }) ?? []);
  return translateVehicles(db, language, listed);
}

function toVehicle(
  { vehicle: row, brandSlug, citySlug, timeZone }: SelectedVehicle,
  { addDetails, orderImages }: { addDetails: AddDetails; orderImages: OrderImages },
): CatalogueVehicle | null {
  const category = findCategory(row.category);
  if (!category) return null;
  const images = orderImages(row.images);
  const hiddenDrawing = row.images.find((image) => !isPhotograph(image) && !images.includes(image));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandSlug,
    type: row.type,
    category: category.slug,
    location: row.location,
    citySlug,
    timeZone,
    dailyRate: row.priceCents,
    rating: row.rating,
    reviews: row.reviews,
    totalUnits: row.totalUnits,
    available: row.available,
    images: images.map(addDetails),
    ...(hiddenDrawing && { hiddenDrawing }),
    imageAlts: Object.fromEntries(Object.entries(row.imageAlts).map(([address, text]) => [addDetails(address), text])),
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

/** Returns the positions (from 0) of those searches that match at least one car. Uses one query, which stops at the first match of each search. */
export async function findSearchesWithResults(
  db: Queryable,
  searches: readonly (VehicleFilter & { freeFor: FreePeriod })[],
): Promise<ReadonlySet<number>> {
  const [first, second, ...others] = searches.slice(0, MAX_SEARCHES_PER_QUERY).map((search, searchIndex) =>
    db
      .select({ place: sql<number>`${searchIndex}::integer` })
      .from(vehicles)
      .innerJoin(brands, and(eq(brands.name, vehicles.brand), brands.active))
      .innerJoin(cities, joinBaseCity(vehicles))
      .where(toVehicleCondition(search))
      .limit(1),
  );
  if (!first) return new Set();
  const rows = second ? await unionAll(first, second, ...others) : await first;
  return new Set(rows.map(({ place: searchIndex }) => searchIndex));
}
