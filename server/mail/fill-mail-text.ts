import { placeText } from "#domain/delivery/delivery-words.ts";
import {
  companyValues,
  type FilledMailText,
  type MailValues,
  renderMailText,
} from "#domain/mail-texts/fill-mail-text.ts";
import { MAIL_TEXTS, type MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import { formatEuro } from "#domain/money.ts";
import type { BookingMailParts } from "#server/mail/bookings/booking-mail-parts.ts";
import { buildGreeting, formatRentalStop } from "#server/mail/bookings/booking-rows.ts";

/**
 * Returns subject, heading and opening of a mail to the renter: the built-in text, or the one that an admin wrote. `more` has the values of the
 * placeholders that only this kind of mail has.
 */
export function fillMailText(
  kind: MailTextKind,
  parts: BookingMailParts,
  extraValues: MailValues = {},
): FilledMailText {
  return renderMailText(parts.text ?? MAIL_TEXTS[kind].defaultText, { ...toMailValues(parts), ...extraValues });
}

const toMailValues = ({ booking, site, reason }: BookingMailParts): MailValues => ({
  saluto: buildGreeting(booking),
  nome: booking.renter.name,
  vettura: booking.unitVehicle.title,
  codice: booking.reference,
  ritiro: formatRentalStop(booking.pickup, placeText(booking.delivery.pickupPlace)),
  riconsegna: formatRentalStop(booking.return, placeText(booking.delivery.returnPlace)),
  totale: formatEuro(booking.total),
  ...companyValues(site),
  motivo: reason ?? "",
});
