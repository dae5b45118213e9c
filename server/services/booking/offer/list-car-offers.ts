import type { VehicleDelivery } from "#domain/catalogue/explore.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Ends } from "#domain/delivery/asked-ends.ts";
import { unknownPlace } from "#domain/delivery/delivery-words.ts";
import { destinationName, findDestination } from "#domain/delivery/destination.ts";
import { earliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { transferMinutes } from "#domain/delivery/held-span.ts";
import { type ReachingBase, reachingBases } from "#domain/delivery/reach.ts";
import { deliverySupplements } from "#domain/delivery/supplement.ts";
import { carOffersQuerySchema, freeUnitsQuerySchema } from "#domain/forms/bookings/phone-booking.ts";
import type { City } from "#domain/places.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import { periodProblems, STAFF_LIMITS } from "#domain/rental-period/period.ts";
import type { FinishedUnit } from "#domain/units/finish.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findVehicleBySlug, listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { listUnitsOf } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { invalidRequest } from "#server/services/booking/shared/check-request.ts";
import { deliveryFigures, rentalEnd, resolveRental } from "#server/services/booking/shared/resolve-rental.ts";
import { freeUnits } from "#server/services/booking/shared/take-unit.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

/** A car of a city with its whole price for a period, and whether it can be had. */
export interface CarOffer {
  vehicle: Vehicle;
  quote: RentalQuote;
  free: boolean;
  /** Its units, with their colours. */
  units: readonly FinishedUnit[];
  /** How it comes from another city; null for a car that stands there. */
  delivery: VehicleDelivery | null;
}

/** More cars than any city has; the staff chooses from what it sees. */
const MOST_CARS = 200;

/**
 * The cars in service of a city for a period, the free ones first, each with its whole price; when it is asked for, those that are delivered
 * there from other cities follow. Refuses "invalid".
 */
export async function listCarOffers(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<CarOffer[]> {
  requireAbility(staff, "bookings.read");
  const asked = checkedInput(carOffersQuerySchema, query);
  const now = ctx.clock();
  const cities = await listActiveCities(ctx.db);
  const ends = endsOf(asked, cities);
  const pickup = rentalEnd({ date: asked.pickupDate, time: asked.pickupTime }, ends.pickup.city);
  const back = rentalEnd({ date: asked.returnDate, time: asked.returnTime }, ends.return.city);
  const problems = periodProblems({ pickup, return: back }, civilNow(now, pickup.timeZone), STAFF_LIMITS);
  if (problems.length > 0) throw invalidRequest(problems.map(({ field, message }) => ({ path: field, message })));
  const figures = deliveryFigures(ctx.site, STAFF_LIMITS);
  const bases = reachingBases(cities, ends, figures).filter(
    ({ base, out }) => base.slug === ends.pickup.city.slug || earliestPickup(now, out, figures) <= pickup.at,
  );
  const listed = asked.delivered === "true" ? bases : bases.filter(({ base }) => base.slug === ends.pickup.city.slug);
  const listing = {
    bases: listed.map(({ base, categories }) => ({ base: base.name, categories })),
    available: true,
    limit: MOST_CARS,
  };
  const transfers = listed.map((base) => ({ base: base.base.name, ...transferMinutes(base) }));
  const [all, free] = await Promise.all([
    listVehicles(ctx.db, listing),
    listVehicles(ctx.db, { ...listing, freeFor: { from: pickup.at, to: back.at, transfers, now } }),
  ]);
  const units = await listUnitsOf(
    ctx.db,
    all.map(({ id }) => id),
  );
  const freeCars = new Set(free.map(({ id }) => id));
  const supplements = deliverySupplements(ends, figures);
  const offers = all.map((vehicle) => ({
    vehicle,
    free: freeCars.has(vehicle.id),
    units: units.get(vehicle.id) ?? [],
    delivery: broughtFrom(vehicle, listed, { ends, supplements }),
    quote: quoteRental({
      dailyRate: vehicle.dailyRate,
      pickup,
      return: back,
      pickupCity: ends.pickup.city,
      returnCity: ends.return.city,
      oneWayRatePerKilometre: ctx.site.oneWayRatePerKilometre,
      supplements,
      terms: vehicle.terms,
    }),
  }));
  const brought = ({ vehicle }: CarOffer) => Number(vehicle.location !== ends.pickup.city.name);
  return offers.toSorted((one, other) => brought(one) - brought(other) || Number(other.free) - Number(one.free));
}

function endsOf(
  { pickupCity, returnCity }: { pickupCity: string; returnCity?: string | undefined },
  cities: readonly City[],
): Ends {
  const unknown = (path: string) =>
    invalidRequest([{ path, message: unknownPlace(cities[0]?.name ?? ""), code: "unknown-place" }]);
  const pickup = findDestination(pickupCity, cities);
  const back = returnCity ? findDestination(returnCity, cities) : pickup;
  if (!pickup) throw unknown("pickupCity");
  if (!back) throw unknown("returnCity");
  return { pickup, return: back };
}

function broughtFrom(
  { location }: Vehicle,
  bases: readonly ReachingBase[],
  { ends, supplements }: { ends: Ends } & Pick<VehicleDelivery, "supplements">,
): VehicleDelivery | null {
  const out = bases.find(({ base }) => base.name === location)?.out;
  if (!out || out.minutes === 0) return null;
  return { base: location, place: destinationName(ends.pickup), ...out, supplements };
}

/** The numbers of a car's units that are free for a period, its turnaround included, the lowest first. Refuses "invalid". */
export async function readFreeUnits(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<number[]> {
  requireAbility(staff, "bookings.read");
  const asked = checkedInput(freeUnitsQuerySchema, query);
  const vehicle = await findVehicleBySlug(ctx.db, asked.vehicle);
  if (!vehicle) throw invalidRequest([{ path: "vehicle", message: NO_SUCH_CAR }]);
  const { rental, problems } = await resolveRental(ctx, {
    vehicle,
    pickup: { date: asked.pickupDate, time: asked.pickupTime },
    return: { date: asked.returnDate, time: asked.returnTime },
    pickupCity: asked.pickupCity,
    pickupPlace: asked.pickupPlace,
    returnCity: asked.returnCity,
    returnPlace: asked.returnPlace,
    limits: STAFF_LIMITS,
  });
  if (!rental) throw invalidRequest(problems);
  return freeUnits(ctx.db, vehicle.id, rental.span, ctx.clock());
}
