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

/** Formats "12.740 km" with a non-breaking space. */
export function kilometresText(count: number): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0km`;
}

/** Computes the kilometres and their charge by the agreed terms (product.md#handover). Throws RangeError if the odometer ran backwards. */
export function computeKilometreCharge(
  counter: { pickup: number; return: number },
  rental: { days: number; terms: Pick<RentalTerms, "includedKilometresPerDay" | "extraKilometre"> },
): KilometreCharge {
  const driven = counter.return - counter.pickup;
  if (driven < 0) throw new RangeError("The counter cannot run backwards");
  const included = rental.terms.includedKilometresPerDay * rental.days;
  const extra = Math.max(0, driven - included);
  return { driven, included, extra, charge: extra * rental.terms.extraKilometre };
}
