import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openTestDatabase } from "#test/databases/database.ts";
import { FaultyConnections } from "#test/simulation/faulty-connections.ts";
import { EMPHASISED_ACTIONS, runSeason } from "#test/simulation/run-season.ts";
import { World } from "#test/simulation/world.ts";

/**
 * The simulated seasons, by the seed of the random generator. Each engine has different seeds, and the faster engine has more. npm run test:trust
 * simulates a thousand seasons of a month each.
 */
const SEEDS = inject("testDatabase") === "postgres" ? { first: 1, count: 18 } : { first: 19, count: 2 };
const DAYS = 3;

const succeeded = new Map<string, number>();

let world: World;
beforeAll(async () => {
  const database = await openTestDatabase({ seed: "catalogue", poolSize: 1 });
  world = await World.open(database, new FaultyConnections(database.pool));
});
afterAll(() => world.close());

// Rule: product.md#fleet-timeline
// Rule: product.md#the-promise "A renter fears"
// Rule: product.md#the-promise "Staff lose money"
// Rule: product.md#unit-holds
// Rule: product.md#waiting-list "The line."
// Rule: product.md#waiting-list "A chance"
test.each(Array.from({ length: SEEDS.count }, (_seed, place) => SEEDS.first + place))(
  "every invariant holds throughout the season of seed %i",
  async (seed) => {
    const season = await runSeason(world, { seed, days: DAYS });
    expect(season.complaints).toEqual([]);
    for (const [action, times] of Object.entries(season.succeeded))
      succeeded.set(action, (succeeded.get(action) ?? 0) + times);
  },
);

// The few seasons on the embedded database are too short for every action.
test.runIf(inject("testDatabase") === "postgres")("the seasons do what they are for", () => {
  expect(EMPHASISED_ACTIONS.filter((action) => !succeeded.has(action))).toEqual([]);
});

test("the same seed gives the same season", async () => {
  const season = { seed: SEEDS.first, days: 1 };
  const [once, again] = [await runSeason(world, season), await runSeason(world, season)];
  expect(again).toEqual(once);
});
