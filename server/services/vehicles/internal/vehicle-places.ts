import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { lockBaseCities } from "#server/repositories/cities/cities.ts";
import { isActiveBrand } from "#server/repositories/vehicles/stored-vehicles.ts";

interface VehiclePlaces {
  brand?: string | undefined;
  location?: string | undefined;
}

/**
 * Throws "invalid" for an inactive brand, and for a city that is inactive or has no page. Does not check an unchanged brand or city
 * (product.md#fleet-form).
 */
export async function assertOpenPlaces(
  tx: Transaction,
  newPlaces: VehiclePlaces,
  before?: VehiclePlaces,
): Promise<void> {
  const problems: FieldProblem[] = [];
  const { brand, location } = newPlaces;
  if (brand !== undefined && brand !== before?.brand && !(await isActiveBrand(tx, brand)))
    problems.push({ path: "brand", message: "Scegli un brand attivo." });
  if (location !== undefined && location !== before?.location && !(await lockBaseCities(tx, [location])).has(location))
    problems.push({ path: "location", message: "Scegli una città attiva che ha una pagina." });
  if (problems[0]) throw new ServiceError("invalid", problems[0].message, problems);
}
