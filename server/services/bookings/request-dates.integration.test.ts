// Rule: product.md#date-request

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_DATE_REQUESTS } from "#domain/bookings/date-requests.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError, wordProblems } from "#server/errors.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { type BookingReceipt, requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, withClockAt } from "#test/stored-bookings.ts";
import { requestOtherDates } from "./request-dates.ts";

const application = setUpTestApplication();
let context: AppContext;
let receipt: BookingReceipt;
beforeAll(() => {
  context = application.context;
});
beforeEach(async () => {
  receipt = await requestBooking(context, { body: bookingRequest() });
});
afterEach(() => deleteBookings(context));

const dates = (pickupDate: string, returnDate: string) => ({
  pickupDate,
  pickupTime: "10:00",
  returnDate,
  returnTime: "10:00",
});
const ask = (form: object) => requestOtherDates(context, { token: receipt.token, form });
const requests = () =>
  queryRows<{ note: string }>(context, sql`select note from booking_events where kind = 'dates-asked'`);

test("stores a date request, with an audit entry and one mail to staff with the panel's link, and changes nothing else", async () => {
  await ask(dates("2026-12-12", "2026-12-15"));
  await ask(dates("2026-12-12", "2026-12-15"));
  expect(await requests()).toHaveLength(1);
  const { booking, dateRequest } = await findBooking(context, { token: receipt.token }, wordsOf("it"));
  expect(dateRequest).toMatchObject({ state: "open", text: expect.stringContaining("sabato 12 dicembre 2026") });
  expect([booking.pickup.date, booking.return.date, booking.version]).toEqual(["2026-12-10", "2026-12-13", 1]);
  const mails = await queryRows<{ text: string }>(
    context,
    sql`select data ->> 'text' as text from pgboss.job where name = 'mail'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/admin/bookings/${booking.id}`);
  const log = await queryRows(
    context,
    sql`select actor from audit_log where action = 'ask-dates' and entity_id = ${booking.id}`,
  );
  expect(log).toEqual([{ actor: "customer" }]);
});

test("stores one request when the form is sent twice at once", async () => {
  await Promise.all([ask(dates("2026-12-12", "2026-12-15")), ask(dates("2026-12-12", "2026-12-15"))]);
  expect(await requests()).toHaveLength(1);
});

test("another request supersedes the one before, also with the same dates as an earlier one", async () => {
  await ask(dates("2026-12-12", "2026-12-15"));
  await ask(dates("2026-12-12", "2026-12-16"));
  await ask(dates("2026-12-12", "2026-12-15"));
  const rows = await queryRows(context, sql`select return_date, state from date_requests order by created_at, state`);
  expect(rows.map((row) => Object.values(row as object).join(" ")).toSorted()).toEqual([
    "2026-12-15 open",
    "2026-12-15 superseded",
    "2026-12-16 superseded",
  ]);
});

describe("while the car is out", () => {
  const later = () => withClockAt(context, "2026-12-12T09:00:00Z");
  const askReturn = (form: object) => requestOtherDates(later(), { token: receipt.token, form });
  const open = async () => (await findBooking(later(), { token: receipt.token }, wordsOf("it"))).dateRequest?.text;
  beforeEach(() => context.db.execute(sql`update bookings set status = 'active'`));

  test("the return alone can be asked for, at another city or listed place", async () => {
    expect((await findBooking(later(), { token: receipt.token }, wordsOf("it"))).dateRequestScope).toBe("return");
    // A page that was loaded before the pickup still sends the pickup, which no longer matters.
    await askReturn({ ...dates("2026-12-11", "2026-12-15"), returnPlace: "Milano" });
    expect(await open()).toBe("Riconsegna martedì 15 dicembre 2026, ore 10:00.");
    await askReturn({ returnDate: "2026-12-15", returnTime: "10:00", returnPlace: "Roma" });
    expect(await open()).toBe("Riconsegna martedì 15 dicembre 2026, ore 10:00, a Roma.");
    await askReturn({ returnDate: "2026-12-13", returnTime: "10:00", returnPlace: "aeroporto-milano-malpensa" });
    expect(await open()).toContain(", all'Aeroporto di Milano Malpensa.");
  });

  test.each([
    ["returnPlace", { returnPlace: "Atlantide" }],
    ["returnDate", { returnDate: "2026-12-11" }],
    ["returnDate", { returnDate: "2026-12-13" }],
    ["returnTime", { returnTime: "10:07" }],
    ["returnDate", { returnDate: undefined }],
  ])("a wrong return is refused at its field: %s %j", async (path, change) => {
    const refused = askReturn({ returnDate: "2026-12-15", returnTime: "10:00", ...change });
    await expect(refused).rejects.toMatchObject({ kind: "invalid", fields: [{ path }] });
    expect(await requests()).toEqual([]);
  });
});

test("refuses wrong dates, too many requests, an ended booking and an unknown link with a message", async () => {
  await expect(ask(dates("2026-12-15", "2026-12-12"))).rejects.toMatchObject({ kind: "invalid" });
  await expect(ask(dates("2026-12-10", "2026-12-13"))).rejects.toMatchObject({
    kind: "invalid",
    fields: [{ path: "pickupDate" }],
  });
  await expect(ask({})).rejects.toMatchObject({ kind: "invalid" });
  for (let day = 0; day < MAX_DATE_REQUESTS; day += 1) await ask(dates("2026-12-11", `2026-12-${14 + day}`));
  await expect(ask(dates("2026-12-12", "2026-12-15"))).rejects.toMatchObject({ kind: "conflict" });
  await context.db.execute(sql`update bookings set status = 'cancelled'`);
  await expect(ask(dates("2026-12-12", "2026-12-16"))).rejects.toMatchObject({ kind: "conflict" });
  const unknown = requestOtherDates(context, { token: "nobody", form: dates("2026-12-12", "2026-12-15") });
  await expect(unknown).rejects.toMatchObject({ kind: "not-found" });
});

// Rule: product.md#rates "Minimum length."
describe("a rental below the minimum length", () => {
  const setMinimum = (days: number) =>
    context.db.execute(sql`insert into rate_rules (kind, name, days) values ('minimum', 'Minimo', ${days})`);
  afterEach(() => context.db.execute(sql`delete from rate_rules`));
  const problemsOf = async (asked: Promise<void>) => {
    const refusal = await asked.then(
      () => null,
      (error: unknown) => error,
    );
    if (!(refusal instanceof ServiceError)) throw refusal ?? new Error("Nothing was refused");
    return wordProblems(wordsOf("en"), refusal.fields);
  };

  test("is refused as a booking request is, in the language of the reader", async () => {
    await setMinimum(3);
    const refused = await problemsOf(ask(dates("2026-12-12", "2026-12-14")));
    const requested = requestBooking(context, {
      body: bookingRequest({ pickupDate: "2026-12-12", returnDate: "2026-12-14" }),
    });
    const [{ periods: _periods, ...problem } = {}] = await problemsOf(requested.then(() => {}));
    expect(refused).toEqual([problem]);
    expect(problem).toMatchObject({ path: "returnDate", code: "minimum-length" });
    expect(await requests()).toEqual([]);
  });

  test("is refused while the car is out, too", async () => {
    await setMinimum(3);
    await context.db.execute(sql`update bookings set status = 'active'`);
    const early = { returnDate: "2026-12-12", returnTime: "10:00" };
    const asked = requestOtherDates(withClockAt(context, "2026-12-11T09:00:00Z"), {
      token: receipt.token,
      form: early,
    });
    expect(await problemsOf(asked)).toMatchObject([{ path: "returnDate", code: "minimum-length" }]);
  });

  test("keeps its number of days on other dates, if the booking has no more", async () => {
    await setMinimum(5);
    await ask(dates("2026-12-12", "2026-12-15"));
    expect(await requests()).toHaveLength(1);
    expect(await problemsOf(ask(dates("2026-12-12", "2026-12-14")))).toMatchObject([{ code: "minimum-length" }]);
  });
});
