// Rule: product.md#unit-expiries
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, signInAs } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
beforeAll(async () => {
  await application.context.db.execute(sql`delete from unit_expiries`);
});
afterEach(async () => {
  await application.context.db.execute(sql`delete from unit_expiries`);
  await deleteBookings(application.context);
});

const call = async (method: string, path: string, body?: unknown, who = clerk) => {
  const response = await callApi(application, who, method, path, body);
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return response.json();
};
const unitOf = async (slug: string) => {
  const [unit] = await queryRows<{ id: string; vehicle_id: string }>(
    application.context,
    sql`select u.id, u.vehicle_id from units u join vehicles v on v.id = u.vehicle_id where v.slug = ${slug} order by number`,
  );
  if (!unit) throw new Error(`No unit of ${slug}`);
  return unit;
};
const expires = async (unitId: string, expiry: object) =>
  call("POST", `/api/units/${unitId}/expiries`, { kind: "inspection", ...expiry });
const dashboard = async (who = clerk) => (await call("GET", "/api/dashboard", undefined, who)).expiring;

describe("an expiry within a booking that holds its unit", () => {
  test("is on the dashboard and on the booking until it is renewed", async () => {
    const unit = await unitOf(CAR);
    const { id: booking } = await createBookingInStatus(application, "confirmed");
    const { pickup_date, return_date, reference } = await call("GET", `/api/bookings/${booking}`);
    await expires(unit.id, { due_on: return_date });
    const found = await call("GET", `/api/bookings/${booking}`);
    expect(found.expiring).toEqual([
      { expiry_id: expect.any(String), kind: "inspection", by: "day", due_on: return_date, due_kilometres: null },
    ]);
    expect(await dashboard()).toEqual({
      total: 1,
      lines: [
        {
          ...found.expiring[0],
          unit_id: unit.id,
          vehicle_id: unit.vehicle_id,
          unit: expect.stringMatching(/^Ferrari 296 GTB, unità 1/),
          booking_id: booking,
          reference,
          name: found.name,
          pickup_date,
          return_date,
        },
      ],
    });
    await call("PATCH", `/api/unit_expiries/${found.expiring[0].expiry_id}`, { done: true });
    expect(await dashboard()).toEqual({ total: 0, lines: [] });
    expect((await call("GET", `/api/bookings/${booking}`)).expiring).toEqual([]);
  });

  test("is found by the rental's included kilometres", async () => {
    const unit = await unitOf(CAR);
    const { id: booking } = await createBookingInStatus(application, "confirmed");
    const [{ included } = { included: 0 }] = await queryRows<{ included: number }>(
      application.context,
      sql`select (days * (terms ->> 'includedKilometresPerDay')::int)::int as included from bookings where id = ${booking}`,
    );
    await call("PATCH", `/api/units/${unit.id}`, { kilometres: 10_000 });
    await expires(unit.id, { kind: "service", due_on: null, due_kilometres: 10_000 + included + 1 });
    expect((await call("GET", `/api/bookings/${booking}`)).expiring).toEqual([]);
    await call("PATCH", `/api/units/${unit.id}`, { kilometres: 10_001 });
    expect((await call("GET", `/api/bookings/${booking}`)).expiring).toMatchObject([
      { kind: "service", by: "kilometres" },
    ]);
  });

  test("is not reported for a cancelled booking, nor before or after the rental", async () => {
    const unit = await unitOf(CAR);
    const { id: booking } = await createBookingInStatus(application, "confirmed");
    const { pickup_date, return_date } = await call("GET", `/api/bookings/${booking}`);
    for (const [day, shift] of [
      [pickup_date, -1],
      [return_date, 1],
    ] as const) {
      const due_on = new Date(Date.parse(day) + shift * 86_400_000).toISOString().slice(0, 10);
      await expires(unit.id, { due_on });
    }
    expect((await dashboard()).total).toBe(0);
    await expires(unit.id, { due_on: pickup_date });
    expect((await dashboard()).total).toBe(1);
    await call("PATCH", `/api/bookings/${booking}`, { status: "cancelled", reason: "Il cliente rinuncia" });
    expect((await dashboard()).total).toBe(0);
  });

  test("is hidden from staff who may not read bookings", async () => {
    expect(await dashboard(await signInAs(application, "seo_manager"))).toBeNull();
  });
});

test("is in the quote of a change, for the unit it would hold", async () => {
  const unit = await unitOf(CAR);
  const { id: booking } = await createBookingInStatus(application, "confirmed");
  const { pickup_date, return_date, days } = await call("GET", `/api/bookings/${booking}`);
  const later = (date: string, shift: number) =>
    new Date(Date.parse(date) + shift * 86_400_000).toISOString().slice(0, 10);
  const quote = (returnDate: string) => call("POST", `/api/bookings/${booking}/quote`, { returnDate });
  await expires(unit.id, { due_on: later(return_date, 2) });
  expect(await quote(later(return_date, 1))).toMatchObject({ unit: 1, expiring: [] });
  expect((await quote(later(return_date, 2))).expiring).toMatchObject([{ kind: "inspection", by: "day" }]);
  // The kilometres of the booking's current rental must not count twice.
  const [{ daily } = { daily: 0 }] = await queryRows<{ daily: number }>(
    application.context,
    sql`select (terms ->> 'includedKilometresPerDay')::int as daily from bookings where id = ${booking}`,
  );
  await call("PATCH", `/api/units/${unit.id}`, { kilometres: 10_000 });
  await expires(unit.id, { kind: "service", due_on: null, due_kilometres: 10_000 + daily * (days + 1) + 1 });
  expect((await quote(later(return_date, 1))).expiring).toEqual([]);
  const porsche = { pickupDate: pickup_date, returnDate: return_date, vehicle: "porsche-911-carrera-s" };
  expect((await call("POST", `/api/bookings/${booking}/quote`, porsche)).expiring).toEqual([]);
});

test("an unbooked rental lists the expiries of each unit", async () => {
  const unit = await unitOf("porsche-911-carrera-s");
  await expires(unit.id, { kind: "insurance", due_on: "2026-12-11" });
  const period = "pickupTime=10%3A00&returnTime=10%3A00&vehicle=porsche-911-carrera-s";
  const readExpiring = (from: string, to: string) =>
    call("GET", `/api/units/expiring?pickupDate=${from}&returnDate=${to}&${period}`);
  expect(await readExpiring("2026-12-10", "2026-12-13")).toMatchObject([{ unit: 1, kind: "insurance", by: "day" }]);
  expect(await readExpiring("2026-12-12", "2026-12-13")).toEqual([]);
  const nowhere = "pickupDate=2026-12-10&returnDate=2026-12-13&pickupTime=10%3A00&returnTime=10%3A00&vehicle=batmobile";
  expect(await call("GET", `/api/units/expiring?${nowhere}`)).toEqual([]);
  const upsideDown = await callApi(application, clerk, "GET", `/api/units/expiring?pickupDate=x&${period}`);
  expect(upsideDown.status).toBe(422);
});
