import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { brands, cities, vehicles } from "#server/db/schema.ts";
import { type RowReading, readTableRows } from "#server/repositories/table-rows.ts";

/** Brand rows as anybody may read them: active ones (B 4). */
export async function readPublicBrands(db: Queryable, reading: RowReading) {
  return readTableRows(db, brands, reading, eq(brands.active, true));
}

/** City rows as anybody may read them: active ones (B 4). */
export async function readPublicCities(db: Queryable, reading: RowReading) {
  return readTableRows(db, cities, reading, eq(cities.active, true));
}

/** Vehicle rows as anybody may read them: of active brands in active cities, as on the public pages; with the slug of each car's city. */
export async function readPublicVehicles(db: Queryable, reading: RowReading) {
  const visible = and(
    inArray(vehicles.brand, db.select({ name: brands.name }).from(brands).where(eq(brands.active, true))),
    inArray(vehicles.location, db.select({ name: cities.name }).from(cities).where(eq(cities.active, true))),
  );
  const { rows, total } = await readTableRows(db, vehicles, reading, visible);
  return { rows: await withCitySlugs(db, rows), total };
}

/** The cars with the slug of the city where each stands. */
export async function withCitySlugs<Row extends { location: string }>(db: Queryable, rows: readonly Row[]) {
  const names = [...new Set(rows.map((row) => row.location))];
  const slugs = names.length
    ? await db.select({ name: cities.name, slug: cities.slug }).from(cities).where(inArray(cities.name, names))
    : [];
  const slugByCity = new Map(slugs.map(({ name, slug }) => [name, slug]));
  return rows.map((row) => ({ ...row, citySlug: slugByCity.get(row.location) ?? "" }));
}

export type PublicVehicleRow = Awaited<ReturnType<typeof readPublicVehicles>>["rows"][number];
