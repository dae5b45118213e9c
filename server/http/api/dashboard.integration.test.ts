// Rule: product.md#dashboard
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { bookings, brands, cities, emptySearches, enquiries, unitHolds, units, vehicles } from "#server/db/schema.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, signInAs } from "#test/staff.ts";

const application = setUpTestApplication();

async function dashboardOf(role: "admin" | "customer_service" | "seo_manager") {
  const response = await callApi(application, await signInAs(application, role), "GET", "/api/dashboard");
  expect(response.status).toBe(200);
  return response.json();
}

/** Inserts a copy of a stored booking with another status and time. */
async function storeBooking(changes: Partial<typeof bookings.$inferInsert>): Promise<string> {
  const { db } = application.context;
  if ((await db.$count(bookings)) === 0) {
    await requestBooking(application.context, { body: bookingRequest() });
    await db.update(bookings).set({ status: "declined" });
    await db.delete(unitHolds);
  }
  const [model] = await db.select().from(bookings).limit(1);
  if (!model) throw new Error("There is no booking to copy");
  const id = randomUUID();
  const own = { id, reference: id.slice(0, 8), manageTokenHash: id, idempotencyKey: null };
  await db.insert(bookings).values({ ...model, ...own, ...changes });
  return id;
}

describe("the dashboard's cards", () => {
  test("count active records, and combined pages of brands and cities that search engines find", async () => {
    const { db } = application.context;
    await db.update(brands).set({ active: false }).where(eq(brands.slug, "maserati"));
    // One more unavailable car than the seed has.
    await db.update(vehicles).set({ available: false }).where(eq(vehicles.slug, "bmw-i7-xdrive60"));
    const activeCities = await db.$count(cities, eq(cities.active, true));
    const figures = await dashboardOf("admin");
    expect(figures).toMatchObject({
      today: "2026-11-21",
      active_brands: 11,
      active_cities: activeCities,
      countries: 6,
      seo_pages: 11 * activeCities,
      vehicles: 33,
      // The inactive brand counts no pages.
      available_vehicles: 28,
    });
  });

  // Rule: product.md#the-promise "Nothing pretends: no"
  test("sum this month's pickups of agreed rentals as revenue; requests and refusals count nothing", async () => {
    const inMonth = { pickupDate: "2026-11-30", totalCents: 100_050 };
    await storeBooking({ ...inMonth, status: "confirmed" });
    await storeBooking({ ...inMonth, status: "active" });
    await storeBooking({ ...inMonth, status: "completed", pickupDate: "2026-11-01" });
    for (const status of ["requested", "declined", "cancelled", "expired"] as const)
      await storeBooking({ ...inMonth, status });
    await storeBooking({ ...inMonth, status: "completed", pickupDate: "2026-10-31" });
    await storeBooking({ ...inMonth, status: "confirmed", pickupDate: "2026-12-01" });
    const figures = await dashboardOf("admin");
    expect(figures.revenue).toEqual({ month: "2026-11", total: 3001.5, rentals: 3 });
    expect([figures.active_bookings, figures.confirmed_bookings]).toEqual([1, 2]);
  });
});

test("occupancy is the held part of each day, without released and expired holds", async () => {
  const { db } = application.context;
  await db.delete(unitHolds);
  const [car] = await db.select().from(vehicles).where(eq(vehicles.slug, "mercedes-benz-v-300"));
  if (!car) throw new Error("The seed has no such car");
  await db.update(vehicles).set({ totalUnits: 4 }).where(eq(vehicles.id, car.id));
  // Noon and midnight in Milan, one hour ahead of UTC in winter.
  const hold = (unit: number, from: string, to: string, more: Partial<typeof unitHolds.$inferInsert> = {}) => ({
    vehicleId: car.id,
    unit,
    during: `["${from}","${to}")`,
    kind: "booking" as const,
    ...more,
  });
  const lapsed = await storeBooking({ status: "requested", holdExpiresAt: new Date("2026-11-21T08:00:00Z") });
  await db.insert(units).values({ vehicleId: car.id, number: 9, inFleetFrom: "2026-01-01", inFleetTo: "2026-11-20" });
  await db
    .insert(unitHolds)
    .values([
      hold(1, "2026-11-22T11:00:00Z", "2026-11-23T23:00:00Z"),
      hold(2, "2026-11-22T23:00:00Z", "2026-11-23T23:00:00Z", { kind: "maintenance" }),
      hold(2, "2026-11-21T23:00:00Z", "2026-11-22T23:00:00Z", { releasedAt: new Date() }),
      hold(3, "2026-11-21T23:00:00Z", "2026-11-22T23:00:00Z", { bookingId: lapsed }),
      hold(9, "2026-11-21T23:00:00Z", "2026-11-22T23:00:00Z"),
    ]);
  const { occupancy } = await dashboardOf("seo_manager");
  expect(occupancy).toHaveLength(30);
  expect(occupancy.slice(0, 4)).toEqual([
    { date: "2026-11-21", rented: 0, maintenance: 0 },
    { date: "2026-11-22", rented: 0.5, maintenance: 0 },
    { date: "2026-11-23", rented: 1, maintenance: 1 },
    { date: "2026-11-24", rented: 0, maintenance: 0 },
  ]);
});

describe("the dashboard's lists", () => {
  beforeAll(async () => {
    const { db } = application.context;
    await db.delete(unitHolds);
    await db.delete(bookings).where(eq(bookings.status, "requested"));
    await storeBooking({
      status: "confirmed",
      name: "Ada Prova",
      pickupDate: "2026-11-21",
      pickupTime: "15:00",
      returnDate: "2026-11-22",
      returnTime: "09:00",
    });
    await storeBooking({ status: "completed", name: "Bea Prova", returnDate: "2026-11-21", returnTime: "08:00" });
    await storeBooking({ status: "cancelled", name: "Mai Prova", pickupDate: "2026-11-21" });
    await storeBooking({
      status: "requested",
      name: "Cia Prova",
      createdAt: new Date("2026-11-21T08:30:00Z"),
      holdExpiresAt: new Date("2026-11-22T08:30:00Z"),
    });
    await storeBooking({ status: "requested", name: "Scaduta", holdExpiresAt: new Date("2026-11-21T08:59:00Z") });
    const sender = { email: "dea@prova.example", phone: "+39 333 000 0000" };
    await db.insert(enquiries).values([
      {
        reference: "RQ-JET",
        kind: "jet",
        name: "Dea Prova",
        ...sender,
        details: { legs: [{ from: "Milano", to: "Zurigo", date: "2026-11-30" }], passengers: 4 },
        createdAt: new Date("2026-11-21T06:00:00Z"),
      },
      { reference: "RQ-DONE", kind: "contact", name: "Eva Prova", ...sender, status: "answered" },
    ]);
  });

  test.each(["admin", "customer_service"] as const)(
    "%s sees the day's bookings and waiting requests, the oldest first",
    async (role) => {
      const { days, waiting } = await dashboardOf(role);
      expect(
        days.today.map((event: Record<string, unknown>) => [event.time, event.kind, event.name, event.done]),
      ).toEqual([
        ["08:00", "return", "Bea Prova", true],
        ["15:00", "pickup", "Ada Prova", false],
      ]);
      expect(days.tomorrow).toMatchObject([{ kind: "return", time: "09:00", name: "Ada Prova" }]);
      expect(waiting.total).toBe(2);
      expect(waiting.lines).toMatchObject([
        {
          kind: "enquiry",
          reference: "RQ-JET",
          name: "Dea Prova",
          subject: "Jet privato",
          due_at: "2026-11-21T08:00:00.000Z",
        },
        { kind: "booking", name: "Cia Prova", due_at: "2026-11-21T10:30:00.000Z" },
      ]);
      expect(waiting.lines[0].detail).toContain("Milano – Zurigo");
    },
  );
  test("a SEO manager sees figures but no names", async () => {
    const answer = await dashboardOf("seo_manager");
    expect([answer.days, answer.waiting]).toEqual([null, null]);
    expect(JSON.stringify(answer)).not.toContain("Prova");
  });
});

test("lists the searches without results of the last seven days, summed and in words", async () => {
  const suv = "pickupCity=Monaco&pickupDate=2026-12-01&returnDate=2026-12-04&category=suv";
  await application.context.db.insert(emptySearches).values([
    { searchedOn: "2026-11-21", query: suv, times: 2 },
    { searchedOn: "2026-11-15", query: suv, times: 3 },
    { searchedOn: "2026-11-14", query: suv, times: 40 },
    { searchedOn: "2026-11-20", query: "brands=ferrari", times: 1 },
  ]);
  const { empty_searches } = await dashboardOf("seo_manager");
  expect(empty_searches).toEqual([
    { query: suv, city: "Monaco", wanted: ["SUVs", "01 dic – 04 dic"], times: 5, last_on: "2026-11-21" },
    { query: "brands=ferrari", city: null, wanted: ["Ferrari"], times: 1, last_on: "2026-11-20" },
  ]);
});

describe("the first steps of a new installation", () => {
  const empty = setUpTestApplication({ seed: "none" });

  const steps = async (role: "admin" | "seo_manager") => {
    const response = await callApi(empty, await signInAs(empty, role), "GET", "/api/dashboard");
    return (await response.json()).setup;
  };
  const undone = (lines: { step: string; done: boolean }[]) => lines.flatMap(({ step, done }) => (done ? [] : [step]));

  // Rule: product.md#new-installation
  test("are derived from its data, and each is shown to those who may do it", async () => {
    expect(undone(await steps("admin"))).toEqual(["name", "brand", "city", "car", "fleet", "seo", "colleague"]);
    const { db } = empty.context;
    await db.insert(brands).values({ name: "Alpine", slug: "alpine", metaTitle: "Alpine a noleggio" });
    await db.insert(cities).values({ name: "Bari", slug: "bari", country: "Italia", timeZone: "Europe/Rome" });
    const lines = await steps("seo_manager");
    expect(undone(lines)).toEqual(["name", "car", "fleet"]);
    const allowed = lines.flatMap((line: { step: string; allowed: boolean }) => (line.allowed ? [line.step] : []));
    expect(allowed).toEqual(["brand", "city", "seo"]);
  });

  // Rule: product.md#new-installation
  test("are hidden once somebody has booked", async () => {
    await storeBooking({ status: "completed" });
    expect((await dashboardOf("admin")).setup).toBeNull();
  });
});
