import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import { expectedReturn } from "#domain/bookings/reminders/reminder.ts";
import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { directionsUrl, toDayTaskPlace } from "#domain/day-sheet/day-task.ts";
import { driverSentences, meetingPointRows } from "#domain/delivery/delivery-rows.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import type { RentalPlace } from "#domain/delivery/rental-place.ts";
import type { MailValues } from "#domain/mail-texts/fill-mail-text.ts";
import { rentalRulesIn } from "#domain/prices/rental-rules-in.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailItinerary, EmailMessage, EmailRow } from "#server/mail/email-message.ts";
import { fillMailText } from "#server/mail/fill-mail-text.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import {
  placeTextIn,
  toBookingItinerary,
  toBringRows,
  toEmailStop,
  toVehicleRows,
  withPhoneNote,
} from "./booking-rows.ts";

/** The mail that reminds the renter of the pickup: when, where, who drives, how to get there, and what to bring. */
export const pickupReminderEmail =
  (kind: Exclude<ReminderKind, "reminder-return">) =>
  (parts: BookingMailParts): EmailMessage => {
    const { booking, manageUrl, site } = parts;
    const words = wordsOf(booking.language);
    const { pickup, delivery, terms } = booking;
    const deposit = formatMoney(words, terms.deposit);
    const { bring, bringWithCard } = words.rentalMails;
    const mapUrl = findMapUrl(pickup, delivery.pickupPlace);
    const { stops, notes } = toBookingItinerary(words, booking);
    return {
      ...fillMailText(kind, parts, {
        documenti: terms.deposit > 0 ? say(words, bringWithCard, { deposit }) : bring,
        deposito: deposit,
        ...meetingValues(words, "pickup", booking, mapUrl),
      }),
      itinerary: withPhoneNote(words, { stops, notes: [...notes, ...toMapRows(words, mapUrl)] }, site),
      sections: [
        { title: words.mailParts.toBring, rows: toBringRows(words, booking) },
        { title: words.mailParts.booking, rows: toVehicleRows(words, booking) },
      ],
      action: { label: words.requestMails.openBooking, url: manageUrl },
      closing: [],
    };
  };

/** The mail that reminds the renter of the return: when, where, who drives, how full the tank has to be, and how to prolong the rental. */
export function returnReminderEmail(parts: BookingMailParts): EmailMessage {
  const booking = { ...parts.booking, return: expectedReturn(parts.booking) };
  const words = wordsOf(booking.language);
  const { manageUrl, site } = parts;
  const mapUrl = findMapUrl(booking.return, booking.delivery.returnPlace);
  return {
    ...fillMailText(
      "reminder-return",
      { ...parts, booking },
      {
        carburante: rentalRulesIn(words, site.rentalRules).fuelLevel,
        ...meetingValues(words, "return", booking, mapUrl),
      },
    ),
    itinerary: withPhoneNote(words, toReturnItinerary(words, booking, mapUrl), site),
    sections: [{ title: words.mailParts.booking, rows: toVehicleRows(words, booking) }],
    action: { label: words.requestMails.openBooking, url: manageUrl },
    closing: [],
  };
}

function toReturnItinerary(words: Words, booking: Booking, mapUrl: string | null): EmailItinerary {
  const { delivery } = booking;
  const drivers = driverSentences(words, "return", delivery).join(" ");
  return {
    stops: [toEmailStop(words, "return", booking.return, placeTextIn(words, delivery.returnPlace))],
    notes: [
      ...(drivers ? [{ label: words.rentalMails.whoCollects, value: drivers }] : []),
      ...(isReturnAtPickupPlace(booking) ? meetingPointRows(words, delivery) : []),
      ...toMapRows(words, mapUrl),
    ],
  };
}

/** Returns the values of the placeholders about the meeting. */
const meetingValues = (
  words: Words,
  kind: "pickup" | "return",
  booking: Booking,
  mapUrl: string | null,
): MailValues => ({
  chi_porta: driverSentences(words, kind, booking.delivery).join(" "),
  mappa: mapUrl ?? "",
  volo: kind === "pickup" || isReturnAtPickupPlace(booking) ? (booking.delivery.flightOrTrain ?? "") : "",
});

/** Whether the meeting point that the renter named for the pickup is the one of the return too. */
const isReturnAtPickupPlace = ({ delivery: { pickupPlace, returnPlace } }: Booking): boolean =>
  placeText(pickupPlace) === placeText(returnPlace);

/** Returns the address of a map; null if only the city is known, because a way into the middle of a city leads nobody to the car. */
const findMapUrl = (stop: PickupOrReturn, place: RentalPlace): string | null =>
  place.slug === null && place.address === null ? null : directionsUrl(toDayTaskPlace(stop, place));

const toMapRows = ({ rentalMails }: Words, url: string | null): EmailRow[] =>
  url === null ? [] : [{ label: rentalMails.directions, value: rentalMails.openMap, url }];
