import type { Booking, PickupOrReturn } from "#domain/bookings/booking.ts";
import { expectedReturn } from "#domain/bookings/reminders/reminder.ts";
import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { bringWords } from "#domain/bookings/reminders/reminder-words.ts";
import { directionsUrl, toDayTaskPlace } from "#domain/day-sheet/day-task.ts";
import { driverSentences, meetingPointRows } from "#domain/delivery/delivery-rows.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import type { RentalPlace } from "#domain/delivery/rental-place.ts";
import type { MailValues } from "#domain/mail-texts/fill-mail-text.ts";
import { formatEuro } from "#domain/money.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailItinerary, EmailMessage, EmailRow } from "#server/mail/email-message.ts";
import { fillMailText } from "#server/mail/fill-mail-text.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { toBookingItinerary, toBringRows, toEmailStop, toVehicleRows, withPhoneNote } from "./booking-rows.ts";

/** The mail that reminds the renter of the pickup: when, where, who drives, how to get there, and what to bring. */
export const pickupReminderEmail =
  (kind: Exclude<ReminderKind, "reminder-return">) =>
  (parts: BookingMailParts): EmailMessage => {
    const { booking, manageUrl, site } = parts;
    const { pickup, delivery, terms } = booking;
    const deposit = formatEuro(terms.deposit);
    const mapUrl = findMapUrl(pickup, delivery.pickupPlace);
    const { stops, notes } = toBookingItinerary(wordsOf("it"), booking);
    return {
      ...fillMailText(kind, parts, {
        documenti: bringWords({ deposit: terms.deposit > 0 ? deposit : null }),
        deposito: deposit,
        ...meetingValues("pickup", booking, mapUrl),
      }),
      itinerary: withPhoneNote(wordsOf("it"), { stops, notes: [...notes, ...toMapRows(mapUrl)] }, site),
      sections: [
        { title: "Da avere con te al ritiro", rows: toBringRows(wordsOf("it"), booking) },
        { title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) },
      ],
      action: { label: "Vedi la prenotazione", url: manageUrl },
      closing: [],
    };
  };

/** The mail that reminds the renter of the return: when, where, who drives, how full the tank has to be, and how to prolong the rental. */
export function returnReminderEmail(parts: BookingMailParts): EmailMessage {
  const booking = { ...parts.booking, return: expectedReturn(parts.booking) };
  const { manageUrl, site } = parts;
  const mapUrl = findMapUrl(booking.return, booking.delivery.returnPlace);
  return {
    ...fillMailText(
      "reminder-return",
      { ...parts, booking },
      {
        carburante: site.rentalRules.fuelLevel,
        ...meetingValues("return", booking, mapUrl),
      },
    ),
    itinerary: withPhoneNote(wordsOf("it"), toReturnItinerary(booking, mapUrl), site),
    sections: [{ title: "La prenotazione", rows: toVehicleRows(wordsOf("it"), booking) }],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [],
  };
}

function toReturnItinerary(booking: Booking, mapUrl: string | null): EmailItinerary {
  const { delivery } = booking;
  const drivers = driverSentences(wordsOf("it"), "return", delivery).join(" ");
  return {
    stops: [toEmailStop(wordsOf("it"), "return", booking.return, placeText(delivery.returnPlace))],
    notes: [
      ...(drivers ? [{ label: "Chi la riprende", value: drivers }] : []),
      ...(isReturnAtPickupPlace(booking) ? meetingPointRows(wordsOf("it"), delivery) : []),
      ...toMapRows(mapUrl),
    ],
  };
}

/** Returns the values of the placeholders about the meeting. */
const meetingValues = (kind: "pickup" | "return", booking: Booking, mapUrl: string | null): MailValues => ({
  chi_porta: driverSentences(wordsOf("it"), kind, booking.delivery).join(" "),
  mappa: mapUrl ?? "",
  volo: kind === "pickup" || isReturnAtPickupPlace(booking) ? (booking.delivery.flightOrTrain ?? "") : "",
});

/** Whether the meeting point that the renter named for the pickup is the one of the return too. */
const isReturnAtPickupPlace = ({ delivery: { pickupPlace, returnPlace } }: Booking): boolean =>
  placeText(pickupPlace) === placeText(returnPlace);

/** Returns the address of a map; null if only the city is known, because a way into the middle of a city leads nobody to the car. */
const findMapUrl = (stop: PickupOrReturn, place: RentalPlace): string | null =>
  place.slug === null && place.address === null ? null : directionsUrl(toDayTaskPlace(stop, place));

const toMapRows = (url: string | null): EmailRow[] =>
  url === null ? [] : [{ label: "Indicazioni", value: "Apri la mappa", url }];
