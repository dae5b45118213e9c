import type { RentalEnd } from "#domain/booking/booking.ts";
import { startOfDay } from "#domain/booking/booking-change.ts";
import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import { HOUSE } from "#domain/house.ts";
import { type City, findCity } from "#domain/places.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import { type CivilMoment, civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import { periodProblems } from "#domain/rental-period/period.ts";
import { LONGEST_RENTAL_DAYS } from "#domain/rental-period/rental-days.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import type { Span } from "#server/repositories/bookings/unit-holds.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";

/** What a rental is asked for with; cities by any name, slug or alias, the car's own when absent. */
export interface RentalWish {
  vehicle: VehicleProfile;
  pickup: CivilMoment;
  return: CivilMoment;
  pickupCity?: string | undefined;
  returnCity?: string | undefined;
  /** Staff may let a rental begin at any hour of today and last a year; a renter asks for what is taken online. */
  arrangedBy?: "renter" | "staff" | undefined;
}

/** A rental that can be: both ends with their instants, its price, and the time its unit is not to be had by anybody else. */
export interface Rental {
  pickup: RentalEnd;
  return: RentalEnd;
  quote: RentalQuote;
  /** From pickup to return and the turnaround after it, without its end (design 5). */
  span: Span;
}

const HOUR = 3_600_000;

/** Works a wish out, or says field by field why it cannot be. Whether the car is free is not asked here. */
export async function resolveRental(
  ctx: AppContext,
  wish: RentalWish,
): Promise<{ rental: Rental; problems: [] } | { rental: null; problems: FieldProblem[] }> {
  const { vehicle } = wish;
  const cities = await listActiveCities(ctx.db);
  const pickupCity = findCity(wish.pickupCity ?? vehicle.location, cities);
  const returnCity = findCity(wish.returnCity ?? vehicle.location, cities);
  const problems: FieldProblem[] = problemsOfPeriod(wish, civilNow(ctx.clock(), vehicle.timeZone)).map(
    ({ field, message }) => ({ path: field, message }),
  );
  if (pickupCity?.name !== vehicle.location) {
    problems.push({ path: "pickupCity", message: `Questa auto si ritira a ${vehicle.location}.` });
  }
  if (!returnCity)
    problems.push({ path: "returnCity", message: "Non conosciamo questa città: scegline una dall'elenco." });
  if (!pickupCity || !returnCity || problems.length > 0) return { rental: null, problems };

  const pickup = rentalEnd(wish.pickup, pickupCity);
  const back = rentalEnd(wish.return, returnCity);
  // Two zones, or the hour a clock skips, can turn the order of two civil times around.
  if (back.at <= pickup.at) {
    return { rental: null, problems: [{ path: "returnTime", message: "La riconsegna deve seguire il ritiro." }] };
  }
  const quote = quoteRental({
    dailyRate: vehicle.dailyRate,
    pickup: wish.pickup,
    return: wish.return,
    pickupCity,
    returnCity,
    oneWayRatePerKilometre: HOUSE.oneWayRatePerKilometre,
    terms: vehicle.terms,
  });
  return { rental: { pickup, return: back, quote, span: heldSpan(pickup, back, vehicle) }, problems: [] };
}

/** One end of a rental with its instant, by the clock of its city. */
export function rentalEnd({ date, time }: CivilMoment, { name, timeZone }: Pick<City, "name" | "timeZone">): RentalEnd {
  return { date, time, city: name, timeZone, at: toInstant({ date, time }, timeZone) };
}

/** The time for which a unit is not to be had by anybody else. */
export function heldSpan(pickup: RentalEnd, back: RentalEnd, car: { turnaroundHours: number }): Span {
  return { from: pickup.at, to: new Date(back.at.getTime() + car.turnaroundHours * HOUR) };
}

function problemsOfPeriod(wish: RentalWish, now: CivilMoment) {
  return wish.arrangedBy === "staff"
    ? periodProblems(wish, startOfDay(now), LONGEST_RENTAL_DAYS)
    : periodProblems(wish, now);
}
