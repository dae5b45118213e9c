// Rule: product.md#waiting-list

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { toMailHeaders } from "#server/integrations/mailer.ts";
import { readCustomerExport } from "#server/repositories/customers/customer-export.ts";
import { eraseStoredCustomer } from "#server/repositories/customers/erase-customers.ts";
import { takeEntriesToCheck } from "#server/repositories/waiting-list/waiting-list.ts";
import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, setUnitCount, withClockAt } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { joinWaitingList, submitWaitingListForm } from "./join-waiting-list.ts";
import { readWaitingDemand, readWaitingList, removeWaitingEntry } from "./manage-waiting-list.ts";
import { notifyWaiting, sendWaitingListMail } from "./notify-waiting.ts";
import { findRenterWaitingEntry, leaveWaitingList } from "./read-waiting-list-pages.ts";

const application = setUpTestApplication({ poolSize: 8, variables: { RATE_LIMITS: "on" } });
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(async () => {
  await context.db.execute(sql`delete from waiting_list`);
  await context.db.execute(sql`delete from recipient_mails`);
  await context.db.execute(sql`delete from audit_log`);
  await deleteBookings(context);
});

const staff = {
  userId: "desk",
  email: "a@velluto.example",
  name: "A",
  roles: ["customer_service" as const],
  needsSecondFactor: false,
  signedInAt: new Date(),
};
const listQuery = { filters: [], order: [], limit: 100, offset: 0 };
const TAKEN = "Non più disponibile per queste date";

let people = 0;
const waiting = (changes: object = {}) => {
  const { driverBirthDate: _birth, licenceDate: _licence, phone: _phone, ...body } = bookingRequest();
  return { ...body, name: "Ada Prova", email: `w${++people}@prova.example`, ...changes };
};
const minutesLater = (minutes: number) =>
  withClockAt(context, new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString());
/** Joins at a minute of its own, so that the order is that of the calls. */
const join = (changes: object = {}, minute = people) =>
  joinWaitingList(minutesLater(minute), { body: waiting(changes) });
const entries = async () => (await readWaitingList(context, { staff, listQuery })).rows;
const statusOf = async (email: string) =>
  (await entries()).filter((row) => row.email === email).map(({ status }) => status);
/** The addresses of queued mails about a free car, in the order in which they were queued. */
const mailed = async () =>
  (
    await queryRows<{ email: string }>(
      context,
      sql`select email from pgboss.job join waiting_list on waiting_list.id::text = job.data ->> 'entry'
          where job.name = 'waiting-list-mail' and job.data ->> 'kind' = 'free' order by job.created_on`,
    )
  ).map(({ email }) => email);
/** Takes the only unit of the car, and returns the token with which its renter gives it back. */
const take = async (changes: object = {}) =>
  (await requestBooking(context, { body: bookingRequest({ email: "taker@prova.example", ...changes }) })).token;
/** Runs work while the other cars of the category are out of service in Milano. */
async function onlyCarOfItsCategory(work: () => Promise<void>): Promise<void> {
  const setOthers = (available: boolean) =>
    context.db.execute(
      sql`update vehicles set available = ${available} where location = 'Milano' and slug <> 'ferrari-296-gtb'`,
    );
  await setOthers(false);
  try {
    await work();
  } finally {
    await setOthers(true);
  }
}
const release = (token: string) => cancelBooking(context, { token });

async function sentMails(ctx = context): Promise<OutgoingEmail[]> {
  const sent: OutgoingEmail[] = [];
  const mailer = { send: async (message: OutgoingEmail) => void sent.push(message) };
  const jobs = await queryRows<{ data: Parameters<typeof sendWaitingListMail>[1] }>(
    context,
    sql`select data from pgboss.job where name = 'waiting-list-mail' order by created_on`,
  );
  for (const { data } of jobs) await sendWaitingListMail(ctx, { ...data, mailer });
  return sent;
}
const tokenIn = (mail: OutgoingEmail | undefined) => /\/in-attesa\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

describe("joining", () => {
  test("stores what was asked, and mails a way to leave with one click", async () => {
    await take();
    const body = waiting({ name: "Parola di un estraneo" });
    expect(await joinWaitingList(context, { body })).toMatchObject({ vehicle: "ferrari-296-gtb", scope: "vehicle" });
    expect(await entries()).toMatchObject([
      { status: "open", vehicleName: "Ferrari 296 GTB", category: "sportive", city: "Milano", email: body.email },
    ]);
    const [mail] = await sentMails();
    expect(mail).toMatchObject({ to: body.email, subject: "Lista d'attesa: Ferrari 296 GTB" });
    expect(mail?.text).not.toContain("estraneo");
    const url = `${context.env.siteUrl}/in-attesa/${tokenIn(mail)}`;
    expect(toMailHeaders(mail ?? {})).toMatchObject({
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  // Rule: product.md#public-forms
  test("twice with the same words is one entry and one mail", async () => {
    await take();
    const body = waiting();
    const both = await Promise.all([joinWaitingList(context, { body }), joinWaitingList(context, { body })]);
    expect(both[0]).toEqual(both[1]);
    await joinWaitingList(context, { body: { ...body, email: body.email.toUpperCase() } });
    expect([(await entries()).length, (await sentMails()).length]).toEqual([1, 1]);
  });

  test("for a category is one entry, from whichever car's page", async () => {
    await onlyCarOfItsCategory(async () => {
      const other = "porsche-911-carrera-s";
      await setUnitCount(context, other, 1);
      await context.db.execute(sql`update vehicles set available = true where slug = ${other}`);
      await take();
      await take({ vehicle: other });
      const entry = { email: "ada@prova.example", scope: "category" };
      await Promise.all([join(entry), join({ ...entry, vehicle: other })]);
      await join({ ...entry, vehicle: other });
    });
    expect(await entries()).toHaveLength(1);
  });

  test("is refused for what is free, unknown, too soon or past", async () => {
    await expect(join()).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("è libera") });
    await take();
    const refused = async (changes: object) => {
      const error = await join(changes, 0).catch((thrown: unknown) => thrown);
      return (error as { fields: { path: string }[] }).fields.map(({ path }) => path);
    };
    expect(await refused({ vehicle: "nessuna" })).toEqual(["vehicle"]);
    expect(await refused({ pickupDate: "2026-01-10", returnDate: "2026-01-12" })).toEqual(["pickupDate"]);
    expect(await refused({ returnDate: "2027-06-01" })).toEqual(["returnDate"]);
    expect(await refused({ pickupCity: "Atlantide" })).toEqual(["pickupCity"]);
    expect(await refused({ email: "ada", name: " " })).toEqual(["name", "email"]);
    expect(await entries()).toEqual([]);
  });

  test("is refused above ten open entries of one mailbox or visitor", async () => {
    await take({ pickupDate: "2026-12-01", returnDate: "2026-12-30" });
    const dayOf = (day: number) => ({ pickupDate: `2026-12-0${day}`, returnDate: "2026-12-20" });
    for (let day = 1; day <= 9; day++) await join({ email: "ada@prova.example", ...dayOf(day) }, 0);
    await join({ email: "ada+x@prova.example", pickupDate: "2026-12-10" }, 0);
    const another = waiting({ email: "ADA@prova.example", pickupDate: "2026-12-11" });
    await expect(joinWaitingList(context, { body: another })).rejects.toMatchObject({ kind: "too-many" });
    for (let time = 0; time < 10; time++) await joinWaitingList(context, { body: waiting(), visitor: "203.0.113.7" });
    await expect(joinWaitingList(context, { body: waiting(), visitor: "203.0.113.7" })).rejects.toMatchObject({
      kind: "too-many",
    });
    await joinWaitingList(context, { body: waiting(), visitor: "203.0.113.8" });
  });

  // Rule: product.md#open-requests
  test("by a form that looks like a robot's asks to press the button again", async () => {
    await take();
    const { vehicle, ...fields } = waiting();
    const form = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const first = await submitWaitingListForm(context, { form, vehicle, language: "it" });
    if (!("refusal" in first)) throw new Error("The form was taken at once");
    expect(await entries()).toEqual([]);
    await submitWaitingListForm(context, { form: { ...form, pagina: first.formStamp }, vehicle, language: "it" });
    expect(await entries()).toHaveLength(1);
  });
});

describe("the line", () => {
  // Rule: product.md#waiting-list "The line"
  test("two wait for one car: the first is mailed, the second an hour later, and one books", async () => {
    const token = await take();
    await join({ email: "first@prova.example" }, 1);
    await join({ email: "second@prova.example" }, 2);
    expect(await notifyWaiting(minutesLater(3))).toBe(0);
    await release(token);
    // Two processes look at the same moment.
    const mails = await Promise.all([notifyWaiting(minutesLater(4)), notifyWaiting(minutesLater(4))]);
    expect(mails.toSorted()).toEqual([0, 1]);
    expect(await notifyWaiting(minutesLater(63))).toBe(0);
    expect(await mailed()).toEqual(["first@prova.example"]);
    expect(await notifyWaiting(minutesLater(64))).toBe(1);
    expect(await notifyWaiting(minutesLater(200))).toBe(0);
    expect(await mailed()).toEqual(["first@prova.example", "second@prova.example"]);

    const requests = await Promise.allSettled(
      ["first", "second"].map((name) =>
        requestBooking(context, {
          body: bookingRequest({ email: `${name}@prova.example`, phone: `+39 333 000 000${name.length}` }),
        }),
      ),
    );
    expect(requests.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((requests.find(({ status }) => status === "rejected") as PromiseRejectedResult).reason.message).toBe(TAKEN);
    const statuses = [...(await statusOf("first@prova.example")), ...(await statusOf("second@prova.example"))];
    expect(statuses.toSorted()).toEqual(["booked", "mailed"]);
  });

  // Rule: product.md#waiting-list "A chance"
  test("a renter who got a mail gets another one only after the car was taken and freed again", async () => {
    const first = await take();
    await join({ email: "ada@prova.example" }, 1);
    await release(first);
    await notifyWaiting(minutesLater(2));
    await notifyWaiting(minutesLater(70));
    expect(await mailed()).toHaveLength(1);
    const second = await take();
    await notifyWaiting(minutesLater(71));
    await release(second);
    await notifyWaiting(minutesLater(72));
    expect(await mailed()).toEqual(["ada@prova.example", "ada@prova.example"]);
  });

  // Rule: product.md#waiting-list "Free again"
  test("a request that expires frees its car for the line, too", async () => {
    await take();
    await join({ email: "ada@prova.example" }, 1);
    expect([await notifyWaiting(minutesLater(119)), await notifyWaiting(minutesLater(120))]).toEqual([0, 1]);
  });

  // Rule: product.md#waiting-list "A chance"
  test("one person with two entries for a car and its dates gets one mail", async () => {
    const token = await take();
    await onlyCarOfItsCategory(async () => {
      await join({ email: "ada@prova.example" }, 1);
      await join({ email: "Ada+x@prova.example", scope: "category" }, 2);
      await release(token);
      const mails = [await notifyWaiting(minutesLater(3)), await notifyWaiting(minutesLater(64))];
      expect(mails).toEqual([1, 0]);
    });
  });

  // Rule: product.md#waiting-list "Free again"
  test("nobody is mailed about what a request would be refused: too short, or too far ahead for the city", async () => {
    const token = await take();
    await join({ email: "ada@prova.example" }, 1);
    await release(token);
    const setAdvance = (days: number | null) =>
      context.db.execute(sql`update cities set max_advance_days = ${days} where slug = 'milan'`);
    await context.db.execute(sql`insert into rate_rules (kind, name, days) values ('minimum', 'Prova', 9)`);
    expect(await notifyWaiting(minutesLater(2))).toBe(0);
    await context.db.execute(sql`delete from rate_rules where name = 'Prova'`);
    await setAdvance(7);
    expect(await notifyWaiting(minutesLater(3))).toBe(0);
    await setAdvance(null);
    expect(await notifyWaiting(minutesLater(4))).toBe(1);
  });

  // Rule: product.md#waiting-list "The line"
  test("overlapping days of one car share a line, other days do not", async () => {
    const token = await take({ pickupDate: "2026-12-05", returnDate: "2026-12-20" });
    await join({ email: "long@prova.example", pickupDate: "2026-12-08", returnDate: "2026-12-12" }, 1);
    await join({ email: "inside@prova.example", pickupDate: "2026-12-11", returnDate: "2026-12-14" }, 2);
    await join({ email: "later@prova.example", pickupDate: "2026-12-16", returnDate: "2026-12-18" }, 3);
    await release(token);
    await notifyWaiting(minutesLater(4));
    expect((await mailed()).toSorted()).toEqual(["later@prova.example", "long@prova.example"]);
  });

  // Rule: product.md#waiting-list "The line"
  test("a renter waits while another one decides on some of the same days", async () => {
    const token = await take({ pickupDate: "2026-12-05", returnDate: "2026-12-20" });
    await join({ email: "last-days@prova.example", pickupDate: "2026-12-14", returnDate: "2026-12-18" }, 1);
    await join({ email: "all-days@prova.example", pickupDate: "2026-12-08", returnDate: "2026-12-16" }, 2);
    await join({ email: "first-days@prova.example", pickupDate: "2026-12-06", returnDate: "2026-12-10" }, 3);
    await release(token);
    await notifyWaiting(minutesLater(4));
    expect(await mailed()).toEqual(["last-days@prova.example"]);
    await notifyWaiting(minutesLater(64));
    expect(await mailed()).toEqual(["last-days@prova.example", "all-days@prova.example"]);
  });

  test("a category waits for any of its cars in the city, but not while one is free", async () => {
    const token = await take();
    await expect(join({ scope: "category" })).rejects.toMatchObject({ kind: "conflict" });
    await onlyCarOfItsCategory(async () => {
      await join({ email: "any@prova.example", scope: "category" }, 1);
      expect(await notifyWaiting(minutesLater(2))).toBe(0);
      await release(token);
      expect(await notifyWaiting(minutesLater(3))).toBe(1);
    });
    const [, mail] = await sentMails();
    expect(mail?.subject).toBe("Si è liberata: Ferrari 296 GTB");
    expect(mail?.text).toContain("/prenota/ferrari-296-gtb?pickupCity=Milano&returnCity=Milano&pickupDate=2026-12-10");
  });

  test("a mail that waited is not sent once the car is taken again, or the renter has left", async () => {
    const token = await take();
    await join({ email: "ada@prova.example" }, 1);
    await release(token);
    await notifyWaiting(minutesLater(2));
    expect(await sentMails()).toHaveLength(2);
    await take();
    expect(await sentMails()).toHaveLength(1);
  });

  // Rule: product.md#waiting-list "A chance"
  test("a person who had too many mails today is passed over", async () => {
    const token = await take();
    await join({ email: "ada@prova.example" }, 1);
    await join({ email: "next@prova.example" }, 2);
    await context.db.execute(sql`update recipient_mails set mails = 100`);
    await context.db.execute(sql`delete from recipient_mails where mails < 100`);
    await join({ email: "last@prova.example" }, 3);
    await release(token);
    await notifyWaiting(minutesLater(4));
    expect(await mailed()).toEqual(["last@prova.example"]);
  });

  // Rule: product.md#waiting-list "Free again"
  test("more entries than a run checks all have their turn", async () => {
    await take();
    for (let person = 0; person < 3; person++) await join();
    const turn = async (minute: number) =>
      (
        await context.db.transaction(async (tx) => {
          // With this plan PostgreSQL runs a plain subquery of an update once for each row.
          for (const step of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
            await tx.execute(sql.raw(`set local enable_${step} = off`));
          return takeEntriesToCheck(tx, { now: minutesLater(minute).clock(), limit: 2 });
        })
      ).map(({ email }) => email);
    const turns = [await turn(60), await turn(61), await turn(62)];
    expect(new Set([...(turns[0] ?? []), ...(turns[1] ?? [])]).size).toBe(3);
    expect(turns.map(({ length }) => length)).toEqual([2, 2, 2]);
  });
});

// Rule: product.md#waiting-list "The end"
describe("an entry ends", () => {
  test("with its dates", async () => {
    await take();
    await context.db.execute(sql`update bookings set status = 'confirmed', hold_expires_at = null`);
    await join({ email: "ada@prova.example" }, 1);
    await notifyWaiting(withClockAt(context, "2026-12-10T08:59:00Z"));
    expect(await statusOf("ada@prova.example")).toEqual(["open"]);
    await notifyWaiting(withClockAt(context, "2026-12-10T09:00:00Z"));
    expect(await statusOf("ada@prova.example")).toEqual(["ended"]);
  });

  test("when the renter leaves: opening the link changes nothing, leaving twice neither", async () => {
    await take();
    await join({ email: "ada@prova.example" }, 1);
    const [mail] = await sentMails();
    const link = { token: tokenIn(mail) };
    expect(await findRenterWaitingEntry(context, link, wordsOf("it"))).toMatchObject({
      status: "open",
      waitedFor: "Ferrari 296 GTB",
    });
    expect(await statusOf("ada@prova.example")).toEqual(["open"]);
    await leaveWaitingList(context, link);
    await leaveWaitingList(context, link);
    expect(await findRenterWaitingEntry(context, link, wordsOf("it"))).toMatchObject({ status: "left" });
    const hashes = await queryRows(context, sql`select id from waiting_list where visitor_hash is not null`);
    expect(hashes).toEqual([]);
    await expect(leaveWaitingList(context, { token: "a".repeat(43) })).rejects.toMatchObject({ kind: "not-found" });
  });

  test("when staff remove it, which is logged once", async () => {
    await take();
    await join({ email: "ada@prova.example" }, 1);
    const id = (await entries())[0]?.id ?? "";
    await removeWaitingEntry(context, { staff, id });
    await removeWaitingEntry(context, { staff, id });
    expect(await statusOf("ada@prova.example")).toEqual(["removed"]);
    const logged = sql`select action, after ->> 'status' as status from audit_log where entity = 'waiting_list'`;
    expect(await queryRows(context, logged)).toEqual([{ action: "move", status: "removed" }]);
    await expect(removeWaitingEntry(context, { staff, id: staff.userId })).rejects.toMatchObject({ kind: "not-found" });
  });
});

// Rule: product.md#waiting-list "Staff"
test("staff read what was asked and not had, by car and by category", async () => {
  await take();
  await join({ email: "ada@prova.example" }, 1);
  await join({}, 2);
  await removeWaitingEntry(context, { staff, id: (await entries())[0]?.id ?? "" });
  expect(await readWaitingDemand(context, { staff })).toMatchObject([
    {
      scope: "vehicle",
      vehicleName: "Ferrari 296 GTB",
      category: "sportive",
      city: "Milano",
      open: 1,
      removed: 1,
      total: 2,
    },
  ]);
});

describe("the person's data", () => {
  // Rule: product.md#exporting-a-customer
  // Rule: product.md#erasing-a-customer
  test("are exported and erased with the customer of the same address", async () => {
    const token = await take();
    await join({ email: "Taker@prova.example", pickupDate: "2026-12-11" }, 1);
    await join({ email: "other@prova.example" }, 2);
    await release(token);
    const [{ id } = { id: "" }] = await queryRows<{ id: string }>(context, sql`select customer_id as id from bookings`);
    const { waitingList } = await readCustomerExport(context.db, id);
    expect(waitingList).toMatchObject([{ email: "Taker@prova.example" }]);
    expect(Object.keys(waitingList[0] ?? {})).not.toContain("tokenHash");
    await context.db.transaction((tx) => eraseStoredCustomer(tx, id, TEST_NOW));
    expect((await entries()).map(({ email }) => email)).toEqual(["other@prova.example"]);
  });

  // Rule: product.md#retention "Entries of the waiting list"
  test("are deleted twelve months after the end of the wait", async () => {
    await take();
    await join({}, 1);
    await notifyWaiting(withClockAt(context, "2026-12-10T09:00:00Z"));
    await deleteExpiredData(withClockAt(context, "2027-12-10T12:00:00Z"));
    expect(await entries()).toHaveLength(1);
    await deleteExpiredData(withClockAt(context, "2027-12-11T12:00:00Z"));
    expect(await entries()).toEqual([]);
  });
});
