import type { Booking, RentalEnd } from "#domain/booking/booking.ts";
import { termsRows } from "#domain/prices/terms.ts";
import { civilNow, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { EmailRow } from "./email-message.ts";

/** "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const endText = ({ date, time, city }: RentalEnd) => `${formatItalianLong(date)}, ore ${time}, ${city}`;

/** Which booking: reference, car, and both ends. */
export function bookingRows(booking: Booking): EmailRow[] {
  return [
    { label: "Codice", value: booking.reference },
    { label: "Vettura", value: booking.vehicle.title },
    ...(booking.finish ? [{ label: "Colori", value: finishLine(booking.finish) }] : []),
    { label: "Ritiro", value: endText(booking.pickup) },
    { label: "Riconsegna", value: endText(booking.return) },
  ];
}

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
