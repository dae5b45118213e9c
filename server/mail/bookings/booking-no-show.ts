import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { endedRows } from "./booking-rows.ts";

/** To the renter who did not come for the car: it is no longer held, and somebody to call. */
export function noShowEmail(parts: BookingMailParts): EmailMessage {
  return {
    ...mailWords("no-show", parts),
    sections: [{ title: "La prenotazione", rows: endedRows(parts.booking) }],
    closing: [],
  };
}
