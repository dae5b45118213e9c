import type { Booking } from "#domain/bookings/booking.ts";
import type { BookingUnit } from "#domain/bookings/booking-unit.ts";
import { listChangedTerms } from "#domain/bookings/changed-terms.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { buildGreeting, toBookingItinerary, toTermsRows, withPhoneNote } from "./booking-rows.ts";
import { priceSentence } from "./rental-mails.ts";

/** The mail to the renter after a replacement of the car (product.md#replacement-car): both cars, when they changed, and the terms. */
export function replacedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, beforeReplacement } = parts;
  const changedTerms = beforeReplacement
    ? listChangedTerms(wordsOf("it"), {
        terms: booking.terms,
        formerTerms: beforeReplacement.terms,
        days: booking.days,
      })
    : [];
  const { former, present } = findChange(booking, parts.leg ?? null);
  return {
    subject: `La tua nuova auto, prenotazione ${booking.reference}`,
    heading: "La tua auto è cambiata.",
    opening: [
      buildGreeting(wordsOf("it"), booking),
      "da adesso viaggi con un'altra vettura. Date e luogo della riconsegna restano quelli che conosci.",
      ...(beforeReplacement ? [priceSentence(booking.total, beforeReplacement.total)] : []),
    ],
    itinerary: withPhoneNote(wordsOf("it"), toBookingItinerary(wordsOf("it"), booking), site),
    sections: [
      {
        title: "Le vetture",
        rows: [
          { label: "Codice", value: booking.reference },
          ...(former ? [{ label: "Fino alla sostituzione", value: toCarText(former) }] : []),
          { label: "Da adesso", value: toCarText(present) },
          { label: "Sostituita", value: toMomentText(present.startedAt, booking) },
        ],
      },
      ...(changedTerms.length > 0 ? [{ title: "Che cosa cambia", rows: changedTerms }] : []),
      { title: "Le condizioni", rows: toTermsRows(wordsOf("it"), booking) },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [`Se qualcosa non corrisponde, chiamaci: ${site.phone}.`],
  };
}

type MailedUnit = Pick<BookingUnit, "title" | "plate" | "startedAt">;

/** Returns the units before and after a replacement; the last one without a position. A booking without legs has only its current unit. */
function findChange(booking: Booking, position: number | null): { former: MailedUnit | null; present: MailedUnit } {
  const { units, unitVehicle, plate, pickup } = booking;
  const index = position === null ? units.length - 1 : units.findIndex((unit) => unit.position === position);
  const present = units[index] ?? { title: unitVehicle.title, plate, startedAt: pickup.at };
  return { former: units[index - 1] ?? null, present };
}

const toCarText = ({ title, plate }: MailedUnit): string => (plate ? `${title}, targa ${plate}` : title);

function toMomentText(at: Date, { return: back }: Booking): string {
  const { date, time } = toCivilMoment(at, back.timeZone);
  return `${formatItalianLong(date)}, ore ${time}`;
}
