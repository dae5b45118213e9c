import type { Cents } from "#domain/money.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** What the car's counter says at both ends, set against what the rental includes. */
export interface KilometreCharge {
  driven: number;
  /** For the whole rental. */
  included: number;
  /** Beyond the included ones; 0 when there are none. */
  extra: number;
  charge: Cents;
}

/** "12.740 km"; the space does not break. */
export function kilometresText(count: number): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0km`;
}

/** What the kilometres of a rental come to by its agreed terms (product.md#handover). RangeError when the counter ran backwards. */
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
