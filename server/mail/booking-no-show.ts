import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { bookingRows } from "#server/mail/booking-rows.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter who did not come for the car: it is no longer held, and somebody to call. */
export function noShowEmail(parts: BookingMailParts): EmailMessage {
  return {
    ...mailWords("no-show", parts),
    sections: [{ title: "La prenotazione", rows: bookingRows(parts.booking) }],
    closing: [],
  };
}
