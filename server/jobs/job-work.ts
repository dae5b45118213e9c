import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import type { JobName, JobPayloads } from "#server/jobs/queue.ts";
import { sendAccessMail } from "#server/services/access/send-access-mail.ts";
import { holdLateCars, releaseExpiredHolds, tellOverdue } from "#server/services/booking/expiry/booking-jobs.ts";
import { sendBookingMail } from "#server/services/booking/mail/send-booking-mail.ts";
import { warnOfReplies } from "#server/services/enquiries/warn-of-replies.ts";
import { sendInvitationMail } from "#server/services/invitations/invitations.ts";
import { expireQuotes, sendQuoteMail } from "#server/services/quotes/quote-jobs.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { askForReviews } from "#server/services/reviews/reviews.ts";
import { followSite } from "#server/services/settings/follow-site.ts";
import { remindExpiries } from "#server/services/units/expiries/rental-expiries.ts";

type JobHandlers = {
  [Name in JobName]: (context: AppContext, payload: JobPayloads[Name], mailer: Mailer) => Promise<void>;
};

/** What becomes of each kind of job; a rejection means "try again later". */
export const JOB_HANDLERS: JobHandlers = {
  mail: (_context, message, mailer) => mailer.send(message),
  "access-mail": (context, payload) => sendAccessMail(context, payload),
  "booking-mail": (context, payload, mailer) => sendBookingMail(context, { ...payload, mailer }),
  "quote-mail": (context, payload, mailer) => sendQuoteMail(context, { ...payload, mailer }),
  "invitation-mail": (context, payload, mailer) => sendInvitationMail(context, { ...payload, mailer }),
};

const HOLDS_EVERY_MS = MINUTE_MS;
const SETTINGS_EVERY_MS = 30 * SECOND_MS;
const ROOM_EVERY_MS = MINUTE_MS;
const REMIND_EVERY_MS = HOUR_MS;
const RETENTION_EVERY_MS = DAY_MS;

/** What the server looks after by itself, and how long it rests between two times. */
export const REPEATED_WORK: readonly { everyMs: number; work: (context: AppContext) => Promise<unknown> }[] = [
  { everyMs: SETTINGS_EVERY_MS, work: followSite },
  { everyMs: ROOM_EVERY_MS, work: ({ room }) => room.isFull() },
  { everyMs: HOLDS_EVERY_MS, work: releaseExpiredHolds },
  { everyMs: HOLDS_EVERY_MS, work: holdLateCars },
  { everyMs: HOLDS_EVERY_MS, work: tellOverdue },
  { everyMs: REMIND_EVERY_MS, work: remindExpiries },
  { everyMs: REMIND_EVERY_MS, work: askForReviews },
  { everyMs: HOLDS_EVERY_MS, work: expireQuotes },
  { everyMs: HOLDS_EVERY_MS, work: warnOfReplies },
  { everyMs: RETENTION_EVERY_MS, work: deleteExpiredData },
];
