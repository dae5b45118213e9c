import type { Booking } from "#domain/booking/booking.ts";
import { fullHoldEnds } from "#domain/booking/request/request-hold.ts";
import { formatEuro } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { conditionRows, momentText, requestRows } from "#server/mail/booking-rows.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter, at once: what was asked for, what it costs, what happens next, and the private link; no word of whoever asked, who may be anybody. */
export function receivedEmail({ booking, manageUrl, site }: BookingMailParts): EmailMessage {
  const car = booking.vehicle.title;
  return {
    subject: `La tua richiesta ${booking.reference}: ${car}`,
    heading: "La tua richiesta è nelle nostre mani.",
    opening: [
      "Buongiorno,",
      `${car} ${heldText(booking, site)} Ti rispondiamo entro ${site.replyWithinHours} ore; adesso non devi pagare nulla.`,
    ],
    sections: [
      { title: "La prenotazione", rows: requestRows(booking) },
      { title: "Il prezzo, con assicurazione e consegna", rows: priceLines(booking) },
      { title: "Le condizioni", rows: conditionRows(booking) },
      {
        title: "Che cosa succede ora",
        rows: [
          {
            label: `Entro ${site.replyWithinHours} ore`,
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
function heldText({ createdAt, holdExpiresAt, linkOpenedAt, pickup }: Booking, site: SiteConfiguration): string {
  if (!holdExpiresAt) return "è tenuta per te.";
  const held = `è tenuta per te fino a ${momentText(holdExpiresAt, pickup.timeZone)}.`;
  const full = fullHoldEnds(createdAt, site);
  if (linkOpenedAt || holdExpiresAt >= full) return held;
  return `${held} Apri il link qui sotto e la teniamo fino a ${momentText(full, pickup.timeZone)}.`;
}
