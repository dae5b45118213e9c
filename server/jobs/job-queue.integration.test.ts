// Rule: product.md#mails
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import { openDatabase } from "#server/db/client.ts";
import { listenForInvalidations } from "#server/db/invalidation-listener.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { Tag } from "#server/invalidation/tags.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

/** Ends what hangs. */
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

/** A second process on the same database, with its own workers. */
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

test("work enqueued in a transaction exists only when the transaction does", async () => {
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

test("a mail server that is down costs nothing: the mail stays and is tried again later", async () => {
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
test("a delivered mail is kept for a day", async () => {
  const kept = await queryRows<{ seconds: number }>(
    context,
    sql`select distinct deletion_seconds as seconds from pgboss.queue where name like '%mail'`,
  );
  expect(kept).toEqual([{ seconds: 24 * 3600 }]);
});

const mailOf = (subject: string) => ({ to: "a@prova.example", subject, text: "t", html: "<p>t</p>" });

/** Two mails, each enqueued once the one before is sent: the second is none that a worker finds as it starts. */
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

test("new work is begun as it is committed, not when it is looked for", async () => {
  const { send, enqueueEach } = twoMails();
  await withWorkers(send, enqueueEach, 3600);
});

test("a mail that was taken is done, whatever becomes of those that went with it", async () => {
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

// The embedded database belongs to one process.
test.runIf(inject("testDatabase") === "postgres")("new work is begun by another process, too", async () => {
  const { send, enqueueEach } = twoMails();
  const url = String(application.database.pool.options.connectionString);
  const other = await openDatabase({ url, poolSize: 2 });
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
  "processes that start at once on a database without a queue all have one",
  async () => {
    const url = String(application.database.pool.options.connectionString);
    const starting = Array.from({ length: 3 }, () => openDatabase({ url, poolSize: 2 }));
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

test("work for later is told to nobody before its time", async () => {
  const told: Tag[] = [];
  application.database.invalidations.subscribe({ invalidate: (tags) => told.push(...tags), markAllStale() {} });
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mailOf("s"), tomorrow));
  expect(told).toEqual([]);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mailOf("s")));
  expect(told).toEqual(["jobs:mail"]);
});

test("stopping twice, or without having started, is clean", async () => {
  const jobs = await createJobQueue({ database: application.database, logger: context.logger });
  await jobs.stop();
  await jobs.stop();
});
