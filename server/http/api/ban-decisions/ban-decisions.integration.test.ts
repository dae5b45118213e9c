// Rule: product.md#rental-ban

import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { CAR_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callApi, type SignedIn } from "#test/staff.ts";
import { deleteBookings, queryRows, readActiveHolds, readQueuedMails, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const service = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
beforeAll(() => setUnitCount(application.context, CAR, 9));
beforeEach(async () => {
  await application.context.db.execute(sql`delete from quotes`);
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from customers`);
  await application.context.db.execute(sql`delete from audit_log`);
});

const call = (who: SignedIn, method: string, path: string, body?: unknown) =>
  callApi(application, who, method, `/api${path}`, body);
const ban = (id: string, reason = "Danni non pagati") => call(admin, "PUT", `/customers/${id}/ban`, { reason });
const ADA = { name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 000 0000" };

async function createCustomer(changes: object = {}): Promise<{ id: string; version: number }> {
  return (await call(service, "POST", "/customers", { ...ADA, ...changes })).json();
}

/** Creates a customer with a ban. */
async function createBanned(changes: object = {}): Promise<string> {
  const { id } = await createCustomer(changes);
  expect((await ban(id)).status).toBe(200);
  return id;
}

/** Requests a booking online; returns its id. */
async function request(changes: Parameters<typeof bookingRequest>[0] = {}): Promise<string> {
  const { booking } = await requestBooking(application.context, { body: bookingRequest({ ...ADA, ...changes }) });
  return booking.id;
}

/** Lists what waits for an admin, or what concerns a booking. */
const decisions = async (who: SignedIn, booking?: string): Promise<ApiBanDecision[]> =>
  (await call(who, "GET", `/ban_decisions${booking ? `?booking=${booking}` : ""}`)).json();
const decide = (who: SignedIn, { id, version }: ApiBanDecision, body: object) =>
  call(who, "PUT", `/ban_decisions/${id}`, { version, ...body });
const problemOf = async (response: Response) => {
  const { detail, errors } = await response.json();
  return { status: response.status, detail, errors };
};
const confirm = (who: SignedIn, id: string, body: object = {}) =>
  call(who, "PATCH", `/bookings/${id}`, { status: "confirmed", ...body });
const statusOf = async (id: string) => (await (await call(admin, "GET", `/bookings/${id}`)).json()).status;

/** The only decision that waits. */
async function readOnlyRequest(): Promise<ApiBanDecision> {
  const [request, ...others] = await decisions(admin);
  if (!request || others.length > 0) throw new Error("Not exactly one request waits");
  return request;
}

describe("a request of a banned customer", () => {
  // Rule: product.md#rental-ban "Confirmation of a request"
  test("is confirmed by customer service only after an admin allowed it; the attempt is listed once", async () => {
    await createBanned();
    const id = await request();
    const refusal = {
      status: 409,
      detail: "Serve la decisione di un amministratore: la tua richiesta è nel suo elenco.",
    };
    for (const response of await Promise.all([confirm(service, id), confirm(service, id)]))
      expect(await problemOf(response)).toMatchObject({ ...refusal, errors: [{ path: "status", code: "banned" }] });
    expect(await problemOf(await confirm(service, id))).toMatchObject(refusal);
    const waiting = await readOnlyRequest();
    expect(waiting).toMatchObject({ action: "confirm", booking: { id }, allowed: null, may_decide: true });
    expect(waiting).toMatchObject({ customer_name: "Ada Prova", asked_by_name: "Persona di prova" });
    expect(await statusOf(id)).toBe("requested");
    expect(await decisions(service)).toEqual([]);

    expect((await decide(service, waiting, { allowed: true, reason: "Ha pagato" })).status).toBe(403);
    expect((await decide(admin, waiting, { allowed: true, reason: " " })).status).toBe(422);
    expect((await decide(admin, waiting, { allowed: true, reason: "Ha pagato" })).status).toBe(204);
    expect((await decide(admin, waiting, { allowed: true, reason: "Ha pagato" })).status).toBe(204);
    expect((await decide(admin, waiting, { allowed: false, reason: "No" })).status).toBe(409);
    expect(await decisions(admin)).toEqual([]);
    const [seen] = await decisions(service, id);
    expect(seen).toMatchObject({ allowed: true, reason: null, decided_by_name: null, may_decide: false });
    expect((await confirm(service, id)).status).toBe(200);
    const log = await queryRows(
      application.context,
      sql`select action, actor, after ->> 'ban_decision_reason' as reason from audit_log where action like '%ban-decision' or action = 'decide-ban' order by created_at`,
    );
    expect(log).toEqual([
      { action: "ask-ban-decision", actor: service.userId, reason: null },
      { action: "decide-ban", actor: admin.userId, reason: "Ha pagato" },
    ]);
  });

  // Rule: product.md#rental-ban
  test("stays refused after an admin's no, until the ban changes", async () => {
    const customer = await createBanned();
    const id = await request();
    await confirm(service, id);
    await decide(admin, await readOnlyRequest(), { allowed: false, reason: "Deve ancora pagare" });
    expect(await problemOf(await confirm(service, id))).toMatchObject({
      status: 409,
      detail: "Un amministratore ha deciso di no.",
      errors: [{ code: "banned" }],
    });
    expect(await decisions(admin)).toEqual([]);
    await application.context.db.execute(
      sql`update customers set banned_at = banned_at + interval '1 hour' where id = ${customer}`,
    );
    expect((await confirm(service, id)).status).toBe(409);
    expect(await decisions(admin)).toHaveLength(1);
    expect((await call(admin, "DELETE", `/customers/${customer}/ban`)).status).toBe(200);
    expect(await decisions(admin)).toEqual([]);
    expect((await confirm(service, id)).status).toBe(200);
  });

  // Rule: product.md#rental-ban
  test("is confirmed by an admin who gives the reason, which stores the decision", async () => {
    await createBanned();
    const id = await request();
    const question = await problemOf(await confirm(admin, id));
    expect(question).toMatchObject({ status: 409, errors: [{ path: "ban_reason", code: "banned" }] });
    expect(question.detail).toBe(
      "Ada Prova è un cliente segnato «Non noleggiare». Per procedere scrivi il motivo della decisione.",
    );
    expect(await decisions(admin)).toEqual([]);
    expect((await confirm(admin, id, { ban_reason: "x".repeat(501) })).status).toBe(422);
    expect((await confirm(service, id, { ban_reason: "Lo dico io" })).status).toBe(409);
    expect((await confirm(admin, id, { ban_reason: "Ha pagato" })).status).toBe(200);
    expect(await decisions(admin, id)).toMatchObject([
      { allowed: true, reason: "Ha pagato", asked_by: "staff", decided_by_name: "Persona di prova" },
    ]);
  });
});

describe("a phone booking for a banned customer", () => {
  const book = (who: SignedIn, changes: object = {}) =>
    call(who, "POST", "/bookings/by-phone", { ...bookingRequest(ADA), confirm: true, ...changes });

  // Rule: product.md#phone-bookings
  test("is stored as a request by customer service, and waits for an admin", async () => {
    await createBanned();
    const response = await book(service);
    expect(response.status).toBe(201);
    const { id, status, reference } = await response.json();
    expect(status).toBe("requested");
    expect(await readQueuedMails(application.context, reference)).toEqual(["received"]);
    expect(await readOnlyRequest()).toMatchObject({ action: "confirm", booking: { id, reference } });
  });

  // Rule: product.md#phone-bookings
  test("is confirmed at once by an admin with a reason", async () => {
    await createBanned();
    expect(await problemOf(await book(admin))).toMatchObject({
      status: 409,
      errors: [{ path: "ban_reason", code: "banned" }],
    });
    expect(await queryRows(application.context, sql`select 1 from bookings`)).toEqual([]);
    const { id, status } = await (await book(admin, { ban_reason: "Ha pagato" })).json();
    expect(status).toBe("confirmed");
    const names = { asked_by_name: null, decided_by_name: null, reason: null };
    expect(await decisions(service, id)).toMatchObject([{ asked_by: "admin", allowed: true, ...names }]);
  });
});

// Rule: product.md#rental-ban "Quote for a car"
// Rule: product.md#quotes
test("a quote that a banned customer accepts makes a request that waits for an admin, and tells the customer nothing", async () => {
  const quotes = quoteApiOf(application, service);
  await createBanned({ email: CAR_QUOTE.email });
  const { id, token } = await quotes.sent(CAR_QUOTE);
  const form = { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" };
  await acceptQuote(application.context, { token, form });
  const { booking, status } = await quotes.read(id);
  expect(status).toBe("accepted");
  const stored = await (await call(service, "GET", `/bookings/${booking}`)).json();
  expect(stored).toMatchObject({ status: "requested", total: 4000 });
  // The clock of these tests stands at 9:00 UTC.
  expect(stored.hold_expires_at).toBe("2026-11-22T09:00:00.000Z");
  expect(await readActiveHolds(application.context, CAR)).toHaveLength(1);
  expect(await readQueuedMails(application.context, stored.reference)).toEqual(["received"]);
  const page = await findQuote(application.context, { token }, wordsOf("it"));
  expect(page).toMatchObject({ status: "accepted", booking: { status: "requested" } });
  expect(JSON.stringify(page)).not.toMatch(/ban/i);
  expect(await readOnlyRequest()).toMatchObject({
    action: "confirm",
    booking: { reference: booking },
    asked_by_name: null,
  });
});

// Rule: product.md#hours-of-a-city "A quote is accepted only within the hours"
test("staff's reason outside the hours is noted while a banned customer's booking waits for an admin", async () => {
  const quotes = quoteApiOf(application, service);
  const setAdvance = (days: number | null) =>
    application.context.db.execute(sql`update cities set max_advance_days = ${days} where slug = 'milan'`);
  await createBanned({ email: CAR_QUOTE.email });
  await setAdvance(7);
  const rental = { ...CAR_QUOTE.rental, outside_hours: "Cliente abituale" };
  const { id, token } = await quotes.sent({ ...CAR_QUOTE, rental });
  await acceptQuote(application.context, {
    token,
    form: { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" },
  });
  await setAdvance(null);
  const { booking } = await quotes.read(id);
  const events: { note: string | null }[] = await (await call(service, "GET", `/bookings/${booking}/events`)).json();
  expect(events.filter(({ note }) => note?.endsWith("Cliente abituale"))).toHaveLength(1);
});

// Rule: product.md#rental-ban "Renter's data"
describe("the renter's data", () => {
  const correct = (id: string, body: object) => call(service, "PATCH", `/bookings/${id}`, body);

  test("of a banned customer's booking need a decision; the renter's note does not", async () => {
    await createBanned();
    const id = await request();
    expect((await correct(id, { note: "Arriva tardi" })).status).toBe(200);
    expect(await problemOf(await correct(id, { name: "Ugo Altri" }))).toMatchObject({
      status: 409,
      errors: [{ path: "name", code: "banned" }],
    });
    expect(await readOnlyRequest()).toMatchObject({ action: "renter", booking: { id } });
    expect((await (await call(admin, "GET", `/bookings/${id}`)).json()).name).toBe("Ada Prova");
  });

  test("need a decision if the new contacts are those of a banned customer", async () => {
    const id = await request({ email: "ugo@prova.example", name: "Ugo Altri", phone: "+39 333 000 0009" });
    await createBanned();
    expect((await correct(id, { phone: "+39 333 000 0008" })).status).toBe(200);
    expect((await correct(id, { email: "ADA@prova.example" })).status).toBe(409);
    expect((await correct(id, { name: "Prova Ada", phone: ADA.phone })).status).toBe(409);
    await decide(admin, await readOnlyRequest(), { allowed: true, reason: "È la segretaria" });
    expect((await correct(id, { email: "ada@prova.example" })).status).toBe(200);
  });
});

// Rule: product.md#rental-ban "Other drivers"
// Rule: product.md#second-drivers
test("a further driver who is a banned customer needs a decision", async () => {
  await createBanned({
    birth_date: "1980-05-01",
    licence_number: "U1X-22",
    email: "bruno@prova.example",
    name: "Bruno Neri",
  });
  const id = await request();
  const driver = { name: "Carla Verdi", birth_date: "1980-05-01", licence_issued_on: "2002-01-01" };
  const save = (drivers: object[]) => call(service, "PUT", `/bookings/${id}/drivers`, { drivers });
  expect((await save([driver])).status).toBe(200);
  expect(await problemOf(await save([driver, { ...driver, name: "Neri Bruno" }]))).toMatchObject({
    status: 409,
    errors: [{ path: "drivers.1.name", code: "banned" }],
  });
  const renamed = { ...driver, name: "B. N.", birth_date: "1981-05-01", licence_number: "u1x-22" };
  expect((await save([renamed])).status).toBe(409);
  await decide(admin, await readOnlyRequest(), { allowed: true, reason: "Guida soltanto" });
  expect((await save([renamed])).status).toBe(200);
  const copy = { ...bookingRequest({ pickupDate: "2026-12-20", returnDate: "2026-12-22" }), driversOf: id };
  expect(await problemOf(await call(service, "POST", "/bookings/by-phone", copy))).toMatchObject({
    status: 422,
    errors: [{ path: "driversOf", message: expect.stringContaining("B. N. è fra i conducenti") }],
  });
});

// Rule: product.md#rental-ban "Merging:"
// Rule: product.md#merging-customers
test("merging a banned record needs a decision; afterwards the decisions belong to the record that stays", async () => {
  const kept = await createCustomer();
  const other = await createBanned({ email: "ada@altrove.example", phone: "+39 333 000 0007" });
  const booking = await request({ email: "ada@altrove.example", phone: "+39 333 000 0007" });
  await confirm(service, booking);
  const merge = (who: SignedIn, body: object = {}) =>
    call(who, "POST", `/customers/${kept.id}/merge`, { other, ...body });
  expect(await problemOf(await merge(service))).toMatchObject({
    status: 409,
    errors: [{ path: "other", code: "banned" }],
  });
  const waiting = (await decisions(admin)).find(({ action }) => action === "merge");
  expect(waiting).toMatchObject({
    action: "merge",
    booking: null,
    customer_id: other,
    other_customer_name: "Ada Prova",
  });
  if (waiting) await decide(admin, waiting, { allowed: true, reason: "È la stessa persona" });
  expect((await merge(service)).status).toBe(200);
  expect(await decisions(admin)).toMatchObject([{ action: "confirm", customer_id: kept.id, allowed: null }]);
});

// Rule: product.md#exporting-a-customer
// Rule: product.md#erasing-a-customer
test("decisions are exported, for admins with the reason, and erased with the customer and in the log", async () => {
  const id = await createBanned();
  await confirm(service, await request());
  await decide(admin, await readOnlyRequest(), { allowed: true, reason: "Motivo riservato" });
  const fileFor = async (who: SignedIn) => (await call(who, "POST", `/customers/${id}/export`)).json();
  expect((await fileFor(admin)).data.ban_decisions).toMatchObject([{ allowed: true, reason: "Motivo riservato" }]);
  const seen = await fileFor(service);
  expect(seen.data.ban_decisions).toMatchObject([{ allowed: true }]);
  expect(JSON.stringify(seen)).not.toMatch("Motivo riservato");
  expect((await call(admin, "POST", `/customers/${id}/erase`, { name: "Ada Prova" })).status).toBe(200);
  expect(await queryRows(application.context, sql`select 1 from ban_decisions`)).toEqual([]);
  const log = await queryRows(application.context, sql`select 1 from audit_log where after::text like '%riservato%'`);
  expect(log).toEqual([]);
});
