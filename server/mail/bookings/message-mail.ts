import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { CONVERSATION_ID } from "#domain/messages/conversation.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { fillMailText } from "#server/mail/fill-mail-text.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import {
  toBookingItinerary,
  toClosedBookingRows,
  toPriceSection,
  toVehicleRows,
  withPhoneNote,
} from "./booking-rows.ts";

/** The mail with a message of staff. The renter answers on the booking's page, so the mail reveals no staff e-mail address. */
export function messageEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, message } = parts;
  const words = wordsOf(booking.language);
  const { answer, answerOnBookingPage } = words.rentalMails;
  const isOpen = isOpenStatus(booking.status);
  return {
    ...fillMailText("message", parts, { risposta: message?.body ?? "", firma: message?.author ?? "" }),
    ...(isOpen && { itinerary: withPhoneNote(words, toBookingItinerary(words, booking), site) }),
    sections: isOpen
      ? [{ title: words.mailParts.booking, rows: toVehicleRows(words, booking) }, toPriceSection(words, booking)]
      : [{ title: words.mailParts.booking, rows: toClosedBookingRows(words, booking) }],
    action: { label: answer, url: `${manageUrl}#${CONVERSATION_ID}` },
    closing: [answerOnBookingPage],
  };
}
