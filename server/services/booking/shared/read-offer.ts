import { daysFree, type UnitHold } from "#domain/availability/availability.ts";
import { availabilityCalendar, calendarEnd } from "#domain/availability/availability-calendar.ts";
import type { VehicleDelivery } from "#domain/catalogue/explore.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { type Ends, resolveEnds } from "#domain/delivery/asked-ends.ts";
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
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listHoldsOf } from "#server/repositories/unit-holds/booking-holds.ts";
import { listUnitsOf } from "#server/repositories/vehicles/unit-finishes.ts";
import { noSuchCarPage } from "#server/services/words/booking-words.ts";

/** Months ahead that the calendar shows, the current one included. */
const CALENDAR_MONTHS = 12;
const END_OF_TIME = new Date("2200-01-01T00:00:00Z");

/** The price of a car, all in, for the dates chosen, or what stands in the way (product.md#price). */
export async function readOffer(ctx: AppContext, vehicle: Vehicle, choice: RentalChoice): Promise<OfferData> {
  const [offer] = await readOffers(ctx, [vehicle], choice);
  if (!offer) throw noSuchCarPage();
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
  if (!carCity) throw noSuchCarPage();
  const { ends, plan } = deliveryOffered(vehicle, choice, { base: carCity, now, cities, delivery: ctx.site.delivery });
  const clock = civilNow(now, vehicle.timeZone);
  const { pickupCity, returnCity } = askedPlaces(choice, carCity, cities);
  const selection: RentalSelection = {
    pickupCity,
    pickupDate: choice.pickupDate ?? "",
    pickupTime: choice.pickupTime ?? DEFAULT_TIME,
    returnDate: choice.returnDate ?? "",
    returnTime: choice.returnTime ?? DEFAULT_TIME,
    returnCity,
    colour: choice.colour ?? "",
  };
  const { totalUnits, timeZone } = vehicle;
  const to = calendarEnd(clock.date, CALENDAR_MONTHS - 1);
  const offer = offerVehicle({
    vehicle,
    ...selection,
    pickupCity: ends.pickup.city,
    returnCity: ends.return.city,
    holds,
    now: civilNow(now, ends.pickup.city.timeZone),
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
    delivery: offered(plan, ctx.site.delivery),
  });
  const span = offer.kind === "free" && !("refused" in plan) ? spanOf(offer.period, vehicle, plan) : null;
  return {
    selection,
    offer,
    finishes: finishesOf(units),
    freeFinishes: span ? finishesFree(units, holds, span) : [],
    calendar: availabilityCalendar(daysFree({ totalUnits, holds, from: clock.date, to, timeZone })),
    delivery: "refused" in plan ? null : deliveryOf(vehicle, plan),
    places: searchPlaces(cities, LISTED_PLACES, new Set([carCity.name, ends.pickup.city.name, ends.return.city.name])),
  };
}

interface DeliveryFacts {
  base: City;
  now: Date;
  cities: readonly City[];
  delivery: DeliveryConfiguration;
}

/** How the car comes to where it is wanted, or why it does not; an end that nobody knows is its base for what is counted, and nothing is promised there. */
function deliveryOffered(
  { category }: Vehicle,
  choice: RentalChoice,
  { base, ...facts }: DeliveryFacts,
): { ends: Ends; plan: DeliveryPlan | { refused: string } } {
  const { ends, problems } = resolveEnds(choice, base, facts.cities);
  if (!ends) {
    const atBase = { city: base, place: null };
    return { ends: { pickup: atBase, return: atBase }, plan: { refused: problems[0]?.message ?? "" } };
  }
  const plan = planDelivery({ category, base, ends }, facts);
  return { ends, plan: "beyondReach" in plan ? { refused: plan.beyondReach } : plan };
}

/** What the fields for the places hold; a text that names none stays as it was asked, to be seen and changed. */
function askedPlaces(
  choice: RentalChoice,
  base: City,
  cities: readonly City[],
): Pick<RentalSelection, "pickupCity" | "returnCity"> {
  const keyOf = (text: string) => {
    const found = findDestination(text, cities);
    return found ? destinationKey(found) : text;
  };
  const pickupCity = choice.pickupCity === undefined ? base.name : keyOf(choice.pickupCity);
  return { pickupCity, returnCity: choice.returnCity === undefined ? pickupCity : keyOf(choice.returnCity) };
}

function offered(plan: DeliveryPlan | { refused: string }, delivery: DeliveryConfiguration): OfferedDelivery {
  if ("refused" in plan) return plan;
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
