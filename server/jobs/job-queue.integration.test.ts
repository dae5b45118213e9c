// Rule: product.md#mails
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import { listenForInvalidations } from "#server/db/invalidation-listener.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { Tag } from "#server/invalidation/tags.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { openPatientDatabase } from "#test/databases/patient-database.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

/** Time limit of the tests. */
const PATIENCE_MS = 120_000;

const application = setUpTestApplication();
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(() => deleteBookings(context));

const jobStates = async () =>
  (await queryRows<{ state: string }>(context, sql`select state::text from pgboss.job order by state`)).map(
    ({ state }) => state,
  );

/** Starts a second process on the same database, with its own workers. */
async function withWorkers(
  send: (message: OutgoingEmail) => Promise<void>,
  check: () => Promise<void>,
  lookEverySeconds = 0.5,
): Promise<void> {
  const jobs = await createJobQueue({
    database: application.database,
    logger: context.logger,
    pollingIntervalSeconds: lookEverySeconds,
  });
  await jobs.start({ context, mailer: { send } });
  try {
    await check();
  } finally {
    await jobs.stop();
  }
}

test("a job exists only if the transaction that enqueued it commits", async () => {
  await expect(
    context.db.transaction(async (tx) => {
      await context.jobs.enqueue(tx, "mail", mailOf("s"));
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await jobStates()).toEqual([]);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mailOf("s")));
  expect(await jobStates()).toEqual(["created"]);
});

test("the mails of a booking are written when they are sent, each once", async () => {
  const { booking, manageUrl } = await requestBooking(context, { body: bookingRequest() });
  const sent: OutgoingEmail[] = [];
  await withWorkers(
    async (message) => {
      sent.push(message);
    },
    () => vi.waitFor(async () => expect(await jobStates()).toEqual(["completed", "completed"]), PATIENCE_MS),
  );
  expect(sent.map(({ to }) => to).sort()).toEqual([booking.renter.email, context.env.mailStaff].sort());
  const toRenter = sent.find(({ to }) => to === booking.renter.email);
  expect(toRenter?.text).toContain(manageUrl);
});

test("a mail stays in the queue while the mail server is down, and is retried later", async () => {
  await requestBooking(context, { body: bookingRequest() });
  await withWorkers(
    async () => {
      throw Object.assign(new Error("no server"), { code: "ECONNREFUSED" });
    },
    () => vi.waitFor(async () => expect(await jobStates()).toEqual(["retry", "retry"]), PATIENCE_MS),
  );
  const [{ waiting } = { waiting: 0 }] = await queryRows<{ waiting: number }>(
    context,
    sql`select count(*)::int as waiting from pgboss.job where start_after > now() and retry_limit = 60`,
  );
  expect(waiting).toBe(2);
});

// Rule: product.md#retention "Delivered mails in the queue"
test("a delivered mail is stored for a day", async () => {
  const kept = await queryRows<{ seconds: number }>(
    context,
    sql`select distinct deletion_seconds as seconds from pgboss.queue where name like '%mail'`,
  );
  expect(kept).toEqual([{ seconds: 24 * 3600 }]);
});

const mailOf = (subject: string) => ({ to: "a@prova.example", subject, text: "t", html: "<p>t</p>" });

/** Sends two mails. The second is enqueued after the first was sent, so that the worker does not find it at its start. */
function twoMails() {
  const sent = new Map(["first", "second"].map((subject) => [subject, Promise.withResolvers<void>()] as const));
  return {
    send: async ({ subject }: OutgoingEmail) => sent.get(subject)?.resolve(),
    enqueueEach: async () => {
      for (const [subject, { promise }] of sent) {
        await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mailOf(subject)));
        await promise;
      }
    },
  };
}

test("a new job starts when it is committed, without waiting for the next poll", async () => {
  const { send, enqueueEach } = twoMails();
  await withWorkers(send, enqueueEach, 3600);
});

test("an accepted mail is done, whatever happens to the others of its batch", async () => {
  const slow = Promise.withResolvers<void>();
  const sent: string[] = [];
  await context.db.transaction(async (tx) => {
    for (const subject of ["one", "slow", "other"]) await context.jobs.enqueue(tx, "mail", mailOf(subject));
  });
  const send = async ({ subject }: OutgoingEmail) => {
    if (subject === "slow") await slow.promise;
    sent.push(subject);
  };
  await withWorkers(send, async () => {
    try {
      await vi.waitFor(
        async () => expect(await jobStates()).toEqual(["active", "completed", "completed"]),
        PATIENCE_MS,
      );
    } finally {
      slow.resolve();
    }
    await vi.waitFor(async () => expect(new Set(await jobStates())).toEqual(new Set(["completed"])), PATIENCE_MS);
  });
  expect([sent.length, sent.at(-1)]).toEqual([3, "slow"]);
});

// Two processes can share only a PostgreSQL server, not the embedded database.
test.runIf(inject("testDatabase") === "postgres")("another process starts a new job, too", async () => {
  const { send, enqueueEach } = twoMails();
  const url = String(application.database.pool.options.connectionString);
  const other = await openPatientDatabase({ url, poolSize: 2 });
  const hearing = await listenForInvalidations({ url, database: other, logger: context.logger });
  const jobs = await createJobQueue({ database: other, logger: context.logger, pollingIntervalSeconds: 3600 });
  try {
    await jobs.start({ context: { ...context, db: other.db }, mailer: { send } });
    await enqueueEach();
  } finally {
    await jobs.stop();
    await hearing.stop();
    await other.close();
  }
});

test.runIf(inject("testDatabase") === "postgres")(
  "processes that start at once on a database without a queue all get one",
  async () => {
    const url = String(application.database.pool.options.connectionString);
    const starting = Array.from({ length: 3 }, () => openPatientDatabase({ url, poolSize: 2 }));
    const processes = await Promise.all(starting);
    for (let turn = 0; turn < 3; turn++) {
      await context.db.execute(sql`drop schema pgboss cascade`);
      const opened = processes.map((database) => createJobQueue({ database, logger: context.logger }));
      const queues = await Promise.all(opened);
      for (const queue of queues) await queue.stop();
    }
    for (const database of processes) await database.close();
  },
);

test("a delayed job notifies nobody before its time", async () => {
  const publishedTags: Tag[] = [];
  application.database.invalidations.subscribe({
    invalidate: (tags) => publishedTags.push(...tags),
    markAllStale() {},
  });
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mailOf("s"), tomorrow));
  expect(publishedTags).toEqual([]);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mailOf("s")));
  expect(publishedTags).toEqual(["jobs:mail"]);
});

test("stopping twice, or without a start, is safe", async () => {
  const jobs = await createJobQueue({ database: application.database, logger: context.logger });
  await jobs.stop();
  await jobs.stop();
});
