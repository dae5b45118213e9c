import type { Booking, RentalEnd } from "#domain/booking/booking.ts";
import {
  driveBack,
  driveOut,
  driverRows,
  meetingPointRows,
  meetingRows,
  placeText,
} from "#domain/delivery/delivery-words.ts";
import { termsRows } from "#domain/prices/terms.ts";
import { civilNow, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { EmailArrival, EmailEnd, EmailRow } from "#server/mail/email-message.ts";
import { arrivalRows, endLine } from "#server/mail/email-text.ts";

/** Which booking: reference and car. */
export function carRows({ reference, vehicle, finish }: Booking): EmailRow[] {
  return [
    { label: "Codice", value: reference },
    { label: "Vettura", value: vehicle.title },
    ...(finish ? [{ label: "Colori", value: finishLine(finish) }] : []),
  ];
}

/** Both ends with their places, and how the two meet: of a booking that stands. */
export function bookingArrival({ pickup, return: back, delivery }: Booking): EmailArrival {
  return {
    ends: [
      rentalEnd("Ritiro", pickup, placeText(delivery.pickupPlace)),
      rentalEnd("Riconsegna", back, placeText(delivery.returnPlace)),
    ],
    notes: meetingRows(delivery),
  };
}

/** The same of what nobody at the company has read yet: whoever asks may have given somebody else's address, so their words are left on their page. */
export function requestArrival({ pickup, return: back, delivery }: Booking): EmailArrival {
  const { pickupPlace, returnPlace, meetingPoint, flightOrTrain } = delivery;
  const written = [pickupPlace.address, returnPlace.address, meetingPoint, flightOrTrain].some((own) => own !== null);
  return {
    ends: [rentalEnd("Ritiro", pickup, pickupPlace.name), rentalEnd("Riconsegna", back, returnPlace.name)],
    notes: [
      ...driverRows(delivery),
      ...(written ? [{ label: "Dove ci incontriamo", value: "Lo trovi sulla tua pagina." }] : []),
    ],
  };
}

/** The same for the staff: where the car sets out and comes home, and how they meet the renter. */
export function staffArrival(booking: Booking): EmailArrival {
  const { base, out, back } = booking.delivery;
  const drives = [driveOut(base, out), driveBack(base, back)].flatMap((drive) => drive ?? []);
  return {
    ...bookingArrival(booking),
    notes: [
      ...(drives.length > 0 ? [{ label: "Trasferimenti", value: drives.join("; ") }] : []),
      ...meetingPointRows(booking.delivery),
    ],
  };
}

/** All of what is over, or will not be: nobody meets any more, and nothing that was typed is repeated. */
export const endedRows = (booking: Booking): EmailRow[] => [
  ...carRows(booking),
  ...arrivalRows({ ...requestArrival(booking), notes: [] }),
];

/** All of a booking for the staff, where it is no appointment any more. */
export const staffRows = (booking: Booking): EmailRow[] => [...carRows(booking), ...arrivalRows(staffArrival(booking))];

const rentalEnd = (label: string, { date, time }: RentalEnd, place: string): EmailEnd => ({
  label,
  date: formatItalianLong(date),
  time: `ore ${time}`,
  place,
});

/** One end in a sentence: "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const endText = (end: RentalEnd, place: string) => endLine(rentalEnd("", end, place));

/** The conditions as they were agreed: the same rows as on the page. */
export function conditionRows(booking: Booking): EmailRow[] {
  return termsRows(booking.terms, booking.days, booking.supplements).map(({ label, value }) => ({ label, value }));
}

/** The same for whoever comes: with the number at which the company is reached on the way. */
export const withPhone = ({ ends, notes }: EmailArrival, { phone }: SiteConfiguration): EmailArrival => ({
  ends,
  notes: [...notes, { label: "Al telefono", value: `${phone}, a ogni ora` }],
});

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
