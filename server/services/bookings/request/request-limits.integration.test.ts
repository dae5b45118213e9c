// Rule: product.md#open-requests
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AppContext } from "#server/context.ts";
import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { handleRequestAlert, readRequestAlerts } from "#server/services/bookings/request-alerts.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, withClockAt } from "#test/stored-bookings.ts";
import { submitBookingForm } from "./submit-booking-form.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication({ poolSize: 8, variables: { RATE_LIMITS: "on" } });
let context: AppContext;
beforeAll(async () => {
  context = application.context;
  // Add enough units for all requests, so that only the limit can refuse one.
  await context.db.execute(sql`update vehicles set total_units = 12 where slug = ${CAR}`);
});
afterEach(async () => {
  await context.db.execute(sql`delete from request_alerts`);
  await context.db.execute(sql`delete from recipient_mails`);
  await deleteBookings(context);
});

let people = 0;
const stranger = () => ({ email: `p${++people}@prova.example`, phone: `+39 333 1${String(people).padStart(6, "0")}` });
const ask = (changes: object = {}, visitor?: string, idempotencyKey?: string, ctx = context) =>
  requestBooking(ctx, { body: bookingRequest({ ...stranger(), ...changes }), visitor, idempotencyKey });
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let made = 0; made < count; made++) await work();
};
const TOO_MANY = { kind: "too-many", message: expect.stringContaining(`chiamaci al `) };
const service = {
  userId: "desk",
  email: "a@velluto.example",
  name: "A",
  roles: ["customer_service" as const],
  needsSecondFactor: false,
  signedInAt: new Date(),
};
const alerts = async () =>
  (await readRequestAlerts(context, { staff: service })).alerts.map(({ reason, identity, times }) => [
    reason,
    identity,
    times,
  ]);
const mailsTo = async (to: string) =>
  (await queryRows(context, sql`select 1 from pgboss.job where name = 'mail' and data ->> 'to' = ${to}`)).length;

describe("at most three open requests", () => {
  // Rule: product.md#site-configuration "Open requests of one e-mail, phone or visitor's address"
  test("per e-mail address, ignoring plus tags and case", async () => {
    await times(3, () => ask({ email: "ada@prova.example" }));
    for (const email of ["ada@prova.example", "ADA@prova.example", "ada+4@prova.example"])
      await expect(ask({ email })).rejects.toMatchObject(TOO_MANY);
    await ask();
  });

  // Rule: product.md#site-configuration "Open requests of one e-mail, phone or visitor's address"
  test("per phone number, with or without its prefix", async () => {
    await times(3, () => ask({ phone: "+39 333 000 0000" }));
    await expect(ask({ phone: "333 0000000" })).rejects.toMatchObject(TOO_MANY);
  });

  // Rule: product.md#site-configuration "Open requests of one e-mail, phone or visitor's address"
  test("per network address, stored as a hash and only while the request is open", async () => {
    await times(3, () => ask({}, "203.0.113.7"));
    await expect(ask({}, "203.0.113.7")).rejects.toMatchObject(TOO_MANY);
    await ask({}, "203.0.113.8");
    const stored = JSON.stringify(await queryRows(context, sql`select visitor_hash from bookings`));
    expect(stored).not.toContain("203.0.113");
    await context.db.execute(sql`update bookings set status = 'declined', created_at = '2026-11-01T09:00:00Z'`);
    await deleteExpiredData(context);
    expect(await queryRows(context, sql`select id from bookings where visitor_hash is not null`)).toEqual([]);
  });

  test("do not include cancelled and expired ones", async () => {
    const email = "bea@prova.example";
    const { token } = await ask({ email });
    await times(2, () => ask({ email }));
    await cancelBooking(context, { token });
    await ask({ email });
    await expect(ask({ email })).rejects.toMatchObject(TOO_MANY);
    await context.db.execute(sql`delete from pgboss.job`);
    await ask({ email }, undefined, undefined, withClockAt(context, "2026-11-21T11:00:00Z"));
  });

  test("do not count a repeated request twice, and hold under concurrent requests", async () => {
    const email = "carla@prova.example";
    await times(2, () => ask({ email }));
    const request = bookingRequest({ ...stranger(), email });
    const send = () => requestBooking(context, { body: request, idempotencyKey: "third" });
    const references = (await Promise.all([send(), send(), send()])).map(({ booking }) => booking.reference);
    expect(new Set(references).size).toBe(1);
    const many = await Promise.allSettled(Array.from({ length: 5 }, () => ask({ email: "dora@prova.example" })));
    expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });
});

describe("staff are alerted", () => {
  // Rule: product.md#site-configuration "Requests by one person in a day that alert staff"
  test("when a request is refused: once a day by mail, and in the panel until it is handled", async () => {
    await times(3, () => ask({ email: "ada@prova.example" }));
    await times(2, () => ask({ email: "ada@prova.example" }).catch(() => {}));
    expect(await alerts()).toEqual([["limit", "email", 2]]);
    expect(await mailsTo(context.env.mailStaff)).toBe(1);
    const [alert] = (await readRequestAlerts(context, { staff: service })).alerts;
    expect(alert?.booking?.reference).toMatch(/^VL-/);
    await handleRequestAlert(context, { staff: service, id: alert?.id ?? "" });
    await handleRequestAlert(context, { staff: service, id: alert?.id ?? "" });
    expect(await alerts()).toEqual([]);
    const logged = await queryRows(context, sql`select action from audit_log where entity = 'request_alerts'`);
    expect(logged).toEqual([{ action: "handle" }]);
  });

  // Rule: product.md#site-configuration "Requests by one person in a day that alert staff"
  test("when one identity makes many requests in a day, even if all were cancelled", async () => {
    await times(6, async () => cancelBooking(context, { token: (await ask({}, "198.51.100.4")).token }));
    expect(await alerts()).toEqual([["many", "visitor", 1]]);
  });
});

// Rule: product.md#mails
// Rule: product.md#site-configuration "Mails from our forms to one address in a day"
test("an address gets a limited number of form mails per day; further requests are stored without one", async () => {
  const email = "elsa@prova.example";
  const { maxFormMailsPerDay } = context.site;
  await times(maxFormMailsPerDay / 2, async () => cancelBooking(context, { token: (await ask({ email })).token }));
  const queued = async () =>
    (await queryRows(context, sql`select 1 from pgboss.job where data ->> 'kind' in ('received', 'cancelled')`)).length;
  expect(await queued()).toBe(maxFormMailsPerDay);
  const { booking } = await ask({ email });
  expect(booking.status).toBe("requested");
  expect(await queued()).toBe(maxFormMailsPerDay);
});

describe("the booking form", () => {
  const form = bookingRequest({ ...stranger() });

  test("is returned once to a likely robot and accepted at the second submit", async () => {
    const sent = await submitBookingForm(context, { form: {}, body: form });
    if ("token" in sent) throw new Error("The form was taken at once");
    expect(sent.refusal.message).toContain("premi ancora");
    const again = await submitBookingForm(context, { form: { pagina: sent.formStamp ?? "" }, body: form });
    expect(again).toHaveProperty("token");
  });

  test("is returned with the reason when there are too many open requests", async () => {
    await times(3, () => ask({ email: form.email }));
    const stamp = await submitBookingForm(context, { form: {}, body: form });
    const pagina = "formStamp" in stamp ? (stamp.formStamp ?? "") : "";
    expect(await submitBookingForm(context, { form: { pagina }, body: form })).toMatchObject({ refusal: TOO_MANY });
  });
});

test("accepts everything with RATE_LIMITS=off", async () => {
  const open = { ...context, env: { ...context.env, rateLimits: false } };
  await times(5, () => ask({ email: "ada@prova.example" }, "203.0.113.7", undefined, open));
  expect(await submitBookingForm(open, { form: {}, body: bookingRequest(stranger()) })).toHaveProperty("token");
  expect(await alerts()).toEqual([]);
});
