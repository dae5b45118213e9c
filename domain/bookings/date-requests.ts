import type { RentalCities } from "#domain/cities/city-hours.ts";
import type { RentalChange } from "#domain/forms/bookings/booking-change.ts";
import { checkCityHours } from "#domain/opening-hours/city-hours.ts";
import { type RentalProblem, validateRental } from "#domain/opening-hours/validate-rental.ts";
import { findUnreachedMinimum } from "#domain/rates/minimum-length.ts";
import type { MinimumRule } from "#domain/rates/rate-rule.ts";
import { type CivilDate, type CivilTime, compareMoments } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalPeriod } from "#domain/rental-period/period.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { type Booking, statusAt } from "./booking.ts";
import { type ChangeScope, getChangeScope, validateChangedPeriod } from "./booking-change.ts";
import { citiesOfChange } from "./changed-hours.ts";

/** Maximum number of date requests per booking. */
export const MAX_DATE_REQUESTS = 5;

/** "superseded": the renter asked for something else, or staff changed the rental, before anybody answered. */
export const DATE_REQUEST_STATES = ["open", "accepted", "refused", "superseded"] as const;
export type DateRequestState = (typeof DATE_REQUEST_STATES)[number];

/** The rental that a renter asks for instead of the booked one. */
export interface RequestedRental {
  /** Null, with the time, if only the return is to change. */
  pickupDate: CivilDate | null;
  pickupTime: CivilTime | null;
  returnDate: CivilDate;
  returnTime: CivilTime;
  /** Another place of return: a city's name or a listed place's slug. Null if the booked one stays. */
  returnPlace: string | null;
}

type RequestableBooking = Pick<Booking, "status" | "holdExpiresAt" | "pickup" | "hasPickupRecord">;

/** Returns what the renter may ask to change: all dates until the pickup, only the return while the car is out (product.md#date-request). */
export function getDateRequestScope(booking: RequestableBooking, now: Date): ChangeScope {
  const scope = getChangeScope({ ...booking, status: statusAt(booking, now) });
  return scope === "whole" && now >= booking.pickup.at ? "none" : scope;
}

/**
 * Returns the problems of a requested rental: those of the rental period and of its cities' hours, or one problem if it equals the booked one. `cities`
 * are those of the booked pickup and of the requested return.
 */
export function validateDateRequest(
  { pickup, return: back }: Pick<Booking, "pickup" | "return">,
  requested: RequestedRental,
  { cities, now }: { cities: RentalCities; now: Date },
): RentalProblem[] {
  const { pickup: requestedPickup, return: requestedReturn } = toRequestedPeriod(pickup, requested);
  const period = {
    pickup: { ...requestedPickup, timeZone: pickup.timeZone },
    return: { ...requestedReturn, timeZone: cities.return.timeZone },
  };
  const isSame = compareMoments(period.pickup, pickup) === 0 && compareMoments(period.return, back) === 0;
  if (isSame && requested.returnPlace === null) {
    const field = requested.pickupDate === null ? "returnDate" : "pickupDate";
    return [{ field, message: textReference("periods", "sameDates") }];
  }
  const changedCities = citiesOfChange({ pickup, return: back }, period, cities);
  if (requested.pickupDate !== null) return validateRental(period, changedCities, { now, limits: ONLINE_LIMITS });
  const problems = validateChangedPeriod({ pickup, return: back }, period, now);
  return problems.length > 0 ? problems : checkCityHours(period, changedCities, { now });
}

/** Returns the period that a booking has once the request is accepted. */
export const toRequestedPeriod = (
  { date, time }: Booking["pickup"],
  { pickupDate, pickupTime, returnDate, returnTime }: RequestedRental,
): RentalPeriod => ({
  pickup: { date: pickupDate ?? date, time: pickupTime ?? time },
  return: { date: returnDate, time: returnTime },
});

/**
 * Returns the fewest days that a requested period must have, if it has fewer (product.md#rates); otherwise null. A booking that is itself below its
 * minimum length may keep its number of days.
 */
export function findMinimumOfRequest(
  booking: Pick<Booking, "pickup" | "return" | "days" | "graceMinutes">,
  period: RentalPeriod,
  rules: readonly MinimumRule[],
): number | null {
  const facts = { rules, graceMinutes: booking.graceMinutes };
  const isBookedBelow = findUnreachedMinimum(booking, facts) !== null;
  const isShorter = countRentalDays(period.pickup, period.return, booking.graceMinutes) < booking.days;
  return isBookedBelow && !isShorter ? null : findUnreachedMinimum(period, facts);
}

/** Whether a booking has the dates that were requested, and the place: false once staff changed it to others. */
export const hasRequestedRental = (
  {
    pickup,
    return: back,
    delivery,
  }: Pick<Booking, "pickup" | "return"> & {
    delivery: Pick<Booking["delivery"], "returnPlace">;
  },
  { pickupDate, pickupTime, returnDate, returnTime, returnPlace }: RequestedRental,
): boolean =>
  compareMoments(back, { date: returnDate, time: returnTime }) === 0 &&
  (pickupDate === null || compareMoments(pickup, { date: pickupDate, time: pickupTime ?? pickup.time }) === 0) &&
  (returnPlace === null || returnPlace === (delivery.returnPlace.slug ?? back.city));

/** Returns the change of the booking that the renter asks for. */
export const toRequestedChange = (requested: RequestedRental): RentalChange => ({
  ...(requested.pickupDate !== null && {
    pickupDate: requested.pickupDate,
    pickupTime: requested.pickupTime ?? undefined,
  }),
  returnDate: requested.returnDate,
  returnTime: requested.returnTime,
  ...(requested.returnPlace !== null && { returnPlace: requested.returnPlace }),
});
