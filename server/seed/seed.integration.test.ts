import { count, eq, isNull, sum } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import * as schema from "#server/db/schema.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { loadSiteConfiguration } from "#server/services/site-settings/settings-sync.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { TEST_SITE } from "#test/site.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
let database: Database;

beforeEach(async () => {
  database = await openTestDatabase({ seed: "none" });
});
afterEach(() => database.close());

async function rows(
  table: typeof schema.brands | typeof schema.vehicles | typeof schema.bookings | typeof schema.jets,
) {
  return (await database.db.select({ rows: count() }).from(table))[0]?.rows;
}

test("the demo fills an empty database once, within the database's constraints", async () => {
  expect(await seedDatabase(database.db, { mode: "demo", site: TEST_SITE, now: NOW })).toBe(true);
  expect(await rows(schema.vehicles)).toBe(33);
  expect(await rows(schema.jets)).toBe(14);
  const bookings = await rows(schema.bookings);
  const active = await database.db.select().from(schema.bookings).where(eq(schema.bookings.status, "active"));
  expect(active).toHaveLength(12);
  const blocks = await database.db.select().from(schema.unitHolds).where(isNull(schema.unitHolds.bookingId));
  expect(blocks.map((hold) => hold.kind)).toEqual(["maintenance", "maintenance"]);

  expect(await seedDatabase(database.db, { mode: "demo", site: TEST_SITE, now: NOW })).toBe(false);
  expect(await rows(schema.bookings)).toBe(bookings);
});

test("the demo's units have registrations and colours, and match their vehicles' number of units", async () => {
  await seedDatabase(database.db, { mode: "demo", site: TEST_SITE, now: NOW });
  const units = await database.db.select().from(schema.units);
  expect(units).toHaveLength(41);
  expect(
    units.every(
      ({ plate, vin, paint, leather, stitching, trim }) => plate && vin && paint && leather && stitching && trim,
    ),
  ).toBe(true);
  const counted = await database.db.select({ total: sum(schema.vehicles.totalUnits) }).from(schema.vehicles);
  expect(Number(counted[0]?.total)).toBe(41);
});

test('mode "catalogue" adds no bookings', async () => {
  expect(await seedDatabase(database.db, { mode: "catalogue", site: TEST_SITE, now: NOW })).toBe(true);
  expect(await rows(schema.brands)).toBe(12);
  expect(await rows(schema.bookings)).toBe(0);
  const units = await database.db.select().from(schema.units);
  expect(units.every(({ plate, paint }) => plate === null && paint)).toBe(true);
});

// Rule: product.md#new-installation "A database first filled"
test("none clears what a new company has not said, once", async () => {
  const seedNone = () => seedDatabase(database.db, { mode: "none", site: TEST_SITE, now: NOW });
  const site = () => loadSiteConfiguration(database.db, TEST_SITE);
  expect(await seedNone()).toBe(true);
  expect(await rows(schema.brands)).toBe(0);
  expect(await site()).toEqual({
    ...TEST_SITE,
    markLine: "",
    heritageSince: null,
    foundedYear: null,
    headingRegion: "",
    showsTypedRatings: false,
    hours: { phone: null, whatsapp: null, office: null, isOfficeByAppointment: true },
    openingHours: [],
  });
  expect(await seedNone()).toBe(false);
});

// Rule: product.md#new-installation "A database first filled"
test("none leaves settings that somebody has saved", async () => {
  await database.db.update(schema.siteSettings).set({ changes: { name: "Seta" }, version: 2 });
  expect(await seedDatabase(database.db, { mode: "none", site: TEST_SITE, now: NOW })).toBe(false);
  expect(await loadSiteConfiguration(database.db, TEST_SITE)).toEqual({ ...TEST_SITE, name: "Seta" });
});

// Rule: product.md#demo-data
test("a database with a single brand is never changed", async () => {
  await database.db.insert(schema.brands).values({ name: "Lancia", slug: "lancia" });
  expect(await seedDatabase(database.db, { mode: "demo", site: TEST_SITE, now: NOW })).toBe(false);
  expect(await rows(schema.brands)).toBe(1);
  expect(await rows(schema.vehicles)).toBe(0);
});

test("of two processes that start at once, one seeds and the other finds the data", async () => {
  const seed = () => seedDatabase(database.db, { mode: "catalogue", site: TEST_SITE, now: NOW });
  expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
  expect(await rows(schema.vehicles)).toBe(33);
});
