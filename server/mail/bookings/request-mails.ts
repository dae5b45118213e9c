import type { Booking } from "#domain/bookings/booking.ts";
import { toBookingFormQuery } from "#domain/bookings/booking-form-query.ts";
import { fullHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { promisedUntil } from "#domain/enquiries/reply-promise.ts";
import { formatHours } from "#domain/format-hours.ts";
import { formatEuro } from "#domain/money.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { paths } from "#domain/paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { fillMailText } from "#server/mail/fill-mail-text.ts";
import { nextAnswerNotes } from "#server/mail/next-answer-notes.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import {
  formatMoment,
  toBookingItinerary,
  toBringRows,
  toClosedBookingRows,
  toPriceSection,
  toRequestItinerary,
  toStaffBookingRows,
  toTermsRows,
  toVehicleRows,
  withPhoneNote,
} from "./booking-rows.ts";
import { toPanelAction, toRenterRows } from "./staff-booking-mail.ts";

/**
 * The mail to the renter after a booking request: car, price, next steps and the private link. It contains no free text, because anybody may have
 * sent the request with the renter's e-mail address.
 */
export function receivedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site } = parts;
  const replyWithin = promisedUntil(booking.createdAt, site);
  return {
    ...fillMailText("received", parts, { blocco: formatHold(booking, site), ore_risposta: replyWithin }),
    itinerary: withPhoneNote(toRequestItinerary(booking), site),
    sections: [
      { title: "La prenotazione", rows: toVehicleRows(booking) },
      toPriceSection(booking),
      { title: "Le condizioni", rows: toTermsRows(booking) },
      {
        title: "Che cosa succede ora",
        rows: [
          {
            label: `Entro ${replyWithin}`,
            value: "Ti chiamiamo per confermare e concordare la consegna.",
          },
          {
            label: "Prima del ritiro",
            value: `Prepara patente, documento e la carta per il deposito di ${formatEuro(booking.terms.deposit)}.`,
          },
          { label: "Al ritiro", value: "Mezz'ora insieme, poi le chiavi sono tue." },
        ],
      },
    ],
    action: { label: "Apri la tua richiesta", url: manageUrl },
    closing: [
      ...nextAnswerNotes(booking.createdAt, site),
      "Questo collegamento è solo tuo: chi lo possiede vede la prenotazione e può annullarla.",
      "Se non sei stato tu a chiedere, ignora questa e-mail: la richiesta scade da sola.",
    ],
  };
}

/** Returns a sentence about how long the car is held now, and how long after the renter opens the link. */
function formatHold(
  { createdAt, holdExpiresAt, linkOpenedAt, pickup, vehicle }: Booking,
  site: SiteConfiguration,
): string {
  if (!holdExpiresAt) return `${vehicle.title} è tenuta per te.`;
  const holdSentence = `${vehicle.title} è tenuta per te fino a ${formatMoment(holdExpiresAt, pickup.timeZone)}.`;
  const full = fullHoldExpiresAt(createdAt, site);
  if (linkOpenedAt || holdExpiresAt >= full) return holdSentence;
  return `${holdSentence} Apri il collegamento qui sotto e la teniamo fino a ${formatMoment(full, pickup.timeZone)}.`;
}

/** The mail to the renter that staff have confirmed the booking, with price and terms. */
export function confirmedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site } = parts;
  return {
    ...fillMailText("confirmed", parts),
    itinerary: withPhoneNote(toBookingItinerary(booking), site),
    sections: [
      { title: "La prenotazione", rows: toVehicleRows(booking) },
      toPriceSection(booking),
      { title: "Le condizioni", rows: toTermsRows(booking) },
      {
        title: "Da avere con te al ritiro",
        rows: toBringRows(booking),
      },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: ["Questo collegamento è solo tuo: chi lo possiede vede la prenotazione e può annullarla."],
  };
}

/** The mail to the renter that staff have declined the booking request, with the reason and a contact. */
export function declinedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, siteUrl } = parts;
  return {
    ...fillMailText("declined", parts),
    sections: [{ title: "La richiesta", rows: toClosedBookingRows(booking) }],
    action: toFreeVehiclesAction(booking, siteUrl),
    closing: [],
  };
}

/** Links to the free cars in the same place on the same days. */
const toFreeVehiclesAction = (booking: Booking, siteUrl: string) => ({
  label: "Vedi le vetture libere nelle tue date",
  url: siteUrl + paths.explore(new URLSearchParams(toBookingFormQuery(booking)).toString()),
});

/** The mail to the renter that the booking request has expired because staff did not reply, with a link to request the car again. */
export function expiredEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl } = parts;
  const again = booking.vehicle.catalogueVehicle
    ? `Se la desideri ancora, chiamaci al ${site.phone} oppure ripeti la richiesta: le date sono già compilate.`
    : `Chiamaci al ${site.phone}: troviamo un'altra vettura per le tue date.`;
  return {
    ...fillMailText("expired", parts, { scadenza: formatExpiry(booking, site), di_nuovo: again }),
    sections: [{ title: "La richiesta", rows: toClosedBookingRows(booking) }],
    action: toRequestAgainAction(booking, siteUrl),
    closing: [],
  };
}

/** Returns a sentence about how long the car was held. Computes the time from the booking, because the settings may have changed since. */
function formatExpiry({ createdAt, holdExpiresAt, linkOpenedAt }: Booking, site: SiteConfiguration): string {
  const full = fullHoldExpiresAt(createdAt, site);
  const ended = holdExpiresAt ?? full;
  return linkOpenedAt !== null || ended >= full
    ? `Dopo ${formatHours(Math.round((ended.getTime() - createdAt.getTime()) / HOUR_MS))} la vettura è tornata libera.`
    : "La vettura è tornata libera: il collegamento nella nostra e-mail non è stato aperto, perciò era tenuta per le prime ore soltanto.";
}

/** Links to a new booking request with the same car and dates, or to the collection if the car was deleted. */
function toRequestAgainAction(booking: Booking, siteUrl: string): EmailMessage["action"] & object {
  const { vehicle } = booking;
  if (!vehicle.catalogueVehicle) return { label: "Vedi la collezione", url: siteUrl + paths.explore() };
  return {
    label: "Ripeti la richiesta",
    url: siteUrl + paths.bookingRequest(vehicle.catalogueVehicle.slug, toBookingFormQuery(booking)),
  };
}

/** The mail that confirms a cancellation to the renter who cancelled. */
export function cancelledEmail(parts: BookingMailParts): EmailMessage {
  const { booking, site, siteUrl } = parts;
  return {
    ...fillMailText("cancelled", parts),
    sections: [{ title: "La prenotazione", rows: toClosedBookingRows(booking) }],
    action: { label: "Torna alla collezione", url: siteUrl + paths.explore() },
    closing: [
      `Se non sei stato tu, chiamaci: siamo al telefono${hoursClause(ITALIAN_OPENING_HOURS, site.hours.phone)}.`,
    ],
  };
}

/** The mail to the renter that the company has cancelled the booking, with the reason and a contact. */
export function cancelledByStaffEmail(parts: BookingMailParts): EmailMessage {
  return {
    ...fillMailText("cancelled-by-staff", parts),
    sections: [{ title: "La prenotazione", rows: toClosedBookingRows(parts.booking) }],
    action: toFreeVehiclesAction(parts.booking, parts.siteUrl),
    closing: [],
  };
}

/** The mail to staff that a renter has cancelled. */
export function staffCancelledEmail({ booking, siteUrl }: BookingMailParts): EmailMessage {
  return {
    subject: `Annullata dal cliente ${booking.reference}: ${booking.vehicle.title}`,
    heading: "Il cliente ha annullato.",
    opening: ["La vettura è di nuovo libera per queste date."],
    sections: [
      { title: "La prenotazione", rows: toStaffBookingRows(booking) },
      { title: "Il cliente", rows: toRenterRows(booking) },
    ],
    action: toPanelAction(booking, siteUrl),
    closing: [],
  };
}

/** The mail to a renter who did not collect the car: the car is no longer held. It contains a contact. */
export function noShowEmail(parts: BookingMailParts): EmailMessage {
  return {
    ...fillMailText("no-show", parts),
    sections: [{ title: "La prenotazione", rows: toClosedBookingRows(parts.booking) }],
    closing: [],
  };
}
