import type { CategorySlug } from "#domain/categories.ts";
import type { Language } from "#domain/languages.ts";
import type { Cents } from "#domain/money.ts";
import type { Weekday } from "#domain/opening-hours/weekly-hours.ts";
import type { CancellationTerms } from "#domain/prices/cancellation.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";

/** The cars that a rule is for, from the narrowest to the widest scope. */
export const RATE_SCOPES = ["vehicle", "brand", "category", "all"] as const;
export type RateScope =
  | { readonly kind: "vehicle"; readonly vehicle: string }
  | { readonly kind: "brand"; readonly brand: string }
  | { readonly kind: "category"; readonly category: CategorySlug }
  | { readonly kind: "all" };

/** The facts of a car that decide which rules are for it; `location` is the name of its base city. */
export interface RatedVehicle {
  readonly id: string;
  readonly brand: string;
  readonly category: CategorySlug;
  readonly location: string;
}

/** The name of a rule that renters read on their bill, by language. */
export type RateNames = Readonly<{ it: string } & Partial<Record<Language, string>>>;

/** Returns the name of a rule in a language, or the Italian one if it is not translated. */
export const nameIn = (names: RateNames, language: Language): string => names[language] ?? names.it;

/** What every rule has (product.md#rates): for which cars, on which days, and when it must be booked. */
interface RateConditions {
  readonly id: string;
  readonly names: RateNames;
  readonly scope: RateScope;
  /** Name of the city where the car is based; null for every city. */
  readonly city: string | null;
  /** First and last day, both included; null is open-ended. A yearly rule has both and returns each year on the same days. */
  readonly from: CivilDate | null;
  readonly until: CivilDate | null;
  readonly yearly: boolean;
  /** First and last day on which a rental may be booked by this rule, both included; null is open-ended. */
  readonly bookFrom: CivilDate | null;
  readonly bookUntil: CivilDate | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** What a rental costs that is cancelled or not collected, if this rule decides (product.md#cancellation-terms); missing if nothing. */
interface WithCancellation {
  readonly cancellation?: CancellationTerms | undefined;
}

/** Sets the price of the days it matches. */
export interface DayRule extends RateConditions, WithCancellation {
  readonly kind: "day";
  /** Empty for all weekdays. */
  readonly weekdays: readonly Weekday[];
  /** A price per day, or a whole percentage of the base rate (120 is a fifth more). */
  readonly price: { readonly amount: Cents } | { readonly percent: number };
}

/** A weekly window of at most 14 days: from a weekday and time to another, counted from the start. */
export interface PackageWindow {
  readonly weekday: Weekday;
  readonly from: CivilTime;
  /** Days from the start's day to the end's day: 3 from Friday to Monday. */
  readonly lastDay: number;
  readonly until: CivilTime;
}

/** A fixed price with its own kilometres for the days of a window. Its conditions are judged by the window's first day. */
export interface PackageRule extends RateConditions, WithCancellation {
  readonly kind: "package";
  readonly window: PackageWindow;
  readonly price: Cents;
  readonly includedKilometres: number;
  /** Whether it is used whenever it may be; otherwise only if the rental is not cheaper without it. */
  readonly always: boolean;
}

/** A discount on the days of a rental of at least so many days. */
export interface LengthRule extends RateConditions {
  readonly kind: "length";
  readonly days: number;
  /** Whole percent, 1 to 100. */
  readonly percent: number;
}

/** The fewest days of a rental that begins on a day it matches. */
export interface MinimumRule extends RateConditions {
  readonly kind: "minimum";
  readonly weekdays: readonly Weekday[];
  readonly days: number;
}

/** The kinds of rules, in the order of the bill. */
export const RATE_RULE_KINDS = ["day", "package", "length", "minimum"] as const;

/** A rule of the rates (product.md#rates). */
export type RateRule = DayRule | PackageRule | LengthRule | MinimumRule;
