import type { Booking } from "#domain/booking/booking.ts";
import { rentalAsked } from "#domain/booking/rental-asked.ts";
import { paths } from "#domain/paths.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { endedRows } from "./booking-rows.ts";

/** To the renter whose request the company cannot take: the reason, and somebody to call. */
export function declinedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, siteUrl } = parts;
  return {
    ...mailWords("declined", parts),
    sections: [{ title: "La richiesta", rows: endedRows(booking) }],
    action: freeCarsAction(booking, siteUrl),
    closing: [],
  };
}

/** Where this very car cannot be had: those that can, in the same place and on the same days. */
export const freeCarsAction = (booking: Booking, siteUrl: string) => ({
  label: "Vedi le vetture libere nelle tue date",
  url: siteUrl + paths.explore(new URLSearchParams(rentalAsked(booking)).toString()),
});
