import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isBookingLinkExpired } from "#domain/bookings/private-link.ts";
import { bookingMessageSchema } from "#domain/forms/messages/staff-message.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { storeMessageTimes } from "#server/repositories/messages/booking-messages.ts";
import { findLastMessage, insertMessage, type StoredMessage } from "#server/repositories/messages/messages.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { assertValidIdempotencyKey } from "#server/services/internal/idempotency.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { findRepeatedMessage, reusedMessageKeyError } from "#server/services/messages/shared/staff-message.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

export interface BookingMessageInput {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
  body: unknown;
  /** A key from the caller, so that a repeated message sends only one mail. */
  idempotencyKey?: string | undefined;
}

/**
 * Sends a staff message to the renter of a booking (product.md#conversation). In one transaction, adds it to the conversation and to the booking's
 * history, marks the renter's messages as read and enqueues the mail, if the renter has an e-mail address. Idempotent by key and text. Throws
 * "invalid" for a wrong text or a key that was used with another one, "not-found", and "conflict" if the private link has expired, or if there is a
 * later message than `last_message`.
 */
export async function sendBookingMessage(
  ctx: AppContext,
  { staff, id, body: input, idempotencyKey }: BookingMessageInput,
): Promise<StoredMessage> {
  requireAbility(staff, "bookings.manage");
  const { body, last_message } = parseInput(bookingMessageSchema, input);
  if (idempotencyKey !== undefined) assertValidIdempotencyKey(idempotencyKey);
  const bookingKey = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBooking(tx, bookingKey);
    if (!booking) throw noSuchBookingError();
    const message = {
      conversation: { bookingId: booking.id },
      author: staff.userId,
      body,
      key: idempotencyKey ?? null,
    };
    const repeated = await findRepeatedMessage(tx, message);
    if (repeated) return repeated;
    if (isBookingLinkExpired(booking, ctx.clock())) throw new ServiceError("conflict", EXPIRED_LINK_MESSAGE);
    await assertNoLaterMessage(tx, booking, last_message);
    await audit({ action: "message", entity: "bookings", entityId: booking.id, before: null, after: null });
    return storeMessage(ctx, tx, booking, { staff, body, key: message.key });
  });
}

const EXPIRED_LINK_MESSAGE = "La pagina del cliente non si apre più: scrivigli o chiamalo tu.";

async function assertNoLaterMessage(
  tx: Transaction,
  { id: bookingId, renter }: Booking,
  lastSeen: string | null | undefined,
): Promise<void> {
  if (lastSeen === undefined) return;
  const last = await findLastMessage(tx, { bookingId });
  if (!last || last.id === lastSeen) return;
  const text =
    last.side === "customer"
      ? `Nel frattempo ${renter.name} ha scritto ancora.`
      : `Nel frattempo ha scritto ${last.authorName || last.authorEmail || "un'altra persona"}.`;
  throw new ServiceError("conflict", text, [{ path: "last_message", message: text }]);
}

interface NewStaffMessage {
  staff: Staff;
  body: string;
  key: string | null;
}

async function storeMessage(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  { staff, body, key }: NewStaffMessage,
): Promise<StoredMessage> {
  const now = ctx.clock();
  const bookingId = booking.id;
  const actor = staff.userId;
  const status = statusAt(booking, now);
  const eventId = await insertStaffOnlyEvent(tx, { bookingId, kind: "message", status, actor, note: null }, now);
  const row = { side: "staff" as const, author: actor, body, idempotencyKey: key, createdAt: now };
  const id = await insertMessage(tx, { ...row, bookingId, eventId });
  // The key belongs to another conversation: a message of this booking would have been found before.
  if (!id) throw reusedMessageKeyError();
  await storeMessageTimes(tx, bookingId, { staffReadAt: now });
  if (booking.renter.email !== null) {
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: bookingId, kind: "message", event: eventId });
  }
  return { ...row, id, enquiryId: null, bookingId, eventId, authorName: staff.name, authorEmail: staff.email };
}
