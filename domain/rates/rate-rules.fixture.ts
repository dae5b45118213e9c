import type { DayRule, LengthRule, MinimumRule, PackageRule, RatedVehicle, RateRule } from "./rate-rule.ts";

/** A car in Milano for tests of the rates. */
export const RATED_CAR: RatedVehicle = { id: "car-1", brand: "Ferrari", category: "sportive", location: "Milano" };

const EVERYWHERE_ALWAYS = {
  scope: { kind: "all" },
  city: null,
  from: null,
  until: null,
  yearly: false,
  bookFrom: null,
  bookUntil: null,
  createdAt: 0,
} as const satisfies Partial<RateRule>;

const named = (name: string) => ({ ...EVERYWHERE_ALWAYS, id: name, names: { it: name } });

/** A rule for the price of days, by default of all cars and all days. */
export const dayRule = (name: string, price: DayRule["price"], changes: Partial<DayRule> = {}): DayRule => ({
  ...named(name),
  kind: "day",
  weekdays: [],
  price,
  ...changes,
});

/** A package from Friday 15:00 to Monday 10:00 for 2,500 euro with 600 km. */
export const weekendPackage = (changes: Partial<PackageRule> = {}): PackageRule => ({
  ...named("Weekend"),
  kind: "package",
  window: { weekday: "friday", from: "15:00", lastDay: 3, until: "10:00" },
  price: 250_000,
  includedKilometres: 600,
  always: false,
  ...changes,
});

/** A discount on rentals of at least so many days. */
export const lengthRule = (days: number, percent: number, changes: Partial<LengthRule> = {}): LengthRule => ({
  ...named(`${days} giorni`),
  kind: "length",
  days,
  percent,
  ...changes,
});

/** The fewest days of a rental. */
export const minimumRule = (days: number, changes: Partial<MinimumRule> = {}): MinimumRule => ({
  ...named(`Minimo ${days}`),
  kind: "minimum",
  weekdays: [],
  days,
  ...changes,
});
