import type { RateScope } from "#domain/rates/rate-rule.ts";
import type { Transaction } from "#server/db/client.ts";
import { findUnknownCities } from "#server/repositories/cities/city-names.ts";
import { findBrand, findRatedVehicles } from "#server/repositories/rates/stored-rate-rules.ts";
import { invalidFieldsError } from "#server/services/parse-input.ts";

/** The columns that say for which cars a rule or a code is. */
interface ScopeColumns {
  vehicleId?: string | null | undefined;
  brand?: string | null | undefined;
  category?: string | null | undefined;
  city?: string | null | undefined;
}

/** Returns the scope that the columns name. */
export function scopeOf({ vehicleId, brand, category }: ScopeColumns): RateScope["kind"] {
  if (vehicleId) return "vehicle";
  if (brand) return "brand";
  return category ? "category" : "all";
}

/** Throws "invalid" at the field of a car, brand or city that does not exist. */
export async function assertKnownScope(tx: Transaction, { vehicleId, brand, city }: ScopeColumns): Promise<void> {
  if (vehicleId && (await findRatedVehicles(tx, [vehicleId])).size === 0)
    throw invalidFieldsError([{ path: "vehicle_id", message: "Quest'auto non esiste: scegline una dall'elenco." }]);
  if (brand && !(await findBrand(tx, brand)))
    throw invalidFieldsError([{ path: "brand", message: `Non conosciamo il brand «${brand}».` }]);
  if (city && (await findUnknownCities(tx, [city])).length > 0)
    throw invalidFieldsError([{ path: "city", message: `Non conosciamo la città «${city}».` }]);
}
