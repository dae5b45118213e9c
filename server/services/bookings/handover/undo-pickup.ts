import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { pickupUndoSchema } from "#domain/forms/bookings/handover.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent, storeRemovedPictures } from "#server/repositories/bookings/booking-events.ts";
import { deleteOpenLeg } from "#server/repositories/bookings/booking-units.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { deleteHandover, listHandovers } from "#server/repositories/bookings/handovers.ts";
import { lockVehicle, undoHoldOut } from "#server/repositories/unit-holds/booking-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { restoreUnitCounter } from "#server/services/bookings/internal/unit-counter.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

/**
 * Deletes a pickup record made by mistake (product.md#handover): the unit is held for the agreed rental again, its odometer reading is restored, and
 * staff may change unit and vehicle again. History and audit log have the reason, and the history has the pictures. Throws "invalid" if there is no
 * reason, "not-found", and "conflict" if there is no record, if the booking is active or has ended, and for a stale `version` of the record.
 */
export async function undoPickup(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const { reason, version } = parseInput(pickupUndoSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBookingForStaff(ctx, tx, { staff, key });
    const record = (await listHandovers(tx, booking.id)).find(({ kind }) => kind === "pickup");
    if (!record) throw new ServiceError("conflict", "La consegna non è registrata.");
    const { status } = booking;
    if (status !== "confirmed") throw new ServiceError("conflict", TOO_LATE_MESSAGE);
    await rejectStaleVersion(tx, "bookings", { id: booking.id, version: record.version }, version, ctx);
    const { unitVehicle: vehicle, unit, pickup, return: back, delivery } = booking;
    if (vehicle.id) await lockVehicle(tx, vehicle.id);
    const now = ctx.clock();
    const agreedSpan = computeHoldSpan(pickup.at, back.at, { ...vehicle, ...toTransferMinutes(delivery) });
    await undoHoldOut(tx, booking.id, agreedSpan, now);
    await restoreUnitCounter(ctx, tx, { vehicleId: vehicle.id, unit, legId: record.bookingUnitId }, { record, now });
    await deleteHandover(tx, record.id);
    await deleteOpenLeg(tx, booking.id);
    const note = `Consegna annullata: ${reason}`;
    const event = { bookingId: booking.id, kind: "handover" as const, status, actor: staff.userId, note };
    await storeRemovedPictures(tx, await insertStaffOnlyEvent(tx, event, now), [record]);
    await audit({
      action: "undo-handover",
      entity: "bookings",
      entityId: booking.id,
      before: record,
      after: { kind: record.kind, reason },
    });
    return bookingDetailOf(ctx, tx, (await findStoredBooking(tx, { id: booking.id })) ?? booking);
  });
}

const TOO_LATE_MESSAGE = "La consegna si annulla solo finché la prenotazione è confermata.";
