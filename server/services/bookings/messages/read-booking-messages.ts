import { readUpToSchema } from "#domain/forms/messages/staff-message.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { listMessages, markReadUpTo, type StoredMessage } from "#server/repositories/messages/messages.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/** Lists the messages between staff and the renter of a booking, oldest first. Throws "not-found". */
export async function readBookingMessages(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<StoredMessage[]> {
  requireAbility(staff, "bookings.read");
  return listMessages(ctx.db, { bookingId: await requireBookingId(ctx, id) });
}

/**
 * Marks a booking's conversation as read up to a message; newer messages stay unread. Idempotent. Does not change the booking's version. Throws
 * "not-found".
 */
export async function markBookingMessagesRead(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<void> {
  requireAbility(staff, "bookings.manage");
  const { up_to } = parseInput(readUpToSchema, body);
  const bookingId = await requireBookingId(ctx, id);
  if (!(await markReadUpTo(ctx.db, { bookingId }, up_to)))
    throw new ServiceError("not-found", "Questo messaggio non esiste.");
}

async function requireBookingId(ctx: AppContext, idOrReference: string): Promise<string> {
  const booking = await findStoredBooking(ctx.db, parseBookingKey(idOrReference));
  if (!booking) throw noSuchBookingError();
  return booking.id;
}
