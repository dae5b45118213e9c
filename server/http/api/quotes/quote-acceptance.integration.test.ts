// Rule: product.md#quotes

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { acceptQuote, declineQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { expireQuotes } from "#server/services/quotes/quote-jobs.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { FLIGHT_REQUEST } from "#test/enquiry-api.ts";
import { CAR_QUOTE, FLIGHT_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callApi, signInAs } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, withClockAt } from "#test/stored-bookings.ts";

const CAR = CAR_QUOTE.rental.vehicle;
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const quotes = quoteApiOf(application, clerk);
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(async () => {
  await context.db.execute(sql`delete from quotes`);
  await deleteBookings(context);
});

const driver = { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" };
const refusalOf = (work: Promise<unknown>): Promise<{ kind: string; message: string } | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      return { kind: error.kind, message: error.message };
    },
  );

describe("the customer", () => {
  // Rule: product.md#private-link
  test("reads the quote by its link only, once it is sent", async () => {
    const { id, token } = await quotes.sent();
    expect(await findQuote(context, { token }, wordsOf("it"))).toMatchObject({
      total: 420_000,
      closed: null,
      status: "sent",
    });
    expect(JSON.stringify(await findQuote(context, { token }, wordsOf("it")))).not.toContain(clerk.userId);
    expect(await refusalOf(findQuote(context, { token: "a".repeat(43) }, wordsOf("it")))).toMatchObject({
      kind: "not-found",
    });
    // The quote is valid until 30 November. Six months later the link no longer works.
    expect((await findQuote(withClockAt(context, "2027-05-29T00:00:00Z"), { token }, wordsOf("it"))).status).toBe(
      "expired",
    );
    const ended = findQuote(withClockAt(context, "2027-06-01T00:00:00Z"), { token }, wordsOf("it"));
    expect(await refusalOf(ended)).toMatchObject({ kind: "not-found" });
    await context.db.execute(sql`update quotes set status = 'draft', sent_at = null where id = ${id}`);
    expect(await refusalOf(findQuote(context, { token }, wordsOf("it")))).toMatchObject({ kind: "not-found" });
  });

  test("accepts a flight once, which creates one order", async () => {
    const { id, token } = await quotes.sent();
    await Promise.all([1, 2, 3].map(() => acceptQuote(context, { token, form: {} })));
    await acceptQuote(context, { token, form: {} });
    const orders = await queryRows(
      context,
      sql`select kind, status, total_cents::int from orders where quote_id = ${id}`,
    );
    expect(orders).toEqual([{ kind: "jet", status: "open", total_cents: 420_000 }]);
    expect(await quotes.read(id)).toMatchObject({ status: "accepted", order: expect.stringMatching(/^OR-/) });
    expect(await quotes.mailsOf(id)).toEqual(["ordered", "sent", "staff-accepted"]);
    const log = await queryRows(
      context,
      sql`select actor from audit_log where entity_id = ${id} and action = 'accept'`,
    );
    expect(log).toEqual([{ actor: "customer" }]);
  });

  // Rule: product.md#orders
  test("accepts a requested flight, and its order is for the day of the first leg", async () => {
    const { reference } = await (await callApi(application, null, "POST", "/api/enquiries", FLIGHT_REQUEST)).json();
    const [enquiry] = await queryRows<{ id: string }>(
      context,
      sql`select id from enquiries where reference = ${reference}`,
    );
    const { id, token } = await quotes.sent({ ...FLIGHT_QUOTE, enquiry_id: enquiry?.id });
    await acceptQuote(context, { token, form: {} });
    expect(await queryRows(context, sql`select service_on::text from orders where quote_id = ${id}`)).toEqual([
      { service_on: "2026-11-30" },
    ]);
  });

  test("accepts a car once, which creates a confirmed booking at the quoted price with a unit", async () => {
    const { id, token } = await quotes.sent(CAR_QUOTE);
    const answers = await Promise.all([1, 2].map(() => refusalOf(acceptQuote(context, { token, form: driver }))));
    expect(answers).toEqual([null, null]);
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
    const { booking } = await quotes.read(id);
    const stored = await (await callApi(application, clerk, "GET", `/api/bookings/${booking}`)).json();
    expect(stored).toMatchObject({
      status: "confirmed",
      total: 4000,
      name: "Ada Lovelace",
      agreed_price: null,
    });
    expect(stored.receipt.map(({ label }: { label: string }) => label)).toEqual([
      "Ferrari 296 GTB, 3 giorni",
      "Totale",
      "di cui IVA 22 %",
    ]);
    expect((await findQuote(context, { token }, wordsOf("it"))).bookingToken).toMatch(/^[\w-]{43}$/);
  });

  test("books the lines of the list price as such, at the quoted amount, and those of the staff as written", async () => {
    const lines = [
      { text: "Ferrari 296 GTB, al giorno", quantity: 3, amount: 1300 },
      { text: "Autista la sera", quantity: 2, amount: 150 },
    ];
    const { id, token } = await quotes.sent({ ...CAR_QUOTE, lines });
    await context.db.execute(sql`update vehicles set price_cents = 200000 where slug = ${CAR}`);
    await acceptQuote(context, { token, form: driver });
    await context.db.execute(sql`update vehicles set price_cents = 140000 where slug = ${CAR}`);
    const { booking } = await quotes.read(id);
    const stored = await (await callApi(application, clerk, "GET", `/api/bookings/${booking}`)).json();
    expect(stored).toMatchObject({ total: 4200, days: 3, agreed_price: null });
    expect(
      stored.receipt.map(({ label, value }: { label: string; value: string }) =>
        `${label}: ${value}`.replaceAll("\u00a0", " "),
      ),
    ).toEqual([
      "3 giorni × € 1.300: € 3.900",
      "2 × Autista la sera: € 300",
      "Totale: € 4.200",
      "di cui IVA 22 %: € 757,38",
    ]);
  });

  // Rule: product.md#quotes
  test("keeps days that the quote includes when the rental moves, and pays only for more days", async () => {
    const { id, token } = await quotes.sent(CAR_QUOTE);
    await acceptQuote(context, { token, form: driver });
    const { booking } = await quotes.read(id);
    const quoteOf = async (change: object) =>
      (await callApi(application, clerk, "POST", `/api/bookings/${booking}/quote`, change)).json();
    expect(await quoteOf({ pickupDate: "2026-12-17", returnDate: "2026-12-20" })).toMatchObject({ total: 4000 });
    expect(await quoteOf({ pickupDate: "2026-12-17", returnDate: "2026-12-21" })).toMatchObject({ total: 5400 });
    expect(await quoteOf({ returnDate: "2026-12-12" })).toMatchObject({ total: 4000, todays_total: 2800 });
  });

  test("is told when the car was booked by somebody else meanwhile, and the quote stays open", async () => {
    const { id, token } = await quotes.sent(CAR_QUOTE);
    await createBookingInStatus(application, "confirmed");
    expect(await refusalOf(acceptQuote(context, { token, form: driver }))).toEqual({
      kind: "conflict",
      message: "Non più disponibile per queste date",
    });
    expect((await quotes.read(id)).status).toBe("sent");
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
  });

  test("two quotes of the last unit: one is accepted, the other refused", async () => {
    const both = [await quotes.sent(CAR_QUOTE), await quotes.sent(CAR_QUOTE)];
    const answers = await Promise.all(
      both.map(({ token }) => refusalOf(acceptQuote(context, { token, form: driver }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers).toContainEqual({ kind: "conflict", message: "Non più disponibile per queste date" });
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
  });

  test("must name a driver who is allowed to drive", async () => {
    const { token } = await quotes.sent(CAR_QUOTE);
    expect(await refusalOf(acceptQuote(context, { token, form: {} }))).toMatchObject({ kind: "invalid" });
    const young = { ...driver, driverBirthDate: "2010-01-01" };
    expect(await refusalOf(acceptQuote(context, { token, form: young }))).toMatchObject({ kind: "invalid" });
  });

  test("declines once with a reason; then the quote cannot be accepted", async () => {
    const { id, token } = await quotes.sent();
    await declineQuote(context, { token, form: { reason: "Abbiamo cambiato data." } });
    await declineQuote(context, { token, form: {} });
    expect(await quotes.read(id)).toMatchObject({ status: "declined", decline_reason: "Abbiamo cambiato data." });
    expect(await quotes.mailsOf(id)).toEqual(["sent", "staff-declined"]);
    expect((await refusalOf(acceptQuote(context, { token, form: {} })))?.message).toMatch(/non è stato accettato/);
  });
});

describe("a quote after its last day", () => {
  test("reads as expired before the job has stored that, and cannot be accepted", async () => {
    const { id, token } = await quotes.sent();
    const later = withClockAt(context, "2026-12-01T00:30:00Z");
    const { status, closed } = await findQuote(later, { token }, wordsOf("it"));
    expect(status).toBe("expired");
    expect(closed).toBe(
      "Questo preventivo è scaduto lunedì 30 novembre 2026: chiamaci al +39 02 0000 0000 e te ne prepariamo uno nuovo.",
    );
    expect(await refusalOf(acceptQuote(later, { token, form: {} }))).toEqual({ kind: "conflict", message: closed });
    const lastMinute = withClockAt(context, "2026-11-30T22:30:00Z");
    expect([await expireQuotes(lastMinute), await expireQuotes(later), await expireQuotes(later)]).toEqual([0, 1, 0]);
    expect((await quotes.read(id)).status).toBe("expired");
  });

  test("that was withdrawn or accepted says so", async () => {
    const withdrawn = await quotes.sent();
    expect((await quotes.call("POST", `/${withdrawn.id}/withdraw`, {})).status).toBe(200);
    expect((await findQuote(context, { token: withdrawn.token }, wordsOf("it"))).closed).toMatch(/^Abbiamo ritirato/);
    const accepted = await quotes.sent();
    await acceptQuote(context, { token: accepted.token, form: {} });
    expect((await findQuote(context, { token: accepted.token }, wordsOf("it"))).closed).toBe(
      "Questo preventivo è già stato accettato.",
    );
    const refused = await quotes.call("POST", `/${accepted.id}/withdraw`, {});
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      "Un preventivo «Accettato» non si può ritirare.",
    ]);
  });
});

describe("retention", () => {
  test("deletes an erased customer's quotes, and keeps only the amounts of an accepted one", async () => {
    const body = { name: "Grace Hopper", email: "grace@prova.example" };
    const made = await callApi(application, clerk, "POST", "/api/customers", body);
    const { id: customer_id, version } = await made.json();
    const open = await quotes.sent({ ...FLIGHT_QUOTE, customer_id });
    const accepted = await quotes.sent({ ...FLIGHT_QUOTE, customer_id, name: "Grace Hopper" });
    await acceptQuote(context, { token: accepted.token, form: {} });
    await context.db.execute(sql`update orders set status = 'done'`);
    const admin = await signInAs(application, "admin");
    const erased = await callApi(application, admin, "POST", `/api/customers/${customer_id}/erase`, {
      name: "Grace Hopper",
      version,
    });
    expect(erased.status).toBeLessThan(300);
    expect((await quotes.call("GET", `/${open.id}`)).status).toBe(404);
    expect(await quotes.read(accepted.id)).toMatchObject({
      name: "Cliente cancellato",
      email: "",
      phone: null,
      total: 4200,
    });
    const logged = await queryRows(
      context,
      sql`select 1 from audit_log where entity_id = ${accepted.id} and after is not null`,
    );
    expect(logged).toEqual([]);
  });
});
