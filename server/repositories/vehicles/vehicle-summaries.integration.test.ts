// Rule: product.md#catalogue-summaries
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { brands, vehicleSummaries, vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { summariseVehicles } from "./vehicle-summaries.ts";

const application = setUpTestApplication({ poolSize: 4 });

/** Returns the stored summaries, and the same figures counted from the cars. */
async function readStoredAndCounted() {
  const { db } = application.context;
  const figures = sql`brand, location, category, available, vehicles, lowest_rate_cents, highest_rate_cents, total_rate_cents, cheapest_id,
    cheapest_slug, lowest_deposit_cents, highest_deposit_cents, lowest_excess_cents, highest_excess_cents, lowest_included_km_per_day,
    highest_included_km_per_day, lowest_extra_km_cents, highest_extra_km_cents, lowest_minimum_age, highest_minimum_age,
    lowest_minimum_licence_years, highest_minimum_licence_years, changed_at`;
  const kept = await db.execute(sql`select ${figures} from vehicle_summaries order by 1, 2, 3, 4`);
  const counted = await db.execute(sql`select ${figures} from (
    select brand, location, category, available, count(*)::integer as vehicles, min(price_cents) as lowest_rate_cents,
      max(price_cents) as highest_rate_cents, sum(price_cents) as total_rate_cents,
      (select id from vehicles first where (first.brand, first.location, first.category, first.available) =
        (car.brand, car.location, car.category, car.available) order by price_cents, slug limit 1) as cheapest_id,
      (select slug from vehicles first where (first.brand, first.location, first.category, first.available) =
        (car.brand, car.location, car.category, car.available) order by price_cents, slug limit 1) as cheapest_slug,
      min(deposit_cents) as lowest_deposit_cents, max(deposit_cents) as highest_deposit_cents,
      min(excess_cents) as lowest_excess_cents, max(excess_cents) as highest_excess_cents,
      min(included_km_per_day) as lowest_included_km_per_day, max(included_km_per_day) as highest_included_km_per_day,
      min(extra_km_cents) as lowest_extra_km_cents, max(extra_km_cents) as highest_extra_km_cents,
      min(minimum_age) as lowest_minimum_age, max(minimum_age) as highest_minimum_age,
      min(minimum_licence_years) as lowest_minimum_licence_years, max(minimum_licence_years) as highest_minimum_licence_years,
      max(updated_at) as changed_at
    from vehicles car group by brand, location, category, available
  ) plain order by 1, 2, 3, 4`);
  return { kept: kept.rows, counted: counted.rows };
}

test("the migration computes the summaries of existing cars", async () => {
  const { kept, counted } = await readStoredAndCounted();
  expect(kept.length).toBeGreaterThan(10);
  expect(kept).toEqual(counted);
});

test("after any writes, in one transaction or several, the summaries equal a count of the cars", async () => {
  const { db } = application.context;
  const cars = await db.select({ id: vehicles.id }).from(vehicles).orderBy(vehicles.slug).limit(8);
  const car = fc.constantFrom(...cars.map(({ id }) => id));
  const change = fc.record(
    {
      priceCents: fc.constantFrom(50_000, 90_000, 120_000),
      available: fc.boolean(),
      location: fc.constantFrom("Milano", "Roma", "Zurigo"),
      brand: fc.constantFrom("Ferrari", "Audi"),
      category: fc.constantFrom("sport", "Supercar", "suv", "Autobus"),
      depositCents: fc.constantFrom(300_000, 900_000),
      minimumAge: fc.constantFrom(21, 30),
      totalUnits: fc.constantFrom(1, 3),
    },
    { requiredKeys: ["totalUnits"] },
  );
  const writes = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("change" as const), id: car, set: change }),
      fc.record({ kind: fc.constant("all" as const), set: fc.record({ priceCents: fc.constantFrom(70_000, 80_000) }) }),
      fc.record({ kind: fc.constant("copy" as const), id: car, set: change }),
      fc.record({ kind: fc.constant("remove" as const) }),
    ),
    { minLength: 1, maxLength: 6 },
  );
  let copies = 0;
  await fc.assert(
    fc.asyncProperty(writes, fc.boolean(), async (asked, taken) => {
      const done = db.transaction(async (tx) => {
        for (const write of asked) {
          if (write.kind === "change") await tx.update(vehicles).set(write.set).where(eq(vehicles.id, write.id));
          if (write.kind === "all") await tx.update(vehicles).set(write.set).where(eq(vehicles.location, "Milano"));
          if (write.kind === "remove") await tx.delete(vehicles).where(sql`${vehicles.slug} like 'copy-%'`);
          if (write.kind !== "copy") continue;
          const [row] = await tx.select().from(vehicles).where(eq(vehicles.id, write.id));
          if (!row) throw new Error("the car is gone");
          const { id: _id, derivedSlug: _derived, horsepower: _power, ...rest } = row;
          await tx.insert(vehicles).values({ ...rest, ...write.set, slug: `copy-${++copies}` });
        }
        if (!taken) tx.rollback();
      });
      await done.catch((error) => {
        if (taken) throw error;
      });
      const { kept, counted } = await readStoredAndCounted();
      expect(kept).toEqual(counted);
    }),
    { numRuns: 25 },
  );
});

test("renaming a brand keeps its summaries", async () => {
  const { db } = application.context;
  await db.update(brands).set({ name: "Ferrari Classiche" }).where(eq(brands.slug, "ferrari"));
  const { kept, counted } = await readStoredAndCounted();
  expect(kept).toEqual(counted);
  expect((await summariseVehicles(db, { brands: ["Ferrari Classiche"] })).length).toBeGreaterThan(0);
  await db.update(brands).set({ name: "Ferrari" }).where(eq(brands.slug, "ferrari"));
});

// PGlite has only one session, so writes are never concurrent.
test.skipIf(inject("testDatabase") === "pglite")("concurrent writes to one group lose nothing", async () => {
  const { db } = application.context;
  const group = and(eq(vehicles.brand, "Porsche"), eq(vehicles.location, "Milano"));
  const [model] = await db.select().from(vehicles).where(group).limit(1);
  const source = model ?? (await db.select().from(vehicles).limit(1))[0];
  if (!source) throw new Error("seed");
  const { id: _id, derivedSlug: _derived, horsepower: _power, ...rest } = source;
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      db.transaction(async (tx) => {
        await tx.insert(vehicles).values({ ...rest, slug: `rival-${n}`, priceCents: 40_000 + n * 100 });
        if (n % 3 === 0) await tx.delete(vehicles).where(eq(vehicles.slug, `rival-${n}`));
      }),
    ),
  );
  const { kept, counted } = await readStoredAndCounted();
  expect(kept).toEqual(counted);
  await db.delete(vehicles).where(sql`${vehicles.slug} like 'rival-%'`);
  expect(await db.select().from(vehicleSummaries).where(sql`${vehicleSummaries.vehicles} = 0`)).toEqual([]);
});
