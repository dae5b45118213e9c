import { isReminderDue } from "#domain/bookings/reminders/reminder.ts";
import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { SECOND_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { StoredRemindedBooking } from "#server/repositories/bookings/booking-reminders.ts";

/** Whether a reminder of a booking leaves now. The mail about a transition waits for the time of the undo, and would otherwise arrive later. */
export const isBookingReminderDue = (ctx: AppContext, kind: ReminderKind, booking: StoredRemindedBooking): boolean =>
  isReminderDue(
    kind,
    { ...booking, informedAt: new Date(booking.informedAt.getTime() + ctx.env.staffUndoSeconds * SECOND_MS) },
    ctx.clock(),
  );
