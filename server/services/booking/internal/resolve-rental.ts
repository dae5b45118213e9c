import type { RentalEnd } from "#domain/booking/booking.ts";
import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import { type City, findCity } from "#domain/places.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import { type CivilMoment, civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import { periodProblems, type RentalLimits } from "#domain/rental-period/period.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";

/** What a rental is asked for with; cities by any name, slug or alias, the car's own when absent. */
export interface RequestedRental {
  vehicle: VehicleProfile;
  pickup: CivilMoment;
  return: CivilMoment;
  pickupCity?: string | undefined;
  returnCity?: string | undefined;
  limits: RentalLimits;
}

/** A rental that can be: both ends with their instants, its price, and the time its unit is not to be had by anybody else. */
export interface Rental {
  pickup: RentalEnd;
  return: RentalEnd;
  quote: RentalQuote;
  /** From pickup to return and the turnaround after it, without its end. */
  span: InstantSpan;
}

const HOUR = 3_600_000;

/** Works a requested rental out, or says field by field why it cannot be. Whether the car is free is not asked here. */
export async function resolveRental(
  ctx: AppContext,
  requested: RequestedRental,
): Promise<{ rental: Rental; problems: [] } | { rental: null; problems: FieldProblem[] }> {
  const { vehicle } = requested;
  const cities = await listActiveCities(ctx.db);
  const pickupCity = findCity(requested.pickupCity ?? vehicle.location, cities);
  const returnCity = findCity(requested.returnCity ?? vehicle.location, cities);
  const { timeZone } = vehicle;
  const period = {
    pickup: { ...requested.pickup, timeZone },
    return: { ...requested.return, timeZone: returnCity?.timeZone ?? timeZone },
  };
  const problems: FieldProblem[] = periodProblems(period, civilNow(ctx.clock(), timeZone), requested.limits).map(
    ({ field, message }) => ({ path: field, message }),
  );
  if (pickupCity?.name !== vehicle.location) {
    problems.push({ path: "pickupCity", message: `Questa auto si ritira a ${vehicle.location}.` });
  }
  if (!returnCity)
    problems.push({ path: "returnCity", message: "Non conosciamo questa città: scegline una dall'elenco." });
  if (!pickupCity || !returnCity || problems.length > 0) return { rental: null, problems };

  const pickup = rentalEnd(requested.pickup, pickupCity);
  const back = rentalEnd(requested.return, returnCity);
  const quote = quoteRental({
    dailyRate: vehicle.dailyRate,
    pickup: requested.pickup,
    return: requested.return,
    pickupCity,
    returnCity,
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
    terms: vehicle.terms,
  });
  return { rental: { pickup, return: back, quote, span: heldSpan(pickup, back, vehicle) }, problems: [] };
}

/** One end of a rental with its instant, by the clock of its city. */
export function rentalEnd({ date, time }: CivilMoment, { name, timeZone }: Pick<City, "name" | "timeZone">): RentalEnd {
  return { date, time, city: name, timeZone, at: toInstant({ date, time }, timeZone) };
}

/** The time for which a unit is not to be had by anybody else. */
export function heldSpan(pickup: RentalEnd, back: RentalEnd, car: { turnaroundHours: number }): InstantSpan {
  return { from: pickup.at, to: new Date(back.at.getTime() + car.turnaroundHours * HOUR) };
}
