import { type Job, type JobResult, PgBoss, type QueueOptions } from "pg-boss";
import type { Logger } from "pino";
import { DAY_MS } from "#domain/durations.ts";
import { RETENTION } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { invalidateTag } from "#server/db/invalidate-tag.ts";
import { vacuumEmbedded } from "#server/db/vacuum-embedded.ts";
import { errorCode, UNIQUE_VIOLATION } from "#server/errors.ts";
import type { Mailer, OutgoingEmail } from "#server/integrations/mailer.ts";
import type { Tag } from "#server/invalidation/tags.ts";
import { JOB_HANDLERS, RECURRING_TASKS } from "./job-handlers.ts";
import type { JobName, JobPayloads, JobQueue } from "./job-types.ts";
import { createPgBossDatabase } from "./pg-boss-database.ts";

/** SMTP replies for an unknown recipient (RFC 5321, 4.2.3); other refusals may concern our server and be temporary. */
const UNKNOWN_RECIPIENT_CODES: readonly unknown[] = [501, 550, 551, 553];

/** The job queue together with its workers. */
export interface RunnableJobQueue extends JobQueue {
  /** Starts the workers and the recurring tasks. */
  start(parts: { context: AppContext; mailer: Mailer }): Promise<void>;
  /** Returns the number of due jobs that are not done. */
  countDue(): Promise<number>;
  /** Waits a few seconds for running jobs; unfinished ones run after the next start. */
  stop(): Promise<void>;
}

/** A mail server may be down for two days: retry after 30 seconds, then with growing delays of at most an hour. */
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
  "invitation-mail": MAIL_QUEUE_OPTIONS,
};

/**
 * A committed job notifies the workers of all processes, so that it starts at once: a visitor may be waiting for a link. Polling only finds
 * delayed jobs and lost notifications. Polling twice a second for each kind of job took 5% of a CPU on an idle server.
 */
const POLLING_INTERVAL_SECONDS = 2;

const toJobTag = (name: JobName): Tag => `jobs:${name}`;

const STOP_TIMEOUT_MS = 5000;
const OUTBOX_CLEANUP_INTERVAL_MS = DAY_MS;
const VACUUM_INTERVAL_MS = DAY_MS;

const toOutboxCutoff = (now: Date) => new Date(now.getTime() - RETENTION.outboxDays * DAY_MS);

/**
 * Opens the queue in the application's own database (pg-boss, schema `pgboss`). It accepts jobs at once but runs none before `start`.
 * Rejects when the database does not answer.
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
   * Marks the job as completed at once. The library does so only when the whole batch has finished: a slow mail or a shutdown would
   * send the others of the batch again. If marking fails, the library marks it with the batch.
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

/** Attempts to start when other processes are creating the library's tables at the same time. */
const MAX_START_ATTEMPTS = 3;

/** Starts the library. If two processes create its schema concurrently, one fails; the schema exists by then, so it retries. */
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

/** Runs one job. A failure is logged with the job's id only, without personal data, and retried later. */
export async function runJob<Name extends JobName>(
  name: Name,
  job: Job<JobPayloads[Name]>,
  { context, mailer, logger }: { context: AppContext; mailer: Mailer; logger: Logger },
): Promise<JobResult> {
  try {
    const senderName = context.site.mailSenderName;
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

/** Whether the recipient was permanently refused: a retry would change nothing, and a request with that address must not keep its hold. */
export function isUnknownRecipientError(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && command === "RCPT TO" && UNKNOWN_RECIPIENT_CODES.includes(responseCode);
}

/** Runs a task at once and then repeatedly, `milliseconds` after the end of the last run, until stopped. A failure is logged. */
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
