import { daysFree, type UnitHold } from "#domain/availability/availability.ts";
import { availabilityCalendar, calendarEnd } from "#domain/availability/availability-calendar.ts";
import type { VehicleDelivery } from "#domain/catalogue/explore.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { DeliveryConfiguration } from "#domain/delivery/configuration.ts";
import { destinationKey, destinationName, findDestination } from "#domain/delivery/destination.ts";
import { heldSpan, transferMinutes } from "#domain/delivery/held-span.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { type DeliveryPlan, planDelivery, tooSoon } from "#domain/delivery/plan-delivery.ts";
import type { OfferData } from "#domain/pages/vehicle-pages.ts";
import type { City } from "#domain/places.ts";
import { type OfferedDelivery, offerVehicle } from "#domain/prices/vehicle-offer.ts";
import { civilNow, toInstant } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { searchPlaces } from "#domain/search/search-places.ts";
import { type FinishedUnit, finishesFree, finishesOf } from "#domain/units/finish.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listHoldsOf } from "#server/repositories/unit-holds/booking-holds.ts";
import { listUnitsOf } from "#server/repositories/vehicles/unit-finishes.ts";

/** Months ahead that the calendar shows, the current one included. */
const CALENDAR_MONTHS = 12;
const END_OF_TIME = new Date("2200-01-01T00:00:00Z");

/** The price of a car, all in, for the dates chosen, or what stands in the way (product.md#price). */
export async function readOffer(ctx: AppContext, vehicle: Vehicle, choice: RentalChoice): Promise<OfferData> {
  const [offer] = await readOffers(ctx, [vehicle], choice);
  if (!offer) throw new ServiceError("not-found", "Non abbiamo questa vettura.");
  return offer;
}

/** The same of several cars for the same choice, in their order; the queries are as many as for one. */
export async function readOffers(
  ctx: AppContext,
  vehicles: readonly Vehicle[],
  choice: RentalChoice,
): Promise<OfferData[]> {
  if (vehicles.length === 0) return [];
  const now = ctx.clock();
  const ids = vehicles.map(({ id }) => id);
  const [cities, holds, units] = await Promise.all([
    listActiveCities(ctx.db),
    listHoldsOf(ctx.db, ids, { from: now, to: END_OF_TIME }, now),
    listUnitsOf(ctx.db, ids),
  ]);
  return vehicles.map((vehicle) =>
    offerOf(ctx, vehicle, choice, {
      now,
      cities,
      holds: holds.get(vehicle.id) ?? [],
      units: units.get(vehicle.id) ?? [],
    }),
  );
}

interface Known {
  now: Date;
  cities: readonly City[];
  holds: readonly UnitHold[];
  units: readonly FinishedUnit[];
}

function offerOf(
  ctx: AppContext,
  vehicle: Vehicle,
  choice: RentalChoice,
  { now, cities, holds, units }: Known,
): OfferData {
  const carCity = cities.find((city) => city.slug === vehicle.citySlug);
  if (!carCity) throw new ServiceError("not-found", "Non abbiamo questa vettura.");
  const pickup = (choice.pickupCity && findDestination(choice.pickupCity, cities)) || { city: carCity, place: null };
  const back = (choice.returnCity && findDestination(choice.returnCity, cities)) || pickup;
  const ends = { pickup, return: back };
  const plan = planDelivery(
    { category: vehicle.category, base: carCity, ends },
    { now, cities, delivery: ctx.site.delivery },
  );
  const clock = civilNow(now, vehicle.timeZone);
  const selection: RentalSelection = {
    pickupCity: destinationKey(pickup),
    pickupDate: choice.pickupDate ?? "",
    pickupTime: choice.pickupTime ?? DEFAULT_TIME,
    returnDate: choice.returnDate ?? "",
    returnTime: choice.returnTime ?? DEFAULT_TIME,
    returnCity: destinationKey(back),
    colour: choice.colour ?? "",
  };
  const { totalUnits, timeZone } = vehicle;
  const to = calendarEnd(clock.date, CALENDAR_MONTHS - 1);
  const offer = offerVehicle({
    vehicle,
    ...selection,
    pickupCity: pickup.city,
    returnCity: back.city,
    holds,
    now: civilNow(now, pickup.city.timeZone),
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
    delivery: offered(plan, ctx.site.delivery),
  });
  const span = offer.kind === "free" && !("beyondReach" in plan) ? spanOf(offer.period, vehicle, plan) : null;
  return {
    selection,
    offer,
    finishes: finishesOf(units),
    freeFinishes: span ? finishesFree(units, holds, span) : [],
    calendar: availabilityCalendar(daysFree({ totalUnits, holds, from: clock.date, to, timeZone })),
    delivery: "beyondReach" in plan ? null : deliveryOf(vehicle, plan),
    places: searchPlaces(cities, LISTED_PLACES, new Set([carCity.name, pickup.city.name, back.city.name])),
  };
}

function offered(plan: DeliveryPlan | { beyondReach: string }, delivery: DeliveryConfiguration): OfferedDelivery {
  if ("beyondReach" in plan) return plan;
  return {
    ...transferMinutes(plan),
    supplements: plan.supplements,
    timeZone: plan.ends.pickup.city.timeZone,
    tooSoon: (pickupAt) => tooSoon(plan, pickupAt, delivery),
  };
}

function deliveryOf({ location }: Vehicle, { ends, out, supplements }: DeliveryPlan): VehicleDelivery | null {
  if (out.minutes === 0) return null;
  return { base: location, place: destinationName(ends.pickup), ...out, supplements };
}

function spanOf(period: RentalPeriod, vehicle: Vehicle, plan: DeliveryPlan) {
  const { pickup, return: back } = plan.ends;
  return heldSpan(toInstant(period.pickup, pickup.city.timeZone), toInstant(period.return, back.city.timeZone), {
    turnaroundHours: vehicle.turnaroundHours,
    ...transferMinutes(plan),
  });
}
