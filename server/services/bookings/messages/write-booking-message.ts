import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isBookingLinkExpired } from "#domain/bookings/private-link.ts";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import { customerMessageSchema } from "#domain/forms/messages/customer-message.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { customerMessageEmail, type MessageSubject } from "#server/mail/conversation-mails.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { findFirstUnreadAt, storeMessageTimes } from "#server/repositories/messages/booking-messages.ts";
import { insertMessage } from "#server/repositories/messages/messages.ts";
import { tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { type AcceptedMessage, acceptCustomerMessage } from "#server/services/messages/shared/customer-message.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/**
 * Adds the renter's message to a booking's conversation, by the private link (product.md#conversation), and mails staff. The booking itself does not
 * change. Idempotent by key and text. Throws "not-found" for an unknown or expired token, and "invalid" for a wrong text and at the maximum number of
 * messages.
 */
export async function writeBookingMessage(
  ctx: AppContext,
  { token, form }: { token: string; form: unknown },
): Promise<void> {
  const hash = tokenHash(token);
  if (!hash) throw noSuchBookingError();
  const input = parseInput(customerMessageSchema, form);
  const stored = await retryTransaction(ctx.db, async (tx) => {
    const booking = await lockBooking(tx, { tokenHash: hash });
    if (!booking || isBookingLinkExpired(booking, ctx.clock())) throw noSuchBookingError();
    const message = await acceptCustomerMessage(ctx, tx, { bookingId: booking.id }, input);
    if (!message) return null;
    await storeMessage(tx, booking, message);
    await enqueueStaffMail(ctx, tx, booking, message);
    return booking.id;
  });
  if (stored) ctx.logger.info({ booking: stored }, "message of a customer received");
}

async function storeMessage(tx: Transaction, booking: Booking, message: AcceptedMessage): Promise<void> {
  const { id: bookingId } = booking;
  const now = message.createdAt;
  const event = { bookingId, kind: "message", status: statusAt(booking, now), actor: "renter", note: null } as const;
  const eventId = await insertStaffOnlyEvent(tx, event, now);
  await insertMessage(tx, { ...message, bookingId, eventId });
  await storeMessageTimes(tx, bookingId, { customerWroteAt: now });
}

async function enqueueStaffMail(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  { body, createdAt: now }: AcceptedMessage,
): Promise<void> {
  // A request that waits for its confirmation keeps its deadline.
  const isRequest = statusAt(booking, now) === "requested";
  const waitingSince = isRequest ? booking.createdAt : await findFirstUnreadAt(tx, booking.id);
  await ctx.jobs.enqueue(
    tx,
    "mail",
    customerMessageEmail({
      about: toMessageSubject(booking),
      body,
      due: replyDueAt(waitingSince ?? now, ctx.site),
      now,
      site: ctx.site,
      siteUrl: ctx.env.siteUrl,
      staffAddress: ctx.env.mailStaff,
    }),
  );
}

const toMessageSubject = ({ id, reference, unitVehicle, renter }: Booking): MessageSubject => ({
  reference,
  title: unitVehicle.title,
  name: renter.name,
  page: "della sua prenotazione",
  panelPath: panelPaths.adminBooking(id),
});
