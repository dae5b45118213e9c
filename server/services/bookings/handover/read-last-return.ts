import type { Booking } from "#domain/bookings/booking.ts";
import { lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { lastReturnQuerySchema } from "#domain/forms/bookings/last-return.ts";
import type { AppContext } from "#server/context.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { findLastReturn, type LastReturn } from "#server/repositories/bookings/last-returns.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_CAR, noSuchBookingError } from "#server/services/words/booking-words.ts";

interface LastReturnLookup {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
  query: unknown;
}

/**
 * Returns the last return of a unit before a handover of this booking, of any booking (product.md#handover): of the booking's unit or, with `vehicle`
 * and `unit`, of a unit that replaces it. Null if there is none. Throws "not-found", and "invalid" for an unknown car.
 */
export async function readLastReturn(
  ctx: AppContext,
  { staff, id, query }: LastReturnLookup,
): Promise<LastReturn | null> {
  requireAbility(staff, "bookings.manage");
  const { vehicle: slug, unit } = parseInput(lastReturnQuerySchema, query);
  const booking = await findStoredBooking(ctx.db, parseBookingKey(id));
  if (!booking) throw noSuchBookingError();
  if (slug === undefined || unit === undefined) return findReturnBefore(ctx, booking);
  const vehicle = await findVehicleBySlug(ctx.db, slug);
  if (!vehicle) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  return findLastReturn(ctx.db, { vehicleId: vehicle.id, unit, before: null });
}

/** Returns the last return of the booking's unit before the renter got it. */
async function findReturnBefore(ctx: AppContext, { units, unitVehicle, unit }: Booking): Promise<LastReturn | null> {
  if (unitVehicle.id === null || unit === null) return null;
  const before = lastUnitOf(units)?.startedAt ?? null;
  return findLastReturn(ctx.db, { vehicleId: unitVehicle.id, unit, before });
}
