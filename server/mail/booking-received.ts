import { formatEuro } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { conditionRows, momentText, requestRows } from "#server/mail/booking-rows.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter, at once: what was asked for, what it costs, what happens next, and the private link. */
export function receivedEmail({ booking, manageUrl, site }: BookingMailParts): EmailMessage {
  const car = booking.vehicle.title;
  const until = booking.holdExpiresAt ? ` fino a ${momentText(booking.holdExpiresAt, booking.pickup.timeZone)}` : "";
  return {
    subject: `La tua richiesta ${booking.reference}: ${car}`,
    heading: "La tua richiesta è nelle nostre mani.",
    opening: [
      `Gentile ${booking.renter.name},`,
      `${car} è tenuta per te${until}. Ti rispondiamo entro ${site.replyWithinHours} ore; adesso non devi pagare nulla.`,
    ],
    sections: [
      { title: "La prenotazione", rows: requestRows(booking) },
      { title: "Il prezzo, tutto compreso", rows: priceLines(booking) },
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
    action: { label: "Vedi o annulla la prenotazione", url: manageUrl },
    closing: ["Questo collegamento è solo tuo: chi lo possiede vede la prenotazione e può annullarla."],
  };
}
