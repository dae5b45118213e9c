import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import {
  driverRows,
  meetingPointRows,
  meetingRows,
  outboundDriveText,
  placeText,
  returnDriveText,
} from "#domain/delivery/delivery-words.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import { formatItalianLong, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { EmailItinerary, EmailRow, EmailStop } from "#server/mail/email-message.ts";
import { formatStop, toItineraryRows } from "#server/mail/email-text.ts";

/** Which booking: reference and car. */
export function toVehicleRows({ reference, vehicle, finish }: Booking): EmailRow[] {
  return [
    { label: "Codice", value: reference },
    { label: "Vettura", value: vehicle.title },
    ...(finish ? [{ label: "Colori", value: finishLine(finish) }] : []),
  ];
}

/** Both ends with their places, and how the two meet: of a booking that stands. */
export function toBookingItinerary({ pickup, return: back, delivery }: Booking): EmailItinerary {
  return {
    stops: [
      toEmailStop("Ritiro", pickup, placeText(delivery.pickupPlace)),
      toEmailStop("Riconsegna", back, placeText(delivery.returnPlace)),
    ],
    notes: meetingRows(delivery),
  };
}

/** The same of what nobody at the company has read yet: whoever asks may have given somebody else's address, so their words are left on their page. */
export function toRequestItinerary({ pickup, return: back, delivery }: Booking): EmailItinerary {
  const { pickupPlace, returnPlace, meetingPoint, flightOrTrain } = delivery;
  const hasTypedText = [pickupPlace.address, returnPlace.address, meetingPoint, flightOrTrain].some(
    (typedText) => typedText !== null,
  );
  return {
    stops: [toEmailStop("Ritiro", pickup, pickupPlace.name), toEmailStop("Riconsegna", back, returnPlace.name)],
    notes: [
      ...driverRows(delivery),
      ...(hasTypedText ? [{ label: "Dove ci incontriamo", value: "Lo trovi sulla tua pagina." }] : []),
    ],
  };
}

/** The same for the staff: where the car sets out and comes home, and how they meet the renter. */
export function toStaffItinerary(booking: Booking): EmailItinerary {
  const { base, out, back } = booking.delivery;
  const drives = [outboundDriveText(base, out), returnDriveText(base, back)].flatMap((drive) => drive ?? []);
  return {
    ...toBookingItinerary(booking),
    notes: [
      ...(drives.length > 0 ? [{ label: "Trasferimenti", value: drives.join("; ") }] : []),
      ...meetingPointRows(booking.delivery),
    ],
  };
}

/** All of what is over, or will not be: nobody meets any more, and nothing that was typed is repeated. */
export const toClosedBookingRows = (booking: Booking): EmailRow[] => [
  ...toVehicleRows(booking),
  ...toItineraryRows({ ...toRequestItinerary(booking), notes: [] }),
];

/** All of a booking for the staff, where it is no appointment any more. */
export const toStaffBookingRows = (booking: Booking): EmailRow[] => [
  ...toVehicleRows(booking),
  ...toItineraryRows(toStaffItinerary(booking)),
];

const toEmailStop = (label: string, { date, time }: PickupOrReturn, place: string): EmailStop => ({
  label,
  date: formatItalianLong(date),
  time: `ore ${time}`,
  place,
});

/** One end in a sentence: "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const formatRentalStop = (stop: PickupOrReturn, place: string) => formatStop(toEmailStop("", stop, place));

/** The conditions as they were agreed: the same rows as on the page. */
export function toTermsRows(booking: Booking): EmailRow[] {
  return listTermsRows(booking.terms, booking.days, booking.supplements).map(({ label, value }) => ({ label, value }));
}

/** The same for whoever comes: with the number at which the company is reached on the way. */
export const withPhoneNote = ({ stops, notes }: EmailItinerary, { phone }: SiteConfiguration): EmailItinerary => ({
  stops,
  notes: [...notes, { label: "Al telefono", value: `${phone}, a ogni ora` }],
});

/** How a mail begins: by name only to an address that has shown to be the renter's, or whose booking staff have taken up; anybody may have typed the rest. */
export function buildGreeting({ renter, linkOpenedAt, status }: Booking): string {
  const isVerified = linkOpenedAt !== null || !["requested", "expired", "cancelled"].includes(status);
  return isVerified ? `Gentile ${renter.name},` : "Buongiorno,";
}

/** "22 novembre 2026, ore 10:00" by the clock of the pickup's city. */
export function formatMoment(instant: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(instant, timeZone);
  return `${formatItalianLong(date)}, ore ${time}`;
}
