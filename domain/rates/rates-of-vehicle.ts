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
  return toVehicleRates(rules.filter((rule) => isForVehicle(rule, vehicle) && isBookable(rule, bookedOn)));
}

/** The rules that may be used by rentals booked on a day, prepared for pricing many cars. */
export interface PreparedRates {
  /** Returns the rules for a car, as `ratesOfVehicle` does. */
  ratesOf: (vehicle: RatedVehicle) => VehicleRates;
  /** The rules that are for more than one car. */
  readonly shared: readonly RateRule[];
  /** The rules of single cars, by the id of the car. */
  readonly ofVehicle: ReadonlyMap<string, readonly RateRule[]>;
}

/** Prepares the rules for pricing many cars: finds those of a brand, category and base city once. */
export function prepareRates(rules: readonly RateRule[], bookedOn: CivilDate): PreparedRates {
  const shared: RateRule[] = [];
  const ofVehicle = new Map<string, RateRule[]>();
  for (const rule of rules) {
    if (!isBookable(rule, bookedOn)) continue;
    if (rule.scope.kind !== "vehicle") shared.push(rule);
    else ofVehicle.set(rule.scope.vehicle, [...(ofVehicle.get(rule.scope.vehicle) ?? []), rule]);
  }
  const ratesByGroup = new Map<string, VehicleRates>();
  const ratesOf = (vehicle: RatedVehicle): VehicleRates => {
    const own = ofVehicle.get(vehicle.id);
    if (own) return toVehicleRates([...own, ...shared].filter((rule) => isForVehicle(rule, vehicle)));
    const key = JSON.stringify([vehicle.brand, vehicle.category, vehicle.location]);
    const known = ratesByGroup.get(key);
    if (known) return known;
    const rates = toVehicleRates(shared.filter((rule) => isForVehicle(rule, vehicle)));
    ratesByGroup.set(key, rates);
    return rates;
  };
  return { ratesOf, shared, ofVehicle };
}

/** Whether a rule lets the cancellation of some rentals cost something. */
export const hasCancellationFees = ({ dayRules, packages }: Pick<VehicleRates, "dayRules" | "packages">): boolean =>
  [...dayRules, ...packages].some(({ cancellation }) => cancellation !== undefined);

const toVehicleRates = (rules: readonly RateRule[]): VehicleRates => ({
  dayRules: rules.filter((rule) => rule.kind === "day"),
  packages: rules.filter((rule) => rule.kind === "package"),
  lengthRules: rules.filter((rule) => rule.kind === "length"),
  minimumRules: rules.filter((rule) => rule.kind === "minimum"),
});
