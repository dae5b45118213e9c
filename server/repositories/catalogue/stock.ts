import { sql } from "drizzle-orm";
import { type CategorySlug, findCategory } from "#domain/categories.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable } from "#server/db/client.ts";

/** What the company has to show, by kind. */
export interface Stock {
  hasJets: boolean;
  hasExperiences: boolean;
  /** The categories with a car on the site, available or not. */
  categories: CategorySlug[];
}

/** Returns in one query whether there are jets and experiences on the site, and the categories with cars. */
export const readStock = cachedQuery("stock", async (db: Queryable): Promise<Stock> => {
  const { rows } = await db.execute<{ has_jets: boolean; has_experiences: boolean; categories: string[] }>(sql`
    select
      exists (
        select 1 from jets jet where jet.active and jet.available
          and jet.location && array(select name from cities where active and has_page)
      ) as has_jets,
      exists (
        select 1 from experiences experience join cities city on city.name = experience.location
          where experience.active and city.active
      ) as has_experiences,
      array(
        select distinct car.category from vehicle_summaries car
          join brands brand on brand.name = car.brand and brand.active
          join cities city on city.name = car.location and city.active
          where car.vehicles > 0
      ) as categories`);
  const [row] = rows;
  const categories = (row?.categories ?? []).flatMap((category) => findCategory(category)?.slug ?? []);
  return { hasJets: row?.has_jets ?? false, hasExperiences: row?.has_experiences ?? false, categories };
});
