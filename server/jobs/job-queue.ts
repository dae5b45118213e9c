import { type Job, type JobResult, PgBoss, type QueueOptions } from "pg-boss";
import type { Logger } from "pino";
import { DAY_MS } from "#domain/durations.ts";
import { RETENTION } from "#domain/retention.ts";
import type { AppContext } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { tidyEmbedded } from "#server/db/tidy-embedded.ts";
import { touch } from "#server/db/touch.ts";
import { errorCode, UNIQUE_VIOLATION } from "#server/errors.ts";
import type { Tag } from "#server/freshness/tags.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { bossDatabase } from "./boss-database.ts";
import { JOB_HANDLERS, REPEATED_WORK } from "./job-work.ts";
import type { JobName, JobPayloads, JobQueue } from "./queue.ts";

/** What mail servers answer for an address that they will never know (RFC 5321, 4.2.3); other refusals may be about ourselves and pass. */
const NO_SUCH_ADDRESS: readonly unknown[] = [501, 550, 551, 553];

/** The queue, and the hands that work it off. */
export interface WorkingJobQueue extends JobQueue {
  /** Begins to send mails, to release expired holds, and to look after what is late. */
  start(parts: { context: AppContext; mailer: Mailer }): Promise<void>;
  /** How many jobs are due and not done. */
  countDue(): Promise<number>;
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
  "access-mail": MAIL_QUEUE,
  "booking-mail": MAIL_QUEUE,
  "quote-mail": MAIL_QUEUE,
  "invitation-mail": MAIL_QUEUE,
};

/**
 * New work is told of as it is committed, by whichever process, and begun at once: somebody waits at the screen for a link. Looking is for what waits for its
 * moment, and for what was told to nobody: twice a second for each kind of work took a twentieth of a processor from a server with nothing to do.
 */
const LOOK_EVERY_SECONDS = 2;

const tagOf = (name: JobName): Tag => `jobs:${name}`;

const STOP_TIMEOUT_MS = 5000;
const COPIES_EVERY_MS = DAY_MS;
const TIDY_EVERY_MS = DAY_MS;

const copiesBefore = (now: Date) => new Date(now.getTime() - RETENTION.outboxDays * DAY_MS);

/**
 * Opens the queue in the application's own database (pg-boss, schema `pgboss`), ready to take work; nothing is worked off before `start`.
 * Rejects when the database does not answer.
 */
export async function createJobQueue(parts: {
  database: Database;
  logger: Logger;
  lookEverySeconds?: number;
}): Promise<WorkingJobQueue> {
  const { database, logger, lookEverySeconds = LOOK_EVERY_SECONDS } = parts;
  const looking = { pollingIntervalSeconds: lookEverySeconds, batchSize: 10, perJobResults: true } as const;
  const connection = bossDatabase(database.pool);
  const boss = await startBoss(() => {
    const made = new PgBoss({
      db: connection,
      backend: database.embedded ? "pglite" : "postgres",
      schedule: false,
      monitorVacuum: false,
      reindex: false,
    });
    return made.on("error", (error) => logger.error({ err: error }, "job queue"));
  });
  const timers: { stop(): Promise<void> }[] = [];
  const workers = new Map<Tag, string>();
  database.touches.listen({
    touched: (tags) => wake(tags),
    doubted: () => wake(workers.keys()),
  });

  function wake(tags: Iterable<Tag>): void {
    for (const tag of tags) {
      const worker = workers.get(tag);
      if (worker) boss.notifyWorker(worker);
    }
  }

  async function work<Name extends JobName>(name: Name, parts: { context: AppContext; mailer: Mailer }) {
    const worker = await boss.work<JobPayloads[Name], unknown, typeof looking>(name, looking, (jobs) =>
      Promise.all(
        jobs.map(async (job) => {
          const result = await settle(name, job, { ...parts, logger });
          if (result.status === "completed") await noteDone(name, job.id);
          return result;
        }),
      ),
    );
    workers.set(tagOf(name), worker);
  }

  /**
   * At once: the library notes what became of a batch when its last job has ended, and a mail that takes its time, or a stop meanwhile, had all those
   * that went with it sent again. Where it cannot be noted now, it is with the batch.
   */
  async function noteDone(name: JobName, id: string): Promise<void> {
    await boss
      .complete(name, id)
      .catch((error: unknown) => logger.warn({ err: error, job: id }, "job not noted as done"));
  }

  return {
    async enqueue(tx, name, payload, notBefore) {
      await connection.within(tx, () => boss.send(name, payload, notBefore ? { startAfter: notBefore } : {}));
      if (!notBefore) await touch(tx, tagOf(name));
    },
    async start(parts) {
      const { context, mailer } = parts;
      for (const name of Object.keys(QUEUES) as JobName[]) await work(name, parts);
      for (const { everyMs, work } of REPEATED_WORK) timers.push(repeatEvery(everyMs, () => work(context), logger));
      const deleteOldCopies = async () => mailer.deleteCopies?.(copiesBefore(context.clock()));
      timers.push(repeatEvery(COPIES_EVERY_MS, deleteOldCopies, logger));
      if (database.embedded) timers.push(repeatEvery(TIDY_EVERY_MS, () => tidyEmbedded(database.pool), logger));
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

/** How often a process begins that was not alone in making the library's tables. */
const MOST_STARTS = 3;

/** The library, ready for every queue. Of two processes that make its schema at once one is refused; by then it is made, and it begins anew. */
async function startBoss(make: () => PgBoss): Promise<PgBoss> {
  for (let start = 1; ; start++) {
    const boss = make();
    try {
      await boss.start();
      for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, options);
      return boss;
    } catch (error) {
      if (start === MOST_STARTS || errorCode(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}

/** One job's outcome; a failure is logged by the job's id, without the people it concerns, and tried again later. */
export async function settle<Name extends JobName>(
  name: Name,
  job: Job<JobPayloads[Name]>,
  { context, mailer, logger }: { context: AppContext; mailer: Mailer; logger: Logger },
): Promise<JobResult> {
  try {
    await JOB_HANDLERS[name](context, job.data, { send: (message) => mailer.send({ ...message, id: job.id }) });
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

/** Whether a mail was refused for its addressee for good: trying again would change nothing, and a request must not hold its car meanwhile. */
export function isRefusedAddress(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && command === "RCPT TO" && NO_SUCH_ADDRESS.includes(responseCode);
}

/** Does a piece of work at once and then again and again, `milliseconds` after its last end, until stopped. A failure is logged and does not end it. */
export function repeatEvery(
  milliseconds: number,
  work: () => Promise<unknown>,
  logger: Logger,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current = Promise.resolve();
  const run = () => {
    current = work().then(
      () => {},
      (error: unknown) => logger.error({ err: error }, "timed work failed"),
    );
    void current.then(() => {
      if (!stopped) timer = setTimeout(run, milliseconds);
    });
  };
  run();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
