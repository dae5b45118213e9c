import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { paths } from "#domain/paths.ts";
import type { BookingMailParts } from "#server/mail/booking-mail.ts";
import { bookingRows } from "#server/mail/booking-rows.ts";
import { renterRows } from "#server/mail/booking-staff.ts";
import type { Letter } from "#server/mail/letter.ts";

/** To the renter who has cancelled. */
export function cancelledLetter({ booking, siteUrl }: BookingMailParts): Letter {
  return {
    subject: `Prenotazione ${booking.reference} annullata`,
    heading: "La prenotazione è annullata.",
    opening: [
      `Gentile ${booking.renter.name},`,
      `come hai chiesto, abbiamo annullato la prenotazione di ${vehicleTitle(booking.vehicle)}. Non devi nulla.`,
    ],
    sections: [{ title: "La prenotazione", rows: bookingRows(booking) }],
    action: { label: "Torna alla collezione", url: siteUrl + paths.explore() },
    closing: ["Se non sei stato tu, chiamaci: siamo al telefono a ogni ora."],
  };
}

/** To the staff, when a renter has cancelled. */
export function staffCancelledLetter({ booking }: BookingMailParts): Letter {
  return {
    subject: `Annullata dal cliente ${booking.reference}: ${vehicleTitle(booking.vehicle)}`,
    heading: "Il cliente ha annullato.",
    opening: ["La vettura è di nuovo libera per queste date."],
    sections: [
      { title: "La prenotazione", rows: bookingRows(booking) },
      { title: "Il cliente", rows: renterRows(booking) },
    ],
    closing: [],
  };
}
