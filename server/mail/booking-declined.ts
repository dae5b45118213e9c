import { againAction } from "#server/mail/booking-expired.ts";
import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { bookingRows } from "#server/mail/booking-rows.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter whose request the company cannot take: the reason, and somebody to call. */
export function declinedEmail({ booking, site, siteUrl, reason }: BookingMailParts): EmailMessage {
  return {
    subject: `La richiesta ${booking.reference} non può essere accolta`,
    heading: "Non possiamo accogliere la richiesta.",
    opening: [
      `Gentile ${booking.renter.name},`,
      `per queste date non possiamo darti ${booking.vehicle.title}, e ce ne dispiace. Non devi nulla.`,
      ...(reason ? [reason] : []),
      `Chiamaci al ${site.phone}: cerchiamo insieme un'altra vettura o altre date.`,
    ],
    sections: [{ title: "La richiesta", rows: bookingRows(booking) }],
    action: againAction(booking, siteUrl),
    closing: [],
  };
}
