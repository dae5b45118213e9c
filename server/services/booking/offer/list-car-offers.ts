import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { carOffersQuerySchema } from "#domain/forms/phone-booking.ts";
import { findCity } from "#domain/places.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import { periodProblems, STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { FinishedUnit } from "#domain/units/finish.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { listUnitsOf } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { rentalEnd } from "#server/services/booking/internal/resolve-rental.ts";
import { invalidRequest } from "#server/services/booking/request/internal/check-request.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** A car of a city with its whole price for a period, and whether it can be had. */
export interface CarOffer {
  vehicle: Vehicle;
  quote: RentalQuote;
  free: boolean;
  /** Its units, with their colours. */
  units: FinishedUnit[];
}

/** More cars than any city has; the staff chooses from what it sees. */
const MOST_CARS = 200;

/** The cars in service of a city for a period, the free ones first, each with its whole price. Refuses "invalid". */
export async function listCarOffers(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<CarOffer[]> {
  requireAbility(staff, "bookings.read");
  const asked = checkedInput(carOffersQuerySchema, query);
  const now = ctx.clock();
  const cities = await listActiveCities(ctx.db);
  const pickupCity = findCity(asked.pickupCity, cities);
  const returnCity = asked.returnCity ? findCity(asked.returnCity, cities) : pickupCity;
  const unknown = "Non conosciamo questa città: scegline una dall'elenco.";
  if (!pickupCity) throw invalidRequest([{ path: "pickupCity", message: unknown }]);
  if (!returnCity) throw invalidRequest([{ path: "returnCity", message: unknown }]);
  const pickup = rentalEnd({ date: asked.pickupDate, time: asked.pickupTime }, pickupCity);
  const back = rentalEnd({ date: asked.returnDate, time: asked.returnTime }, returnCity);
  const problems = periodProblems({ pickup, return: back }, civilNow(now, pickupCity.timeZone), STAFF_LIMITS);
  if (problems.length > 0) throw invalidRequest(problems.map(({ field, message }) => ({ path: field, message })));
  const listing = { city: pickupCity.name, available: true, limit: MOST_CARS };
  const [all, free] = await Promise.all([
    listVehicles(ctx.db, listing),
    listVehicles(ctx.db, { ...listing, freeFor: { from: pickup.at, to: back.at, now } }),
  ]);
  const units = await listUnitsOf(
    ctx.db,
    all.map(({ id }) => id),
  );
  const freeCars = new Set(free.map(({ id }) => id));
  const offers = all.map((vehicle) => ({
    vehicle,
    free: freeCars.has(vehicle.id),
    units: units.get(vehicle.id) ?? [],
    quote: quoteRental({
      dailyRate: vehicle.dailyRate,
      pickup,
      return: back,
      pickupCity,
      returnCity,
      oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
      terms: vehicle.terms,
    }),
  }));
  return offers.toSorted((one, other) => Number(other.free) - Number(one.free));
}
