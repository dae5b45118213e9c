import { deriveVehicleSlug } from "#domain/slug.ts";
import type { Transaction } from "#server/db/client.ts";
import { listSimilarSlugs } from "#server/repositories/vehicles/stored-vehicles.ts";

/**
 * Returns a vehicle's slug from brand and name (product.md#fleet-form), with -2, -3… for duplicates. The caller's transaction has locked the fleet.
 */
export async function findFreeVehicleSlug(
  tx: Transaction,
  { brand, name }: { brand: string; name: string },
  exceptId?: string,
): Promise<string> {
  const base = deriveVehicleSlug(brand, name);
  const usedSlugs = new Set(await listSimilarSlugs(tx, base, exceptId));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!usedSlugs.has(slug)) return slug;
  }
}
