import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import { drivenCarsText } from "#domain/bookings/booking-unit.ts";
import { driverRows, meetingPointRows, meetingRows } from "#domain/delivery/delivery-rows.ts";
import { outboundTransferText, placeText, returnTransferText } from "#domain/delivery/delivery-words.ts";
import { formatEuro } from "#domain/money.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailItinerary, EmailRow, EmailSection, EmailStop } from "#server/mail/email-message.ts";
import { formatStop, toItineraryRows } from "#server/mail/email-text.ts";

/** Returns the section with the bill of a booking, for the renter. */
export const toPriceSection = (booking: Booking): EmailSection => ({
  title: "Il prezzo, con assicurazione e consegna",
  rows: priceLines(wordsOf("it"), booking),
  note: findGraceSentence(wordsOf("it"), booking),
});

/** Returns the rows that identify a booking: reference and car. */
export function toVehicleRows(booking: Booking): EmailRow[] {
  const { reference, finish } = booking;
  return [
    { label: "Codice", value: reference },
    { label: "Vettura", value: drivenCarsText(booking) },
    ...(finish ? [{ label: "Colori", value: finishLine(wordsOf("it"), finish) }] : []),
  ];
}

/** Returns the itinerary of a booking that staff have accepted: pickup and return with places and meeting details. */
export function toBookingItinerary({ pickup, return: back, delivery }: Booking): EmailItinerary {
  return {
    stops: [
      toEmailStop("Ritiro", pickup, placeText(delivery.pickupPlace)),
      toEmailStop("Riconsegna", back, placeText(delivery.returnPlace)),
    ],
    notes: meetingRows(wordsOf("it"), delivery),
  };
}

/**
 * Returns the itinerary of a booking request that no staff member has read yet. It omits free text: the mail may go to a stranger, because the
 * requester may have typed somebody else's e-mail address.
 */
export function toRequestItinerary({ pickup, return: back, delivery }: Booking): EmailItinerary {
  const { pickupPlace, returnPlace, meetingPoint, flightOrTrain } = delivery;
  const hasTypedText = [pickupPlace.address, returnPlace.address, meetingPoint, flightOrTrain].some(
    (typedText) => typedText !== null,
  );
  return {
    stops: [toEmailStop("Ritiro", pickup, pickupPlace.name), toEmailStop("Riconsegna", back, returnPlace.name)],
    notes: [
      ...driverRows(wordsOf("it"), delivery),
      ...(hasTypedText ? [{ label: "Dove ci incontriamo", value: "Lo trovi sulla tua pagina." }] : []),
    ],
  };
}

/** Returns the itinerary for staff. It also has the base from which the car leaves and to which it returns, and the renter's meeting details. */
export function toStaffItinerary(booking: Booking): EmailItinerary {
  const { base, out, back } = booking.delivery;
  const transfers = [outboundTransferText(base, out), returnTransferText(base, back)].flatMap(
    (transfer) => transfer ?? [],
  );
  return {
    ...toBookingItinerary(booking),
    notes: [
      ...(transfers.length > 0 ? [{ label: "Trasferimenti", value: transfers.join("; ") }] : []),
      ...meetingPointRows(wordsOf("it"), booking.delivery),
    ],
  };
}

/** Returns the rows of a booking that is completed, declined or cancelled, without meeting details and free text. */
export const toClosedBookingRows = (booking: Booking): EmailRow[] => [
  ...toVehicleRows(booking),
  ...toItineraryRows({ ...toRequestItinerary(booking), notes: [] }),
];

/** Returns the rows for staff of a booking that has no future pickup or return. */
export const toStaffBookingRows = (booking: Booking): EmailRow[] => [
  ...toVehicleRows(booking),
  ...toItineraryRows(toStaffItinerary(booking)),
];

export const toEmailStop = (label: string, { date, time }: PickupOrReturn, place: string): EmailStop => ({
  label,
  date: formatItalianLong(date),
  time: `ore ${time}`,
  place,
});

/** Formats pickup or return: "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const formatRentalStop = (stop: PickupOrReturn, place: string) => formatStop(toEmailStop("", stop, place));

/** Returns the agreed terms, with the same rows as the booking's page. */
export function toTermsRows(booking: Booking): EmailRow[] {
  return listTermsRows(wordsOf("it"), booking.terms, booking.days, booking.supplements).map(({ label, value }) => ({
    label,
    value,
  }));
}

/** Returns what the driver brings to the pickup. */
export const toBringRows = ({ terms }: Booking): EmailRow[] => [
  { label: "Documenti", value: "Patente e documento d'identità del conducente" },
  { label: "Deposito", value: `Una carta per ${formatEuro(terms.deposit)}` },
];

/** Adds a note with the company's phone number, for renters who call on their way. */
export const withPhoneNote = (
  { stops, notes }: EmailItinerary,
  { phone, hours }: SiteConfiguration,
): EmailItinerary => ({
  stops,
  notes: [
    ...notes,
    { label: "Al telefono", value: `${phone}${hoursClause(ITALIAN_OPENING_HOURS, hours.phone, ", ")}` },
  ],
});

/**
 * Returns the greeting of a mail to the renter. It contains the name only if the renter has opened the mail's link or staff have accepted the
 * booking; before that, anybody may have typed the name.
 */
export function buildGreeting({ renter, linkOpenedAt, status }: Booking): string {
  const isVerified = linkOpenedAt !== null || !["requested", "expired", "cancelled"].includes(status);
  return isVerified ? `Gentile ${renter.name},` : "Buongiorno,";
}

/** Formats "22 novembre 2026, ore 10:00" in the time zone of the pickup city. */
export function formatMoment(instant: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(instant, timeZone);
  return `${formatItalianLong(date)}, ore ${time}`;
}
