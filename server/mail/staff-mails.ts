import type { Booking } from "#domain/bookings/booking.ts";
import {
  type RequestAlertReason,
  type RequestIdentity,
  requestAlertSentence,
} from "#domain/bookings/request/request-limits.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { starsText } from "#domain/reviews/review.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { type ExpiryKind, expiryWord } from "#domain/units/expiry.ts";
import { unitLabel } from "#domain/units/unit.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { toBookingPicture } from "#server/mail/bookings/booking-picture.ts";
import { toRenterRows } from "#server/mail/bookings/staff-booking-mail.ts";
import type { StoredReview } from "#server/repositories/reviews/reviews.ts";
import type { EmailMessage } from "./email-message.ts";
import { renderEmail } from "./render-email.ts";

interface RequestAlertParts {
  reason: RequestAlertReason;
  identity: RequestIdentity;
  /** The newest booking request with this identity; null if it was deleted. */
  booking: Booking | null;
  site: SiteConfiguration;
  siteUrl: string;
  /** The staff's e-mail address. */
  staffAddress: string;
}

/** The mail to staff, once a day per identity, that somebody requests unusually many cars. */
export function requestAlertEmail(parts: RequestAlertParts): OutgoingEmail {
  const { reason, identity, booking, site, siteUrl, staffAddress } = parts;
  const email: EmailMessage = {
    subject: booking ? `Troppe richieste: ${booking.reference}` : "Troppe richieste",
    heading: "Qualcuno chiede molte auto.",
    opening: [
      requestAlertSentence(reason, identity),
      "Guarda se è un cliente che ha bisogno d'aiuto, oppure annulla le richieste: le auto tornano libere.",
    ],
    picture: booking && toBookingPicture(wordsOf("it"), { booking, siteUrl }),
    sections: booking ? [{ title: "L'ultima richiesta", rows: toRenterRows(booking) }] : [],
    action: booking
      ? { label: "Apri la richiesta nel pannello", url: siteUrl + panelPaths.adminBooking(booking.id) }
      : { label: "Apri il pannello", url: siteUrl + panelPaths.admin },
    closing: [],
  };
  return {
    to: staffAddress,
    ...renderEmail(email, site, siteUrl),
  };
}

interface ExpiringUnit {
  expiry: { kind: ExpiryKind; dueOn: CivilDate | null; note: string | null };
  vehicleName: string;
  number: number;
  plate: string | null;
}

interface ExpiryMailParts {
  site: SiteConfiguration;
  siteUrl: string;
  staffAddress: string;
  today: CivilDate;
}

/** The mail to staff that something of a unit (such as its insurance) is about to expire, and what happens then. */
export function expiryEmail(
  unit: ExpiringUnit,
  { site, siteUrl, staffAddress, today }: ExpiryMailParts,
): OutgoingEmail {
  const { expiry, vehicleName, plate } = unit;
  const what = expiryWord(expiry.kind);
  const day = expiry.dueOn === null || expiry.dueOn === today ? "oggi" : formatItalianLong(expiry.dueOn);
  const email: EmailMessage = {
    subject: `Scadenza ${plate ?? vehicleName}: ${what}, ${day}`,
    heading: "Una scadenza si avvicina.",
    opening: [
      `Per ${vehicleName}, ${unitLabel(unit)}, la scadenza è ${day}: ${what}.`,
      "Dal giorno dopo l'unità non si può più prenotare né consegnare, finché la scadenza non è rinnovata.",
      ...(expiry.note === null ? [] : [expiry.note]),
    ],
    sections: [],
    action: { label: "Apri le unità", url: siteUrl + panelPaths.adminUnits },
    closing: [],
  };
  return {
    to: staffAddress,
    ...renderEmail(email, site, siteUrl),
  };
}

interface ReviewReceivedParts {
  review: StoredReview;
  site: SiteConfiguration;
  siteUrl: string;
  /** The staff's e-mail address. */
  staffAddress: string;
}

/** The mail to staff that a renter has written a review, with its text and a link to the review in the panel. */
export function reviewReceivedEmail({ review, site, siteUrl, staffAddress }: ReviewReceivedParts): OutgoingEmail {
  const { id, vehicleName, stars, body, shownName } = review;
  const email: EmailMessage = {
    subject: `Nuova recensione: ${vehicleName}`,
    heading: "Una recensione da leggere.",
    opening: [`${shownName}, ${starsText(wordsOf("it"), stars ?? 0)}, per ${vehicleName}:`, body ?? ""],
    sections: [],
    action: { label: "Leggila nel pannello", url: siteUrl + panelPaths.adminReview(id) },
    closing: ["Finché non la pubblichi non la vede nessuno."],
  };
  return {
    to: staffAddress,
    ...renderEmail(email, site, siteUrl),
  };
}
