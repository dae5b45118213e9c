import { paths } from "#domain/paths.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { mailWords } from "#server/mail/mail-words.ts";
import { freeCarsAction } from "./booking-declined.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { endedRows, staffRows } from "./booking-rows.ts";
import { panelAction, renterRows } from "./booking-staff.ts";

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
