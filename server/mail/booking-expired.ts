import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { HOUSE } from "#domain/house.ts";
import { paths } from "#domain/paths.ts";
import type { BookingMailParts } from "#server/mail/booking-mail.ts";
import { bookingRows } from "#server/mail/booking-rows.ts";
import type { Letter } from "#server/mail/letter.ts";

/** To the renter whose request nobody answered in time: said plainly, with a way to ask again. */
export function expiredLetter({ booking, siteUrl }: BookingMailParts): Letter {
  const { pickup, return: back } = booking;
  const again = paths.bookingRequest(booking.vehicle.slug, {
    pickupCity: pickup.city,
    returnCity: back.city,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
  });
  return {
    subject: `La richiesta ${booking.reference} è scaduta`,
    heading: "La tua richiesta è scaduta.",
    opening: [
      `Gentile ${booking.renter.name},`,
      `non abbiamo confermato in tempo ${vehicleTitle(booking.vehicle)}, e dopo ${HOUSE.holdHours} ore la vettura è tornata libera. Ce ne scusiamo. Non devi nulla.`,
      `Se la desideri ancora, chiamaci al ${HOUSE.phone} oppure ripeti la richiesta: le date sono già compilate.`,
    ],
    sections: [{ title: "La richiesta", rows: bookingRows(booking) }],
    action: { label: "Ripeti la richiesta", url: siteUrl + again },
    closing: [],
  };
}
