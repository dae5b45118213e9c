import type { Cents } from "#domain/money.ts";
import { type CivilDate, isDateSince1900 } from "#domain/rental-period/civil-time.ts";
import { fullYears } from "#domain/rental-period/month-arithmetic.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** The fee per day for a driver below an age in years (product.md#young-driver). */
export interface YoungDriverFee {
  readonly age: number;
  readonly price: Cents;
}

/** Returns the fee if a car takes drivers below its age; otherwise null. */
export const feeForVehicle = (
  fee: YoungDriverFee | null,
  { minimumAge }: Pick<RentalTerms, "minimumAge">,
): YoungDriverFee | null => (fee && fee.age > minimumAge ? fee : null);

/** Returns the fee if the driver is below its age on the day of pickup; null if there is none, or if the dates are invalid. */
export const feeForDriver = (
  fee: YoungDriverFee | null,
  birthDate: CivilDate | undefined,
  pickupDate: CivilDate,
): YoungDriverFee | null =>
  fee &&
  birthDate &&
  isDateSince1900(birthDate) &&
  isDateSince1900(pickupDate) &&
  fullYears(birthDate, pickupDate) < fee.age
    ? fee
    : null;
