import { againAction } from "#server/mail/booking-expired.ts";
import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { requestRows } from "#server/mail/booking-rows.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter whose request the company cannot take: the reason, and somebody to call. */
export function declinedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, siteUrl } = parts;
  return {
    ...mailWords("declined", parts),
    sections: [{ title: "La richiesta", rows: requestRows(booking) }],
    action: againAction(booking, siteUrl),
    closing: [],
  };
}
