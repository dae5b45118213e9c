import { statusAt } from "#domain/bookings/booking.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { replacementsQuerySchema } from "#domain/forms/bookings/replacement.ts";
import { bookedProtectionOf } from "#domain/prices/option-lines.ts";
import { protectedTerms } from "#domain/prices/protections.ts";
import { type Finish, isDifferentFinish } from "#domain/units/finish.ts";
import type { CatalogueVehicle, RentalTerms } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listBookingDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listHoldsByVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { listPresentUnits } from "#server/repositories/units/stored-units.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { listFinishedUnitsByVehicle } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { bookedDestinations } from "#server/services/bookings/shared/booked-destinations.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { NOT_IN_PROGRESS_MESSAGE, noSuchBookingError } from "#server/services/words/booking-words.ts";
import {
  driveBetween,
  driverProblems,
  expectedBackAt,
  replacementSpan,
  resolvePlace,
} from "./internal/plan-replacement.ts";

/** Maximum number of cars among which staff choose; the nearest come first. */
const MAX_REPLACEMENT_VEHICLES = 60;

/** A unit that can replace the renter's unit now. */
export interface ReplacementUnit {
  number: number;
  plate: string | null;
  kilometres: number | null;
  /** Where it stands, as staff wrote it; null if it is at its base. */
  standsAt: string | null;
  finish: Finish | null;
  /** Whether its colours differ from those of the unit that it replaces. */
  isOtherColour: boolean;
}

/** A car with units that can replace the renter's unit (product.md#replacement-car). */
export interface Replacement {
  vehicle: CatalogueVehicle;
  /** Whether it is the car that the renter booked. */
  isBooked: boolean;
  /** The terms of the booking, which stay unless staff choose those of this car. */
  bookedTerms: RentalTerms;
  /** The drive from its base to the place of the replacement. */
  drive: Transfer;
  units: ReplacementUnit[];
  /** Why drivers of the booking may not drive it; empty if all may. */
  problems: { name: string; message: string }[];
}

/**
 * Lists the cars with units that are free from now until the expected return, their drive home and their turnaround: the booked car first, then the
 * nearest. Throws "invalid" for an unknown place, "not-found", and "conflict" for a booking that is not in progress.
 */
export async function listReplacements(
  ctx: AppContext,
  { staff, id, query }: { staff: Staff; id: string; query: unknown },
): Promise<Replacement[]> {
  requireAbility(staff, "bookings.manage");
  const { place: requestedPlace } = parseInput(replacementsQuerySchema, query);
  const booking = await findStoredBooking(ctx.db, parseBookingKey(id));
  if (!booking) throw noSuchBookingError();
  const now = ctx.clock();
  if (statusAt(booking, now) !== "active") throw new ServiceError("conflict", NOT_IN_PROGRESS_MESSAGE);
  const cities = await listActiveCities(ctx.db);
  const place = resolvePlace(booking, requestedPlace, cities);
  const returnPlace = bookedDestinations(booking, cities).return;
  const backFrom = (base: string) => driveBetween(ctx, base, returnPlace, cities);
  const transfers = cities.map(({ name }) => ({ base: name, outMinutes: 0, backMinutes: backFrom(name).minutes }));
  const { latitude, longitude } = place.place ?? place.city;
  const filter = {
    available: true,
    freeFor: { from: now, to: oneMinuteLater(expectedBackAt(booking, now)), transfers, now },
  };
  const near = latitude === null || longitude === null ? {} : { near: { latitude, longitude } };
  const booked = booking.vehicle.catalogueVehicle
    ? await listVehicles(ctx.db, { ...filter, slug: booking.vehicle.catalogueVehicle.slug, limit: 1 })
    : [];
  const others = await listVehicles(ctx.db, { ...filter, ...near, limit: MAX_REPLACEMENT_VEHICLES });
  const vehicles = [...booked, ...others.filter((vehicle) => vehicle.id !== booking.vehicle.id)];
  const spanOf = ({ turnaroundHours, location }: CatalogueVehicle) =>
    replacementSpan(booking, { turnaroundHours, back: backFrom(location) }, now);
  const ids = vehicles.map(({ id: vehicleId }) => vehicleId);
  const latest = new Date(Math.max(now.getTime() + 1, ...vehicles.map((vehicle) => spanOf(vehicle).to.getTime())));
  const holds = await listHoldsByVehicle(ctx.db, ids, { from: now, to: latest }, now);
  const units = Map.groupBy(await listPresentUnits(ctx.db, ids), ({ vehicleId }) => vehicleId);
  const finishes = await listFinishedUnitsByVehicle(ctx.db, ids);
  const drivers = await listBookingDrivers(ctx.db, booking.id);
  const protection = bookedProtectionOf(booking.lines);
  return vehicles
    .map((vehicle) => {
      const { to } = spanOf(vehicle);
      const taken = new Set((holds.get(vehicle.id) ?? []).filter(({ from }) => from < to).map(({ unit }) => unit));
      const finishOf = new Map(finishes.get(vehicle.id)?.map(({ number, finish }) => [number, finish]));
      const free = (units.get(vehicle.id) ?? []).filter(({ number }) => !taken.has(number));
      return {
        vehicle: { ...vehicle, terms: protectedTerms(vehicle.terms, protection, vehicle.category) },
        isBooked: vehicle.id === booking.vehicle.id,
        bookedTerms: booking.terms,
        drive: driveBetween(ctx, vehicle.location, place, cities),
        units: free.map(({ number, plate, kilometres, standsAt }) => ({
          number,
          plate,
          kilometres,
          standsAt,
          finish: finishOf.get(number) ?? null,
          isOtherColour: isDifferentFinish(booking.finish, finishOf.get(number) ?? null),
        })),
        problems: driverProblems(booking, drivers, vehicle, now),
      };
    })
    .filter(({ units: free }) => free.length > 0);
}

/** A period of a search has a length, also when the car is overdue. */
const oneMinuteLater = (at: Date) => new Date(at.getTime() + MINUTE_MS);
