import { deriveVehicleSlug } from "#domain/slug.ts";
import type { Transaction } from "#server/db/client.ts";
import { listSimilarSlugs } from "#server/repositories/vehicles/stored-vehicles.ts";

/** The slug of a car from its brand and name (product.md#fleet-form), with -2, -3… when other cars have it; within a transaction that holds the fleet's lock. */
export async function findFreeVehicleSlug(
  tx: Transaction,
  { brand, name }: { brand: string; name: string },
  exceptId?: string,
): Promise<string> {
  const base = deriveVehicleSlug(brand, name);
  const takenSlugs = new Set(await listSimilarSlugs(tx, base, exceptId));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!takenSlugs.has(slug)) return slug;
  }
}
