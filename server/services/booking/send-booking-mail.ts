import type { AppContext } from "#server/context.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { type BookingMailKind, bookingMail } from "#server/mail/booking-mail.ts";
import { findBooking } from "#server/repositories/bookings.ts";
import { manageUrl } from "#server/services/booking/manage-token.ts";

export interface BookingMailOrder {
  /** The booking's id. */
  booking: string;
  kind: BookingMailKind;
  mailer: Mailer;
}

/** Writes a mail about a booking and hands it to the mailer; rejects when the mailer does, to be tried again. A booking that is gone needs no mail. */
export async function sendBookingMail(ctx: AppContext, order: BookingMailOrder): Promise<void> {
  const booking = await findBooking(ctx.db, { id: order.booking });
  if (!booking) return;
  const { siteUrl, mailStaff } = ctx.env;
  const parts = { booking, manageUrl: manageUrl(ctx.env, booking.id), siteUrl, staffAddress: mailStaff };
  await order.mailer.send(bookingMail(order.kind, parts));
}
