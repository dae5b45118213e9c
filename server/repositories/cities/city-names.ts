import { inArray } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { cities } from "#server/db/schema.ts";

/** Returns those of the given names that no city has, whether active or not. */
export async function findUnknownCities(db: Queryable, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: cities.name })
    .from(cities)
    .where(inArray(cities.name, [...names]));
  const knownNames = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !knownNames.has(name));
}

/** Lists the names and slugs of all cities, active or not. */
export const listCityNames = (db: Queryable): Promise<{ id: string; name: string; slug: string }[]> =>
  db.select({ id: cities.id, name: cities.name, slug: cities.slug }).from(cities);
