import { and, eq, sql } from "drizzle-orm";
import { byName } from "#domain/by-name.ts";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import type { City } from "#domain/places.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { remembered } from "#server/db/remembered.ts";
import { cities, jetRoutes, jets } from "#server/db/schema.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** A city as stored. */
export type StoredCity = typeof cities.$inferSelect;

/** The active cities by name: those public pages know (product.md#activation). */
export const listActiveCities = remembered("active cities", async (db: Queryable): Promise<City[]> => {
  const rows = await db.select().from(cities).where(eq(cities.active, true));
  return rows.map(toCity).sort(byName);
});

/** An active city that has a page of its own, with the page's texts; null when there is none of that slug. */
export const findCityBySlug = remembered("city", async (db: Queryable, slug: string): Promise<CityProfile | null> => {
  const [row] = await db
    .select()
    .from(cities)
    .where(and(eq(cities.slug, slug), cities.active, cities.hasPage))
    .limit(1);
  if (!row) return null;
  return {
    ...toCity(row),
    description: row.description,
    descriptions: row.descriptions,
    imageUrl: row.imageUrl,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    metaKeywords: row.metaKeywords,
  };
});

function toCity(row: StoredCity): City {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    country: row.country,
    timeZone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
    aliases: row.aliases,
    active: row.active,
    hasPage: row.hasPage,
    searchPosition: row.searchPosition,
    searchName: row.searchName,
  };
}

/** Cities for staff, deactivated ones among them. */
export const readAllCities = (db: Queryable, listQuery: ListQuery) => readTableRows(db, cities, listQuery);
/** Cities as anybody may read them: active ones. */
export const readPublicCities = (db: Queryable, listQuery: ListQuery) =>
  readTableRows(db, cities, listQuery, eq(cities.active, true));

export const lockCity = (tx: Transaction, id: string) => lockRow(tx, cities, id);
export const insertStoredCity = (tx: Transaction, values: typeof cities.$inferInsert) => insertRow(tx, cities, values);
export const updateStoredCity = (tx: Transaction, id: string, changes: RowChanges<typeof cities>, now: Date) =>
  updateRow(tx, cities, id, changes, now);

/** Where a city's name is no foreign key, it follows too: in the cities a jet serves and in the goals of the popular routes. */
export async function renameCityOfJets(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(jets)
    .set({ location: sql`array_replace(${jets.location}, ${from}, ${to})` })
    .where(sql`${from} = any(${jets.location})`);
  await tx.update(jetRoutes).set({ destination: to }).where(eq(jetRoutes.destination, from));
}
