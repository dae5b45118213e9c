import { and, asc, eq } from "drizzle-orm";
import type { CityProfile } from "#domain/catalogue/profiles.ts";
import type { City } from "#domain/places.ts";
import type { Queryable } from "#server/db/client.ts";
import { cities } from "#server/db/schema.ts";

type CityRow = typeof cities.$inferSelect;

/** The active cities by name: those public pages know (B 4). */
export async function listActiveCities(db: Queryable): Promise<City[]> {
  const rows = await db.select().from(cities).where(eq(cities.active, true)).orderBy(asc(cities.name));
  return rows.map(toCity);
}

/** An active city that has a page of its own, with the page's texts; null when there is none of that slug. */
export async function findCityBySlug(db: Queryable, slug: string): Promise<CityProfile | null> {
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
}

function toCity(row: CityRow): City {
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
