import { builtInMailText } from "#domain/mail-texts/built-in-mail-text.ts";
import {
  companyValues,
  type FilledMailText,
  type MailValues,
  renderMailText,
} from "#domain/mail-texts/fill-mail-text.ts";
import type { MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { BookingMailParts } from "#server/mail/bookings/booking-mail-parts.ts";
import { buildGreeting, formatRentalStop, placeTextIn } from "#server/mail/bookings/booking-rows.ts";

/**
 * Returns subject, heading and opening of a mail to the renter: the built-in text, or the one that an admin wrote. `more` has the values of the
 * placeholders that only this kind of mail has.
 */
export function fillMailText(
  kind: MailTextKind,
  parts: BookingMailParts,
  extraValues: MailValues = {},
): FilledMailText {
  const words = wordsOf(parts.booking.language);
  return renderMailText(parts.text ?? builtInMailText(words, kind), { ...toMailValues(words, parts), ...extraValues });
}

const toMailValues = (words: Words, { booking, site, reason }: BookingMailParts): MailValues => ({
  saluto: buildGreeting(words, booking),
  nome: booking.renter.name,
  vettura: booking.unitVehicle.title,
  codice: booking.reference,
  ritiro: formatRentalStop(words, booking.pickup, placeTextIn(words, booking.delivery.pickupPlace)),
  riconsegna: formatRentalStop(words, booking.return, placeTextIn(words, booking.delivery.returnPlace)),
  totale: formatMoney(words, booking.total),
  ...companyValues(words, site),
  motivo: reason ?? "",
});
