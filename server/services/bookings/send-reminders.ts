import { findRemindedSpan, occasionOf } from "#domain/bookings/reminders/reminder.ts";
import { REMINDER_KINDS, type ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { REMINDER_MOMENT_WORDS } from "#domain/bookings/reminders/reminder-words.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import {
  findRemindedBooking,
  insertReminder,
  listReminderCandidates,
  lockFreeBookings,
} from "#server/repositories/bookings/booking-reminders.ts";
import { isBookingReminderDue } from "#server/services/bookings/internal/reminder-due.ts";
import { processInBatches } from "#server/services/internal/batches.ts";

/** Maximum number of bookings whose pickup or return is near enough that one run looks at them, earliest first. */
const MAX_CANDIDATES = 1000;

/**
 * Runs every minute: mails renters the reminders of pickups and returns that are due, without those that an admin switched off
 * (product.md#reminders). Returns the number of bookings.
 */
export async function sendReminders(ctx: AppContext): Promise<number> {
  let sent = 0;
  for (const kind of REMINDER_KINDS.filter((one) => ctx.site.reminders[one])) {
    sent += await processInBatches(ctx, {
      name: "sending a reminder",
      lockDue: (tx, window) => lockDueBookings(ctx, tx, kind, window),
      idOf: ({ id }) => id,
      handleItem: (tx, { id }) => queueReminder(ctx, tx, kind, id),
    });
  }
  return sent;
}

async function lockDueBookings(
  ctx: AppContext,
  tx: Transaction,
  kind: ReminderKind,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<{ id: string }[]> {
  const span = findRemindedSpan(kind, ctx.clock());
  const candidates = await listReminderCandidates(tx, { kind, span, limit: MAX_CANDIDATES, except });
  const due = candidates.filter((booking) => isBookingReminderDue(ctx, kind, booking));
  return lockFreeBookings(
    tx,
    due.slice(0, limit).map(({ id }) => id),
  );
}

async function queueReminder(ctx: AppContext, tx: Transaction, kind: ReminderKind, id: string): Promise<void> {
  // Read again under the lock: the booking may have changed, or another process may have sent the reminder.
  const booking = await findRemindedBooking(tx, id);
  if (!booking || !isBookingReminderDue(ctx, kind, booking)) return;
  const now = ctx.clock();
  if (!(await insertReminder(tx, { bookingId: id, kind, occasionAt: occasionOf(kind, booking), now }))) return;
  const note = REMINDER_MOMENT_WORDS[kind];
  await insertStaffOnlyEvent(
    tx,
    { bookingId: id, kind: "reminder", status: booking.status, actor: "system", note },
    now,
  );
  await ctx.jobs.enqueue(tx, "booking-mail", { booking: id, kind });
}
