import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { isBookable, isForVehicle } from "./matching-rules.ts";
import type { DayRule, LengthRule, MinimumRule, PackageRule, RatedVehicle, RateRule } from "./rate-rule.ts";

/** The rules that may price a rental of one car, by kind. */
export interface VehicleRates {
  readonly dayRules: readonly DayRule[];
  readonly packages: readonly PackageRule[];
  readonly lengthRules: readonly LengthRule[];
  readonly minimumRules: readonly MinimumRule[];
}

/** The rules that stay those of a booking when its dates change (product.md#booking-changes). */
export type FrozenRates = Pick<VehicleRates, "packages" | "lengthRules">;

export const toFrozenRates = ({ packages, lengthRules }: VehicleRates): FrozenRates => ({ packages, lengthRules });

/** The rates of a car for which no rule was made: its base rate alone. */
export const NO_RATES: VehicleRates = { dayRules: [], packages: [], lengthRules: [], minimumRules: [] };

/** Returns the rules for a car that may be used by a rental booked on a day, in the company's time zone. */
export function ratesOfVehicle(rules: readonly RateRule[], vehicle: RatedVehicle, bookedOn: CivilDate): VehicleRates {
  const applicable = rules.filter((rule) => isForVehicle(rule, vehicle) && isBookable(rule, bookedOn));
  return {
    dayRules: applicable.filter((rule) => rule.kind === "day"),
    packages: applicable.filter((rule) => rule.kind === "package"),
    lengthRules: applicable.filter((rule) => rule.kind === "length"),
    minimumRules: applicable.filter((rule) => rule.kind === "minimum"),
  };
}
