import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiMonthReport } from "#domain/api/reports/reports.ts";
import { DAY_MS } from "#domain/durations.ts";
import { bookings, cities, unitHolds, units, vehicles } from "#server/db/schema.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, signInAs } from "#test/staff.ts";

const application = setUpTestApplication();
let model: typeof bookings.$inferSelect;
let car: typeof vehicles.$inferSelect;
beforeAll(async () => {
  const { db } = application.context;
  await requestBooking(application.context, { body: bookingRequest() });
  const [booking] = await db.select().from(bookings);
  const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.slug, "mercedes-benz-v-300"));
  if (!booking || !vehicle) throw new Error("There is nothing to copy");
  model = booking;
  car = vehicle;
  await db.update(vehicles).set({ totalUnits: 1 }).where(eq(vehicles.id, car.id));
});

beforeEach(async () => {
  const { db } = application.context;
  await db.delete(unitHolds);
  await db.execute(sql`delete from booking_events`);
  await db.delete(bookings);
  await db.delete(units).where(sql`${units.vehicleId} = ${car.id} and ${units.number} > 1`);
  await db.update(units).set({ inFleetFrom: "2026-01-01" }).where(eq(units.vehicleId, car.id));
});

/** Creates a booking of the car with its hold; the turnaround ends a day after the return. */
async function store(
  [from, to]: [from: string, to: string],
  changes: Partial<typeof bookings.$inferInsert> = {},
  hold: Partial<typeof unitHolds.$inferInsert> = {},
) {
  const { db } = application.context;
  const id = randomUUID();
  await db.insert(bookings).values({
    ...model,
    id,
    reference: id.slice(0, 8),
    manageTokenHash: id,
    idempotencyKey: null,
    vehicleId: car.id,
    status: "confirmed",
    pickupDate: from.slice(0, 10),
    pickupAt: new Date(from),
    returnAt: new Date(to),
    totalCents: 100_050,
    ...changes,
  });
  if (changes.vehicleId === null) return;
  const ready = new Date(new Date(to).getTime() + DAY_MS).toISOString();
  await db.insert(unitHolds).values({
    vehicleId: car.id,
    unit: 1,
    during: `["${new Date(from).toISOString()}","${ready}")`,
    kind: "booking",
    bookingId: id,
    ...hold,
  });
}

const ask = async (query: string, role: "admin" | "customer_service" = "customer_service") =>
  callApi(application, await signInAs(application, role), "GET", `/api/reports/months?${query}`);

async function report(from: string, to: string) {
  const response = await ask(`from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  const answer: ApiMonthReport = await response.json();
  const row = answer.rows.find(({ vehicle_id }) => vehicle_id === car.id);
  if (!row) throw new Error("The car is not in the report");
  return { answer, row };
}

describe("rented days", () => {
  // Rule: product.md#month-report "Giorni noleggiati"
  test("a rental over the end of a month is split at midnight in the pickup city, without the turnaround", async () => {
    await store(["2026-01-30T12:00+01:00", "2026-02-02T12:00+01:00"]);
    const { row } = await report("2026-01", "2026-03");
    expect(row.months.map(({ rented_days }) => rented_days)).toEqual([1.5, 1.5, 0]);
    expect(row.months.map(({ revenue }) => revenue)).toEqual([1000.5, 0, 0]);
    expect(row.months.map(({ utilisation }) => utilisation)).toEqual([0.0484, 0.0536, 0]);
    expect(row.total).toEqual({ revenue: 1000.5, rentals: 1, rented_days: 3, fleet_days: 90, utilisation: 0.0333 });
  });

  // Rule: product.md#month-report "Giorni noleggiati"
  test("a rental stays split as it was when the car moves to a city of another time zone", async () => {
    const { db } = application.context;
    await store(["2026-01-30T12:00+01:00", "2026-02-02T12:00+01:00"]);
    await db.update(units).set({ inFleetFrom: "2026-02-01" }).where(eq(units.vehicleId, car.id));
    const before = (await report("2026-01", "2026-02")).row.months;
    await db.update(cities).set({ timeZone: "Pacific/Auckland" }).where(eq(cities.name, "Nizza"));
    await db.update(vehicles).set({ location: "Nizza" }).where(eq(vehicles.id, car.id));
    const after = (await report("2026-01", "2026-02")).row.months;
    await db.update(cities).set({ timeZone: "Europe/Paris" }).where(eq(cities.name, "Nizza"));
    await db.update(vehicles).set({ location: car.location }).where(eq(vehicles.id, car.id));
    expect(after).toEqual(before);
  });

  // Rule: product.md#month-report "Giorni noleggiati"
  test.each([
    ["spring, when an hour is missing", "2026-03", "2026-03-28T10:00+01:00", "2026-03-31T00:00+02:00", 2.58],
    ["autumn, when one comes twice", "2026-10", "2026-10-24T10:00+02:00", "2026-10-26T10:00+01:00", 2],
  ])("%s counts calendar days in the city's time zone", async (_name, month, from, to, days) => {
    await store([from, to]);
    expect((await report(month, month)).row.months).toMatchObject([{ rented_days: days }]);
  });

  // Rule: product.md#month-report "Giorni noleggiati"
  test("an early return counts until then; refused, released or requested rentals do not count", async () => {
    const span: [string, string] = ["2026-04-10T10:00+02:00", "2026-04-20T10:00+02:00"];
    await store(span, { status: "completed", returnedAt: new Date("2026-04-12T10:00+02:00") });
    await store(["2026-05-10T10:00+02:00", "2026-05-12T10:00+02:00"], { status: "requested" });
    await store(["2026-06-10T10:00+02:00", "2026-06-12T10:00+02:00"], { status: "cancelled" });
    await store(["2026-07-10T10:00+02:00", "2026-07-12T10:00+02:00"], {}, { releasedAt: new Date("2026-06-01") });
    const { row } = await report("2026-04", "2026-07");
    expect(row.months.map(({ rented_days }) => rented_days)).toEqual([2, 0, 0, 0]);
  });

  // Rule: product.md#month-report
  test("a rental that was extended while it was out counts once, also after its end", async () => {
    const [from, to] = ["2026-08-10T10:00+02:00", "2026-08-15T10:00+02:00"];
    await store([from, to], { status: "completed", returnedAt: new Date(to) });
    const [booking] = await application.context.db.select({ id: bookings.id }).from(bookings);
    // The former hold, which was released when the return moved to a later day.
    await application.context.db.insert(unitHolds).values({
      vehicleId: car.id,
      unit: 1,
      during: `["${new Date(from).toISOString()}","2026-08-14T08:00:00Z")`,
      kind: "booking",
      bookingId: booking?.id,
      outSince: new Date(from),
      releasedAt: new Date("2026-08-12T10:00+02:00"),
    });
    expect((await report("2026-08", "2026-08")).row.total.rented_days).toBe(5);
  });

  // Rule: product.md#month-report
  test("a late unit counts until now", async () => {
    const now = application.context.clock();
    const since = new Date(now.getTime() - 3 * DAY_MS).toISOString();
    const due = new Date(now.getTime() - 2 * DAY_MS).toISOString();
    await store([since, due], { status: "active" }, { outSince: new Date(since) });
    expect((await report("2026-11", "2026-11")).row.total.rented_days).toBe(3);
  });
});

// Rule: product.md#month-report "Utilizzo"
test("a unit's days in the fleet begin when it joins or is rented, and end before the day it leaves", async () => {
  const { db } = application.context;
  await db.insert(units).values({ vehicleId: car.id, number: 2, inFleetFrom: "2026-02-15", inFleetTo: "2026-03-11" });
  await db.update(units).set({ inFleetFrom: "2026-03-01" }).where(sql`${units.vehicleId} = ${car.id} and number = 1`);
  await store(["2026-02-22T00:30+01:00", "2026-02-23T00:30+01:00"]);
  const { row } = await report("2026-01", "2026-03");
  expect(row.months.map(({ fleet_days }) => fleet_days)).toEqual([0, 14 + 7, 10 + 31]);
  expect(row.months[0]?.utilisation).toBeNull();
});

// Rule: product.md#month-report "Incasso"
test("revenue equals the dashboard's, includes deleted cars, and rows and columns add up", async () => {
  await store(["2026-11-05T10:00+01:00", "2026-11-07T10:00+01:00"]);
  await store(["2026-11-10T10:00+01:00", "2026-11-11T10:00+01:00"], { vehicleId: null, totalCents: 20_000 });
  await store(["2026-11-15T10:00+01:00", "2026-11-16T10:00+01:00"], { status: "declined" });
  const { answer } = await report("2026-10", "2026-12");
  const dashboard = await callApi(application, await signInAs(application, "admin"), "GET", "/api/dashboard");
  const { revenue } = await dashboard.json();
  expect(answer.totals[1]).toMatchObject({ revenue: revenue.total, rentals: revenue.rentals });
  expect(answer.total).toMatchObject({ revenue: 1200.5, rentals: 2, rented_days: 2 });
  expect(answer.rows.at(-1)).toMatchObject({ vehicle_id: null, vehicle: null, total: { revenue: 200 } });
  expect(answer.rows).toHaveLength(answer.vehicles + 1);
});

// Rule: product.md#month-report
test.each([
  ["from=2026-01", "to"],
  ["from=2026-13&to=2026-14", "from"],
  ["from=2026-02&to=2026-01", "to"],
  ["from=2025-01&to=2027-01", "to"],
  ["from=2026-01&to=2026-01&offset=-1", "offset"],
])("%s is a field error at %s", async (query, path) => {
  const response = await ask(query);
  expect(response.status).toBe(422);
  expect((await response.json()).errors.map((error: { path: string }) => error.path)).toContain(path);
});

// Rule: product.md#month-report
test("cars are sorted by name, ignoring case", async () => {
  const { answer } = await report("2026-11", "2026-11");
  const names = answer.rows.flatMap(({ vehicle }) => (vehicle === null ? [] : [vehicle.toLowerCase()]));
  expect(names).toEqual([...names].sort());
});

// Rule: product.md#month-report
test("there are no rows after the last car", async () => {
  const response = await ask("from=2026-01&to=2026-01&offset=1000");
  expect(await response.json()).toMatchObject({ rows: [], total: { revenue: 0, utilisation: null } });
});
