// Rule: product.md#erasing-a-customer
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bookings, customers } from "#server/db/schema.ts";
import { parseAdminCommand, runAdminCommand } from "#server/services/access/admin-command.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { FLIGHT_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callerOf } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
beforeEach(async () => {
  await deleteBookings(application.context);
  for (const table of ["quotes", "customers", "audit_log"])
    await application.context.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const call = callerOf(application, admin, "/api");
const json = async (method: string, path: string, body?: unknown) => (await call(method, path, body)).json();
const GRACE = { name: "Grace Hopper", email: "grace@prova.example" };

/** Creates a flight order by sending and accepting a quote. */
async function ordered(changes: object = {}): Promise<{ id: string; reference: string }> {
  const { id: quote, token } = await quoteApiOf(application, admin).sent({ ...FLIGHT_QUOTE, ...GRACE, ...changes });
  await acceptQuote(application.context, { token, form: {} });
  const accepted = sql`select id, reference from orders where quote_id = ${quote}`;
  const [order] = await queryRows<{ id: string; reference: string }>(application.context, accepted);
  if (!order) throw new Error("Nothing was ordered");
  return order;
}
const forWhom = async (id: string) => {
  const { name, email, notes } = await json("GET", `/orders/${id}`);
  return { name, email, notes };
};
const NOBODY = { name: "Cliente cancellato", email: "", notes: null };

test("an order in progress keeps its customer until it ends, then only the amounts; unaccepted quotes are deleted", async () => {
  const { id: customer_id } = await json("POST", "/customers", GRACE);
  const quotes = quoteApiOf(application, admin);
  const declined = await quotes.sent({ ...FLIGHT_QUOTE, customer_id });
  const done = await ordered({ customer_id });
  for (const status of ["confirmed", "done"]) await call("PATCH", `/orders/${done.id}`, { status });
  // The quote was sent to her e-mail address and belongs to no customer record.
  const open = await ordered();
  await call("PATCH", `/orders/${open.id}`, { notes: "Allergica alle noci" });

  const erasure = await json("GET", `/customers/${customer_id}/erasure`);
  expect(erasure).toMatchObject({ forgotten: { bookings: 0, quotes: 1 } });
  expect(erasure.kept).toHaveLength(2);
  expect(erasure.kept).toContainEqual({ reference: done.reference, why: "order", kept_until: "2036-11-21" });
  expect(erasure.kept).toContainEqual({ reference: open.reference, why: "order_under_way", kept_until: null });
  expect((await call("POST", `/customers/${customer_id}/erase`, { name: GRACE.name })).status).toBe(200);
  expect((await quotes.call("GET", `/${declined.id}`)).status).toBe(404);
  expect(await forWhom(done.id)).toEqual(NOBODY);
  await deleteExpiredData(application.context);
  expect(await forWhom(open.id)).toEqual({ ...GRACE, notes: "Allergica alle noci" });

  await call("PATCH", `/orders/${open.id}`, { status: "cancelled", cancel_reason: "Grace è malata" });
  await deleteExpiredData(application.context);
  expect(await forWhom(open.id)).toEqual(NOBODY);
  expect(await application.context.db.select().from(customers)).toEqual([]);
  const told = await queryRows(
    application.context,
    sql`select 1 from audit_log where entity = 'orders' and after is not null`,
  );
  expect(told).toEqual([]);
});

test("the command line reports the open order of a person without a record, and erases it once it is done", async () => {
  const { id, reference } = await ordered();
  const erase = async () => {
    const command = parseAdminCommand(["erase", GRACE.email]);
    return command && (await runAdminCommand(application.context, command)).lines.join(" ");
  };
  expect(await erase()).toContain(`${reference}: è in corso. Quando è concluso o annullato, ripeti il comando.`);
  expect(await forWhom(id)).toMatchObject(GRACE);
  for (const status of ["confirmed", "done"]) await call("PATCH", `/orders/${id}`, { status });
  await erase();
  expect(await forWhom(id)).toEqual(NOBODY);
});

test("names every booking that the law keeps, even if there are very many", async () => {
  const { db } = application.context;
  const { id: first } = await createBookingInStatus(application, "completed");
  const [rental] = await db.select().from(bookings).limit(1);
  if (!rental) throw new Error(`Booking ${first} is gone`);
  const copies = Array.from({ length: 200 }, (_, index) => {
    const id = randomUUID();
    return { ...rental, id, reference: `VL-COPY${index}`, manageTokenHash: id, idempotencyKey: null };
  });
  await db.insert(bookings).values(copies);
  const { kept, forgotten } = await json("GET", `/customers/${rental.customerId}/erasure`);
  expect([kept.length, forgotten.bookings]).toEqual([201, 0]);
});
