import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { brands, unitHeldTimes, unitHolds, units, vehicles } from "#server/db/schema.ts";
import { listVehicles } from "#server/repositories/vehicles/list-vehicles.ts";
import { countVehiclesUpTo } from "#server/repositories/vehicles/vehicle-counts.ts";
import { setUpTestApplication } from "#test/app.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { holdIsInForce, holdOverlaps } from "./hold-conditions.ts";
import { toInstantSql } from "./spans.ts";

const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const range = (from: number, to: number) => `["${at(from).toISOString()}","${at(to).toISOString()}")`;

const application = setUpTestApplication();

const hours = fc.integer({ min: -4, max: 24 }).map((step) => step * 10);
const lengths = fc.integer({ min: 1, max: 6 }).map((step) => step * 10);
const unit = fc.constantFrom(1, 2);
const writes = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("hold" as const), unit, from: hours, length: lengths }) },
    fc.record({ kind: fc.constant("move" as const), unit, from: hours, length: lengths }),
    fc.record({ kind: fc.constant("release" as const), unit }),
    fc.record({ kind: fc.constant("delete" as const), unit }),
    fc.record({ kind: fc.constant("out" as const), unit }),
    fc.record({ kind: fc.constant("back" as const), unit }),
    fc.record({ kind: fc.constant("ends" as const), unit, in: fc.constantFrom(-1, 1) }),
    fc.record({ kind: fc.constant("block" as const), unit, in: fc.constantFrom(-1, 1) }),
    fc.record({ kind: fc.constant("units" as const), count: fc.constantFrom(1, 2) }),
  ),
  { minLength: 1, maxLength: 10 },
);
const periods = fc.array(fc.record({ from: hours, length: lengths }), { minLength: 3, maxLength: 6 });

type Write = ReturnType<typeof writes.generate>["value"][number];

/** A filter that all cars match, but that PostgreSQL must evaluate for each car. */
const ONE_BY_ONE = { minimumRating: 0 };

// Rule: product.md#unit-holds
test("after any write, a search finds a car free if its holds leave a unit free", async () => {
  const { db } = application.context;
  const [car] = await db.select().from(vehicles).where(eq(vehicles.slug, "porsche-911-carrera-s"));
  if (!car) throw new Error("seed");
  await fc.assert(
    fc.asyncProperty(writes, periods, async (asked, wanted) => {
      await db.delete(unitHolds).where(eq(unitHolds.vehicleId, car.id));
      await db.update(units).set({ blockedFrom: null }).where(eq(units.vehicleId, car.id));
      await db.update(vehicles).set({ totalUnits: 2 }).where(eq(vehicles.id, car.id));
      for (const write of asked) await carryOut(car.id, write);
      for (const { from, length } of wanted) {
        const period = { from: at(from), to: at(from + length), now: TEST_NOW };
        const found = await listVehicles(db, { slug: car.slug, freeFor: period, limit: 1 });
        expect(found.length === 1, JSON.stringify({ asked, from, length })).toBe(await isFree(car, period));
        const alike = { city: car.location, freeFor: period };
        expect(await countVehiclesUpTo(db, alike, 1000)).toEqual(
          await countVehiclesUpTo(db, { ...alike, ...ONE_BY_ONE }, 1000),
        );
      }
    }),
    { numRuns: 20 },
  );
});

/** Carries out one write on the latest hold of a unit that was not released. A write that the constraints refuse changes nothing. */
async function carryOut(vehicleId: string, write: Write): Promise<void> {
  const { db } = application.context;
  if (write.kind === "units") {
    await db.update(vehicles).set({ totalUnits: write.count }).where(eq(vehicles.id, vehicleId));
    return;
  }
  const ofUnit = and(eq(unitHolds.vehicleId, vehicleId), eq(unitHolds.unit, write.unit), isNull(unitHolds.releasedAt));
  const latest = inArray(
    unitHolds.id,
    db.select({ id: unitHolds.id }).from(unitHolds).where(ofUnit).orderBy(sql`lower(during) desc`).limit(1),
  );
  const change = (set: Partial<typeof unitHolds.$inferInsert>) => db.update(unitHolds).set(set).where(latest);
  const during = "length" in write ? range(write.from, write.from + write.length) : "";
  const statement = {
    hold: () => db.insert(unitHolds).values({ vehicleId, unit: write.unit, during, kind: "maintenance" }),
    move: () => change({ during }),
    release: () => change({ releasedAt: TEST_NOW }),
    delete: () => db.delete(unitHolds).where(latest),
    out: () => change({ outSince: at(-50) }),
    back: () =>
      db
        .update(unitHolds)
        .set({ outSince: null })
        .where(and(ofUnit, isNotNull(unitHolds.outSince))),
    ends: () => change({ releasesAt: at("in" in write ? write.in : 0) }),
    block: () =>
      db
        .update(units)
        .set({ blockedFrom: at("in" in write ? write.in : 0) })
        .where(and(eq(units.vehicleId, vehicleId), eq(units.number, write.unit))),
  }[write.kind];
  await statement().then(
    () => {},
    (error) => {
      // The constraints refuse an overlap (23P01), a second hold with the unit out (23505), and a unit that does not exist (23503).
      if (!["23P01", "23505", "23503"].includes(error.cause?.code)) throw error;
    },
  );
}

/** The rule as it is defined: a car is free if fewer of its units are held or blocked than it has. */
async function isFree(
  { id, turnaroundHours }: { id: string; turnaroundHours: number },
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<boolean> {
  const { db } = application.context;
  const end = new Date(to.getTime() + turnaroundHours * HOUR_MS);
  const held = await db
    .select({ unit: unitHolds.unit })
    .from(unitHolds)
    .where(
      and(
        eq(unitHolds.vehicleId, id),
        holdIsInForce(now),
        holdOverlaps(
          { turnaroundHours: sql`${turnaroundHours}::integer` },
          { from: toInstantSql(from), to: toInstantSql(end) },
          now,
        ),
      ),
    );
  const present = await db
    .select({ number: units.number, blockedFrom: units.blockedFrom })
    .from(units)
    .where(and(eq(units.vehicleId, id), isNull(units.inFleetTo)));
  const taken = new Set(held.map((hold) => hold.unit));
  return present.some(({ number, blockedFrom }) => !taken.has(number) && !(blockedFrom && blockedFrom <= now));
}

test("calendars contain their cars' columns, however many cars change at once", async () => {
  const { db } = application.context;
  const differing = () =>
    db
      .select({ slug: vehicles.slug })
      .from(vehicles)
      .leftJoin(unitHeldTimes, eq(unitHeldTimes.vehicleId, vehicles.id))
      .where(
        sql`(${unitHeldTimes.brand}, ${unitHeldTimes.location}, ${unitHeldTimes.category}, ${unitHeldTimes.available}, ${unitHeldTimes.priceCents}, ${unitHeldTimes.turnaroundHours})
          is distinct from (${vehicles.brand}, ${vehicles.location}, ${vehicles.category}, ${vehicles.available}, ${vehicles.priceCents}, ${vehicles.turnaroundHours})`,
      );
  expect(await differing()).toEqual([]);
  await db.update(vehicles).set({ priceCents: sql`price_cents + 100`, turnaroundHours: 7 });
  await db
    .update(vehicles)
    .set({ location: "Roma", category: "suv", brand: "Ferrari", available: false, totalUnits: 3 })
    .where(eq(vehicles.slug, "porsche-911-carrera-s"));
  await db.update(brands).set({ name: "Porsche AG" }).where(eq(brands.slug, "porsche"));
  expect(await differing()).toEqual([]);
});

test("counting free cars by their calendars equals counting them one by one", async () => {
  const { db } = application.context;
  const period = { from: at(20), to: at(90), now: TEST_NOW };
  await db.update(vehicles).set({ totalUnits: 2 }).where(eq(vehicles.location, "Milano"));
  const [some] = await db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.location, "Milano")).limit(1);
  for (const unit of [1, 2])
    await db.insert(unitHolds).values({ vehicleId: some?.id ?? "", unit, during: range(30, 40), kind: "maintenance" });
  const transfers = [
    { base: "Milano", outMinutes: 0, backMinutes: 90 },
    { base: "Roma", outMinutes: 240, backMinutes: 240 },
  ];
  for (const place of [
    { city: "Milano" },
    { cities: ["Milano", "Roma", "Vienna"] },
    { categories: ["suv" as const] },
    { brands: ["Ferrari"] },
    { city: "Milano", brands: ["Lamborghini"] },
    { lowestRate: 80_000, highestRate: 120_000 },
    {
      bases: [
        { base: "Milano", categories: ["suv" as const] },
        { base: "Roma", categories: ["sportive" as const, "cabrio" as const] },
      ],
    },
  ]) {
    const filter = { ...place, freeFor: { ...period, transfers } };
    for (const available of [true, undefined]) {
      const oneByOne = await countVehiclesUpTo(db, { ...filter, available, ...ONE_BY_ONE }, 1000);
      expect(await countVehiclesUpTo(db, { ...filter, available }, 1000)).toEqual(oneByOne);
      expect(oneByOne.counts.length, JSON.stringify(place)).toBeGreaterThan(0);
      const [{ displayed } = { displayed: 0 }] = oneByOne.counts;
      expect(await countVehiclesUpTo(db, { ...filter, available }, displayed)).toMatchObject({
        isCapped: oneByOne.counts.length > 1,
      });
    }
  }
});
