import { expect, test } from "vitest";
import { DependencyTracker, narrowDependencies, recordRead, trackDependencies } from "./dependency-tracker.ts";
import { parseTables, tagsOverlap } from "./tags.ts";

test.each([
  ["vehicles", "vehicles", true],
  ["vehicles", "vehicles:slug/urus", true],
  ["vehicles:slug/urus", "vehicles", true],
  ["vehicles:slug/urus", "vehicles:slug/f8", false],
  ["units", "unit_holds", false],
  ["unit", "units:of/1", false],
  ["*", "articles", true],
])("%s overlaps %s: %s", (one, other, expected) => expect(tagsOverlap(one, other)).toBe(expected));

test("the tables of a statement are those that it names", () => {
  const statement = `select "vehicles"."id" from "vehicles" inner join "brands" on true
    where not exists (select from unit_holds held where held.vehicle_id = "vehicles"."id")`;
  expect(parseTables(statement)).toEqual(["vehicles", "brands", "unit_holds"]);
});

// Rule: product.md#page-cache
test("a query without keys depends on the whole table", async () => {
  const reading = new DependencyTracker();
  await trackDependencies(reading, async () => {
    await narrowDependencies({ vehicles: [] }, async () => {
      recordRead('select * from "vehicles"');
    });
  });
  expect([...reading.tags]).toEqual(["vehicles"]);
});

test("a query depends on its tables, or on the declared parts of them", async () => {
  const reading = new DependencyTracker();
  await trackDependencies(reading, async () => {
    recordRead('select * from "cities"');
    await narrowDependencies({ vehicles: ["slug/urus"] }, async () => {
      recordRead('select * from "vehicles" inner join "brands" on true');
    });
  });
  expect([...reading.tags]).toEqual(["cities", "vehicles:slug/urus", "brands"]);
  reading.invalidate(["vehicles:slug/f8", "articles"]);
  expect(reading.isStale).toBe(false);
  reading.invalidate(["vehicles:slug/urus"]);
  expect(reading.isStale).toBe(true);
});
