import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, units, vehicles } from "#server/db/schema.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { countVehiclesUpTo } from "#server/repositories/vehicles/vehicle-counts.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi } from "#test/staff.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { sendExpiryReminders } from "./rental-expiries.ts";

const ONE_UNIT = "ferrari-296-gtb";
const TWO_UNITS = "porsche-911-carrera-s";
const YESTERDAY = "2026-11-20";
const PERIOD = { from: new Date("2026-12-10T09:00:00Z"), to: new Date("2026-12-13T09:00:00Z"), now: TEST_NOW };

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");

const call = async (method: string, path: string, body: unknown, status: number, who = keeper) => {
  const response = await callApi(application, who, method, path, body);
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(status);
  return answer;
};
const unitsOf = async (slug: string) => {
  const { db } = application.context;
  return db
    .select({ id: units.id, number: units.number, vehicleId: units.vehicleId })
    .from(units)
    .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
    .where(eq(vehicles.slug, slug))
    .orderBy(units.number);
};
const add = (id: string | undefined, body: object) => call("POST", `/api/units/${id}/expiries`, body, 201);
const found = async (slug: string) => {
  const { db } = application.context;
  const filter = { slug, freeFor: PERIOD };
  const { counts } = await countVehiclesUpTo(db, filter, 1);
  return [(await listVehicles(db, { ...filter, limit: 1 })).length, counts.length];
};
const book = (vehicle: string) =>
  requestBooking(application.context, { body: bookingRequest({ vehicle }), idempotencyKey: undefined });

// Rule: product.md#rental-period
test("an expiry may be on the last accepted day, be moved to it, and be overridden until it", async () => {
  const [unit] = await unitsOf("lamborghini-huracan-tecnica");
  const LAST_DAY = "2100-12-31";
  const { expiries } = await add(unit?.id, { kind: "insurance", due_on: LAST_DAY });
  const [{ id, version }] = expiries;
  const path = `/api/unit_expiries/${id}`;
  await call("PATCH", path, { due_on: "2100-12-30", version }, 200);
  const moved = await call("PATCH", path, { due_on: LAST_DAY, version: version + 1 }, 200);
  expect(moved.expiries).toMatchObject([{ due_on: LAST_DAY }]);
  await call("PUT", `${path}/override`, { until: LAST_DAY, reason: "Gomme nuove già in officina." }, 200, admin);
});

describe("an expiry that has passed", () => {
  // Rule: product.md#unit-expiries "An expiry that"
  // Rule: product.md#unit-expiries "From the day"
  test("removes its unit from search and requests until it is renewed, and shows staff the reason", async () => {
    const [unit] = await unitsOf(ONE_UNIT);
    expect(await found(ONE_UNIT)).toEqual([1, 1]);
    const blocked = await add(unit?.id, { kind: "inspection", due_on: YESTERDAY });
    expect(blocked.blocked).toMatchObject({ reason: expect.stringContaining("revisione") });
    expect(await found(ONE_UNIT)).toEqual([0, 0]);
    await expect(book(ONE_UNIT)).rejects.toMatchObject({
      kind: "conflict",
      message: "Non più disponibile per queste date",
    });
    const [expiry] = blocked.expiries;
    const renewed = await call(
      "PATCH",
      `/api/unit_expiries/${expiry.id}`,
      { done: true, version: expiry.version },
      200,
    );
    expect(renewed).toMatchObject({ blocked: null, expiries: [] });
    expect(await found(ONE_UNIT)).toEqual([1, 1]);
    await call("PATCH", `/api/unit_expiries/${expiry.id}`, { done: true, version: expiry.version }, 409);
  });

  // Rule: product.md#unit-expiries "An expiry that"
  // Rule: product.md#unit-expiries "From the day"
  test("on one of two units leaves the other free, and no booking can move to it", async () => {
    const [first] = await unitsOf(TWO_UNITS);
    await add(first?.id, { kind: "insurance", due_on: YESTERDAY });
    expect(await found(TWO_UNITS)).toEqual([1, 1]);
    const { booking } = await book(TWO_UNITS);
    const query = `/api/unit_holds?from=2026-12-09&to=2026-12-14&vehicle_id=${first?.vehicleId}`;
    const [hold] = await (await callApi(application, keeper, "GET", query)).json();
    expect(hold).toMatchObject({ unit: 2, booking_id: booking.id });
    expect(await found(TWO_UNITS)).toEqual([0, 0]);
    const reason = "L'unità 1 non si può consegnare né impegnare: assicurazione";
    const refused = await call("PATCH", `/api/unit_holds/${hold.id}`, { unit: 1 }, 409);
    expect(refused.detail).toContain(reason);
    const byPhone = { ...bookingRequest({ vehicle: TWO_UNITS, unit: 1 }), confirm: true };
    const chosen = await call("POST", "/api/bookings/by-phone", byPhone, 409);
    expect(chosen.detail).toContain(reason);
    expect(chosen.errors).toEqual([{ path: "unit", message: chosen.detail }]);
  });

  // Rule: product.md#unit-expiries "An expiry that"
  // Rule: product.md#unit-expiries "From the day"
  test("blocks a handover unless an admin overrides it until a day, with a stored reason", async () => {
    const [unit] = await unitsOf("maserati-mc20");
    const { booking } = await requestBooking(application.context, {
      body: bookingRequest({ vehicle: "maserati-mc20", pickupCity: "Roma", returnCity: "Roma" }),
      idempotencyKey: undefined,
    });
    await call("PATCH", `/api/bookings/${booking.id}`, { status: "confirmed" }, 200);
    const { expiries } = await add(unit?.id, { kind: "tyres", due_on: YESTERDAY });
    const handOver = { status: "active", at_another_time: true };
    const refused = await call("PATCH", `/api/bookings/${booking.id}`, handOver, 409);
    expect(refused.detail).toContain("non si può consegnare né impegnare: gomme");

    const path = `/api/unit_expiries/${expiries[0].id}/override`;
    const override = { until: "2026-11-30", reason: "Gomme nuove già in officina." };
    await call("PUT", path, override, 403);
    const past = await call("PUT", path, { ...override, until: YESTERDAY }, 422, admin);
    expect(past.errors).toEqual([{ path: "until", message: "Scegli un giorno da oggi in poi." }]);
    const passed = await call("PUT", path, override, 200, admin);
    expect(passed).toMatchObject({
      blocked: null,
      expiries: [{ override_until: "2026-11-30", override_reason: override.reason }],
    });
    await call("PATCH", `/api/bookings/${booking.id}`, handOver, 200);
    const entries = await application.context.db
      .select({ actor: auditLog.actor })
      .from(auditLog)
      .where(and(eq(auditLog.entityId, expiries[0].id), eq(auditLog.action, "override")));
    expect(entries).toEqual([{ actor: admin.userId }]);
  });

  // Rule: product.md#unit-expiries
  test("by kilometres blocks once the counter reaches them", async () => {
    const [unit] = await unitsOf("mclaren-750s");
    expect(await add(unit?.id, { kind: "service", due_on: null, due_kilometres: 15_000 })).toMatchObject({
      blocked: null,
    });
    const after = await call("PATCH", `/api/units/${unit?.id}`, { kilometres: 15_000 }, 200);
    expect(after.blocked.reason).toBe("tagliando a 15.000 km");
    expect(await found("mclaren-750s")).toEqual([0, 0]);
  });
});

// Rule: product.md#handover "A reading below"
// Rule: product.md#unit-records "A unit's kilometres follow"
test("a unit's kilometres follow its handovers, and decrease only when confirmed", async () => {
  const [unit] = await unitsOf("bentley-continental-gt");
  await call("PATCH", `/api/units/${unit?.id}`, { kilometres: 8000, plate: "GB808CG" }, 200);
  const { booking } = await book("bentley-continental-gt");
  await call("PATCH", `/api/bookings/${booking.id}`, { status: "confirmed" }, 200);
  const path = `/api/bookings/${booking.id}/handovers/pickup`;
  const refused = await call("PUT", path, { kilometres: 7000, fuel_percent: 100 }, 422);
  expect(refused.errors).toEqual([{ path: "counter_went_back", message: refused.detail }]);
  expect(refused.detail.replaceAll("\u00a0", " ")).toBe(
    "L'unità 1 · GB808CG segnava già 8.000 km: controlla, o conferma che segna meno.",
  );
  const counter = async () =>
    (await (await callApi(application, keeper, "GET", `/api/units/${unit?.id}`)).json()).kilometres;
  expect(await counter()).toBe(8000);
  await call("PUT", path, { kilometres: 8100, fuel_percent: 100 }, 200);
  expect(await counter()).toBe(8100);
  await call("PUT", path, { kilometres: 7000, fuel_percent: 100, counter_went_back: true }, 200);
  expect(await counter()).toBe(7000);
});

test.each([
  [{ kind: "inspection", due_on: null }, "due_on", "Indica il giorno o i chilometri della scadenza."],
  [{ kind: "soul", due_on: "2027-01-01" }, "kind", "Scegli che cosa scade."],
  [{ kind: "tax", due_on: "domani" }, "due_on", "Indica il giorno."],
])("%j is refused at its field", async (body, path, message) => {
  const [unit] = await unitsOf("rolls-royce-ghost");
  expect((await call("POST", `/api/units/${unit?.id}/expiries`, body, 422)).errors).toEqual([{ path, message }]);
});

// Rule: product.md#unit-expiries
test("staff get reminders at 30, 14 and 3 days, once each", async () => {
  const [unit] = await unitsOf("rolls-royce-ghost");
  const run = (day: string) =>
    sendExpiryReminders({ ...application.context, clock: () => new Date(`${day}T09:00:00Z`) });
  // First send the reminders of expiries from other tests.
  await run("2026-11-14");
  const { expiries } = await add(unit?.id, { kind: "insurance", due_on: "2026-12-15" });
  const sent = [];
  for (const day of ["2026-11-14", "2026-11-15", "2026-11-16", "2026-12-01", "2026-12-01", "2026-12-12", "2026-12-13"])
    sent.push(await run(day));
  expect(sent).toEqual([0, 1, 0, 1, 0, 1, 0]);
  // If the last valid day changes, the reminders start again.
  await call("PATCH", `/api/unit_expiries/${expiries[0].id}`, { due_on: "2026-12-20" }, 200);
  expect(await run("2026-12-13")).toBe(1);
});
