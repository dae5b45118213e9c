import type { Booking } from "#domain/bookings/booking.ts";
import type { City } from "#domain/cities/city.ts";
import { unknownPlaceMessage } from "#domain/delivery/delivery-problems.ts";
import type { Destination } from "#domain/delivery/destination.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { computeHoldSpan } from "#domain/delivery/hold-span.ts";
import { computeTransfer, NO_TRANSFER, type Transfer } from "#domain/delivery/transfer.ts";
import { validateDriver } from "#domain/prices/terms.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import { inItalian } from "#server/errors.ts";
import type { StoredDriver } from "#server/repositories/bookings/booking-drivers.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { otherDriverProblems } from "#server/services/bookings/internal/other-driver-problems.ts";
import { bookedDestinations } from "#server/services/bookings/shared/booked-destinations.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";

/** Returns where the car is replaced: the named place, or the booked place of return. Throws "invalid" for an unknown place. */
export function resolvePlace(booking: Booking, place: string | undefined, cities: readonly City[]): Destination {
  if (place === undefined) return bookedDestinations(booking, cities).return;
  const found = findDestination(place, cities);
  if (found) return found;
  const message = unknownPlaceMessage(cities[0]?.name ?? "");
  throw invalidRequestError([{ path: "place", message, code: "unknown-place" }]);
}

/** Returns the drive between a base and a place; none if its length is unknown. */
export function driveBetween(
  ctx: AppContext,
  base: string | null,
  place: Destination,
  cities: readonly City[],
): Transfer {
  const city = cities.find(({ name }) => name === base);
  return (city && computeTransfer(city, place, ctx.site.delivery)) ?? NO_TRANSFER;
}

/** Returns when the renter's car is expected back: at the agreed or the expected return, and never before now. */
export function expectedBackAt({ return: back, expectedReturnAt }: Booking, now: Date): Date {
  return new Date(Math.max(now.getTime(), back.at.getTime(), expectedReturnAt?.getTime() ?? 0));
}

/** Returns for how long a unit that leaves now is held: until it is expected back, home and ready again. */
export const replacementSpan = (
  booking: Booking,
  { turnaroundHours, back }: { turnaroundHours: number; back: Transfer },
  now: Date,
): InstantSpan => {
  const { to } = computeHoldSpan(now, expectedBackAt(booking, now), {
    turnaroundHours,
    outMinutes: 0,
    backMinutes: back.minutes,
  });
  return { from: now, to };
};

/** Returns why the driver or an additional driver may not drive the second car, from today on; each with the person's name. */
export function driverProblems(
  booking: Booking,
  others: readonly StoredDriver[],
  { terms }: Pick<Vehicle, "terms">,
  now: Date,
): { name: string; message: string }[] {
  const pickupDate = toCivilMoment(now, booking.return.timeZone).date;
  const returnDate = toCivilMoment(expectedBackAt(booking, now), booking.return.timeZone).date;
  const rental = { pickupDate, returnDate, terms };
  return [
    ...validateDriver(booking.driver, pickupDate, terms).map(({ message }) => ({
      name: booking.renter.name,
      message: inItalian(message),
    })),
    ...others.flatMap(({ name, birthDate, licenceIssuedOn, licenceExpiresOn }) =>
      birthDate === null || licenceIssuedOn === null
        ? []
        : otherDriverProblems({ birthDate, licenceIssuedOn, licenceExpiresOn }, rental).map(({ message }) => ({
            name,
            message,
          })),
    ),
  ];
}
