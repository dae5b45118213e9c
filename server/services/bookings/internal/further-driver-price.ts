import type { CategorySlug } from "#domain/categories.ts";
import type { Extra } from "#domain/extras/extra.ts";
import { findFurtherDriver } from "#domain/extras/further-driver.ts";
import type { Queryable } from "#server/db/client.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listExtras } from "#server/repositories/rates/extras.ts";

interface FurtherDriverRental {
  /** Null if the car was deleted. */
  vehicle: { id: string; category: CategorySlug } | null;
  /** The name of the city of pickup. */
  pickupCity: string;
}

/** Returns the extra that sets the price of a further driver for a rental; null if it costs nothing (product.md#second-drivers). */
export async function readFurtherDriver(
  db: Queryable,
  { vehicle, pickupCity }: FurtherDriverRental,
): Promise<Extra | null> {
  if (!vehicle) return null;
  const cities = await listActiveCities(db);
  return findFurtherDriver(await listExtras(db), {
    vehicle,
    cityId: cities.find(({ name }) => name === pickupCity)?.id,
  });
}
