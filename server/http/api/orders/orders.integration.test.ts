// Rule: product.md#orders

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf, signInAs } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(async () => {
  await context.db.execute(sql`delete from quotes`);
});

const call = callerOf(application, clerk, "/api");

const flight = {
  kind: "jet",
  title: "Il tuo volo Milano – Zurigo",
  name: "Ada Lovelace",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  lines: [{ text: "Volo in Light Jet", quantity: 1, amount: 3800 }],
  valid_until: "2026-11-30",
  terms: "Catering a bordo compreso.",
};

/** Creates an order by sending and accepting a quote. */
async function ordered(body: object = flight) {
  const { id } = await (await call("POST", "/quotes", body)).json();
  const sent = await (await call("POST", `/quotes/${id}/send`, {})).json();
  await acceptQuote(context, { token: String(sent.private_url).split("/").at(-1) ?? "", form: {} });
  const { order } = await (await call("GET", `/quotes/${id}`)).json();
  return (await call("GET", `/orders/${order}`)).json();
}

/** Returns the order's status on the customer's page, read by the quote's private link. */
async function readByCustomer(quoteId: string) {
  const { private_url } = await (await call("GET", `/quotes/${quoteId}`)).json();
  return findQuote(context, { token: String(private_url).split("/").at(-1) ?? "" }, wordsOf("it"));
}

const change = async (id: string, body: object) => {
  const response = await call("PATCH", `/orders/${id}`, body);
  return { status: response.status, body: await response.json() };
};

describe("orders", () => {
  test("begin as being arranged, with the data of their quote", async () => {
    const order = await ordered();
    expect(order).toMatchObject({
      reference: expect.stringMatching(/^OR-/),
      quote_reference: expect.stringMatching(/^PV-/),
      kind: "jet",
      status: "open",
      name: "Ada Lovelace",
      total: 3800,
      terms: "Catering a bordo compreso.",
      rows: [{ label: "Volo in Light Jet", value: "€\u00a03.800" }],
      service_on: null,
      version: 1,
    });
    expect(await (await call("GET", `/orders/${order.id}`)).json()).toEqual(order);
    expect((await call("GET", "/orders/OR-NESSUN")).status).toBe(404);
  });

  test("show their status on the customer's page, without the staff's notes", async () => {
    const order = await ordered();
    const ofCustomer = () => readByCustomer(order.quote_id);
    expect(await ofCustomer()).toMatchObject({ order: order.reference, orderStatus: "open" });
    await change(order.id, { status: "confirmed", notes: "Operatore: chiedere di Elena." });
    expect((await ofCustomer()).orderStatus).toBe("confirmed");
    await change(order.id, { status: "cancelled", cancel_reason: "Il pilota non c'è." });
    const page = await ofCustomer();
    expect(page.orderStatus).toBe("cancelled");
    expect(JSON.stringify(page)).not.toMatch(/Elena|pilota/);
  });

  test("are found by name, code and quote, and filtered by status, kind and acceptance day", async () => {
    const ada = await ordered();
    const dinner = await ordered({ ...flight, kind: "experience", title: "Cena al tramonto", name: "Grace Hopper" });
    await change(dinner.id, { status: "confirmed" });
    const found = async (query: string) => {
      const rows: { name: string }[] = await (await call("GET", `/orders?${query}`)).json();
      return rows.map(({ name }) => name);
    };
    const day = new Date(ada.created_at).toISOString().slice(0, 10);
    expect(await found("order=name")).toEqual(["Ada Lovelace", "Grace Hopper"]);
    expect(await found("q=hopper")).toEqual(["Grace Hopper"]);
    expect(await found(`q=${ada.reference}`)).toEqual(["Ada Lovelace"]);
    expect(await found(`q=${dinner.quote_reference}`)).toEqual(["Grace Hopper"]);
    expect(await found("status=open")).toEqual(["Ada Lovelace"]);
    expect(await found("kind=experience")).toEqual(["Grace Hopper"]);
    expect(await found(`created_from=${day}&created_to=${day}&order=name`)).toHaveLength(2);
    expect(await found("created_to=2020-01-01")).toEqual([]);
    expect((await call("GET", "/orders?colour=red")).status).toBe(422);
  });
});

describe("the transitions of an order", () => {
  test("confirm, complete and reopen it, with audit entries", async () => {
    const { id } = await ordered();
    for (const status of ["confirmed", "done", "confirmed", "open"])
      expect((await change(id, { status })).body).toMatchObject({ status, already: null });
    const log = await queryRows<{ action: string; actor: string }>(
      context,
      sql`select action, actor from audit_log where entity = 'orders' and entity_id = ${id}`,
    );
    expect(log).toEqual(Array.from({ length: 4 }, () => ({ action: "move", actor: clerk.userId })));
  });

  test("cancel it with a reason, which is removed when it is reopened", async () => {
    const { id } = await ordered();
    await change(id, { status: "confirmed" });
    const bare = await change(id, { status: "cancelled" });
    expect([bare.status, bare.body.errors]).toEqual([
      422,
      [{ path: "cancel_reason", message: "Scrivi perché l'ordine si annulla." }],
    ]);
    const reason = { status: "cancelled", cancel_reason: "Il cliente rinuncia" };
    expect((await change(id, reason)).body).toMatchObject({ ...reason, version: 3 });
    expect((await change(id, { status: "confirmed", version: 3 })).body).toMatchObject({ cancel_reason: null });
  });

  test("that are not allowed are refused with a message", async () => {
    const { id } = await ordered();
    const { status, body } = await change(id, { status: "done" });
    expect([status, body.detail]).toEqual([409, "Questo ordine non può passare da «Da organizzare» a «Concluso»."]);
    expect((await change(id, { status: "lost" })).status).toBe(422);
    expect((await change("non-un-id", { status: "done" })).status).toBe(404);
  });

  test("happen once when repeated, and say who was first", async () => {
    const { id } = await ordered();
    const colleague = await signInAs(application, "admin");
    await change(id, { status: "confirmed", version: 1 });
    const again = await call("PATCH", `/orders/${id}`, { status: "confirmed", version: 1 }, colleague);
    expect(await again.json()).toMatchObject({ version: 2, already: { actor: clerk.userId, own: false } });
    const late = await call("PATCH", `/orders/${id}`, { status: "open", version: 1 }, colleague);
    expect([late.status, (await late.json()).detail]).toEqual([409, expect.stringContaining(clerk.email)]);
  });
});

test("staff set and clear day and notes; invalid values are refused", async () => {
  const { id } = await ordered();
  const noted = { service_on: "2026-12-10", notes: "Handling a Linate" };
  expect((await change(id, noted)).body).toMatchObject({ ...noted, status: "open", version: 2 });
  expect((await change(id, { ...noted, version: 1 })).body).toMatchObject({ version: 2 });
  expect((await change(id, { service_on: "", notes: "" })).body).toMatchObject({ service_on: null, notes: null });
  const wrong = await change(id, { service_on: "2026-02-30" });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "service_on"]);
});

test("an erased customer leaves the amounts, but no notes, not even in the log", async () => {
  const made = await call("POST", "/customers", { name: "Grace Hopper", email: "grace@prova.example" });
  const { id: customer_id, version } = await made.json();
  const { id } = await ordered({ ...flight, customer_id, name: "Grace Hopper" });
  await change(id, { notes: "Allergica alle noci" });
  await change(id, { status: "cancelled", cancel_reason: "Grace è malata" });
  const admin = await signInAs(application, "admin");
  await call("POST", `/customers/${customer_id}/erase`, { name: "Grace Hopper", version }, admin);
  expect(await (await call("GET", `/orders/${id}`)).json()).toMatchObject({
    name: "Cliente cancellato",
    notes: null,
    cancel_reason: null,
    status: "cancelled",
    total: 3800,
  });
  const told = sql`select 1 from audit_log where entity = 'orders' and entity_id = ${id} and after is not null`;
  expect(await queryRows(context, told)).toEqual([]);
});
