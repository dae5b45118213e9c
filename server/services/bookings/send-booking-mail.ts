import type { Booking } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { lastUnitOf, toReadingsByUnit } from "#domain/bookings/booking-unit.ts";
import { computeKilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import { isReminderKind, type ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { formatRequestedDates } from "#domain/bookings/requested-dates.ts";
import { languageOnSite } from "#domain/languages.ts";
import { isMailTextKind } from "#domain/mail-texts/mail-texts.ts";
import type { Cents } from "#domain/money.ts";
import type { UnitFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { type BookingMailKind, bookingEmail, hasRecipient, isStaffMail } from "#server/mail/bookings/booking-mail.ts";
import type { MailedMessage } from "#server/mail/bookings/booking-mail-parts.ts";
import { findTransitionReason } from "#server/repositories/bookings/booking-events.ts";
import { findRemindedBooking } from "#server/repositories/bookings/booking-reminders.ts";
import { findAgreementBeforeReplacement, isEventInEffect } from "#server/repositories/bookings/booking-undos.ts";
import { listDateRequests, type StoredDateRequest } from "#server/repositories/bookings/date-requests.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { listHandovers } from "#server/repositories/bookings/handovers.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import { findMessageOfEvent } from "#server/repositories/messages/messages.ts";
import { translateFinish } from "#server/repositories/vehicles/translate-finishes.ts";
import { openingUrl } from "#server/services/bookings/internal/opening-proof.ts";
import { isBookingReminderDue } from "#server/services/bookings/internal/reminder-due.ts";
import { manageUrl } from "#server/services/bookings/shared/manage-token.ts";
import { reviewUrl } from "#server/services/reviews/shared/review-token.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";

export interface BookingMailInput {
  /** The booking's id. */
  booking: string;
  kind: BookingMailKind;
  /** The total before a change; undefined if the mail is about no change. */
  previousTotal?: Cents | undefined;
  /** The colours before a change; absent if they are the same. */
  previousColours?: string | undefined;
  /** The names of these colours, to translate them. */
  previousFinish?: UnitFinish | undefined;
  /** The id of the event that the mail reports. */
  event?: string | undefined;
  /** The position of the leg that began with the replacement that the mail reports. */
  leg?: number | undefined;
  mailer: Mailer;
}

/**
 * Renders and sends a mail about a booking. Rejects if the mailer does, so that the job is retried. Sends nothing if the booking was deleted, the
 * transition was undone, the content of the mail is no longer true, or the renter has no e-mail address.
 */
export async function sendBookingMail(ctx: AppContext, input: BookingMailInput): Promise<void> {
  const stored = await findStoredBooking(ctx.db, { id: input.booking });
  if (!stored || !hasRecipient(input.kind, stored)) return;
  const booking = { ...stored, language: languageOnSite(ctx.site.languages, stored.language) };
  if (input.event && !(await isEventInEffect(ctx.db, input.event))) return;
  if (!(VALID_STATUSES[input.kind]?.includes(booking.status) ?? true)) return;
  if (isReminderKind(input.kind) && !(await isStillDue(ctx, input.kind, booking.id))) return;
  const previousColours = remainingColourChange(booking, input.previousColours);
  // Send nothing: the mail would only be about a change of colours, and the colours are the same again.
  if (input.kind === "changed" && input.previousColours && input.event && previousColours === null) return;
  const { siteUrl, mailStaff } = ctx.env;
  const words = wordsOf(booking.language);
  const [finish = null, previousFinish] = await Promise.all(
    [booking.finish, input.previousFinish].map((colours) => translateFinish(ctx.db, booking.language, colours ?? null)),
  );
  const refusal = input.kind === "dates-refused" ? await findRefusal(ctx, booking) : null;
  const handovers = await listHandovers(ctx.db, booking.id);
  const readings = toReadingsByUnit(booking.units, handovers);
  const parts = {
    booking,
    manageUrl: input.kind === "received" ? openingUrl(ctx.env, booking) : manageUrl(ctx.env, booking),
    reviewUrl: reviewUrl(ctx.env, booking),
    site: isStaffMail(input.kind) ? ctx.site : await readSiteIn(ctx, words),
    text: isMailTextKind(input.kind) ? await findMailText(ctx.db, input.kind, booking.language) : null,
    siteUrl,
    staffAddress: mailStaff,
    reason: refusal ? refusal.answer : await findReason(ctx, input),
    refusedDates: refusal && formatRequestedDates(words, refusal.requested),
    previousTotal: input.previousTotal ?? null,
    finish,
    previousColours: previousColours && previousFinish ? finishLine(words, previousFinish) : previousColours,
    leg: input.leg ?? null,
    message: await findMailedMessage(ctx, input),
    beforeReplacement: input.kind === "replaced" ? await findAgreementBeforeReplacement(ctx.db, booking.id) : null,
    handovers: handovers
      .filter(({ bookingUnitId }) => bookingUnitId === lastUnitOf(booking.units)?.id)
      .map(({ kind, kilometres, fuelPercent, createdAt }) => ({
        kind,
        kilometres,
        fuelPercent,
        recordedAt: createdAt,
      })),
    kilometres: readings && computeKilometreCharge(readings, booking),
  };
  // The message was deleted while its mail waited, because the person was erased.
  if (input.kind === "message" && !parts.message) return;
  await input.mailer.send(bookingEmail(input.kind, parts));
}

/**
 * The statuses of the booking in which a queued mail is still true. Mails wait until the time for undo is over, or for the mail server, and the
 * booking may change meanwhile. Kinds that are not listed are always true.
 */
const VALID_STATUSES: Partial<Record<BookingMailKind, readonly BookingStatus[]>> = {
  confirmed: ["confirmed", "active", "completed"],
  changed: ["requested", "confirmed", "active", "completed"],
  "dates-refused": ["requested", "confirmed", "active"],
  "handed-over": ["active", "completed"],
  replaced: ["active", "completed"],
  // An admin may have reopened the booking since.
  completed: ["completed"],
  review: ["completed"],
  declined: ["declined"],
  cancelled: ["cancelled"],
  "cancelled-by-staff": ["cancelled"],
  "no-show": ["no_show"],
  reopened: ["confirmed", "active"],
  "staff-overdue-return": ["active"],
  "staff-overdue-pickup": ["confirmed"],
};

/** Whether a reminder that had to wait for the mail server can still leave. */
async function isStillDue(ctx: AppContext, kind: ReminderKind, id: string): Promise<boolean> {
  const booking = await findRemindedBooking(ctx.db, id);
  return booking !== null && isBookingReminderDue(ctx, kind, booking);
}

/** Returns the date request that staff refused last. */
async function findRefusal({ db }: AppContext, { id }: Booking): Promise<StoredDateRequest | null> {
  return (await listDateRequests(db, id)).find(({ state }) => state === "refused") ?? null;
}

/** Returns the colours before a change; null if they are the same again. */
function remainingColourChange({ finish }: Booking, previous: string | undefined): string | null {
  return previous === undefined || (finish && finishLine(wordsOf("it"), finish) === previous) ? null : previous;
}

/** Returns the message that the mail brings; null for a mail of another kind. */
async function findMailedMessage(ctx: AppContext, { kind, event }: BookingMailInput): Promise<MailedMessage | null> {
  const message = kind === "message" && event ? await findMessageOfEvent(ctx.db, event) : null;
  return message && { body: message.body, author: message.authorName ?? ctx.site.name };
}

/** Returns the reason that staff gave for the booking's status, for mails that quote it; null for other mails. */
async function findReason(ctx: AppContext, { booking, kind }: BookingMailInput): Promise<string | null> {
  if (kind === "declined") return findTransitionReason(ctx.db, booking, "declined");
  if (kind === "no-show") return findTransitionReason(ctx.db, booking, "no_show");
  return kind === "cancelled-by-staff" ? findTransitionReason(ctx.db, booking, "cancelled") : null;
}
