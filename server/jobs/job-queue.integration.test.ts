import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
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
async function withWorkers(send: (message: MailMessage) => Promise<void>, check: () => Promise<void>): Promise<void> {
  const jobs = await createJobQueue({ database: application.database, logger: context.logger });
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

test("stopping twice, or without having started, is clean", async () => {
  const jobs = await createJobQueue({ database: application.database, logger: context.logger });
  await jobs.stop();
  await jobs.stop();
});
