import type { Booking } from "#domain/bookings/booking.ts";
import { replyDueAt, replyDueWords } from "#domain/enquiries/reply-promise.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { formatItalianDate, formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage, EmailRow } from "#server/mail/email-message.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { toStaffItinerary, toTermsRows, toVehicleRows } from "./booking-rows.ts";

/** The mail to staff about a new booking request, sent immediately. It says until when the promised reply is due (product.md#reply-promise). */
export function staffReceivedEmail({ booking, site, siteUrl }: BookingMailParts): EmailMessage {
  const due = replyDueAt(booking.createdAt, site);
  const when = formatItalianRange(booking.pickup.date, booking.return.date);
  return {
    subject: `Nuova richiesta ${booking.reference}: ${booking.vehicle.title}, ${when}`,
    heading: `Da rispondere entro ${replyDueWords(due, booking.createdAt, site.timeZone)}.`,
    opening: [
      `${booking.renter.name} chiede ${booking.vehicle.title}. La vettura è tenuta; rispondendo a questa e-mail scrivi al cliente.`,
    ],
    itinerary: toStaffItinerary(booking),
    sections: [
      { title: "Il cliente", rows: toRenterRows(booking) },
      { title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) },
      { title: "Il prezzo", rows: priceLines(wordsOf("it"), booking), note: findGraceSentence(wordsOf("it"), booking) },
      { title: "Le condizioni", rows: toTermsRows(wordsOf("it"), booking) },
    ],
    action: toPanelAction(booking, siteUrl),
    closing: [],
  };
}

/** Links to the booking in the panel. */
export const toPanelAction = ({ id }: Pick<Booking, "id">, siteUrl: string) => ({
  label: "Apri la prenotazione nel pannello",
  url: siteUrl + panelPaths.adminBooking(id),
});

/** Returns rows with the renter's details, for staff. */
export function toRenterRows({ renter, driver, note }: Booking): EmailRow[] {
  return [
    { label: "Nome", value: renter.name },
    ...(renter.phone ? [{ label: "Telefono", value: renter.phone }] : []),
    ...(renter.email ? [{ label: "E-mail", value: renter.email }] : []),
    { label: "Data di nascita", value: formatItalianDate(driver.birthDate) },
    { label: "Patente dal", value: formatItalianDate(driver.licenceDate) },
    ...(note ? [{ label: "Nota", value: note }] : []),
  ];
}
