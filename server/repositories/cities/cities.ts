import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { CityProfile } from "#domain/catalogue/page-profiles.ts";
import type { City } from "#domain/cities/city.ts";
import { compareByName } from "#domain/compare-names.ts";
import { toOpeningDays } from "#domain/forms/opening-hours.ts";
import type { Language } from "#domain/languages.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { brands, cities, jetRoutes, jets, vehicles } from "#server/db/schema.ts";
import { readPictureDetails } from "#server/repositories/pictures/picture-details.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { toGroupCondition } from "#server/repositories/vehicles/vehicle-conditions.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";
import { withDescriptions } from "./city-descriptions.ts";

export type StoredCity = typeof cities.$inferSelect;

/**
 * The join condition of a car and its base city, if the car may be advertised in it. The city must be active and have a page, because visitors reach
 * its cars through its pages (product.md#activation).
 */
export const joinBaseCity = ({ location }: { location: AnyPgColumn }): SQL | undefined =>
  and(eq(cities.name, location), cities.active, cities.hasPage);

/** Lists the active cities by name, which are the public ones (product.md#activation). */
export const listActiveCities = cachedQuery("active cities", async (db: Queryable): Promise<City[]> => {
  const rows = await db.select().from(cities).where(eq(cities.active, true));
  return rows.map(toCity).sort(compareByName);
});

/** Lists the cities whose page does not exist in a language, because its text is not translated (product.md#content-texts). */
export const listUntranslatedCities = cachedQuery(
  "untranslated cities",
  async (db: Queryable, language: Language): Promise<Pick<City, "name" | "slug">[]> => {
    const rows = await db.select().from(cities).where(and(cities.active, cities.hasPage));
    const described = await withDescriptions(db, rows, "visitor");
    return described.filter(({ descriptions }) => !descriptions[language]).map(({ name, slug }) => ({ name, slug }));
  },
);

/** Returns the active city with a slug, with the texts of its page; null if there is none or it has no page. */
export const findCityBySlug = cachedQuery("city", async (db: Queryable, slug: string): Promise<CityProfile | null> => {
  const [row] = await db
    .select()
    .from(cities)
    .where(and(eq(cities.slug, slug), cities.active, cities.hasPage))
    .limit(1);
  if (!row) return null;
  const { imageUrl, nightImageUrl } = row;
  const [described] = await withDescriptions(db, [row], "visitor");
  const addDetails = await readPictureDetails(
    db,
    [imageUrl, nightImageUrl].filter((address) => address !== null),
  );
  return {
    ...toCity(row),
    description: row.description,
    descriptions: described?.descriptions ?? {},
    imageUrl: imageUrl && addDetails(imageUrl),
    nightImageUrl: nightImageUrl && addDetails(nightImageUrl),
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
    ...toCityHours(row),
  };
}

/** A city without any rule has no `hours`, so that pages carry them only for cities that have some (product.md#hours-of-a-city). */
function toCityHours({ rentalHours, minNoticeHours, maxAdvanceDays }: StoredCity): Pick<City, "hours"> {
  const days = rentalHours && toOpeningDays(rentalHours);
  const hasNone = days === null && minNoticeHours === null && maxAdvanceDays === null;
  return hasNone ? {} : { hours: { days, minNoticeHours, maxAdvanceDays } };
}

/** Lists cities for staff, including inactive ones. */
export const readAllCities = (db: Queryable, listQuery: ListQuery) => readTableRows(db, cities, listQuery);
/** Lists the public cities: the active ones. */
export const readPublicCities = (db: Queryable, listQuery: ListQuery) =>
  readTableRows(db, cities, listQuery, eq(cities.active, true));

/** Returns those of the given names that belong to valid base cities (active, with a page). Locks these cities until the transaction ends. */
export async function lockBaseCities(tx: Transaction, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ name: cities.name })
    .from(cities)
    .where(and(inArray(cities.name, [...names]), cities.active, cities.hasPage))
    .orderBy(cities.name)
    .for("share");
  return new Set(rows.map(({ name }) => name));
}

/** Counts the public cars and jets based in a city. */
export async function countBasedInCity(tx: Transaction, city: string): Promise<{ vehicles: number; jets: number }> {
  const isPublic = inArray(
    vehicles.brand,
    tx.select({ name: brands.name }).from(brands).where(eq(brands.active, true)),
  );
  return {
    vehicles: await tx.$count(vehicles, and(toGroupCondition(vehicles, { city }), isPublic)),
    jets: await tx.$count(jets, and(jets.active, sql`${city} = any(${jets.location})`)),
  };
}

export const lockCity = (tx: Transaction, id: string) => lockRow(tx, cities, id);
export const insertStoredCity = (tx: Transaction, values: typeof cities.$inferInsert) => insertRow(tx, cities, values);
export const updateStoredCity = (tx: Transaction, id: string, changes: RowChanges<typeof cities>, now: Date) =>
  updateRow(tx, cities, id, changes, now);

/** Renames a city in the columns that no foreign key updates: in the cities that jets serve, and in the destinations of popular routes. */
export async function renameCityInJets(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(jets)
    .set({ location: sql`array_replace(${jets.location}, ${from}, ${to})` })
    .where(sql`${from} = any(${jets.location})`);
  await tx.update(jetRoutes).set({ destination: to }).where(eq(jetRoutes.destination, from));
}
