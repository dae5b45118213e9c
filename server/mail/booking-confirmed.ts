import { formatEuro } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { bookingRows, conditionRows } from "#server/mail/booking-rows.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter, when staff have confirmed: the car is theirs, with price and conditions once more. */
export function confirmedEmail({ booking, manageUrl, site }: BookingMailParts): EmailMessage {
  const { reference, renter, vehicle, terms } = booking;
  return {
    subject: `Prenotazione ${reference} confermata: ${vehicle.title}`,
    heading: "La tua prenotazione è confermata.",
    opening: [
      `Gentile ${renter.name},`,
      `${vehicle.title} ti aspetta. Ti chiamiamo per concordare la consegna; per qualunque cosa siamo al telefono a ogni ora: ${site.phone}.`,
    ],
    sections: [
      { title: "La prenotazione", rows: bookingRows(booking) },
      { title: "Il prezzo, con assicurazione e consegna", rows: priceLines(booking) },
      { title: "Le condizioni", rows: conditionRows(booking) },
      {
        title: "Da avere con te al ritiro",
        rows: [
          { label: "Documenti", value: "Patente e documento d'identità del conducente" },
          { label: "Deposito", value: `Una carta per ${formatEuro(terms.deposit)}` },
        ],
      },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: ["Questo collegamento è solo tuo: chi lo possiede vede la prenotazione e può annullarla."],
  };
}
