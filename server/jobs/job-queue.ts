import { type Job, type JobResult, PgBoss, type QueueOptions } from "pg-boss";
import type { Logger } from "pino";
import { DAY_MS } from "#domain/durations.ts";
import { RETENTION } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { invalidateTag } from "#server/db/invalidate-tag.ts";
import { vacuumEmbedded } from "#server/db/vacuum-embedded.ts";
import { errorCode, UNIQUE_VIOLATION } from "#server/errors.ts";
import { chooseSenderName, type Mailer, type OutgoingEmail } from "#server/integrations/mailer.ts";
import type { Tag } from "#server/invalidation/tags.ts";
import { JOB_HANDLERS, RECURRING_TASKS } from "./job-handlers.ts";
import type { JobName, JobPayloads, JobQueue } from "./job-types.ts";
import { createPgBossDatabase } from "./pg-boss-database.ts";

/** SMTP reply codes for an unknown recipient (RFC 5321, 4.2.3). Other refusals may be about our server and temporary. */
const UNKNOWN_RECIPIENT_CODES: readonly unknown[] = [501, 550, 551, 553];

/** The job queue together with its workers. */
export interface RunnableJobQueue extends JobQueue {
  /** Starts the workers and the recurring tasks. */
  start(parts: { context: AppContext; mailer: Mailer }): Promise<void>;
  /** Returns the number of jobs that are due and not done yet. */
  countDue(): Promise<number>;
  /** Stops the workers. Waits a few seconds for running jobs; unfinished jobs run again after the next start. */
  stop(): Promise<void>;
}

/** Retries for two days, because a mail server may be down for so long: first after 30 seconds, then after growing delays of at most an hour. */
const MAIL_QUEUE_OPTIONS: QueueOptions = {
  retryLimit: 60,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  deleteAfterSeconds: 24 * 3600,
};
const QUEUE_OPTIONS: Record<JobName, QueueOptions> = {
  mail: MAIL_QUEUE_OPTIONS,
  "access-mail": MAIL_QUEUE_OPTIONS,
  "booking-mail": MAIL_QUEUE_OPTIONS,
  "quote-mail": MAIL_QUEUE_OPTIONS,
  "waiting-list-mail": MAIL_QUEUE_OPTIONS,
  "invitation-mail": MAIL_QUEUE_OPTIONS,
};

/**
 * Seconds between two polls of the queue. Polling only finds delayed jobs, and jobs whose notification was lost: the commit of a job notifies the
 * workers of all processes, so that the job starts immediately. With two polls a second for each kind of job, an idle server used 5% of a CPU.
 */
const POLLING_INTERVAL_SECONDS = 2;

const toJobTag = (name: JobName): Tag => `jobs:${name}`;

const STOP_TIMEOUT_MS = 5000;
const OUTBOX_CLEANUP_INTERVAL_MS = DAY_MS;
const VACUUM_INTERVAL_MS = DAY_MS;

const toOutboxCutoff = (now: Date) => new Date(now.getTime() - RETENTION.outboxDays * DAY_MS);

/**
 * Opens the queue in the application's own database (pg-boss, schema `pgboss`). It accepts jobs immediately, but runs none before `start`. Rejects if
 * the database does not respond.
 */
export async function createJobQueue(parts: {
  database: Database;
  logger: Logger;
  pollingIntervalSeconds?: number;
}): Promise<RunnableJobQueue> {
  const { database, logger, pollingIntervalSeconds = POLLING_INTERVAL_SECONDS } = parts;
  const pollingOptions = {
    pollingIntervalSeconds,
    batchSize: 10,
    perJobResults: true,
  } as const;
  const connection = createPgBossDatabase(database.pool);
  const boss = await startPgBoss(() => {
    const instance = new PgBoss({
      db: connection,
      backend: database.embedded ? "pglite" : "postgres",
      schedule: false,
      monitorVacuum: false,
      reindex: false,
    });
    return instance.on("error", (error) => logger.error({ err: error }, "job queue"));
  });
  const timers: { stop(): Promise<void> }[] = [];
  const workers = new Map<Tag, string>();
  database.invalidations.subscribe({
    invalidate: (tags) => wake(tags),
    markAllStale: () => wake(workers.keys()),
  });

  function wake(tags: Iterable<Tag>): void {
    for (const tag of tags) {
      const worker = workers.get(tag);
      if (worker) boss.notifyWorker(worker);
    }
  }

  async function work<Name extends JobName>(name: Name, parts: { context: AppContext; mailer: Mailer }) {
    const worker = await boss.work<JobPayloads[Name], unknown, typeof pollingOptions>(name, pollingOptions, (jobs) =>
      Promise.all(
        jobs.map(async (job) => {
          const result = await runJob(name, job, { ...parts, logger });
          if (result.status === "completed") await markCompleted(name, job.id);
          return result;
        }),
      ),
    );
    workers.set(toJobTag(name), worker);
  }

  /**
   * Marks a job as completed immediately after it has run. The library marks the jobs of a batch only when the whole batch has finished; after a
   * shutdown during a slow mail, it would send the batch's other mails again. If marking fails here, the library still marks the job with its batch.
   */
  async function markCompleted(name: JobName, id: string): Promise<void> {
    await boss
      .complete(name, id)
      .catch((error: unknown) => logger.warn({ err: error, job: id }, "job not noted as done"));
  }

  return {
    async enqueue(tx, name, payload, notBefore) {
      await connection.withTransaction(tx, () => boss.send(name, payload, notBefore ? { startAfter: notBefore } : {}));
      if (!notBefore) await invalidateTag(tx, toJobTag(name));
    },
    async start(parts) {
      const { context, mailer } = parts;
      for (const name of Object.keys(QUEUE_OPTIONS) as JobName[]) await work(name, parts);
      for (const { intervalMs, run } of RECURRING_TASKS)
        timers.push(runRepeatedly(intervalMs, () => run(context), logger));
      const deleteOldCopies = async () => mailer.deleteCopies?.(toOutboxCutoff(context.clock()));
      timers.push(runRepeatedly(OUTBOX_CLEANUP_INTERVAL_MS, deleteOldCopies, logger));
      if (database.embedded)
        timers.push(runRepeatedly(VACUUM_INTERVAL_MS, () => vacuumEmbedded(database.pool), logger));
    },
    async countDue() {
      const { rows } = await database.pool.query(
        "select count(*)::int as due from pgboss.job where state in ('created', 'retry') and start_after <= now()",
      );
      return rows[0].due;
    },
    async stop() {
      await Promise.all(timers.map((timer) => timer.stop()));
      await boss.stop({ close: false, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** Maximum number of attempts to start, in case other processes create the library's tables at the same time. */
const MAX_START_ATTEMPTS = 3;

/**
 * Starts the library. If two processes create its schema at the same time, one of them fails. By then the schema exists, so another attempt succeeds.
 */
async function startPgBoss(make: () => PgBoss): Promise<PgBoss> {
  for (let start = 1; ; start++) {
    const boss = make();
    try {
      await boss.start();
      for (const [name, options] of Object.entries(QUEUE_OPTIONS)) await boss.createQueue(name, options);
      return boss;
    } catch (error) {
      if (start === MAX_START_ATTEMPTS || errorCode(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}

/** Runs one job. If it fails, logs the error with the job's id, without personal data, and rejects, so that the queue retries later. */
export async function runJob<Name extends JobName>(
  name: Name,
  job: Job<JobPayloads[Name]>,
  { context, mailer, logger }: { context: AppContext; mailer: Mailer; logger: Logger },
): Promise<JobResult> {
  try {
    const senderName = chooseSenderName(context.env.mailFrom, context.site);
    const send = (message: OutgoingEmail) => mailer.send({ ...message, id: job.id, senderName });
    await JOB_HANDLERS[name](context, job.data, { send });
    return { id: job.id, status: "completed" };
  } catch (error) {
    if (isUnknownRecipientError(error)) {
      logger.warn({ job: job.id, queue: job.name }, "mail refused for its address, given up");
      return { id: job.id, status: "completed" };
    }
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    logger.warn({ job: job.id, queue: job.name, attempt: job.retryCount + 1, code }, "job failed, will be tried again");
    return { id: job.id, status: "failed", output: { code } };
  }
}

/**
 * Whether the mail server has permanently refused the recipient. A retry would not help, and a booking request with this e-mail address must not keep
 * its hold.
 */
export function isUnknownRecipientError(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && command === "RCPT TO" && UNKNOWN_RECIPIENT_CODES.includes(responseCode);
}

/** Runs a task immediately, and then again `milliseconds` after the end of each run, until the returned function is called. Logs failures. */
export function runRepeatedly(
  milliseconds: number,
  work: () => Promise<unknown>,
  logger: Logger,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let current = Promise.resolve();
  const run = () => {
    current = work().then(
      () => {},
      (error: unknown) => logger.error({ err: error }, "timed work failed"),
    );
    void current.then(() => {
      if (!isStopped) timer = setTimeout(run, milliseconds);
    });
  };
  run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
