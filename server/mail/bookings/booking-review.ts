import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";

/** To the renter, once, a day after the return: how was it, on a page of their own. */
export function reviewEmail(parts: BookingMailParts): EmailMessage {
  return {
    ...mailWords("review", parts),
    sections: [],
    action: { label: "Scrivi la recensione", url: parts.reviewUrl },
    closing: ["Il collegamento è solo tuo. Per questo noleggio non te lo chiederemo altre volte."],
  };
}
