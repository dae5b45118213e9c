import { bookingNoteSchema } from "#domain/forms/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import { type DeskEvent, insertDeskEvent, listDeskEvents } from "#server/repositories/bookings/booking-events.ts";
import { lockBooking } from "#server/repositories/bookings/booking-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { bookingIdOf, noSuchBooking } from "#server/services/booking/internal/booking-problems.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { statusOf } from "./read-bookings.ts";

export interface BookingNote {
  staff: Staff;
  id: string;
  body: unknown;
}

/** Writes an internal note into the booking's history, where the renter never sees it. Refuses "invalid" without words, "not-found". */
export async function noteBooking(ctx: AppContext, { staff, id, body }: BookingNote): Promise<DeskEvent> {
  const { note } = checkedInput(bookingNoteSchema, body);
  const bookingId = await bookingIdOf(ctx.db, id);
  const eventId = await staffWrite(ctx, staff, async (tx, audit) => {
    const row = await lockBooking(tx, bookingId);
    if (!row) throw noSuchBooking();
    const now = ctx.clock();
    const status = statusOf(row, now);
    await audit({ action: "note", entity: "bookings", entityId: bookingId, before: null, after: { note } });
    return insertDeskEvent(tx, { bookingId, kind: "note", status, actor: staff.userId, note }, now);
  });
  const event = (await listDeskEvents(ctx.db, bookingId)).find((one) => one.id === eventId);
  if (!event) throw new Error(`The note ${eventId} is not there right after it was stored`);
  return event;
}
