import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { bookingRows } from "#server/mail/booking-rows.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter who did not come for the car: it is no longer held, and somebody to call. */
export function noShowEmail({ booking, site, reason }: BookingMailParts): EmailMessage {
  return {
    subject: `Prenotazione ${booking.reference}: non ci siamo visti`,
    heading: "Ti abbiamo aspettato.",
    opening: [
      `Gentile ${booking.renter.name},`,
      `all'ora del ritiro di ${booking.vehicle.title} non ci siamo visti, e abbiamo chiuso la prenotazione: la vettura non è più impegnata per te.`,
      ...(reason ? [reason] : []),
      `Se qualcosa te l'ha impedito, chiamaci al ${site.phone}: vediamo insieme che cosa è ancora possibile.`,
    ],
    sections: [{ title: "La prenotazione", rows: bookingRows(booking) }],
    closing: [],
  };
}
