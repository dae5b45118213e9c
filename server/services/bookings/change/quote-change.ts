import { can } from "#domain/access/abilities.ts";
import type { Booking } from "#domain/bookings/booking.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";
import { reopenedStatus } from "#domain/bookings/reopening.ts";
import { type RentalChange, rentalChangeSchema } from "#domain/forms/bookings/booking-change.ts";
import type { Cents } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { findFinish } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type ResolvedChange, resolveChange } from "#server/services/bookings/change/internal/resolve-change.ts";
import { listFreeUnits } from "#server/services/bookings/shared/allocate-unit.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { colourChangeQuestion, sameColourFirst } from "#server/services/bookings/shared/colour-change.ts";
import { assertMonthOpen } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { listExpiriesOfChange, type RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/** The price of a change, and whether a unit is free for it. */
export interface ChangeQuote {
  change: ResolvedChange;
  /** Brand and name of the changed car: that of the unit which the renter has, or the one that the booking would have. */
  vehicleName: string;
  previousTotal: Cents;
  difference: Cents;
  isFree: boolean;
  /** The question to staff if the unit has another colour than the one that the renter was shown; null if it has the same. */
  otherColour: string | null;
  /** The number of the unit that the change would hold; null if none is free. */
  unit: number | null;
  /** What expires on that unit during the changed rental. */
  expiring: RentalExpiry[];
}

/**
 * Returns the price of a change of dates or vehicle, without changing anything. Throws whatever the change itself throws, except that no free unit is
 * no error.
 */
export async function quoteChange(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<ChangeQuote> {
  requireAbility(staff, "bookings.manage");
  const requestedChange: RentalChange = parseInput(rentalChangeSchema, body);
  const stored = await findStoredBooking(ctx.db, parseBookingKey(id));
  if (!stored) throw noSuchBookingError();
  const booking = asReopened(stored, staff);
  assertMonthOpen(ctx, staff, booking.pickup.date);
  const change = await resolveChange(ctx, ctx.db, { booking, change: requestedChange });
  assertMonthOpen(ctx, staff, change.pickup.date);
  const unitFound = await findUnitToHold(ctx, booking, change);
  return {
    change,
    vehicleName: isHandedOver(booking) ? booking.unitVehicle.title : change.vehicle.title,
    previousTotal: booking.total,
    difference: change.quote.total - booking.total,
    ...unitFound,
    expiring: unitFound.unit === null ? [] : await listExpiring(ctx, booking, change, unitFound.unit),
  };
}

/** Returns the booking as its reopening would leave it, if it ended without a rental and the caller may reopen it (product.md#reopening). */
const asReopened = (booking: Booking, { roles }: Staff): Booking =>
  reopenedStatus(booking.status) === "confirmed" && can(roles, "bookings.reopen")
    ? { ...booking, status: "confirmed" }
    : booking;

/** Finds the unit that the change would hold (the same one first) and the colour question it raises. */
async function findUnitToHold(
  ctx: AppContext,
  booking: Booking,
  { vehicle, span }: ResolvedChange,
): Promise<Pick<ChangeQuote, "isFree" | "otherColour" | "unit">> {
  if (!vehicle.isSameVehicle && !vehicle.available) return { isFree: false, otherColour: null, unit: null };
  const free = await listFreeUnits(ctx.db, vehicle.held.id, span, ctx.clock(), booking.id);
  if (vehicle.isSameVehicle && free.some((unit) => unit === booking.unit))
    return { isFree: true, otherColour: null, unit: booking.unit };
  const [unit] = isHandedOver(booking) ? [] : await sameColourFirst(ctx.db, vehicle.held.id, free, booking.finish);
  if (unit === undefined) return { isFree: false, otherColour: null, unit: null };
  return {
    isFree: true,
    unit,
    otherColour: colourChangeQuestion(booking.finish, await findFinish(ctx.db, vehicle.held.id, unit)),
  };
}

function listExpiring(
  ctx: AppContext,
  booking: Booking,
  change: ResolvedChange,
  unit: number,
): Promise<RentalExpiry[]> {
  const { vehicle, pickup, return: back, quote } = change;
  return listExpiriesOfChange(ctx, {
    booking: booking.id,
    vehicleId: vehicle.held.id,
    unit,
    pickupDate: pickup.date,
    returnDate: back.date,
    kilometres: quote.includedKilometres,
  });
}
