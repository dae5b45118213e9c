import type { Booking } from "#domain/booking/booking.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { isMailTextKind } from "#domain/mail-texts/mail-texts.ts";
import type { Cents } from "#domain/money.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { AppContext } from "#server/context.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { type BookingMailKind, bookingEmail, hasAddressee } from "#server/mail/bookings/booking-mail.ts";
import { findTransitionReason } from "#server/repositories/bookings/booking-events.ts";
import { eventStands } from "#server/repositories/bookings/booking-undos.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { listHandovers } from "#server/repositories/bookings/handovers.ts";
import { findMailText } from "#server/repositories/settings/mail-texts.ts";
import { openingUrl } from "#server/services/booking/internal/opening-proof.ts";
import { manageUrl } from "#server/services/booking/shared/manage-token.ts";
import { reviewUrl } from "#server/services/reviews/shared/review-token.ts";

export interface BookingMailOrder {
  /** The booking's id. */
  booking: string;
  kind: BookingMailKind;
  /** The total before a change. */
  previousTotal?: Cents | undefined;
  /** What the car looked like before a change, where it does no longer. */
  previousColours?: string | undefined;
  /** The event it tells of. */
  event?: string | undefined;
  mailer: Mailer;
}

/**
 * Writes a mail about a booking and hands it to the mailer; rejects when the mailer does, to be tried again. A booking that is gone, a
 * transition that was taken back, what is no longer so and a renter without an address need none.
 */
export async function sendBookingMail(ctx: AppContext, order: BookingMailOrder): Promise<void> {
  const booking = await findStoredBooking(ctx.db, { id: order.booking });
  if (!booking || !hasAddressee(order.kind, booking)) return;
  if (order.event && !(await eventStands(ctx.db, order.event))) return;
  if (!(SAID_IN[order.kind]?.includes(booking.status) ?? true)) return;
  const previousColours = changedColours(booking, order.previousColours);
  // A mail about nothing but colours, which are again what they were.
  if (order.previousColours && order.event && previousColours === null) return;
  const { siteUrl, mailStaff } = ctx.env;
  const handovers = await listHandovers(ctx.db, booking.id);
  const parts = {
    booking,
    manageUrl: order.kind === "received" ? openingUrl(ctx.env, booking) : manageUrl(ctx.env, booking),
    reviewUrl: reviewUrl(ctx.env, booking.id),
    site: ctx.site,
    text: isMailTextKind(order.kind) ? await findMailText(ctx.db, order.kind) : null,
    siteUrl,
    staffAddress: mailStaff,
    reason: await reasonOf(ctx, order),
    previousTotal: order.previousTotal ?? null,
    previousColours,
    handovers: handovers.map(({ kind, kilometres, fuelPercent }) => ({
      kind,
      kilometres,
      fuelPercent,
    })),
  };
  await order.mailer.send(bookingEmail(order.kind, parts));
}

/**
 * The states in which a mail still says what is so: one waits until its transition can no longer be undone, or for a mail server, and the booking may
 * have gone another way meanwhile. Those that are not here are true for good.
 */
const SAID_IN: Partial<Record<BookingMailKind, readonly BookingStatus[]>> = {
  confirmed: ["confirmed", "active", "completed"],
  changed: ["requested", "confirmed", "active", "completed"],
  "handed-over": ["active", "completed"],
  "staff-overdue-return": ["active"],
  "staff-overdue-pickup": ["confirmed"],
};

/** What the car looked like before, unless it looks the same again by now. */
function changedColours({ finish }: Booking, previous: string | undefined): string | null {
  return previous === undefined || (finish && finishLine(finish) === previous) ? null : previous;
}

/** What staff wrote as their reason, for the mails that tell it. */
async function reasonOf(ctx: AppContext, { booking, kind }: BookingMailOrder): Promise<string | null> {
  if (kind === "declined") return findTransitionReason(ctx.db, booking, "declined");
  if (kind === "no-show") return findTransitionReason(ctx.db, booking, "no_show");
  return kind === "cancelled-by-staff" ? findTransitionReason(ctx.db, booking, "cancelled") : null;
}
