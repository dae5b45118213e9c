import type { Booking } from "#domain/booking/booking.ts";
import { rentalAsked } from "#domain/booking/rental-asked.ts";
import { fullHoldEnds } from "#domain/booking/request/request-hold.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { hoursText } from "#domain/hours.ts";
import { paths } from "#domain/paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { endedRows } from "./booking-rows.ts";

/** To the renter whose request nobody answered in time: said plainly, with a way to ask again. */
export function expiredEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl } = parts;
  const again = booking.vehicle.listed
    ? `Se la desideri ancora, chiamaci al ${site.phone} oppure ripeti la richiesta: le date sono già compilate.`
    : `Chiamaci al ${site.phone}: troviamo un'altra vettura per le tue date.`;
  return {
    ...mailWords("expired", parts, { scadenza: lapseText(booking, site), di_nuovo: again }),
    sections: [{ title: "La richiesta", rows: endedRows(booking) }],
    action: againAction(booking, siteUrl),
    closing: [],
  };
}

/** By the hold as it was: the hours of the settings may be others by now. */
function lapseText({ createdAt, holdExpiresAt, linkOpenedAt }: Booking, site: SiteConfiguration): string {
  const full = fullHoldEnds(createdAt, site);
  const ended = holdExpiresAt ?? full;
  return linkOpenedAt !== null || ended >= full
    ? `Dopo ${hoursText(Math.round((ended.getTime() - createdAt.getTime()) / HOUR_MS))} la vettura è tornata libera.`
    : "La vettura è tornata libera: il collegamento nella nostra e-mail non è stato aperto, perciò era tenuta per le prime ore soltanto.";
}

/** The way to ask again: the same car and dates, or the collection once the car has left it. */
function againAction(booking: Booking, siteUrl: string): EmailMessage["action"] & object {
  const { vehicle } = booking;
  if (!vehicle.listed) return { label: "Vedi la collezione", url: siteUrl + paths.explore() };
  return {
    label: "Ripeti la richiesta",
    url: siteUrl + paths.bookingRequest(vehicle.listed.slug, rentalAsked(booking)),
  };
}
