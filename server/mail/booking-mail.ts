import type { MailMessage } from "#server/integrations/mailer.ts";
import { cancelledLetter, houseCancelledLetter, staffCancelledLetter } from "#server/mail/booking-cancelled.ts";
import { changedLetter } from "#server/mail/booking-changed.ts";
import { confirmedLetter } from "#server/mail/booking-confirmed.ts";
import { declinedLetter } from "#server/mail/booking-declined.ts";
import { expiredLetter } from "#server/mail/booking-expired.ts";
import { completedLetter, handedOverLetter } from "#server/mail/booking-handover.ts";
import type { BookingMailParts } from "#server/mail/booking-mail-parts.ts";
import { receivedLetter } from "#server/mail/booking-received.ts";
import { staffReceivedLetter } from "#server/mail/booking-staff.ts";
import type { Letter } from "#server/mail/letter.ts";
import { letterHtml } from "#server/mail/letter-html.ts";
import { letterText } from "#server/mail/letter-text.ts";

/** The mails about a booking; those for the staff say so. */
export const BOOKING_MAIL_KINDS = [
  "received",
  "staff-received",
  "confirmed",
  "declined",
  "changed",
  "handed-over",
  "completed",
  "cancelled",
  "staff-cancelled",
  "house-cancelled",
  "expired",
] as const;
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];

const LETTERS: Record<BookingMailKind, (parts: BookingMailParts) => Letter> = {
  received: receivedLetter,
  "staff-received": staffReceivedLetter,
  confirmed: confirmedLetter,
  declined: declinedLetter,
  changed: changedLetter,
  "handed-over": handedOverLetter,
  completed: completedLetter,
  cancelled: cancelledLetter,
  "staff-cancelled": staffCancelledLetter,
  "house-cancelled": houseCancelledLetter,
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
