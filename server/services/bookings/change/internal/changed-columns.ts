import type { Booking } from "#domain/bookings/booking.ts";
import { summariseRentalChange } from "#domain/bookings/change-summary.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import { toDeliveryColumns } from "#server/repositories/bookings/booking-delivery.ts";
import { toPeriodColumns } from "#server/repositories/bookings/period-columns.ts";
import type { ResolvedChange } from "./resolve-change.ts";

/** Returns the columns of a booking with its changed vehicle, dates, places and price. */
export const toChangedColumns = ({ vehicle, pickup, return: back, delivery, quote, frozenRates }: ResolvedChange) => ({
  vehicleId: vehicle.id,
  vehicleName: vehicle.title,
  ...toPeriodColumns({ pickup, return: back }),
  ...toDeliveryColumns(delivery),
  days: quote.days,
  dailyRateCents: quote.dailyRate,
  lines: quote.lines,
  includedKilometres: quote.includedKilometres,
  frozenRates,
  terms: vehicle.terms,
  // The changed return date replaces the return that staff expected.
  expectedReturnAt: null,
  overdueTold: null,
});

/** Returns the history's sentences about a change: what was before, what is now, and what happens to an agreed price. */
export function describeChange(booking: Booking, resolved: ResolvedChange): string {
  const summary = summariseRentalChange(
    { ...withPlaceNames(booking, booking.delivery), vehicle: booking.vehicle.title, total: booking.total },
    {
      ...withPlaceNames(resolved, resolved.delivery),
      vehicle: resolved.vehicle.title,
      total: resolved.quote.total,
    },
  );
  return resolved.agreement ? `${summary}\n${resolved.agreement}` : summary;
}

/** Returns pickup and return with the names of their places. */
const withPlaceNames = ({ pickup, return: back }: Pick<Booking, "pickup" | "return">, at: BookingDelivery) => ({
  pickup: { ...pickup, city: at.pickupPlace.name },
  return: { ...back, city: at.returnPlace.name },
});
