import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { OffSiteReason } from "#domain/vehicles/off-site-reasons.ts";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicles } from "#server/db/schema.ts";

/** Whether public pages show a car, available or not: its brand is active, and its city is active and has a page (product.md#activation). */
export function isOnSite(db: Queryable): SQL {
  const activeBrands = db.select({ name: brands.name }).from(brands).where(eq(brands.active, true));
  const shownCities = db.select({ name: cities.name }).from(cities).where(and(cities.active, cities.hasPage));
  return sql`(${inArray(vehicles.brand, activeBrands)} and ${inArray(vehicles.location, shownCities)})`;
}

/** Lists the names of brands and cities because of which cars are not on the site, each once. */
export async function listOffSitePlaces(db: Queryable): Promise<{ brands: string[]; cities: string[] }> {
  const offSite = not(isOnSite(db));
  const ofBrands = await db
    .selectDistinct({ name: vehicles.brand })
    .from(vehicles)
    .where(offSite)
    .orderBy(vehicles.brand);
  const ofCities = await db
    .selectDistinct({ name: vehicles.location })
    .from(vehicles)
    .where(offSite)
    .orderBy(vehicles.location);
  return { brands: ofBrands.map(({ name }) => name), cities: ofCities.map(({ name }) => name) };
}

/** Returns the reasons why cars are not on the site, by car id. A car that is on the site is missing. */
export async function findOffSiteReasons(db: Queryable, ids: readonly string[]): Promise<Map<string, OffSiteReason>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: vehicles.id, brandActive: brands.active, cityActive: cities.active })
    .from(vehicles)
    .leftJoin(brands, eq(brands.name, vehicles.brand))
    .leftJoin(cities, eq(cities.name, vehicles.location))
    .where(and(inArray(vehicles.id, [...ids]), not(isOnSite(db))));
  return new Map(rows.map(({ id, ...places }) => [id, toOffSiteReason(places)]));
}

function toOffSiteReason({
  brandActive,
  cityActive,
}: {
  brandActive: boolean | null;
  cityActive: boolean | null;
}): OffSiteReason {
  if (!brandActive) return "brand-inactive";
  return cityActive ? "city-without-page" : "city-inactive";
}
