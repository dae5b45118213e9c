import type { Booking } from "#domain/booking/booking.ts";
import { requestAlertSentence } from "#domain/booking/request/request-alert-words.ts";
import type { RequestAlertReason, RequestIdentity } from "#domain/booking/request/request-limits.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { bookingPlate } from "#server/mail/bookings/booking-plate.ts";
import { renterRows } from "#server/mail/bookings/booking-staff.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

export interface RequestAlertParts {
  reason: RequestAlertReason;
  identity: RequestIdentity;
  /** The newest request of theirs. */
  booking: Booking | null;
  site: SiteConfiguration;
  siteUrl: string;
  /** Where the staff read their mail. */
  staffAddress: string;
}

/** To the staff, once a day for each: somebody asks for more cars than a renter does. */
export function requestAlertEmail(parts: RequestAlertParts): OutgoingEmail {
  const { reason, identity, booking, site, siteUrl, staffAddress } = parts;
  const email: EmailMessage = {
    subject: booking ? `Troppe richieste: ${booking.reference}` : "Troppe richieste",
    heading: "Qualcuno chiede molte auto.",
    opening: [
      requestAlertSentence(reason, identity),
      "Guarda se è un cliente che ha bisogno d'aiuto, oppure annulla le richieste: le auto tornano libere.",
    ],
    plate: booking && bookingPlate(booking, siteUrl),
    sections: booking ? [{ title: "L'ultima richiesta", rows: renterRows(booking) }] : [],
    action: booking
      ? { label: "Apri la richiesta nel pannello", url: siteUrl + panelPaths.adminBooking(booking.id) }
      : { label: "Apri il pannello", url: siteUrl + panelPaths.admin },
    closing: [],
  };
  return { to: staffAddress, subject: email.subject, text: emailText(email, site), html: emailHtml(email, site) };
}
