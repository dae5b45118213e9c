import type { Booking, RentalEnd } from "#domain/booking/booking.ts";
import { driverRows, meetingRows, placeText } from "#domain/delivery/rental-place-words.ts";
import { termsRows } from "#domain/prices/terms.ts";
import { civilNow, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { EmailRow } from "#server/mail/email-message.ts";

/** Which booking: reference, car, both ends with their places, and how the two meet. */
export function bookingRows(booking: Booking): EmailRow[] {
  const { delivery } = booking;
  const rows = bookingFacts(booking, placeText(delivery.pickupPlace), placeText(delivery.returnPlace));
  return [...rows, ...meetingRows(delivery)];
}

/** The same of what nobody at the house has read yet: whoever asks may have given somebody else's address, so their words are left on their page. */
export function requestRows(booking: Booking): EmailRow[] {
  const { delivery } = booking;
  const { pickupPlace, returnPlace, meetingPoint, flightOrTrain } = delivery;
  const written = [pickupPlace.address, returnPlace.address, meetingPoint, flightOrTrain].some((own) => own !== null);
  const rows = bookingFacts(booking, pickupPlace.name, returnPlace.name);
  const meeting = driverRows(delivery);
  return [
    ...rows,
    ...meeting,
    ...(written ? [{ label: "Dove ci incontriamo", value: "Lo trovi sulla tua pagina." }] : []),
  ];
}

function bookingFacts(booking: Booking, pickupPlace: string, returnPlace: string): EmailRow[] {
  return [
    { label: "Codice", value: booking.reference },
    { label: "Vettura", value: booking.vehicle.title },
    ...(booking.finish ? [{ label: "Colori", value: finishLine(booking.finish) }] : []),
    { label: "Ritiro", value: endText(booking.pickup, pickupPlace) },
    { label: "Riconsegna", value: endText(booking.return, returnPlace) },
  ];
}

/** "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const endText = ({ date, time }: RentalEnd, place: string) =>
  `${formatItalianLong(date)}, ore ${time}, ${place}`;

/** The conditions as they were agreed: the same rows as on the page. */
export function conditionRows(booking: Booking): EmailRow[] {
  return termsRows(booking.terms, booking.days).map(({ label, value }) => ({ label, value }));
}

/** How a mail begins: by name only to an address that has shown to be the renter's, or whose booking staff have taken up; anybody may have typed the rest. */
export function greeting({ renter, linkOpenedAt, status }: Booking): string {
  const known = linkOpenedAt !== null || !["requested", "expired", "cancelled"].includes(status);
  return known ? `Gentile ${renter.name},` : "Buongiorno,";
}

/** "22 novembre 2026, ore 10:00" by the clock of the pickup's city. */
export function momentText(instant: Date, timeZone: string): string {
  const { date, time } = civilNow(instant, timeZone);
  return `${formatItalianLong(date)}, ore ${time}`;
}
