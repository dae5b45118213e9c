import type { Booking } from "#domain/bookings/booking.ts";
import { statusLabel } from "#domain/bookings/booking-statuses.ts";
import { canUndo } from "#domain/bookings/undo-state.ts";
import { bookingUndoSchema } from "#domain/forms/bookings/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError } from "#server/errors.ts";
import { storeRemovedPictures } from "#server/repositories/bookings/booking-events.ts";
import { findUndo, undoTransition } from "#server/repositories/bookings/booking-undos.ts";
import { deleteOpenLeg, reopenLeg } from "#server/repositories/bookings/booking-units.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { lockVehicle, markHoldOut } from "#server/repositories/unit-holds/booking-holds.ts";
import { restoreHolds } from "#server/repositories/unit-holds/ended-holds.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import {
  type BookingDetail,
  type BookingLookup,
  bookingDetailOf,
} from "#server/services/bookings/record/read-booking-detail.ts";
import { assertNotHandedOver } from "#server/services/bookings/shared/assert-not-handed-over.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { undoReopening } from "#server/services/bookings/shared/undo-reopening.ts";
import { undoReplacement } from "#server/services/bookings/shared/undo-replacement.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { REOPENING_MESSAGES } from "#server/services/words/reopening-words.ts";
import { retakePromotionUse } from "./internal/retake-promotion-use.ts";

const CHANGED_SINCE_MESSAGE = "Nel frattempo la prenotazione è cambiata: la sostituzione non si può più annullare.";

/**
 * Undoes the last transition or replacement of a booking within the time for undo (product.md#undo): restores status and holds and discards the transition's mail.
 * Throws "invalid" for an unknown status, and "not-found". Throws "conflict" if the time is over, if there is nothing to undo, if undo would not
 * restore the status `to` because of a later transition, if the promotion code has no use left, and for a confirmation after the car was handed over. Only those who may reopen a booking may
 * undo a reopening (product.md#reopening).
 */
export async function undoLastTransition(
  ctx: AppContext,
  { staff, id, query = {} }: BookingLookup & { query?: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const { to } = parseInput(bookingUndoSchema, query);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockBookingForStaff(ctx, tx, { staff, key });
    await lockVehicles(tx, before);
    const now = ctx.clock();
    const undo = await findUndo(tx, before.id);
    if (!undo || undo.before.after !== before.status)
      throw new ServiceError("conflict", "Non c'è nessun passaggio da annullare.");
    const { replacement, reopening } = undo.before;
    if (reopening) requireAbility(staff, "bookings.reopen");
    if (!canUndo(undo.before, before))
      throw new ServiceError("conflict", reopening ? REOPENING_MESSAGES.changedSince : CHANGED_SINCE_MESSAGE);
    if (to !== undefined && to !== undo.before.status) {
      throw new ServiceError(
        "conflict",
        `Nel frattempo la prenotazione è «${statusLabel(before.status)}»: guarda com'è ora, poi decidi.`,
      );
    }
    if (undo.expiresAt <= now) {
      throw new ServiceError(
        "conflict",
        `È passato troppo tempo: la prenotazione resta «${statusLabel(before.status)}».`,
      );
    }
    // A booking whose car was handed over must not become a request again: requests expire automatically and lose their unit.
    if (undo.before.status === "requested") assertNotHandedOver(before, "to");
    const removed = replacement ? await undoReplacement(ctx, tx, { booking: before, undo: replacement, now }) : [];
    if (reopening) await undoReopening(ctx, tx, { booking: before, undo: reopening, now });
    await undoTransition(tx, undo, now);
    // The undo of a reopening restores the record with its pictures, so the event no longer has them.
    await storeRemovedPictures(tx, undo.eventId, removed);
    if (!reopening) await retakePromotionUse(tx, before, now);
    if (before.status === "completed") await reopenLeg(tx, before.id);
    if (undo.before.status === "confirmed" && !before.hasPickupRecord) await deleteOpenLeg(tx, before.id);
    try {
      await tx.transaction(async (savepoint) => {
        await restoreHolds(
          savepoint,
          before.id,
          { ...undo.before, reopenedLegId: replacement?.endedLegId ?? null },
          now,
        );
        // If the pickup was recorded after the transition, the unit stays out.
        if (undo.before.status === "confirmed" && before.hasPickupRecord)
          await markHoldOut(savepoint, before.id, before.collectedAt ?? now);
      });
    } catch (error) {
      if (errorCode(error) !== EXCLUSION_VIOLATION) throw error;
      throw new ServiceError(
        "conflict",
        "Nel frattempo l'unità è stata impegnata: il passaggio non si può più annullare.",
      );
    }
    const after = (await findStoredBooking(tx, { id: before.id })) ?? before;
    const images = { before: toAuditedBooking(before), after: toAuditedBooking(after) };
    await audit({ action: "undo", entity: "bookings", entityId: before.id, ...images });
    return bookingDetailOf(ctx, tx, after);
  });
}

/** Locks the cars of a booking, always in the same order. If a car was deleted meanwhile, the stored undo was deleted with it. */
async function lockVehicles(tx: Transaction, { units, unitVehicle }: Booking): Promise<void> {
  const ids = new Set([unitVehicle.id, ...units.map(({ vehicleId }) => vehicleId)]);
  for (const id of [...ids].toSorted()) if (id) await lockVehicle(tx, id);
}
