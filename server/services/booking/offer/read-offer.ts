import { daysFree } from "#domain/availability/availability.ts";
import { availabilityCalendar, calendarEnd } from "#domain/availability/availability-calendar.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { OfferData } from "#domain/pages/vehicle-pages.ts";
import { type City, findCity } from "#domain/places.ts";
import { offerVehicle } from "#domain/prices/vehicle-offer.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { RentalChoice } from "#domain/search/search.ts";
import { finishesFree, finishesOf } from "#domain/units/finish.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";
import { heldSpan, rentalEnd } from "#server/services/booking/internal/resolve-rental.ts";

/** Months ahead that the calendar shows, the current one included. */
const CALENDAR_MONTHS = 12;
const END_OF_TIME = new Date("2200-01-01T00:00:00Z");

/** The price of a car, all in, for the dates chosen, or what stands in the way (product.md#price). */
export async function readOffer(ctx: AppContext, vehicle: Vehicle, choice: RentalChoice): Promise<OfferData> {
  const now = ctx.clock();
  const [cities, holds, units] = await Promise.all([
    listActiveCities(ctx.db),
    listHolds(ctx.db, vehicle.id, { from: now, to: END_OF_TIME }, now),
    listFinishedUnits(ctx.db, vehicle.id),
  ]);
  const carCity = cities.find((city) => city.slug === vehicle.citySlug);
  if (!carCity) throw new ServiceError("not-found", "Non abbiamo questa vettura.");
  const returnCity = (choice.returnCity && findCity(choice.returnCity, cities)) || carCity;
  const clock = civilNow(now, vehicle.timeZone);
  const selection: RentalSelection = {
    pickupDate: choice.pickupDate ?? "",
    pickupTime: choice.pickupTime ?? DEFAULT_TIME,
    returnDate: choice.returnDate ?? "",
    returnTime: choice.returnTime ?? DEFAULT_TIME,
    returnCity: returnCity.name,
    colour: choice.colour ?? "",
  };
  const { totalUnits, timeZone } = vehicle;
  const to = calendarEnd(clock.date, CALENDAR_MONTHS - 1);
  const offer = offerVehicle({
    vehicle,
    ...selection,
    pickupCity: carCity,
    returnCity,
    holds,
    now: clock,
    oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
  });
  const span = offer.kind === "free" ? spanOf(offer.period, { vehicle, carCity, returnCity }) : null;
  return {
    selection,
    offer,
    finishes: finishesOf(units),
    freeFinishes: span ? finishesFree(units, holds, span) : [],
    calendar: availabilityCalendar(daysFree({ totalUnits, holds, from: clock.date, to, timeZone })),
    returnCities: returnCityNames(cities, carCity, returnCity),
  };
}

function spanOf(
  period: RentalPeriod,
  { vehicle, carCity, returnCity }: { vehicle: Vehicle; carCity: City; returnCity: City },
) {
  return heldSpan(rentalEnd(period.pickup, carCity), rentalEnd(period.return, returnCity), vehicle);
}

/** The cities of the search selects, with the car's own and the asked one among them. */
function returnCityNames(cities: readonly City[], carCity: City, asked: City): string[] {
  const offered = cities.filter((city) => city.searchPosition !== null || city === carCity || city === asked);
  return offered.sort((a, b) => (a.searchPosition ?? 0) - (b.searchPosition ?? 0)).map((city) => city.name);
}
