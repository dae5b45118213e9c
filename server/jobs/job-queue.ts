import { type Job, type JobResult, PgBoss, type QueueOptions } from "pg-boss";
import type { Logger } from "pino";
import type { AppContext } from "#server/context.ts";
import type { Database, Queryable } from "#server/db/client.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { bossDatabase } from "#server/jobs/boss-database.ts";
import type { JobName, JobPayloads, JobQueue } from "#server/jobs/queue.ts";
import { isRefusedAddress } from "#server/jobs/refused-address.ts";
import { repeatEvery } from "#server/jobs/repeat-every.ts";
import { holdLateCars } from "#server/services/booking/expiry/hold-late-cars.ts";
import { releaseExpiredHolds } from "#server/services/booking/expiry/release-expired-holds.ts";
import { tellOverdue } from "#server/services/booking/expiry/tell-overdue.ts";
import { sendBookingMail } from "#server/services/booking/mail/send-booking-mail.ts";
import { warnOfReplies } from "#server/services/enquiries/warn-of-replies.ts";
import { sendInvitationMail } from "#server/services/invitations/send-invitation-mail.ts";
import { expireQuotes } from "#server/services/quotes/expire-quotes.ts";
import { sendQuoteMail } from "#server/services/quotes/send-quote-mail.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { askForReviews } from "#server/services/reviews/ask-for-reviews.ts";
import { followSite } from "#server/services/settings/follow-site.ts";
import { remindExpiries } from "#server/services/units/expiries/remind-expiries.ts";

/** The queue, and the hands that work it off. */
export interface WorkingJobQueue extends JobQueue {
  /** Begins to send mails, to release expired holds, and to look after what is late. */
  start(parts: { context: AppContext; mailer: Mailer }): Promise<void>;
  /** Waits a few seconds for work in hand; what is not done then is done after the next start. */
  stop(): Promise<void>;
}

/** A mail server may be down for two days: tried again after 30 seconds, then ever later, at most an hour apart. */
const MAIL_QUEUE: QueueOptions = {
  retryLimit: 60,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  deleteAfterSeconds: 24 * 3600,
};
const QUEUES: Record<JobName, QueueOptions> = {
  mail: MAIL_QUEUE,
  "booking-mail": MAIL_QUEUE,
  "quote-mail": MAIL_QUEUE,
  "invitation-mail": MAIL_QUEUE,
};

/** Who asked for a link waits at the screen for it, so new work is looked for as often as the queue allows. */
const POLLING = { pollingIntervalSeconds: 0.5, batchSize: 10, perJobResults: true } as const;
const HOLDS_EVERY_MS = 60_000;
const SETTINGS_EVERY_MS = 30_000;
const REMIND_EVERY_MS = 3_600_000;
const FORGET_EVERY_MS = 24 * 3_600_000;
const STOP_TIMEOUT_MS = 5000;

/**
 * Opens the queue in the company's own database (pg-boss, schema `pgboss`), ready to take work; nothing is worked off before `start`.
 * Rejects when the database does not answer.
 */
export async function createJobQueue(parts: { database: Database; logger: Logger }): Promise<WorkingJobQueue> {
  const { database, logger } = parts;
  const connection = bossDatabase(database.pool);
  const boss = new PgBoss({
    db: connection,
    backend: database.embedded ? "pglite" : "postgres",
    schedule: false,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", (error) => logger.error({ err: error }, "job queue"));
  await boss.start();
  for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, options);
  const timers: { stop(): Promise<void> }[] = [];

  async function work<Name extends JobName>(name: Name, handle: (payload: JobPayloads[Name]) => Promise<void>) {
    await boss.work<JobPayloads[Name], unknown, typeof POLLING>(name, POLLING, (jobs) =>
      Promise.all(jobs.map((job) => settle(job, handle, logger))),
    );
  }

  return {
    async enqueue(db: Queryable, name, payload, notBefore) {
      await connection.within(db, () => boss.send(name, payload, notBefore ? { startAfter: notBefore } : {}));
    },
    async start({ context, mailer }) {
      await work("mail", (message) => mailer.send(message));
      await work("booking-mail", (payload) => sendBookingMail(context, { ...payload, mailer }));
      await work("quote-mail", (payload) => sendQuoteMail(context, { ...payload, mailer }));
      await work("invitation-mail", (payload) => sendInvitationMail(context, { ...payload, mailer }));
      timers.push(repeatEvery(SETTINGS_EVERY_MS, () => followSite(context), logger));
      timers.push(repeatEvery(HOLDS_EVERY_MS, () => releaseExpiredHolds(context), logger));
      timers.push(repeatEvery(HOLDS_EVERY_MS, () => holdLateCars(context), logger));
      timers.push(repeatEvery(HOLDS_EVERY_MS, () => tellOverdue(context), logger));
      timers.push(repeatEvery(REMIND_EVERY_MS, () => remindExpiries(context), logger));
      timers.push(repeatEvery(REMIND_EVERY_MS, () => askForReviews(context), logger));
      timers.push(repeatEvery(HOLDS_EVERY_MS, () => expireQuotes(context), logger));
      timers.push(repeatEvery(HOLDS_EVERY_MS, () => warnOfReplies(context), logger));
      timers.push(repeatEvery(FORGET_EVERY_MS, () => deleteExpiredData(context), logger));
    },
    async stop() {
      await Promise.all(timers.map((timer) => timer.stop()));
      await boss.stop({ close: false, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** One job's outcome; a failure is logged by the job's id, without the people it concerns, and tried again later. */
async function settle<Payload>(
  job: Job<Payload>,
  handle: (payload: Payload) => Promise<void>,
  logger: Logger,
): Promise<JobResult> {
  try {
    await handle(job.data);
    return { id: job.id, status: "completed" };
  } catch (error) {
    if (isRefusedAddress(error)) {
      logger.warn({ job: job.id, queue: job.name }, "mail refused for its address, given up");
      return { id: job.id, status: "completed" };
    }
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    logger.warn({ job: job.id, queue: job.name, attempt: job.retryCount + 1, code }, "job failed, will be tried again");
    return { id: job.id, status: "failed", output: { code } };
  }
}
