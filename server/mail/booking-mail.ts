import type { Booking } from "#domain/booking/booking.ts";
import type { MailMessage } from "#server/integrations/mailer.ts";
import { cancelledLetter, staffCancelledLetter } from "#server/mail/booking-cancelled.ts";
import { expiredLetter } from "#server/mail/booking-expired.ts";
import { receivedLetter } from "#server/mail/booking-received.ts";
import { staffReceivedLetter } from "#server/mail/booking-staff.ts";
import type { Letter } from "#server/mail/letter.ts";
import { letterHtml } from "#server/mail/letter-html.ts";
import { letterText } from "#server/mail/letter-text.ts";

/** The mails about a booking; those for the staff say so. */
export const BOOKING_MAIL_KINDS = ["received", "staff-received", "cancelled", "staff-cancelled", "expired"] as const;
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];

export interface BookingMailParts {
  booking: Booking;
  /** The renter's private link: never in a mail to anybody else. */
  manageUrl: string;
  siteUrl: string;
  /** Where the staff read their mail. */
  staffAddress: string;
}

const LETTERS: Record<BookingMailKind, (parts: BookingMailParts) => Letter> = {
  received: receivedLetter,
  "staff-received": staffReceivedLetter,
  cancelled: cancelledLetter,
  "staff-cancelled": staffCancelledLetter,
  expired: expiredLetter,
};

/** A mail about a booking, written and addressed. The staff answer theirs straight to the renter. */
export function bookingMail(kind: BookingMailKind, parts: BookingMailParts): MailMessage {
  const letter = LETTERS[kind](parts);
  const { email } = parts.booking.renter;
  const forStaff = kind.startsWith("staff-");
  return {
    to: forStaff ? parts.staffAddress : email,
    ...(forStaff && { replyTo: email }),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
