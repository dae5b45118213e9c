import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import { drivenCarsText } from "#domain/bookings/booking-unit.ts";
import { driverRows, meetingPointRows, meetingRows } from "#domain/delivery/delivery-rows.ts";
import { outboundTransferText, placeText, returnTransferText } from "#domain/delivery/delivery-words.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailItinerary, EmailRow, EmailSection, EmailStop } from "#server/mail/email-message.ts";
import { formatStop, toItineraryRows } from "#server/mail/email-text.ts";

/** Returns the section with the bill of a booking, for the renter. */
export const toPriceSection = (words: Words, booking: Booking): EmailSection => ({
  title: words.mailParts.price,
  rows: priceLines(words, booking),
  note: findGraceSentence(words, booking),
});

/** Returns the rows that identify a booking: reference and car. */
export function toVehicleRows(words: Words, booking: Booking): EmailRow[] {
  const { reference, finish } = booking;
  return [
    { label: words.mailParts.reference, value: reference },
    { label: words.mailParts.car, value: drivenCarsText(words, booking) },
    ...(finish ? [{ label: words.mailParts.colours, value: finishLine(words, finish) }] : []),
  ];
}

/** Returns the itinerary of a booking that staff have accepted: pickup and return with places and meeting details. */
export function toBookingItinerary(words: Words, { pickup, return: back, delivery }: Booking): EmailItinerary {
  return {
    stops: [
      toEmailStop(words, "pickup", pickup, placeTextIn(words, delivery.pickupPlace)),
      toEmailStop(words, "return", back, placeTextIn(words, delivery.returnPlace)),
    ],
    notes: meetingRows(words, delivery),
  };
}

/**
 * Returns the itinerary of a booking request that no staff member has read yet. It omits free text: the mail may go to a stranger, because the
 * requester may have typed somebody else's e-mail address.
 */
export function toRequestItinerary(words: Words, { pickup, return: back, delivery }: Booking): EmailItinerary {
  const { pickupPlace, returnPlace, meetingPoint, flightOrTrain } = delivery;
  const hasTypedText = [pickupPlace.address, returnPlace.address, meetingPoint, flightOrTrain].some(
    (typedText) => typedText !== null,
  );
  return {
    stops: [
      toEmailStop(words, "pickup", pickup, placeNameIn(words.language, pickupPlace.name)),
      toEmailStop(words, "return", back, placeNameIn(words.language, returnPlace.name)),
    ],
    notes: [
      ...driverRows(words, delivery),
      ...(hasTypedText ? [{ label: words.mailParts.whereWeMeet, value: words.mailParts.whereOnPage }] : []),
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
    ...toBookingItinerary(wordsOf("it"), booking),
    notes: [
      ...(transfers.length > 0 ? [{ label: "Trasferimenti", value: transfers.join("; ") }] : []),
      ...meetingPointRows(wordsOf("it"), booking.delivery),
    ],
  };
}

/** Returns the rows of a booking that is completed, declined or cancelled, without meeting details and free text. */
export const toClosedBookingRows = (words: Words, booking: Booking): EmailRow[] => [
  ...toVehicleRows(words, booking),
  ...toItineraryRows({ ...toRequestItinerary(words, booking), notes: [] }),
];

/** Returns the rows for staff of a booking that has no future pickup or return. */
export const toStaffBookingRows = (booking: Booking): EmailRow[] => [
  ...toVehicleRows(wordsOf("it"), booking),
  ...toItineraryRows(toStaffItinerary(booking)),
];

export const toEmailStop = (
  words: Words,
  kind: "pickup" | "return",
  { date, time }: Pick<PickupOrReturn, "date" | "time">,
  place: string,
): EmailStop => ({
  label: words.mailParts[kind],
  date: formatLongDate(words, date),
  time: say(words, words.mailParts.time, { time }),
  place,
});

/** Formats pickup or return: "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const formatRentalStop = (words: Words, stop: PickupOrReturn, place: string) =>
  formatStop(toEmailStop(words, "pickup", stop, place));

/** Returns the agreed terms, with the same rows as the booking's page. */
export function toTermsRows(words: Words, booking: Booking): EmailRow[] {
  return listTermsRows(words, booking.terms, booking, supplementsOf(booking.lines)).map(({ label, value }) => ({
    label,
    value,
  }));
}

/** Returns what the driver brings to the pickup. */
export const toBringRows = (words: Words, { terms }: Booking): EmailRow[] => [
  { label: words.mailParts.documents, value: words.mailParts.documentsToBring },
  {
    label: words.mailParts.deposit,
    value: say(words, words.mailParts.depositCard, { deposit: formatMoney(words, terms.deposit) }),
  },
];

/** Adds a note with the company's phone number, for renters who call on their way. */
export const withPhoneNote = (
  words: Words,
  { stops, notes }: EmailItinerary,
  { phone, hours }: SiteConfiguration,
): EmailItinerary => ({
  stops,
  notes: [...notes, { label: words.mailParts.phone, value: `${phone}${hoursClause(words, hours.phone, ", ")}` }],
});

/**
 * Returns the greeting of a mail to the renter. It contains the name only if the renter has opened the mail's link or staff have accepted the
 * booking; before that, anybody may have typed the name.
 */
export function buildGreeting(words: Words, { renter, linkOpenedAt, status }: Booking): string {
  const isVerified = linkOpenedAt !== null || !["requested", "expired", "cancelled"].includes(status);
  return isVerified ? say(words, words.mailParts.greetingTo, { name: renter.name }) : words.mailParts.greeting;
}

/** Formats "22 novembre 2026, ore 10:00" in the time zone of the pickup city. */
export function formatMoment(words: Words, instant: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(instant, timeZone);
  return say(words, words.mailParts.moment, { date: formatLongDate(words, date), time });
}

/** Formats a place: its address with the city, or its name in the language of the words. */
export const placeTextIn = (words: Words, { name, address }: { name: string; address: string | null }): string =>
  placeText({ name: placeNameIn(words.language, name), address });
