import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import type { Tag } from "#server/freshness/tags.ts";
import type { MailMessage } from "#server/integrations/mailer.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { requestBooking } from "#server/services/booking/request/request-booking.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, rowsOf } from "#test/stored-bookings.ts";

/** Ends what hangs. */
const PATIENCE_MS = 120_000;

let application: TestApplication;
let context: AppContext;
beforeAll(async () => {
  application = await openTestApplication();
  context = application.context;
});
afterAll(() => application.close());
afterEach(() => deleteBookings(context));

const jobStates = async () =>
  (await rowsOf<{ state: string }>(context, sql`select state::text from pgboss.job order by state`)).map(
    ({ state }) => state,
  );

/** A second process on the same database, with its own workers. */
async function withWorkers(
  send: (message: MailMessage) => Promise<void>,
  check: () => Promise<void>,
  lookEverySeconds = 0.5,
): Promise<void> {
  const jobs = await createJobQueue({ database: application.database, logger: context.logger, lookEverySeconds });
  await jobs.start({ context, mailer: { send } });
  try {
    await check();
  } finally {
    await jobs.stop();
  }
}

test("work enqueued in a transaction exists only when the transaction does", async () => {
  const mail = { to: "a@prova.example", subject: "s", text: "t", html: "<p>t</p>" };
  await expect(
    context.db.transaction(async (tx) => {
      await context.jobs.enqueue(tx, "mail", mail);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await jobStates()).toEqual([]);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mail));
  expect(await jobStates()).toEqual(["created"]);
});

test("the mails of a booking are written when they are sent, each once", async () => {
  const { booking, manageUrl } = await requestBooking(context, { request: bookingRequest() });
  const sent: MailMessage[] = [];
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
  await requestBooking(context, { request: bookingRequest() });
  await withWorkers(
    async () => {
      throw Object.assign(new Error("no server"), { code: "ECONNREFUSED" });
    },
    () => vi.waitFor(async () => expect(await jobStates()).toEqual(["retry", "retry"]), PATIENCE_MS),
  );
  const [{ waiting } = { waiting: 0 }] = await rowsOf<{ waiting: number }>(
    context,
    sql`select count(*)::int as waiting from pgboss.job where start_after > now() and retry_limit = 60`,
  );
  expect(waiting).toBe(2);
});

test("new work is begun as it is committed, not when it is looked for", async () => {
  const mail = (subject: string) => ({ to: "a@prova.example", subject, text: "t", html: "<p>t</p>" });
  const sent = new Map<string, () => void>();
  const sending = (subject: string) => new Promise<void>((resolve) => sent.set(subject, resolve));
  await withWorkers(
    async ({ subject }) => sent.get(subject)?.(),
    async () => {
      for (const subject of ["first", "second"]) {
        const done = sending(subject);
        await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mail(subject)));
        await done;
      }
    },
    3600,
  );
});

test("work for later is told to nobody before its time", async () => {
  const told: Tag[] = [];
  application.database.touches.listen({ touched: (tags) => told.push(...tags), doubted() {} });
  const mail = { to: "a@prova.example", subject: "s", text: "t", html: "<p>t</p>" };
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mail, tomorrow));
  expect(told).toEqual([]);
  await context.db.transaction((tx) => context.jobs.enqueue(tx, "mail", mail));
  expect(told).toEqual(["jobs:mail"]);
});

test("stopping twice, or without having started, is clean", async () => {
  const jobs = await createJobQueue({ database: application.database, logger: context.logger });
  await jobs.stop();
  await jobs.stop();
});
