// Rule: product.md#reminders
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { deleteBookings as deleteStoredBookings } from "#server/repositories/expired-data.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readQueuedMails } from "#test/stored-bookings.ts";
import { sendBookingMail } from "./send-booking-mail.ts";
import { sendReminders } from "./send-reminders.ts";

const application = setUpTestApplication();
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
const staffApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
const NOW = "2026-11-21T09:00:00Z";
/** Two days before the pickup of the test's booking, on 10 December at 10:00 in Milano; its return is on 13 December at 10:00. */
const TWO_DAYS_BEFORE = "2026-12-08T09:00:00Z";
/** Three hours before is still night. */
const EVENING_BEFORE = "2026-12-09T20:30:00Z";
const DAY_BEFORE_RETURN = "2026-12-12T09:00:00Z";

afterEach(async () => {
  setClock(NOW);
  await deleteBookings(context);
});

const setClock = (now: string) => {
  context.clock = () => new Date(now);
};

/** Runs the job at a time. Returns the kinds of the mails that are queued since the last run. */
async function remindAt(now: string, where: AppContext = context): Promise<string[]> {
  setClock(now);
  await sendReminders({ ...where, clock: context.clock });
  const queued = await readQueuedMails(context);
  await context.db.execute(sql`delete from pgboss.job`);
  return queued;
}

const readReminders = () =>
  queryRows<{ kind: string }>(context, sql`select kind from booking_reminders order by queued_at`);

const confirmed = () => createBookingInStatus(application, "confirmed");

/** Marks the car as collected and returns the booking's id. */
async function activeRental() {
  const { id } = await confirmed();
  setClock("2026-12-10T09:00:00Z");
  await staffApi.patch(id, { status: "active" });
  await context.db.execute(sql`delete from pgboss.job`);
  return id;
}

// Rule: product.md#reminders "Once"
describe("the reminders of a pickup", () => {
  test("leave at their moment, each once", async () => {
    await confirmed();
    expect(await remindAt("2026-12-08T08:59:00Z")).toEqual([]);
    expect(await remindAt(TWO_DAYS_BEFORE)).toEqual(["reminder-two-days"]);
    expect(await remindAt("2026-12-08T09:01:00Z")).toEqual([]);
    expect(await remindAt(EVENING_BEFORE)).toEqual(["reminder-three-hours"]);
    expect(await remindAt("2026-12-10T06:00:00Z")).toEqual([]);
  });

  test("leave once when two processes run the job at the same time", async () => {
    await confirmed();
    setClock(TWO_DAYS_BEFORE);
    const other: AppContext = { ...context };
    await Promise.all([sendReminders(context), sendReminders(other), sendReminders(context)]);
    expect(await readQueuedMails(context)).toEqual(["reminder-two-days"]);
    expect(await readReminders()).toEqual([{ kind: "reminder-two-days" }]);
  });

  test("do not leave if the server was down for more than two hours after their moment", async () => {
    await confirmed();
    expect(await remindAt("2026-12-08T11:01:00Z")).toEqual([]);
  });

  test("stand in the booking's history, for staff", async () => {
    const { id } = await confirmed();
    await remindAt(TWO_DAYS_BEFORE);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "reminder", actor: "system", note: "Due giorni prima del ritiro" });
  });
});

// Rule: product.md#reminders "Nobody is reminded"
describe("nobody is reminded", () => {
  test.each(["requested", "cancelled", "declined", "no_show", "expired"] as const)(
    "of a booking that is %s",
    async (status) => {
      await createBookingInStatus(application, status);
      expect(await remindAt(TWO_DAYS_BEFORE)).toEqual([]);
    },
  );

  test("without an e-mail address", async () => {
    const { id } = await confirmed();
    await context.db.execute(sql`update bookings set email = null where id = ${id}`);
    expect(await remindAt(TWO_DAYS_BEFORE)).toEqual([]);
  });

  test("of a booking that staff confirmed after the moment, or less than the time for undo before it", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await context.db.execute(sql`update bookings set hold_expires_at = null where id = ${id}`);
    setClock("2026-12-08T08:59:30Z");
    expect((await staffApi.patch(id, { status: "confirmed" })).status).toBe(200);
    await context.db.execute(sql`delete from pgboss.job`);
    expect(await remindAt(TWO_DAYS_BEFORE)).toEqual([]);
    expect(await remindAt(EVENING_BEFORE)).toEqual(["reminder-three-hours"]);
  });

  // Rule: product.md#reminders "Switched off"
  test("by a mail that an admin switched off", async () => {
    await confirmed();
    const reminders = { ...context.site.reminders, "reminder-two-days": false };
    const without = { ...context, site: { ...context.site, reminders } };
    expect(await remindAt(TWO_DAYS_BEFORE, without)).toEqual([]);
    expect(await remindAt(EVENING_BEFORE, without)).toEqual(["reminder-three-hours"]);
  });
});

// Rule: product.md#reminders "A date that changes"
describe("a date that changes", () => {
  test("moves a reminder that has not left", async () => {
    const { id, version } = await confirmed();
    await movePickup(id, version, "2026-12-11");
    expect(await remindAt(TWO_DAYS_BEFORE)).toEqual([]);
    expect(await remindAt("2026-12-09T09:00:00Z")).toEqual(["reminder-two-days"]);
  });

  test("sends a reminder again that has left, in the same row", async () => {
    const { id, version } = await confirmed();
    await remindAt(TWO_DAYS_BEFORE);
    await movePickup(id, version, "2026-12-12");
    expect(await remindAt("2026-12-10T09:00:00Z")).toEqual(["reminder-two-days"]);
    expect(await readReminders()).toHaveLength(1);
  });

  test("sends the reminder of a return again if staff expect the car later", async () => {
    const id = await activeRental();
    expect(await remindAt(DAY_BEFORE_RETURN)).toEqual(["reminder-return"]);
    setClock("2026-12-13T08:00:00Z");
    await staffApi.call("POST", `/${id}/expected-return`, { date: "2026-12-15", time: "12:00" });
    expect(await remindAt("2026-12-14T10:59:00Z")).toEqual([]);
    expect(await remindAt("2026-12-14T11:00:00Z")).toEqual(["reminder-return"]);
    expect(await sentText(id, "reminder-return")).toContain("martedì 15 dicembre 2026, ore 12:00");
  });
});

test("the return is not a reminder's subject before the car is out, nor once its return is recorded", async () => {
  const id = await activeRental();
  for (const kind of ["pickup", "return"])
    expect(
      (await staffApi.call("PUT", `/${id}/handovers/${kind}`, { kilometres: 100, fuel_percent: 100 })).status,
    ).toBe(200);
  expect(await remindAt(DAY_BEFORE_RETURN)).toEqual([]);
});

// Rule: product.md#reminders "Once"
test("a queued reminder is not sent if the mail server was away for too long, or the booking ended meanwhile", async () => {
  const { id } = await confirmed();
  await remindAt(TWO_DAYS_BEFORE);
  expect(await sentText(id, "reminder-two-days")).toContain("Ferrari 296 GTB");
  setClock(new Date(Date.parse(TWO_DAYS_BEFORE) + 121 * MINUTE_MS).toISOString());
  expect(await sentText(id, "reminder-two-days")).toBe("");
  setClock(TWO_DAYS_BEFORE);
  await staffApi.patch(id, { status: "cancelled", reason: "La vettura è ferma." });
  expect(await sentText(id, "reminder-two-days")).toBe("");
});

// Rule: product.md#retention "Reminders that left"
test("the rows are deleted with their booking", async () => {
  const { id } = await confirmed();
  await remindAt(TWO_DAYS_BEFORE);
  await context.db.transaction((tx) => deleteStoredBookings(tx, [id]));
  expect(await readReminders()).toEqual([]);
});

async function movePickup(id: string, version: number, pickupDate: string) {
  const answer = await staffApi.patch(id, { pickupDate, returnDate: "2026-12-14", version });
  expect(answer.status).toBe(200);
  await context.db.execute(sql`delete from pgboss.job`);
}

/** Sends a reminder and returns the text of the mail; "" if none left. */
async function sentText(booking: string, kind: "reminder-two-days" | "reminder-return"): Promise<string> {
  const sent: string[] = [];
  const mailer = { send: async ({ text }: OutgoingEmail) => void sent.push(text) };
  await sendBookingMail(context, { booking, kind, mailer });
  return sent.join();
}
