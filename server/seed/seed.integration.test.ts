import { count, eq, isNull, sum } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import type { Database } from "#server/db/client.ts";
import * as schema from "#server/db/schema.ts";
import { listTranslationRows } from "#server/repositories/content-texts/content-texts.ts";
import { listRateRules } from "#server/repositories/rates/rate-rules.ts";
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

const RATE_TABLES = [schema.rateRules, schema.extras, schema.protections, schema.promotionCodes] as const;

async function rows(
  table:
    | typeof schema.brands
    | typeof schema.vehicles
    | typeof schema.bookings
    | typeof schema.jets
    | (typeof RATE_TABLES)[number],
) {
  return (await database.db.select({ rows: count() }).from(table))[0]?.rows;
}

/** Expects nothing but the further driver without a price, which a migration adds. */
async function expectNoRates(): Promise<void> {
  expect(await Promise.all(RATE_TABLES.map(rows))).toEqual([0, 1, 0, 0]);
  const [extra] = await database.db.select().from(schema.extras);
  expect(extra).toMatchObject({ code: "further-driver", priceCents: 0, active: false });
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

// Rule: product.md#demo-data "Rates"
// Rule: product.md#demo-data "Choices"
test("the demo's rates, extras, protections and code are stored, with their texts in all languages", async () => {
  await seedDatabase(database.db, { mode: "demo", site: TEST_SITE, now: NOW });
  expect(await Promise.all(RATE_TABLES.map(rows))).toEqual([7, 5, 2, 1]);
  const rules = await listRateRules(database.db);
  expect(rules.find(({ names }) => names.it === "Estate")?.names).toEqual({
    it: "Estate",
    en: "Summer",
    fr: "Été",
    de: "Sommer",
    es: "Verano",
  });
  const entities = new Set(["rate_rules", "extras", "protections"]);
  for (const language of FOREIGN_LANGUAGES) {
    const texts = await listTranslationRows(database.db, { language }, { limit: 10_000, offset: 0 });
    const ofRates = texts.filter(({ entity }) => entities.has(entity));
    expect(ofRates).toHaveLength(7 + (2 * 5 - 1) + 2);
    expect(ofRates.filter(({ state }) => state !== "approved")).toEqual([]);
  }
});

// Rule: product.md#demo-data "Only a new demo"
test.each(["catalogue", "none"] as const)("SEED=%s adds no rates", async (mode) => {
  await seedDatabase(database.db, { mode, site: TEST_SITE, now: NOW });
  await expectNoRates();
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
// Rule: product.md#demo-data "Only a new demo"
test("a database with a single brand is never changed", async () => {
  await database.db.insert(schema.brands).values({ name: "Lancia", slug: "lancia" });
  expect(await seedDatabase(database.db, { mode: "demo", site: TEST_SITE, now: NOW })).toBe(false);
  expect(await rows(schema.brands)).toBe(1);
  expect(await rows(schema.vehicles)).toBe(0);
  await expectNoRates();
});

test("of two processes that start at once, one seeds and the other finds the data", async () => {
  const seed = () => seedDatabase(database.db, { mode: "catalogue", site: TEST_SITE, now: NOW });
  expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
  expect(await rows(schema.vehicles)).toBe(33);
});
