import { expectedReturn } from "#domain/bookings/reminders/reminder.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import {
  buildGreeting,
  toBookingItinerary,
  toPriceSection,
  toTermsRows,
  toVehicleRows,
  withPhoneNote,
} from "./booking-rows.ts";
import { colourSentence, priceSentence } from "./rental-mails.ts";

/** The mail to the renter whose booking an admin has reopened (product.md#reopening): the booking as it is now, which replaces the mail about its end. */
export function reopenedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, previousTotal = null, previousColours = null } = parts;
  const words = wordsOf(booking.language);
  const texts = words.rentalMails;
  const { reference } = booking;
  const isInProgress = booking.status === "active";
  return {
    subject: isInProgress
      ? say(words, texts.continuesSubject, { reference })
      : say(words, texts.reopenedSubject, { reference }),
    heading: isInProgress ? texts.continuesHeading : texts.reopenedHeading,
    opening: [
      buildGreeting(words, booking),
      isInProgress ? rentalSentence(words, parts) : reservationSentence(words, parts),
      ...[priceSentence(words, booking.total, previousTotal), colourSentence(words, booking, previousColours)].filter(
        Boolean,
      ),
    ],
    itinerary: withPhoneNote(words, toBookingItinerary(words, booking), site),
    sections: [
      { title: words.mailParts.booking, rows: toVehicleRows(words, booking) },
      toPriceSection(words, booking),
      { title: words.mailParts.terms, rows: toTermsRows(words, booking) },
    ],
    action: { label: words.requestMails.openBooking, url: manageUrl },
    closing: [say(words, texts.notRight, { phone: site.phone })],
  };
}

function rentalSentence(words: Words, { booking }: BookingMailParts): string {
  const { date, time } = expectedReturn(booking);
  const vehicle = booking.unitVehicle.title;
  return say(words, words.rentalMails.continues, { vehicle, date: formatLongDate(words, date), time });
}

const reservationSentence = (words: Words, { booking }: BookingMailParts): string =>
  say(words, words.rentalMails.reopened, { vehicle: booking.vehicle.title });
