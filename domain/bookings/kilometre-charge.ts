import type { Cents } from "#domain/money.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** The odometer readings of a rental compared with its included kilometres. */
export interface KilometreCharge {
  driven: number;
  /** For the whole rental. */
  included: number;
  /** Kilometres beyond the included ones; 0 if none. */
  extra: number;
  charge: Cents;
}

/** The odometer readings of one unit at its pickup and its return. */
export interface UnitReadings {
  pickup: number;
  return: number;
}

/**
 * Computes the kilometres of all units of a rental and their charge by the agreed terms (product.md#handover). The units share the included kilometres.
 * Throws RangeError if an odometer ran backwards.
 */
export function computeKilometreCharge(
  readings: readonly UnitReadings[],
  rental: { includedKilometres: number; terms: Pick<RentalTerms, "extraKilometre"> },
): KilometreCharge {
  if (readings.some((unit) => unit.return < unit.pickup)) throw new RangeError("The counter cannot run backwards");
  const driven = readings.reduce((sum, unit) => sum + unit.return - unit.pickup, 0);
  const { includedKilometres: included } = rental;
  const extra = Math.max(0, driven - included);
  return { driven, included, extra, charge: extra * rental.terms.extraKilometre };
}
