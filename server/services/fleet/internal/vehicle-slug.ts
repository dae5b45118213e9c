import { deriveVehicleSlug } from "#domain/slug.ts";
import type { Transaction } from "#server/db/client.ts";
import { listSlugsLike } from "#server/repositories/vehicles/stored-vehicles.ts";

/** The slug of a car from its brand and name (product.md#fleet-form), with -2, -3… when other cars have it; within a transaction that holds the fleet's lock. */
export async function freeVehicleSlug(
  tx: Transaction,
  { brand, name }: { brand: string; name: string },
  exceptId?: string,
): Promise<string> {
  const base = deriveVehicleSlug(brand, name);
  const taken = new Set(await listSlugsLike(tx, base, exceptId));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
