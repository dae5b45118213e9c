import type { Booking } from "#domain/bookings/booking.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { fillMailText } from "#server/mail/fill-mail-text.ts";
import { renderEmail } from "#server/mail/render-email.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { toBookingPicture } from "./booking-picture.ts";
import { toBookingItinerary, toStaffItinerary, toVehicleRows, withPhoneNote } from "./booking-rows.ts";
import { toPanelAction, toRenterRows } from "./staff-booking-mail.ts";

interface DateRequestMailParts {
  booking: Booking;
  /** The requested dates, as a sentence. */
  requestedDates: string;
  site: SiteConfiguration;
  siteUrl: string;
  /** The staff's e-mail address. */
  staffAddress: string;
}

/** The mail to staff that a renter asks for other dates. It is sent immediately, and a reply goes to the renter. */
export function dateRequestEmail({
  booking,
  requestedDates,
  site,
  siteUrl,
  staffAddress,
}: DateRequestMailParts): OutgoingEmail {
  const { renter, unitVehicle, reference } = booking;
  const email: EmailMessage = {
    subject: `Altre date chieste ${reference}: ${unitVehicle.title}`,
    heading: "Il cliente chiede altre date.",
    opening: [requestedDates, "La prenotazione resta com'è, finché non rispondi dal pannello."],
    picture: toBookingPicture(wordsOf("it"), { booking, siteUrl }),
    itinerary: toStaffItinerary(booking),
    sections: [
      { title: "La prenotazione, com'è", rows: toVehicleRows(wordsOf("it"), booking) },
      { title: "Il cliente", rows: toRenterRows(booking) },
    ],
    action: toPanelAction(booking, siteUrl),
    closing: [],
  };
  return {
    to: staffAddress,
    ...renderEmail(email, site, siteUrl),
    ...(renter.email && { replyTo: renter.email }),
  };
}

/** The mail to the renter that the requested dates are not possible, with the sentence of staff. */
export function datesRefusedEmail(parts: BookingMailParts): EmailMessage {
  const { booking, manageUrl, site, refusedDates } = parts;
  const words = wordsOf(booking.language);
  return {
    ...fillMailText("dates-refused", parts, { date_chieste: refusedDates ?? "" }),
    itinerary: withPhoneNote(words, toBookingItinerary(words, booking), site),
    sections: [{ title: words.mailParts.booking, rows: toVehicleRows(words, booking) }],
    action: { label: words.requestMails.openBooking, url: manageUrl },
    closing: [],
  };
}
