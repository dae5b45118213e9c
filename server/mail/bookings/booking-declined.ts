import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import { againAction } from "./booking-expired.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { requestRows } from "./booking-rows.ts";

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
