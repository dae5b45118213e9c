import { DAY_MS } from "#domain/durations.ts";
import { weekdayOf } from "#domain/opening-hours/weekly-hours.ts";
import { addDays, type CivilDate, civilMilliseconds, daysBetween } from "#domain/rental-period/civil-time.ts";
import { packageDays, windowMilliseconds } from "./choose-packages.ts";
import { rangeLengthAt } from "./matching-rules.ts";
import type { PackageRule, RatedVehicle, RateScope } from "./rate-rule.ts";

/** Yearly rules and open-ended ones are compared over so many days; four years contain a 29 February. */
const COMPARED_DAYS = 4 * 366;
/** No window is longer, so later ones cannot meet it. */
const MAX_WINDOW_DAYS = 14;

type Conditions = Pick<PackageRule, "scope" | "city">;

/**
 * Whether two packages may both be for one car, by scope and city (product.md#rates-screen). A car's own brand and category are looked up; an unknown
 * car may be any.
 */
export function mayShareVehicle(
  one: Conditions,
  other: Conditions,
  vehicleOf: (id: string) => Pick<RatedVehicle, "brand" | "category"> | undefined,
): boolean {
  if (one.city !== null && other.city !== null && one.city !== other.city) return false;
  if (one.scope.kind === "all" || other.scope.kind === "all") return true;
  if (one.scope.kind === other.scope.kind) return carsOf(one.scope) === carsOf(other.scope);
  const [own, wider] = one.scope.kind === "vehicle" ? [one.scope, other.scope] : [other.scope, one.scope];
  if (own.kind !== "vehicle") return true;
  const vehicle = vehicleOf(own.vehicle);
  if (!vehicle) return true;
  return wider.kind === "brand" ? wider.brand === vehicle.brand : carsOf(wider) === vehicle.category;
}

function carsOf(scope: RateScope): string {
  switch (scope.kind) {
    case "vehicle":
      return scope.vehicle;
    case "brand":
      return scope.brand;
    case "category":
      return scope.category;
    case "all":
      return "";
  }
}

/** Whether two packages may be bookable on one day and have windows that meet, in hours or in the rental days they stand for. */
export function mayOverlap(one: PackageRule, other: PackageRule): boolean {
  if (!areRangesMeeting([one.bookFrom, one.bookUntil], [other.bookFrom, other.bookUntil])) return false;
  const days = listStarts(one);
  const others = listStarts(other);
  return days.some((day) =>
    others.some(
      (otherDay) =>
        Math.abs(daysBetween(day, otherDay)) <= MAX_WINDOW_DAYS && areWindowsMeeting(one, day, other, otherDay),
    ),
  );

  /** Returns the days on which windows of a rule begin, among those that matter. */
  function listStarts(rule: PackageRule): CivilDate[] {
    const first = firstCompared(one, other);
    const length = Math.min(COMPARED_DAYS, ...[one, other].map((each) => daysUntilEnd(each, first)));
    return Array.from({ length: Math.max(length, 0) + 2 * MAX_WINDOW_DAYS + 1 }, (_, index) =>
      addDays(first, index - MAX_WINDOW_DAYS),
    ).filter((day) => weekdayOf(day) === rule.window.weekday && rangeLengthAt(rule, day) !== null);
  }
}

/** Returns the latest fixed start of two ranges; without any, a day long before their fixed ends. */
function firstCompared(one: PackageRule, other: PackageRule): CivilDate {
  const start = latestOf([fixedStart(one), fixedStart(other)]);
  const end = latestOf([fixedEnd(one), fixedEnd(other)]);
  return start ?? addDays(end ?? "2030-01-01", -COMPARED_DAYS);
}

const fixedEnd = ({ until, yearly }: PackageRule) => (yearly ? null : until);
const fixedStart = ({ from, yearly }: PackageRule) => (yearly ? null : from);

const daysUntilEnd = ({ until, yearly }: PackageRule, first: CivilDate) =>
  yearly || until === null ? COMPARED_DAYS : daysBetween(first, until);

const latestOf = (dates: readonly (CivilDate | null)[]) =>
  dates.reduce((latest, date) => (latest === null || (date !== null && date > latest) ? date : latest), null);

function areRangesMeeting(
  [from, until]: readonly [CivilDate | null, CivilDate | null],
  [otherFrom, otherUntil]: readonly [CivilDate | null, CivilDate | null],
): boolean {
  const isBefore = (end: CivilDate | null, start: CivilDate | null) => end !== null && start !== null && end < start;
  return !isBefore(until, otherFrom) && !isBefore(otherUntil, from);
}

function areWindowsMeeting(one: PackageRule, day: CivilDate, other: PackageRule, otherDay: CivilDate): boolean {
  const start = civilMilliseconds({ date: day, time: one.window.from });
  const otherStart = civilMilliseconds({ date: otherDay, time: other.window.from });
  const inHours =
    start < otherStart + windowMilliseconds(other.window) && otherStart < start + windowMilliseconds(one.window);
  const first = civilMilliseconds({ date: day, time: "00:00" });
  const otherFirst = civilMilliseconds({ date: otherDay, time: "00:00" });
  const inDays =
    first < otherFirst + packageDays(other.window) * DAY_MS && otherFirst < first + packageDays(one.window) * DAY_MS;
  return inHours || inDays;
}
