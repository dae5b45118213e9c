import { expectedReturn } from "#domain/bookings/reminders/reminder.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import {
  buildGreeting,
  toBookingItinerary,
  toPriceSection,
  toTermsRows,
  toVehicleRows,
  withPhoneNote,
} from "./booking-rows.ts";
import { colourSentence, priceSentence } from "./rental-mails.ts";

/** The mail to the renter whose booking an admin has reopened (product.md#reopening): the booking as it is now, which replaces the mail about its end. */
export function reopenedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, previousTotal = null, previousColours = null } = parts;
  const isInProgress = booking.status === "active";
  return {
    subject: isInProgress
      ? `Il tuo noleggio continua, ${booking.reference}`
      : `Prenotazione ${booking.reference} riaperta`,
    heading: isInProgress ? "Il tuo noleggio continua." : "La tua prenotazione è confermata.",
    opening: [
      buildGreeting(wordsOf("it"), booking),
      isInProgress ? rentalSentence(parts) : reservationSentence(parts),
      ...[priceSentence(booking.total, previousTotal), colourSentence(booking, previousColours)].filter(Boolean),
    ],
    itinerary: withPhoneNote(wordsOf("it"), toBookingItinerary(wordsOf("it"), booking), site),
    sections: [
      { title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) },
      toPriceSection(wordsOf("it"), booking),
      { title: "Le condizioni", rows: toTermsRows(wordsOf("it"), booking) },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [`Se qualcosa non corrisponde, chiamaci: ${site.phone}.`],
  };
}

function rentalSentence({ booking }: BookingMailParts): string {
  const { date, time } = expectedReturn(booking);
  const { title } = booking.unitVehicle;
  return `abbiamo riaperto la tua prenotazione: il noleggio di ${title} è di nuovo in corso. Aspettiamo la vettura ${formatItalianLong(date)} alle ${time}.`;
}

const reservationSentence = ({ booking }: BookingMailParts): string =>
  `abbiamo riaperto la tua prenotazione: ${booking.vehicle.title} ti aspetta. Vale quello che leggi qui, e l'e-mail precedente non conta più.`;
