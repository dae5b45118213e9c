// Rule: product.md#extras "Added later."
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { FURTHER_DRIVER_CODE } from "#domain/extras/further-driver.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { extras, protections } from "#server/db/schema.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const { call, patch } = staffApiOf(application, setUpSignedInUser(application, "customer_service"));

beforeEach(async () => {
  const { db } = application.context;
  await db.delete(extras);
  await db.insert(extras).values([
    { code: "child-seat", name: "Seggiolino", unit: "day", priceCents: 1500, maxQuantity: 3, maxChargedDays: 4 },
    { code: "champagne", name: "Champagne", unit: "rental", priceCents: 9000, position: 2, leadHours: 720 },
    { code: "ski-rack", name: "Portasci", unit: "rental", priceCents: 4000, categories: ["suv"] },
    { code: FURTHER_DRIVER_CODE, name: "Conducente aggiuntivo", unit: "day", priceCents: 2000, maxQuantity: 4 },
  ]);
  await db.insert(protections).values([
    { code: "plus", name: "Franchigia Plus", priceCents: 4000, excessPercent: 50, depositPercent: 80 },
    { code: "zero", name: "Franchigia Zero", priceCents: 8000, excessPercent: 0, depositPercent: 50 },
  ]);
});
afterEach(async () => {
  const broken = await findBrokenInvariants(application.context.db);
  await deleteBookings(application.context);
  await application.context.db.delete(extras);
  await application.context.db.delete(protections);
  // The bookings were stored directly in their status.
  expect(broken.filter((name) => !/^(states follow|what is active)/.test(name))).toEqual([]);
});

const SEATS = [{ code: "child-seat", quantity: 2 }];
const put = (id: string, body: object) => call("PUT", `/${id}/choices`, body);
const stored = async (id: string): Promise<ApiBookingDetail> => (await call("GET", `/${id}`)).json();
const change = async (id: string, body: object): Promise<ApiBookingDetail> => {
  const response = await put(id, body);
  expect(response.status).toBe(200);
  return response.json();
};
const refusal = async (id: string, body: object) => {
  const response = await put(id, body);
  const { errors } = await response.json();
  return [response.status, errors[0]?.path, errors[0]?.code];
};
const linesOf = (id: string) =>
  queryRows<{ code: string; amount: number; phase: string }>(
    application.context,
    sql`select code, amount_cents::int as amount, phase from booking_lines where booking_id = ${id} order by position`,
  );
const jobsOf = (id: string) =>
  queryRows<{ data: object }>(
    application.context,
    sql`select data from pgboss.job where data->>'booking' = ${id} order by created_on`,
  );

test.each(["requested", "confirmed", "active"] as const)(
  "a booking that is %s gets extras and protection, with their price first, an event, an audit entry and a mail",
  async (status) => {
    const { id, version, token } = await createBookingInStatus(application, status);
    const before = await stored(id);
    const body = { extras: SEATS, protection: "plus" };
    const quote = await (await call("POST", `/${id}/choices/quote`, body)).json();
    expect(quote).toMatchObject({ previous_total: 4200, total: 4200 + 90 + 120, difference: 210, late_extras: null });
    expect((await stored(id)).version).toBe(version);
    const after = await change(id, { ...body, expected_total: quote.total, version });
    expect(after).toMatchObject({
      total: 4410,
      excess: before.excess / 2,
      deposit: before.deposit * 0.8,
      extras: [{ code: "child-seat", name: "Seggiolino", quantity: 2 }],
      protection: { code: "plus", name: "Franchigia Plus" },
      receipt: quote.receipt,
    });
    expect(await linesOf(id)).toEqual([
      { code: "days", amount: 420_000, phase: "booking" },
      { code: "extra", amount: 9000, phase: "change" },
      { code: "protection", amount: 12_000, phase: "change" },
    ]);
    const [event] = await (await call("GET", `/${id}/events`)).json();
    expect(event.kind).toBe("change");
    expect(event.note.replaceAll("\u00a0", " ")).toBe(
      "Extra: nessuno → 2 × Seggiolino\nRiduzione della franchigia: nessuna → Franchigia Plus\nTotale: € 4.200 → € 4.410",
    );
    const audited = await queryRows(
      application.context,
      sql`select action from audit_log where entity = 'bookings' and entity_id = ${id} and action = 'update'`,
    );
    expect(audited).toHaveLength(1);
    expect((await jobsOf(id)).map(({ data }) => data)).toEqual([
      { booking: id, kind: "changed", previousTotal: 420_000 },
    ]);
    const mails: { text: string }[] = [];
    const mailer = { send: async (mail: { text: string }) => void mails.push(mail) };
    await sendBookingMail(application.context, { booking: id, kind: "changed", previousTotal: 420_000, mailer });
    expect(mails[0]?.text).toContain("Seggiolino");
    const page = await findBooking(application.context, { token }, wordsOf("it"));
    expect(JSON.stringify(page)).toMatch(/Seggiolino.*Franchigia Plus/);
  },
);

test("a repeated change writes nothing; a stale version and another total than staff saw are refused", async () => {
  const { id, version } = await createBookingInStatus(application, "confirmed");
  const { version: now } = await change(id, { extras: SEATS, version });
  expect((await change(id, { extras: SEATS })).version).toBe(now);
  expect(await jobsOf(id)).toHaveLength(1);
  expect(await refusal(id, { extras: [], version })).toEqual([409, "version", undefined]);
  await application.context.db.execute(sql`update extras set price_cents = 5000 where code = 'champagne'`);
  const more = { extras: [{ code: "champagne", quantity: 1 }, ...SEATS], late_extras: "In cantina" };
  expect(await refusal(id, { ...more, expected_total: 4380 })).toEqual([409, "expected_total", "total-changed"]);
  expect((await change(id, { ...more, expected_total: 4340 })).total).toBe(4340);
});

test("what is booked keeps its price and may stay or become less when it is no longer offered", async () => {
  const { id } = await createBookingInStatus(application, "confirmed", { extras: SEATS, protection: "plus" });
  const { excess, deposit } = await stored(id);
  await application.context.db.execute(sql`update extras set price_cents = 9900`);
  const seats = (quantity: number) => ({ extras: [{ code: "child-seat", quantity }], protection: "plus" });
  expect((await change(id, seats(3))).total).toBe(4200 + 3 * 45 + 120);
  await application.context.db.execute(sql`update extras set active = false`);
  await application.context.db.execute(sql`update protections set active = false`);
  expect(await change(id, seats(1))).toMatchObject({ total: 4200 + 45 + 120, excess, deposit });
  expect(await refusal(id, seats(2))).toEqual([422, "extras.0.code", undefined]);
  expect(await refusal(id, { extras: [], protection: "zero" })).toEqual([422, "protection", undefined]);
  const plain = await change(id, { extras: [] });
  // Excess and deposit of the car return with the removed protection.
  expect(plain).toMatchObject({ total: 4200, excess: excess * 2, deposit: deposit / 0.8, protection: null });
  expect((await linesOf(id)).map(({ code }) => code)).toEqual(["days"]);
});

test("another protection replaces the booked one, from the excess and deposit that the car had at the booking", async () => {
  const plain = await createBookingInStatus(application, "confirmed");
  const { excess, deposit } = await stored(plain.id);
  await deleteBookings(application.context);
  const { id } = await createBookingInStatus(application, "confirmed", { protection: "plus" });
  await application.context.db.execute(sql`update vehicles set excess_cents = 100, deposit_cents = 100`);
  expect(await change(id, { extras: [], protection: "zero" })).toMatchObject({
    total: 4200 + 240,
    excess: 0,
    deposit: Math.max(3000, deposit / 2),
  });
  expect(await change(id, { extras: [] })).toMatchObject({ total: 4200, excess, deposit });
});

// Rule: product.md#extras "Late."
test("an extra after its lead time needs the reason, which the history keeps; a booked one needs none", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  const late = { extras: [{ code: "champagne", quantity: 1 }] };
  const quote = await (await call("POST", `/${id}/choices/quote`, late)).json();
  expect(quote.late_extras).toContain("Champagne");
  expect(await refusal(id, late)).toEqual([409, "late_extras", undefined]);
  await change(id, { ...late, late_extras: "C'è in cantina" });
  const [event] = await (await call("GET", `/${id}/events`)).json();
  expect(event.note).toContain("Extra oltre il preavviso: C'è in cantina");
  await change(id, { extras: [...late.extras, ...SEATS] });
});

test("wrong choices are refused at their fields, and a booking that has ended keeps its extras", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  expect(await refusal(id, { extras: [...SEATS, { code: "sledge", quantity: 1 }] })).toEqual([
    422,
    "extras.1.code",
    undefined,
  ]);
  expect(await refusal(id, { extras: [{ code: "ski-rack", quantity: 1 }] })).toEqual([422, "extras.0.code", undefined]);
  expect(await refusal(id, { extras: [{ code: "child-seat", quantity: 4 }] })).toEqual([
    422,
    "extras.0.quantity",
    undefined,
  ]);
  expect(await refusal(id, { extras: [...SEATS, ...SEATS] })).toEqual([422, "extras", undefined]);
  expect(await refusal(id, {})).toEqual([422, "extras", undefined]);
  expect((await stored(id)).total).toBe(4200);
  await deleteBookings(application.context);
  const ended = await createBookingInStatus(application, "completed");
  expect((await put(ended.id, { extras: SEATS })).status).toBe(409);
});

test("further drivers whom the booking names stay charged", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  const driver = { name: "Ugo Prova", birth_date: "1980-01-01", licence_issued_on: "2001-01-01" };
  expect((await call("PUT", `/${id}/drivers`, { drivers: [driver], other_total: true })).status).toBe(200);
  expect(await refusal(id, { extras: SEATS })).toEqual([422, "extras", undefined]);
  const kept = { extras: [...SEATS, { code: FURTHER_DRIVER_CODE, quantity: 1 }] };
  expect((await change(id, kept)).total).toBe(4200 + 90 + 60);
});

test("an agreed discount in percent follows, and a change of dates keeps the phase of what was added", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  await call("PUT", `/${id}/agreed-price`, { kind: "percent", value: 10, reason: "Cliente abituale" });
  expect((await change(id, { extras: SEATS })).total).toBe(4290 * 0.9);
  await patch(id, { returnDate: "2026-12-14" });
  expect(await linesOf(id)).toEqual([
    { code: "days", amount: 560_000, phase: "booking" },
    { code: "extra", amount: 12_000, phase: "change" },
    { code: "agreed", amount: -57_200, phase: "booking" },
  ]);
});
