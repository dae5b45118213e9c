import type { Booking } from "#domain/booking/booking.ts";
import { formatEuro } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { bookingArrival, carRows, conditionRows, withPhone } from "./booking-rows.ts";

/** To the renter, when staff have changed car, dates or address: everything as it stands now, and what became of the price. */
export function changedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, previousTotal, previousColours } = parts;
  const changes = {
    variazione_totale: priceSentence(booking.total, previousTotal ?? null),
    variazione_colori: colourSentence(booking, previousColours ?? null),
  };
  return {
    ...mailWords("changed", parts, changes),
    arrival: withPhone(bookingArrival(booking), site),
    sections: [
      { title: "La prenotazione", rows: carRows(booking) },
      { title: "Il prezzo, con assicurazione e consegna", rows: priceLines(booking) },
      { title: "Le condizioni", rows: conditionRows(booking) },
    ],
    action: { label: "Vedi la prenotazione", url: manageUrl },
    closing: [`Se qualcosa non corrisponde, chiamaci: ${site.phone}, a ogni ora.`],
  };
}

/** Who chose a colour is told before anything else that it is another. */
function colourSentence({ finish }: Booking, previous: string | null): string {
  if (previous === null) return "";
  const now = finish ? `ora è ${finishLine(finish)}` : "i colori della nuova te li diciamo al telefono";
  return `I colori della vettura cambiano: era ${previous}, ${now}. Se preferisci altro, chiamaci.`;
}

function priceSentence(total: number, previous: number | null): string {
  if (previous === null) return "";
  if (previous === total) return `Il totale resta ${formatEuro(total)}.`;
  return `Il totale passa da ${formatEuro(previous)} a ${formatEuro(total)}.`;
}
