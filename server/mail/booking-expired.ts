import type { Booking } from "#domain/booking/booking.ts";
import { fullHoldEnds } from "#domain/booking/request/request-hold.ts";
import { paths } from "#domain/paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { greeting, requestRows } from "#server/mail/booking-rows.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter whose request nobody answered in time: said plainly, with a way to ask again. */
export function expiredEmail({ booking, site, siteUrl }: BookingMailParts): EmailMessage {
  return {
    subject: `La richiesta ${booking.reference} è scaduta`,
    heading: "La tua richiesta è scaduta.",
    opening: [
      greeting(booking),
      `non abbiamo confermato in tempo ${booking.vehicle.title}, ${lapseText(booking, site)} Ce ne scusiamo. Non devi nulla.`,
      booking.vehicle.listed
        ? `Se la desideri ancora, chiamaci al ${site.phone} oppure ripeti la richiesta: le date sono già compilate.`
        : `Chiamaci al ${site.phone}: troviamo un'altra vettura per le tue date.`,
    ],
    sections: [{ title: "La richiesta", rows: requestRows(booking) }],
    action: againAction(booking, siteUrl),
    closing: [],
  };
}

function lapseText({ createdAt, holdExpiresAt }: Booking, site: SiteConfiguration): string {
  const inFull = holdExpiresAt === null || holdExpiresAt >= fullHoldEnds(createdAt, site);
  return inFull
    ? `e dopo ${site.holdHours} ore la vettura è tornata libera.`
    : "e la vettura è tornata libera: il link della nostra mail non è stato aperto, perciò era tenuta per le prime ore soltanto.";
}

/** The way to ask again: the same car and dates, or the collection once the car has left it. */
export function againAction(
  { vehicle, pickup, return: back }: Booking,
  siteUrl: string,
): EmailMessage["action"] & object {
  if (!vehicle.listed) return { label: "Vedi la collezione", url: siteUrl + paths.explore() };
  const again = paths.bookingRequest(vehicle.listed.slug, {
    pickupCity: pickup.city,
    returnCity: back.city,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
  });
  return { label: "Ripeti la richiesta", url: siteUrl + again };
}
