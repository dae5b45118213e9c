import type { RentalEnd } from "#domain/booking/booking.ts";
import type { VehicleProfile } from "#domain/catalogue/profiles.ts";
import { type AskedEnds, resolveEnds } from "#domain/delivery/asked-ends.ts";
import type { DeliveryConfiguration } from "#domain/delivery/configuration.ts";
import { heldSpan, transferMinutes } from "#domain/delivery/held-span.ts";
import {
  type DeliveryPlan,
  pickupField,
  planDelivery,
  promisedPlaces,
  tooSoon,
} from "#domain/delivery/plan-delivery.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import type { City } from "#domain/places.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import { type CivilMoment, civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import { periodProblems, type RentalLimits } from "#domain/rental-period/period.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** What a rental is asked for with; cities by any name, slug or alias, the car's own when absent. */
export interface RequestedRental extends AskedEnds {
  vehicle: VehicleProfile;
  pickup: CivilMoment;
  return: CivilMoment;
  meetingPoint?: string | undefined;
  flightOrTrain?: string | undefined;
  limits: RentalLimits;
}

/** A rental that can be: both ends with their instants, its price, and the time its unit is not to be had by anybody else. */
export interface Rental {
  pickup: RentalEnd;
  return: RentalEnd;
  quote: RentalQuote;
  delivery: BookingDelivery;
  /** From when the car sets out to when it is home again and ready, without its end. */
  span: InstantSpan;
}

/** Works a requested rental out, or says field by field why it cannot be. Whether the car is free is not asked here. */
export async function resolveRental(
  ctx: AppContext,
  requested: RequestedRental,
): Promise<{ rental: Rental; problems: [] } | { rental: null; problems: FieldProblem[] }> {
  const { vehicle, limits } = requested;
  const cities = await listActiveCities(ctx.db);
  const base = cities.find(({ name }) => name === vehicle.location);
  // Its city was deactivated a moment ago: the car is no longer public.
  if (!base) return { rental: null, problems: [{ path: "vehicle", message: NO_SUCH_CAR }] };
  const { ends, problems: placeProblems } = resolveEnds(requested, base, cities);
  const [pickupCity, returnCity] = [ends?.pickup.city ?? base, ends?.return.city ?? base];
  const now = ctx.clock();
  const period = {
    pickup: { ...requested.pickup, timeZone: pickupCity.timeZone },
    return: { ...requested.return, timeZone: returnCity.timeZone },
  };
  const problems: FieldProblem[] = [
    ...periodProblems(period, civilNow(now, pickupCity.timeZone), limits).map(({ field, message }) => ({
      path: field,
      message,
    })),
    ...placeProblems,
  ];
  if (!ends) return { rental: null, problems };
  const figures = deliveryFigures(ctx.site, limits);
  const plan = planDelivery({ category: vehicle.category, base, ends }, { now, cities, delivery: figures });
  if ("beyondReach" in plan) {
    const message = plan.beyondReach;
    return { rental: null, problems: [...problems, { path: pickupField(requested), message, code: "beyond-reach" }] };
  }
  if (problems.length > 0) return { rental: null, problems };
  const pickup = rentalEnd(requested.pickup, pickupCity);
  const late = tooSoon(plan, pickup.at, figures);
  if (late !== null) return { rental: null, problems: [soonProblem(plan, pickup, late)] };
  return { rental: planned(ctx, requested, plan), problems: [] };
}

/** At the time when the day is right, else at the day. */
function soonProblem({ earliest, ends }: DeliveryPlan, pickup: RentalEnd, message: string): FieldProblem {
  const { date } = civilNow(earliest, ends.pickup.city.timeZone);
  return { path: date === pickup.date ? "pickupTime" : "pickupDate", message, code: "pickup-too-soon" };
}

function planned(ctx: AppContext, requested: RequestedRental, plan: DeliveryPlan): Rental {
  const { vehicle } = requested;
  const { ends, out, back, base, supplements } = plan;
  const pickup = rentalEnd(requested.pickup, ends.pickup.city);
  const end = rentalEnd(requested.return, ends.return.city);
  const quote = quoteRental({
    dailyRate: vehicle.dailyRate,
    pickup: requested.pickup,
    return: requested.return,
    pickupCity: ends.pickup.city,
    returnCity: ends.return.city,
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
    supplements,
    terms: vehicle.terms,
  });
  const delivery = {
    base: base.name,
    ...promisedPlaces(ends, requested),
    out,
    back,
    meetingPoint: requested.meetingPoint ?? null,
    flightOrTrain: requested.flightOrTrain ?? null,
  };
  const span = heldSpan(pickup.at, end.at, { ...vehicle, ...transferMinutes(plan) });
  return { pickup, return: end, quote, delivery, span };
}

/** One end of a rental with its instant, by the clock of its city. */
export function rentalEnd({ date, time }: CivilMoment, { name, timeZone }: Pick<City, "name" | "timeZone">): RentalEnd {
  return { date, time, city: name, timeZone, at: toInstant({ date, time }, timeZone) };
}

/** The figures of delivery for whoever arranges a rental: staff know whether a car stands ready, and wait for the driving alone. */
export function deliveryFigures({ delivery }: SiteConfiguration, { beginsFrom }: RentalLimits): DeliveryConfiguration {
  return beginsFrom === "now" ? delivery : { ...delivery, preparationHours: 0 };
}
