import type { Booking } from "#domain/bookings/booking.ts";
import { REMINDER_KINDS } from "#domain/bookings/reminders/reminder-kinds.ts";
import type { Language } from "#domain/languages.ts";
import { linesIn } from "#domain/prices/lines-in.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { EmailMessage } from "#server/mail/email-message.ts";
import { renderEmail } from "#server/mail/render-email.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";
import { toBookingPicture } from "./booking-picture.ts";
import { datesRefusedEmail } from "./date-request-mail.ts";
import { messageEmail } from "./message-mail.ts";
import { pickupReminderEmail, returnReminderEmail } from "./reminder-mails.ts";
import { changedEmail, completedEmail, handedOverEmail, overdueEmail, reviewEmail } from "./rental-mails.ts";
import { reopenedEmail } from "./reopening-mail.ts";
import { replacedEmail } from "./replacement-mail.ts";
import {
  cancelledByStaffEmail,
  cancelledEmail,
  confirmedEmail,
  declinedEmail,
  expiredEmail,
  noShowEmail,
  receivedEmail,
  staffCancelledEmail,
} from "./request-mails.ts";
import { staffReceivedEmail } from "./staff-booking-mail.ts";

/** The kinds of mails about a booking. Kinds that begin with `staff-` go to staff, all others to the renter. */
export const BOOKING_MAIL_KINDS = [
  "received",
  "staff-received",
  "confirmed",
  "declined",
  "changed",
  "dates-refused",
  "handed-over",
  "replaced",
  "reopened",
  "completed",
  "cancelled",
  "staff-cancelled",
  "cancelled-by-staff",
  "no-show",
  "staff-overdue-return",
  "staff-overdue-pickup",
  "staff-overdue-handover",
  "expired",
  ...REMINDER_KINDS,
  "review",
  "message",
] as const;
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];

const BOOKING_EMAILS: Record<BookingMailKind, (parts: BookingMailParts) => EmailMessage> = {
  received: receivedEmail,
  "staff-received": staffReceivedEmail,
  confirmed: confirmedEmail,
  declined: declinedEmail,
  changed: changedEmail,
  "dates-refused": datesRefusedEmail,
  "handed-over": handedOverEmail,
  replaced: replacedEmail,
  reopened: reopenedEmail,
  completed: completedEmail,
  cancelled: cancelledEmail,
  "staff-cancelled": staffCancelledEmail,
  "cancelled-by-staff": cancelledByStaffEmail,
  "no-show": noShowEmail,
  "staff-overdue-return": overdueEmail("return"),
  "staff-overdue-pickup": overdueEmail("pickup"),
  "staff-overdue-handover": overdueEmail("handover"),
  expired: expiredEmail,
  "reminder-two-days": pickupReminderEmail("reminder-two-days"),
  "reminder-three-hours": pickupReminderEmail("reminder-three-hours"),
  "reminder-return": returnReminderEmail,
  review: reviewEmail,
  message: messageEmail,
};

/** Whether the mail goes to staff, in Italian. */
export const isStaffMail = (kind: BookingMailKind) => kind.startsWith("staff-");

/** Whether there is an e-mail address for this kind of mail. A renter may have none if staff entered the booking by phone. */
export const hasRecipient = (kind: BookingMailKind, { renter }: Pick<Booking, "renter">) =>
  isStaffMail(kind) || renter.email !== null;

/**
 * Returns a mail about a booking, ready to be sent. Replies to mails for staff go to the renter. Throws if the mail is for the renter and the renter
 * has no e-mail address.
 */
export function bookingEmail(kind: BookingMailKind, parts: BookingMailParts): OutgoingEmail {
  const { booking, siteUrl } = parts;
  const forStaff = isStaffMail(kind);
  const language = forStaff ? "it" : booking.language;
  const message = {
    ...BOOKING_EMAILS[kind]({ ...parts, booking: toMailedBooking(parts, language) }),
    picture: toBookingPicture(wordsOf(language), parts),
  };
  const { email } = booking.renter;
  const to = forStaff ? parts.staffAddress : email;
  if (to === null) throw new RangeError("A renter without an address gets no mail");
  return {
    to,
    ...(forStaff && email !== null && { replyTo: email }),
    ...renderEmail(message, parts.site, siteUrl, language),
  };
}

/** Returns the booking with the names of colours and places in the language of its mail, and whether its bill shows the tax that it contains. */
const toMailedBooking = ({ booking, finish, site }: BookingMailParts, language: Language): Booking => ({
  ...booking,
  showsVat: isVatShown(booking.pickupCountry, site),
  ...(language !== "it" && {
    finish: booking.finish && { ...booking.finish, ...finish },
    lines: linesIn(language, booking.lines),
  }),
});
