// Rule: product.md#date-request

import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestOtherDates } from "#server/services/bookings/request-dates.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, paintUnit, queryRows, readQueuedMails, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const staffApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
const admin = setUpSignedInUser(application, "admin");
const colleagueApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
afterEach(async () => {
  await deleteBookings(application.context);
  await setUnitCount(application.context, CAR, 1);
});

/** A confirmed booking from 10 to 13 December at 1,400 euros a day, whose renter asks to return two days later. */
async function bookAndAsk(returnDate = "2026-12-15") {
  const booking = await createBookingInStatus(application, "confirmed");
  const form = { pickupDate: "2026-12-10", pickupTime: "10:00", returnDate, returnTime: "10:00" };
  await requestOtherDates(application.context, { token: booking.token, form });
  const detail = await staffApi.get(`/${booking.id}`);
  return { ...booking, detail, request: detail.date_request.id as string };
}

const answer = (id: string, request: string, body: object, api = staffApi) =>
  api.call("POST", `/${id}/date-requests/${request}/answer`, body);
const shown = async (token: string) => (await findBooking(application.context, { token }, wordsOf("it"))).dateRequest;
const statesOf = (rows: unknown[]) => rows.map((row) => (row as { state: string }).state);
const states = async () => statesOf(await queryRows(application.context, sql`select state from date_requests`));

describe("a date request in the panel", () => {
  test("is a prepared change, which the quote prices", async () => {
    const { id, detail } = await bookAndAsk();
    expect(detail.date_request).toMatchObject({
      text: "Da giovedì 10 dicembre 2026, ore 10:00, a martedì 15 dicembre 2026, ore 10:00.",
      change: { pickupDate: "2026-12-10", returnDate: "2026-12-15" },
    });
    const quote = await (await staffApi.call("POST", `/${id}/quote`, detail.date_request.change)).json();
    expect(quote).toMatchObject({ difference: 2800, total: 7000, free: true });
  });

  test("is applied when it is accepted: the renter gets the mail of a change and reads that it was accepted", async () => {
    const { id, reference, token, request } = await bookAndAsk();
    const accepted = await answer(id, request, { state: "accepted", total: 7000, version: 1 });
    expect([accepted.status, await accepted.json()]).toMatchObject([
      200,
      { return_date: "2026-12-15", total: 7000, date_request: null, already: null },
    ]);
    expect(await readQueuedMails(application.context, reference)).toEqual(["changed"]);
    expect(await shown(token)).toMatchObject({ state: "accepted", answer: null });
    const log = await queryRows(
      application.context,
      sql`select action from audit_log where entity_id = ${id} and action = 'accept-dates'`,
    );
    expect(log).toHaveLength(1);
    // Once staff change the dates again, the page no longer calls them accepted.
    await staffApi.patch(id, { returnDate: "2026-12-16" });
    expect(await shown(token)).toBeNull();
  });

  test("is refused with a sentence that the renter reads in the mail and on the page; the booking stays", async () => {
    const { id, reference, token, request } = await bookAndAsk();
    const refused = await answer(id, request, { state: "refused", answer: "Riparte lunedì." });
    expect([refused.status, await refused.json()]).toMatchObject([
      200,
      { total: 4200, version: 1, date_request: null },
    ]);
    expect(await readQueuedMails(application.context, reference)).toEqual(["dates-refused"]);
    expect(await shown(token)).toMatchObject({ state: "refused", answer: "Riparte lunedì." });
    const mails: string[] = [];
    const mailer = { send: async ({ text }: { text: string }) => void mails.push(text) };
    await sendBookingMail(application.context, { booking: id, kind: "dates-refused", mailer });
    expect(mails[0]).toContain("a martedì 15 dicembre 2026, ore 10:00.");
    expect(mails[0]).toContain("Riparte lunedì.");
    const refusal = expect.objectContaining({ kind: "dates-asked", note: "Riparte lunedì." });
    expect(await staffApi.get(`/${id}/events`)).toContainEqual(refusal);
  });

  test("is superseded by a change of the rental, not by a correction of the renter", async () => {
    const { id, token, request } = await bookAndAsk();
    await staffApi.patch(id, { phone: "+39 333 999 9999" });
    expect((await shown(token))?.state).toBe("open");
    await staffApi.patch(id, { returnDate: "2026-12-14" });
    expect([await shown(token), await states()]).toEqual([null, ["superseded"]]);
    expect((await answer(id, request, { state: "accepted", total: 7000 })).status).toBe(409);
  });

  test("prolongs a rental whose car is out, and may end it elsewhere", async () => {
    const { id, token } = await createBookingInStatus(application, "confirmed");
    await staffApi.patch(id, { status: "active", at_another_time: true });
    const form = { returnDate: "2026-12-15", returnTime: "10:00", returnPlace: "Roma" };
    await requestOtherDates(application.context, { token, form });
    const { date_request: request } = await staffApi.get(`/${id}`);
    expect(request.change).toEqual(form);
    const quote = await (await staffApi.call("POST", `/${id}/quote`, request.change)).json();
    const accepted = await answer(id, request.id, { state: "accepted", total: quote.total });
    expect(await accepted.json()).toMatchObject({ return_date: "2026-12-15", return_city: "Roma", status: "active" });
    expect(await shown(token)).toMatchObject({ state: "accepted", text: expect.stringContaining("a Roma") });
    // Once staff agree to another place, the page no longer calls it accepted.
    await staffApi.patch(id, { returnPlace: "aeroporto-roma-fiumicino" });
    expect(await shown(token)).toBeNull();
  });
});

describe("an answer changes nothing", () => {
  test("if the price differs from the one that staff saw, or the booking has changed", async () => {
    const { id, request } = await bookAndAsk();
    await staffApi.call("PUT", `/${id}/agreed-price`, { kind: "percent", value: 10, reason: "Prova" });
    const stalePrice = await answer(id, request, { state: "accepted", total: 7000 });
    const body = await stalePrice.json();
    expect([stalePrice.status, body.errors[0].path, body.errors[0].code]).toEqual([409, "total", "price-changed"]);
    expect(body.detail.replaceAll("\u00a0", " ")).toContain("il nuovo totale è € 6.300");
    expect((await answer(id, request, { state: "accepted", total: 6300, version: 1 })).status).toBe(409);
    expect(await states()).toEqual(["open"]);
    expect((await answer(id, request, { state: "accepted", total: 6300, version: 2 })).status).toBe(200);
  });

  test("if no unit is free, or the free one has another colour that staff have not confirmed", async () => {
    await setUnitCount(application.context, CAR, 2);
    const { id, request } = await bookAndAsk();
    const next = { pickupDate: "2026-12-14", returnDate: "2026-12-16" };
    await createBookingInStatus(application, "confirmed", next);
    await paintUnit(application.context, CAR, 2, "Verde");
    const colour = await answer(id, request, { state: "accepted", total: 7000 });
    expect([colour.status, (await colour.json()).errors[0].path]).toEqual([409, "other_colour"]);
    await createBookingInStatus(application, "confirmed", next);
    const taken = await answer(id, request, { state: "accepted", total: 7000, other_colour: true });
    expect([taken.status, (await taken.json()).detail]).toEqual([409, "Non più disponibile per queste date"]);
    expect(await states()).toEqual(["open"]);
  });

  // Rule: product.md#rates "Minimum length."
  test("if a minimum length has been set since: a change needs a reason of staff", async () => {
    const { id, request, detail } = await bookAndAsk();
    await application.context.db.execute(
      sql`insert into rate_rules (kind, name, days) values ('minimum', 'Minimo', 6)`,
    );
    const refused = await answer(id, request, { state: "accepted", total: 7000 });
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([409, "below_minimum"]);
    expect(await states()).toEqual(["open"]);
    const changed = await staffApi.patch(id, { ...detail.date_request.change, below_minimum: "Chiesto prima" });
    await application.context.db.execute(sql`delete from rate_rules`);
    expect([changed.status, await states()]).toEqual([200, ["superseded"]]);
  });

  test.each([
    ["state", { state: "forse" }],
    ["total", { state: "accepted" }],
    ["answer", { state: "refused", answer: "x".repeat(501) }],
  ])("for a wrong %s", async (path, body) => {
    const { id, request } = await bookAndAsk();
    const refused = await answer(id, request, body);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, path]);
  });

  test("for an unknown request, or one of another booking", async () => {
    const { request } = await bookAndAsk();
    const other = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    expect((await answer(other.id, request, { state: "refused" })).status).toBe(404);
    expect((await answer(other.id, "nonsense", { state: "refused" })).status).toBe(404);
  });
});

describe("two members of staff", () => {
  test("who accept the same prolongation at once get one result, and the later one reads who did it", async () => {
    const { id, reference, request } = await bookAndAsk();
    const body = { state: "accepted", total: 7000, version: 1 };
    const answers = await Promise.all([answer(id, request, body), answer(id, request, body, colleagueApi)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const results = await Promise.all(answers.map((one) => one.json()));
    expect(results.map(({ total }) => total)).toEqual([7000, 7000]);
    const already = results.map((one) => one.already).filter(Boolean);
    expect(already).toMatchObject([{ actor_name: "Persona di prova", own: false }]);
    expect(await readQueuedMails(application.context, reference)).toEqual(["changed"]);
    expect(await states()).toEqual(["accepted"]);
  });

  test("who answer differently: the second reads what the first decided", async () => {
    const { id, request } = await bookAndAsk();
    await answer(id, request, { state: "refused" });
    const second = await answer(id, request, { state: "accepted", total: 7000 }, colleagueApi);
    expect([second.status, (await second.json()).detail]).toEqual([
      409,
      "Persona di prova l'ha già rifiutata: guarda com'è ora.",
    ]);
  });
});

// Rule: product.md#exporting-a-customer
// Rule: product.md#erasing-a-customer
test("date requests are in the export of their customer, and go when the customer is erased", async () => {
  const { id } = await bookAndAsk();
  await application.context.db.execute(sql`update bookings set status = 'completed'`);
  const { customer } = await staffApi.get(`/${id}`);
  const callCustomer = (action: string, body: object) =>
    callApi(application, admin, "POST", `/api/customers/${customer.id}/${action}`, body);
  const exported = await (await callCustomer("export", {})).json();
  expect(JSON.stringify(exported)).toMatch(/date_requests.*2026-12-15/);
  expect((await callCustomer("erase", { name: "Ada Prova" })).status).toBe(200);
  expect(await states()).toEqual([]);
});

// Rule: product.md#retention
test("date requests are deleted with their booking", async () => {
  await bookAndAsk();
  await deleteBookings(application.context);
  expect(await states()).toEqual([]);
});
