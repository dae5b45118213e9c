import { statusAt } from "#domain/bookings/booking.ts";
import { bookingNoteSchema } from "#domain/forms/bookings/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import { findStaffEvent, insertStaffOnlyEvent, type StaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

export interface BookingNoteInput {
  staff: Staff;
  id: string;
  body: unknown;
  idempotencyKey?: string | undefined;
}

/**
 * Adds an internal note to the booking's history, which the renter cannot see. Idempotent by key and text. Throws "invalid" if the text is missing,
 * and "not-found".
 */
export async function addBookingNote(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: BookingNoteInput,
): Promise<StaffEvent> {
  requireAbility(staff, "bookings.manage");
  const { note } = parseInput(bookingNoteSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBooking(tx, key);
    if (!booking) throw noSuchBookingError();
    const now = ctx.clock();
    const { id: bookingId } = booking;
    const request = { endpoint: "POST /api/bookings/:id/notes", bookingId, note };
    const eventId = await createOnce(ctx, tx, { staff, idempotencyKey, request }, async () => {
      await audit({ action: "note", entity: "bookings", entityId: bookingId, before: null, after: { note } });
      const event = { bookingId, kind: "note", status: statusAt(booking, now), actor: staff.userId, note } as const;
      return insertStaffOnlyEvent(tx, event, now);
    });
    return findStaffEvent(tx, eventId);
  });
}
