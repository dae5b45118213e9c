import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { listVehicles } from "./list-vehicles.ts";
import { listGroupPrices } from "./lowest-prices.ts";

const application = setUpTestApplication();

test("returns the price of the cheapest available car of every brand and category in every city", async () => {
  const { db } = application.context;
  const prices = await listGroupPrices(db);
  const fleet = await listVehicles(db, { available: true, order: "price", limit: 1000 });
  const groups = Map.groupBy(fleet, ({ citySlug, brand, category }) => `${citySlug} ${brand} ${category}`);
  const found = Map.groupBy(prices, ({ citySlug, brand, category }) => `${citySlug} ${brand} ${category}`);
  expect([...found.keys()].sort()).toEqual([...groups.keys()].sort());
  for (const [group, [first]] of groups) {
    expect(found.get(group)).toHaveLength(1);
    expect(found.get(group)?.[0]).toMatchObject({
      dailyRate: first?.dailyRate,
      deposit: first?.terms.deposit,
      slug: first?.slug,
    });
  }
});

test("applies the filter; a car that is not available sets no price", async () => {
  const { db } = application.context;
  const ofMilan = await listGroupPrices(db, { city: "Milano", categories: ["suv"] });
  expect(ofMilan.every(({ citySlug, category }) => citySlug === "milan" && category === "suv")).toBe(true);
  const [lowest] = ofMilan;
  await db
    .update(vehicles)
    .set({ available: false })
    .where(eq(vehicles.slug, lowest?.slug ?? ""));
  const after = await listGroupPrices(db, { city: "Milano", categories: ["suv"] });
  expect(after.map(({ slug }) => slug)).not.toContain(lowest?.slug);
});
