import type { RentalTemplateValues } from "#domain/answer-templates/template-placeholders.ts";
import type { Booking } from "#domain/bookings/booking.ts";
import { type Language, languageOnSite } from "#domain/languages.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { formatRentalStop, placeTextIn } from "#server/mail/bookings/booking-rows.ts";

/** The values that fill an answer template in a message to the renter, in the language of the renter's mails. */
export interface MessageValues {
  language: Language;
  subject: string;
  rows: { label: string; value: string }[];
  rental: RentalTemplateValues;
}

export function toMessageValues(booking: Booking, site: SiteConfiguration): MessageValues {
  const { unitVehicle, pickup, return: back, delivery, total } = booking;
  const language = languageOnSite(site.languages, booking.language);
  const words = wordsOf(language);
  const rental = {
    vehicle: unitVehicle.title,
    pickup: formatRentalStop(words, pickup, placeTextIn(words, delivery.pickupPlace)),
    return: formatRentalStop(words, back, placeTextIn(words, delivery.returnPlace)),
    total: formatMoney(words, total),
  };
  const rows = [
    { label: words.mailParts.car, value: rental.vehicle },
    { label: words.mailParts.pickup, value: rental.pickup },
    { label: words.mailParts.return, value: rental.return },
    { label: words.enquiryMails.total, value: rental.total },
  ];
  return { language, subject: words.staffLetters.rental, rows, rental };
}
