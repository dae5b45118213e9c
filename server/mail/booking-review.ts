import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import type { EmailMessage } from "./email-message.ts";

/** To the renter, once, a day after the return: how was it, on a page of their own. */
export function reviewEmail({ booking, reviewUrl }: BookingMailParts): EmailMessage {
  const { reference, renter, vehicle } = booking;
  return {
    subject: `Com'è andata con ${vehicle.title}? ${reference}`,
    heading: "Com'è andata?",
    opening: [
      `Gentile ${renter.name},`,
      `hai viaggiato con ${vehicle.title}. Due righe tue aiutano chi sceglie dopo di te, e aiutano noi. Ci vuole un minuto.`,
    ],
    sections: [],
    action: { label: "Scrivi la recensione", url: reviewUrl },
    closing: ["Il collegamento è solo tuo. Per questo noleggio non te lo chiederemo altre volte."],
  };
}
