import { formatEuro } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { bookingArrival, carRows, conditionRows, withPhone } from "./booking-rows.ts";

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
