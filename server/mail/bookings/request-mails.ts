import type { Booking } from "#domain/booking/booking.ts";
import { rentalAsked } from "#domain/booking/rental-asked.ts";
import { fullHoldEnds } from "#domain/booking/request/request-hold.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { hoursText } from "#domain/hours.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import {
  bookingArrival,
  carRows,
  conditionRows,
  endedRows,
  momentText,
  requestArrival,
  staffRows,
  withPhone,
} from "./booking-rows.ts";
import { panelAction, renterRows } from "./booking-staff.ts";

/** To the renter, at once: what was asked for, what it costs, what happens next, and the private link; no word of whoever asked, who may be anybody. */
export function receivedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site } = parts;
  const replyWithin = hoursText(site.replyWithinHours);
  return {
    ...mailWords("received", parts, { blocco: heldText(booking, site), ore_risposta: replyWithin }),
    arrival: withPhone(requestArrival(booking), site),
    sections: [
      { title: "La prenotazione", rows: carRows(booking) },
      { title: "Il prezzo, con assicurazione e consegna", rows: priceLines(booking) },
      { title: "Le condizioni", rows: conditionRows(booking) },
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
      "Questo collegamento è solo tuo: chi lo possiede vede la prenotazione e può annullarla.",
      "Se non sei stato tu a chiedere, ignora questa e-mail: la richiesta scade da sola.",
    ],
  };
}

/** Until when the car is held, and until when it would be once the link has been opened. */
function heldText(
  { createdAt, holdExpiresAt, linkOpenedAt, pickup, vehicle }: Booking,
  site: SiteConfiguration,
): string {
  if (!holdExpiresAt) return `${vehicle.title} è tenuta per te.`;
  const held = `${vehicle.title} è tenuta per te fino a ${momentText(holdExpiresAt, pickup.timeZone)}.`;
  const full = fullHoldEnds(createdAt, site);
  if (linkOpenedAt || holdExpiresAt >= full) return held;
  return `${held} Apri il collegamento qui sotto e la teniamo fino a ${momentText(full, pickup.timeZone)}.`;
}

/** To the renter, when staff have confirmed: the car is theirs, with price and conditions once more. */
export function confirmedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site } = parts;
  return {
    ...mailWords("confirmed", parts),
    arrival: withPhone(bookingArrival(booking), site),
    sections: [
      { title: "La prenotazione", rows: carRows(booking) },
      { title: "Il prezzo, con assicurazione e consegna", rows: priceLines(booking) },
      { title: "Le condizioni", rows: conditionRows(booking) },
      {
        title: "Da avere con te al ritiro",
        rows: [
          { label: "Documenti", value: "Patente e documento d'identità del conducente" },
          { label: "Deposito", value: `Una carta per ${formatEuro(booking.terms.deposit)}` },
        ],
      },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: ["Questo collegamento è solo tuo: chi lo possiede vede la prenotazione e può annullarla."],
  };
}

/** To the renter whose request the company cannot take: the reason, and somebody to call. */
export function declinedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, siteUrl } = parts;
  return {
    ...mailWords("declined", parts),
    sections: [{ title: "La richiesta", rows: endedRows(booking) }],
    action: freeCarsAction(booking, siteUrl),
    closing: [],
  };
}

/** Where this very car cannot be had: those that can, in the same place and on the same days. */
const freeCarsAction = (booking: Booking, siteUrl: string) => ({
  label: "Vedi le vetture libere nelle tue date",
  url: siteUrl + paths.explore(new URLSearchParams(rentalAsked(booking)).toString()),
});

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

/** To the renter who has cancelled. */
export function cancelledEmail(parts: BookingMailParts): EmailMessage {
  const { booking, siteUrl } = parts;
  return {
    ...mailWords("cancelled", parts),
    sections: [{ title: "La prenotazione", rows: endedRows(booking) }],
    action: { label: "Torna alla collezione", url: siteUrl + paths.explore() },
    closing: ["Se non sei stato tu, chiamaci: siamo al telefono a ogni ora."],
  };
}

/** To the renter, when the company has to cancel: said plainly, with its reason and somebody to call. */
export function cancelledByStaffEmail(parts: BookingMailParts): EmailMessage {
  return {
    ...mailWords("cancelled-by-staff", parts),
    sections: [{ title: "La prenotazione", rows: endedRows(parts.booking) }],
    action: freeCarsAction(parts.booking, parts.siteUrl),
    closing: [],
  };
}

/** To the staff, when a renter has cancelled. */
export function staffCancelledEmail({ booking, siteUrl }: BookingMailParts): EmailMessage {
  return {
    subject: `Annullata dal cliente ${booking.reference}: ${booking.vehicle.title}`,
    heading: "Il cliente ha annullato.",
    opening: ["La vettura è di nuovo libera per queste date."],
    sections: [
      { title: "La prenotazione", rows: staffRows(booking) },
      { title: "Il cliente", rows: renterRows(booking) },
    ],
    action: panelAction(booking, siteUrl),
    closing: [],
  };
}

/** To the renter who did not come for the car: it is no longer held, and somebody to call. */
export function noShowEmail(parts: BookingMailParts): EmailMessage {
  return {
    ...mailWords("no-show", parts),
    sections: [{ title: "La prenotazione", rows: endedRows(parts.booking) }],
    closing: [],
  };
}
