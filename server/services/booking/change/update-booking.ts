import { type BookingChanges, bookingChangesSchema, rentalChangeSchema } from "#domain/forms/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type BookingRow, lockBooking } from "#server/repositories/bookings/booking-rows.ts";
import { findBooking } from "#server/repositories/bookings/bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { changeByStaff } from "#server/services/booking/change/internal/change-by-staff.ts";
import { correctRenter } from "#server/services/booking/change/internal/correct-renter.ts";
import { transitionByStaff } from "#server/services/booking/change/internal/transition-by-staff.ts";
import { auditedBooking } from "#server/services/booking/internal/audited-booking.ts";
import { bookingIdOf, noSuchBooking } from "#server/services/booking/internal/booking-problems.ts";
import { type BookingCase, readBookingCase } from "#server/services/booking/record/read-booking-case.ts";
import { statusOf, withCars } from "#server/services/booking/record/read-bookings.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { refuseStale } from "#server/services/internal/stale-version.ts";

export interface BookingUpdate {
  staff: Staff;
  /** Id or reference. */
  id: string;
  body: unknown;
}

/**
 * What staff do to a booking (design 5, 7): a move by the table of moves, or another car, other dates, corrected data of the renter; each
 * with its mail. Asking for what is already so changes nothing. Refuses "invalid" for wrong fields, "not-found", and "conflict" for a
 * move that is not open, for a period without a free unit, and when somebody else has changed the booking since `version`.
 */
export async function updateBooking(ctx: AppContext, { staff, id, body }: BookingUpdate): Promise<BookingCase> {
  const changes = checkedInput(bookingChangesSchema, body);
  const bookingId = await bookingIdOf(ctx.db, id);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBooking(tx, bookingId);
    if (!before) throw noSuchBooking();
    // Confirming what is confirmed is no conflict, whoever did it first.
    if (changes.status === statusOf(before, ctx.clock())) return;
    await refuseStale(tx, "bookings", before, changes.version);
    const action = await act(ctx, tx, { staff, before, changes });
    if (!action) return;
    const after = (await lockBooking(tx, bookingId)) ?? before;
    await audit({
      action,
      entity: "bookings",
      entityId: bookingId,
      before: auditedBooking(before),
      after: auditedBooking(after),
    });
  });
  return readBookingCase(ctx, bookingId);
}

interface Act {
  staff: Staff;
  before: BookingRow;
  changes: BookingChanges;
}

/** Does what is asked; null when there was nothing to do. */
async function act(
  ctx: AppContext,
  tx: Transaction,
  { staff, before, changes }: Act,
): Promise<"move" | "update" | null> {
  if (changes.status !== undefined) {
    await transitionByStaff(ctx, tx, before, { staff, to: changes.status, reason: changes.reason });
    return "move";
  }
  const booking = await findBooking(tx, { id: before.id });
  const [listing] = await withCars(tx, [before], ctx.clock());
  if (!booking || !listing) throw noSuchBooking();
  const change = rentalChangeSchema.parse(changes);
  const rentalFollows = Object.values(change).some((value) => value !== undefined);
  const corrected = await correctRenter(ctx, tx, { staff, row: before, booking, corrections: changes, rentalFollows });
  if (!rentalFollows) return corrected ? "update" : null;
  const driver = {
    birthDate: changes.driverBirthDate ?? booking.driver.birthDate,
    licenceDate: changes.licenceDate ?? booking.driver.licenceDate,
  };
  const moved = await changeByStaff(ctx, tx, { staff, booking: { ...booking, driver }, listing, change });
  return corrected || moved ? "update" : null;
}
