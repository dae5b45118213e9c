import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { ANSWER_LINK } from "#domain/enquiries/answer-email.ts";
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
  const isOpen = isOpenStatus(booking.status);
  return {
    ...fillMailText("message", parts, { risposta: message?.body ?? "", firma: message?.author ?? "" }),
    ...(isOpen && { itinerary: withPhoneNote(wordsOf("it"), toBookingItinerary(wordsOf("it"), booking), site) }),
    sections: isOpen
      ? [
          { title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) },
          toPriceSection(wordsOf("it"), booking),
        ]
      : [{ title: "La prenotazione", rows: toClosedBookingRows(wordsOf("it"), booking) }],
    action: { label: ANSWER_LINK, url: `${manageUrl}#${CONVERSATION_ID}` },
    closing: [
      "Per rispondere apri la pagina della tua prenotazione: lì trovi tutta la conversazione. Le risposte a questa e-mail non vengono lette.",
    ],
  };
}
