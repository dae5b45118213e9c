import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import type { JobName, JobPayloads } from "#server/jobs/job-types.ts";
import { sendAccessMail } from "#server/services/access/send-access-mail.ts";
import { extendLateHolds, notifyOverdue, releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { sendReminders } from "#server/services/bookings/send-reminders.ts";
import { sendReplyAlerts } from "#server/services/enquiries/send-reply-alerts.ts";
import { sendInvitationMail } from "#server/services/invitations/invitations.ts";
import { expireQuotes, sendQuoteMail } from "#server/services/quotes/quote-jobs.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { requestReviews } from "#server/services/reviews/reviews.ts";
import { syncSettings } from "#server/services/site-settings/settings-sync.ts";
import { sendExpiryReminders } from "#server/services/units/expiries/rental-expiries.ts";
import { notifyWaiting, sendWaitingListMail } from "#server/services/waiting-list/notify-waiting.ts";

type JobHandlers = {
  [Name in JobName]: (context: AppContext, payload: JobPayloads[Name], mailer: Mailer) => Promise<void>;
};

/** The handler of each kind of job. If a handler rejects, the queue runs the job again later. */
export const JOB_HANDLERS: JobHandlers = {
  mail: (_context, message, mailer) => mailer.send(message),
  "access-mail": (context, payload) => sendAccessMail(context, payload),
  "booking-mail": (context, payload, mailer) => sendBookingMail(context, { ...payload, mailer }),
  "quote-mail": (context, payload, mailer) => sendQuoteMail(context, { ...payload, mailer }),
  "waiting-list-mail": (context, payload, mailer) => sendWaitingListMail(context, { ...payload, mailer }),
  "invitation-mail": (context, payload, mailer) => sendInvitationMail(context, { ...payload, mailer }),
};

const HOLD_CHECK_INTERVAL_MS = MINUTE_MS;
const SETTINGS_SYNC_INTERVAL_MS = 30 * SECOND_MS;
const DISK_CHECK_INTERVAL_MS = MINUTE_MS;
const REMINDER_INTERVAL_MS = HOUR_MS;
const RETENTION_INTERVAL_MS = DAY_MS;

/** Recurring tasks of the server, with the pause between two runs. */
export const RECURRING_TASKS: readonly { intervalMs: number; run: (context: AppContext) => Promise<unknown> }[] = [
  { intervalMs: SETTINGS_SYNC_INTERVAL_MS, run: syncSettings },
  { intervalMs: DISK_CHECK_INTERVAL_MS, run: ({ diskSpace }) => diskSpace.isFull() },
  { intervalMs: HOLD_CHECK_INTERVAL_MS, run: releaseExpiredHolds },
  { intervalMs: HOLD_CHECK_INTERVAL_MS, run: extendLateHolds },
  { intervalMs: HOLD_CHECK_INTERVAL_MS, run: notifyOverdue },
  { intervalMs: HOLD_CHECK_INTERVAL_MS, run: sendReminders },
  { intervalMs: HOLD_CHECK_INTERVAL_MS, run: notifyWaiting },
  { intervalMs: REMINDER_INTERVAL_MS, run: sendExpiryReminders },
  { intervalMs: REMINDER_INTERVAL_MS, run: requestReviews },
  { intervalMs: HOLD_CHECK_INTERVAL_MS, run: expireQuotes },
  { intervalMs: HOLD_CHECK_INTERVAL_MS, run: sendReplyAlerts },
  { intervalMs: RETENTION_INTERVAL_MS, run: deleteExpiredData },
];
