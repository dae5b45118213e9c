import type { Booking } from "#domain/bookings/booking.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";

/** The words of a mail to the renter: in the language of the booking where this kind of mail is translated, else Italian. */
export const mailWords = (kind: string, { language }: Pick<Booking, "language">): Words =>
  wordsOf(kind in wordsOf("it").bookingMailTexts ? language : "it");
