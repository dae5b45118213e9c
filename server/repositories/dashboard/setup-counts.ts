import { sql } from "drizzle-orm";
import type { SetupState } from "#domain/setup-steps.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, brands, cities, seoOverrides, userRoles, vehicles } from "#server/db/schema.ts";

/** Counts the data that the owner of a new installation enters first (product.md#new-installation). */
export async function countSetup(db: Queryable): Promise<Omit<SetupState, "email" | "hasPhoneHours">> {
  const figure = (query: ReturnType<typeof sql>) => sql<number>`(${query})`.mapWith(Number);
  const activeBrands = sql`select ${brands.name} from ${brands} where ${brands.active}`;
  const activeCities = sql`select ${cities.name} from ${cities} where ${cities.active}`;
  const [row] = await db
    .select({
      activeBrands: figure(sql`select count(*) from (${activeBrands}) active`),
      activeCities: figure(sql`select count(*) from (${activeCities}) active`),
      vehicles: figure(sql`select count(*) from ${vehicles}`),
      vehiclesOnline: figure(
        sql`select count(*) from ${vehicles} where ${vehicles.available} and cardinality(${vehicles.images}) > 0
          and ${vehicles.brand} in (${activeBrands}) and ${vehicles.location} in (${activeCities} and ${cities.hasPage})`,
      ),
      titledPages: figure(
        sql`select (select count(*) from ${seoOverrides} where ${seoOverrides.customTitle} is not null)
          + (select count(*) from ${brands} where ${brands.metaTitle} is not null)
          + (select count(*) from ${cities} where ${cities.metaTitle} is not null)`,
      ),
      staff: figure(sql`select count(distinct ${userRoles.userId}) from ${userRoles}`),
      bookings: figure(sql`select count(*) from (select 1 from ${bookings} limit 1) one`),
    })
    .from(sql`(select 1) setup`);
  if (!row) throw new Error("The first steps could not be counted");
  return row;
}
