import type { CityHours, CityWithHours, RentalCities } from "#domain/cities/city-hours.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Cents } from "#domain/money.ts";
import {
  addDays,
  type CivilDate,
  type CivilMoment,
  type CivilTime,
  daysBetween,
  toCivilMoment,
  toInstant,
} from "#domain/rental-period/civil-time.ts";
import { movePeriodTo } from "#domain/rental-period/move-period.ts";
import { MAX_PICKUP_DAYS_AHEAD, type PeriodProblem, type RentalPeriod } from "#domain/rental-period/period.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { type OpeningDays, spansOfDay } from "./weekly-hours.ts";

/** Why the hours of a city refuse a time; say-rental-problem.ts words it. `next` is the nearest possible pickup or return, if there is one. */
export type HoursRefusal = { city: string; next: CivilMoment | null } & (
  | { reason: "closed"; end: "pickup" | "return"; days: OpeningDays; at: CivilMoment }
  | { reason: "notice-too-short"; minNoticeHours: number }
  | { reason: "too-far-ahead"; maxAdvanceDays: number }
);

/** Machine-readable code of a refused hour; people read the message. */
export type HoursProblemCode = "place-closed" | "notice-too-short" | "too-far-ahead";

export interface HoursProblem extends Pick<PeriodProblem, "field"> {
  code: HoursProblemCode;
  message: HoursRefusal;
  /** The nearest possible pickup or return; null if there is none. */
  next: CivilMoment | null;
}

interface HoursContext {
  now: Date;
  /** The earliest time at which the car can be at the pickup (product.md#delivery); `now` if missing. */
  earliest?: Date | undefined;
}

/** Whether a pickup or return is possible at a moment of the city's clock. The moment of closing counts as open. */
export function isOpenAtMoment(days: OpeningDays | null, { date, time }: CivilMoment): boolean {
  return days === null || spansOfDay(days, date).some(({ from, to }) => from <= time && time <= to);
}

/**
 * Returns what a pickup or return at a moment of the city's clock costs, in cents. Of spans that meet at the moment the cheaper one counts. 0 outside the
 * spans, to which only staff can agree.
 */
export function feeAtMoment(days: OpeningDays | null, { date, time }: CivilMoment): Cents {
  const spans = days === null ? [] : spansOfDay(days, date).filter(({ from, to }) => from <= time && time <= to);
  return spans.length === 0 ? 0 : Math.min(...spans.map(({ feeCents = 0 }) => feeCents));
}

/** Returns the fees of pickup and return by the hours of their cities, in this order; none for an end that is free. */
export function listHoursFees(
  period: RentalPeriod,
  cities: { [End in "pickup" | "return"]: Pick<CityWithHours, "hours"> },
): HoursFee[] {
  return (["pickup", "return"] as const).flatMap((end) => {
    const price = feeAtMoment(cities[end].hours?.days ?? null, period[end]);
    return price === 0 ? [] : [{ end, time: period[end].time, price }];
  });
}

/** What a pickup or return costs because of its time. */
export interface HoursFee {
  readonly end: "pickup" | "return";
  readonly time: CivilTime;
  readonly price: Cents;
}

/** Returns why pickup and return are not possible in their cities, at most one problem for each end (product.md#hours-of-a-city). */
export function checkCityHours(period: RentalPeriod, cities: RentalCities, context: HoursContext): HoursProblem[] {
  return [...checkPickup(period.pickup, cities.pickup, context), ...checkReturn(period.return, cities.return)];
}

function checkPickup(pickup: CivilMoment, city: CityWithHours, context: HoursContext): HoursProblem[] {
  const { hours } = city;
  if (!hours) return [];
  const { days, minNoticeHours, maxAdvanceDays } = hours;
  if (maxAdvanceDays !== null && daysBetween(todayIn(city, context.now), pickup.date) > maxAdvanceDays) {
    const next = findLastPickup(city, context);
    const message = { reason: "too-far-ahead", city: city.name, maxAdvanceDays, next } as const;
    return [{ field: "pickupDate", code: "too-far-ahead", message, next }];
  }
  const next = () => findFirstPickup(city, context);
  if (minNoticeHours !== null && toInstant(pickup, city.timeZone) < earliestByNotice(hours, context.now)) {
    const message = { reason: "notice-too-short", city: city.name, minNoticeHours, next: next() } as const;
    return [{ field: fieldOf("pickup", pickup, next()), code: "notice-too-short", message, next: next() }];
  }
  if (days === null || isOpenAtMoment(days, pickup)) return [];
  const possible = findFirstPickup(city, {
    ...context,
    earliest: laterOf(toInstant(pickup, city.timeZone), context.earliest ?? context.now),
  });
  const message = { reason: "closed", city: city.name, end: "pickup", days, at: pickup, next: possible } as const;
  return [{ field: fieldOf("pickup", pickup, possible), code: "place-closed", message, next: possible }];
}

function checkReturn(back: CivilMoment, city: CityWithHours): HoursProblem[] {
  const days = city.hours?.days ?? null;
  if (days === null || isOpenAtMoment(days, back)) return [];
  const next = findOpenSlot(days, back, addDays(back.date, MAX_PICKUP_DAYS_AHEAD));
  const message = { reason: "closed", city: city.name, end: "return", days, at: back, next } as const;
  return [{ field: fieldOf("return", back, next), code: "place-closed", message, next }];
}

/** The time is wrong if the day has a possible one; otherwise the day is. */
function fieldOf(end: "pickup" | "return", at: CivilMoment, next: CivilMoment | null): PeriodProblem["field"] {
  return next?.date === at.date ? `${end}Time` : `${end}Date`;
}

/** Returns the first possible pickup in a city, on its clock: open, with enough notice, and not before the car can be there. Null if there is none. */
export function findFirstPickup(city: CityWithHours, { now, earliest = now }: HoursContext): CivilMoment | null {
  const { hours, timeZone } = city;
  const from = laterOf(earliest, hours ? earliestByNotice(hours, now) : now);
  const lastDate = addDays(todayIn(city, now), hours?.maxAdvanceDays ?? MAX_PICKUP_DAYS_AHEAD);
  // Civil times of an hour that the clock repeats are ambiguous, so each slot is compared as an instant too.
  return findOpenSlot(
    hours?.days ?? null,
    toCivilMoment(from, timeZone),
    lastDate,
    (slot) => toInstant(slot, timeZone) >= from,
  );
}

/** Returns the last possible pickup that the city's longest advance allows. */
function findLastPickup(city: CityWithHours, context: HoursContext): CivilMoment | null {
  const { hours } = city;
  const first = findFirstPickup(city, context);
  if (!first || !hours) return null;
  const lastDate = addDays(todayIn(city, context.now), hours.maxAdvanceDays ?? MAX_PICKUP_DAYS_AHEAD);
  for (let date = lastDate; date >= first.date; date = addDays(date, -1)) {
    const time = TIME_SLOTS.findLast((slot) => isOpenAtMoment(hours.days, { date, time: slot }));
    if (time !== undefined) return { date, time };
  }
  return null;
}

/** Returns the first open slot at or after a moment, until the end of `lastDate`; null if there is none. */
function findOpenSlot(
  days: OpeningDays | null,
  from: CivilMoment,
  lastDate: CivilDate,
  isPossible: (slot: CivilMoment) => boolean = () => true,
): CivilMoment | null {
  for (let date = from.date; date <= lastDate; date = addDays(date, 1)) {
    if (days !== null && spansOfDay(days, date).length === 0) continue;
    const time = TIME_SLOTS.find(
      (slot) =>
        (date > from.date || slot >= from.time) &&
        isOpenAtMoment(days, { date, time: slot }) &&
        isPossible({ date, time: slot }),
    );
    if (time !== undefined) return { date, time };
  }
  return null;
}

/**
 * Returns the possible rental nearest to a period: the pickup moves to its next possible time, the return with it and then to its own. Null if the
 * cities have none.
 */
export function findPossiblePeriod(
  period: RentalPeriod,
  cities: RentalCities,
  context: HoursContext,
): RentalPeriod | null {
  const [pickupProblem] = checkPickup(period.pickup, cities.pickup, context);
  if (pickupProblem && !pickupProblem.next) return null;
  const moved = pickupProblem?.next ? movePeriodTo(period, pickupProblem.next) : period;
  const [returnProblem] = checkReturn(moved.return, cities.return);
  if (!returnProblem) return moved;
  return returnProblem.next && { ...moved, return: returnProblem.next };
}

/** Returns the moment from which the city's notice allows a pickup, and the last day that its longest advance allows; null if it has none. */
export function pickupBounds(city: CityWithHours, now: Date): { from: CivilMoment | null; lastDate: CivilDate | null } {
  const { minNoticeHours = null, maxAdvanceDays = null } = city.hours ?? {};
  return {
    from:
      city.hours && minNoticeHours !== null ? toCivilMoment(earliestByNotice(city.hours, now), city.timeZone) : null,
    lastDate: maxAdvanceDays === null ? null : addDays(todayIn(city, now), maxAdvanceDays),
  };
}

const todayIn = ({ timeZone }: CityWithHours, now: Date): CivilDate => toCivilMoment(now, timeZone).date;

const earliestByNotice = ({ minNoticeHours }: CityHours, now: Date): Date =>
  new Date(now.getTime() + (minNoticeHours ?? 0) * HOUR_MS);

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
