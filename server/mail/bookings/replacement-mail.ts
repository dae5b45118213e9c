import type { Booking } from "#domain/bookings/booking.ts";
import type { BookingUnit } from "#domain/bookings/booking-unit.ts";
import { listChangedTerms } from "#domain/bookings/changed-terms.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { buildGreeting, formatMoment, toBookingItinerary, toTermsRows, withPhoneNote } from "./booking-rows.ts";
import { priceSentence } from "./rental-mails.ts";

/** The mail to the renter after a replacement of the car (product.md#replacement-car): both cars, when they changed, and the terms. */
export function replacedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, beforeReplacement } = parts;
  const words = wordsOf(booking.language);
  const texts = words.rentalMails;
  const changedTerms = beforeReplacement
    ? listChangedTerms(words, {
        terms: booking.terms,
        formerTerms: beforeReplacement.terms,
        days: booking.days,
      })
    : [];
  const { former, present } = findChange(booking, parts.leg ?? null);
  return {
    subject: say(words, texts.replacedSubject, { reference: booking.reference }),
    heading: texts.replacedHeading,
    opening: [
      buildGreeting(words, booking),
      texts.replaced,
      ...(beforeReplacement ? [priceSentence(words, booking.total, beforeReplacement.total)] : []),
    ],
    itinerary: withPhoneNote(words, toBookingItinerary(words, booking), site),
    sections: [
      {
        title: texts.cars,
        rows: [
          { label: words.mailParts.reference, value: booking.reference },
          ...(former ? [{ label: texts.untilReplacement, value: toCarText(words, former) }] : []),
          { label: texts.fromNow, value: toCarText(words, present) },
          { label: texts.replacedAt, value: formatMoment(words, present.startedAt, booking.return.timeZone) },
        ],
      },
      ...(changedTerms.length > 0 ? [{ title: texts.changedTerms, rows: changedTerms }] : []),
      { title: words.mailParts.terms, rows: toTermsRows(words, booking) },
    ],
    action: { label: words.requestMails.openBooking, url: manageUrl },
    closing: [say(words, texts.notRight, { phone: site.phone })],
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

const toCarText = (words: Words, { title, plate }: MailedUnit): string =>
  plate ? say(words, words.bookingPage.cars.carWithPlate, { title, plate }) : title;
