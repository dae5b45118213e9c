import type { Booking } from "#domain/booking/booking.ts";
import { fullHoldEnds } from "#domain/booking/request/request-hold.ts";
import { hoursText } from "#domain/hours.ts";
import { formatEuro } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { carRows, conditionRows, momentText, requestArrival, withPhone } from "./booking-rows.ts";

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
