import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openTestDatabase } from "#test/databases/database.ts";
import { FaultyConnections } from "#test/simulation/faulty-connections.ts";
import { runSeason } from "#test/simulation/run-season.ts";
import { World } from "#test/simulation/world.ts";

/**
 * The simulated seasons, by the seed of the random generator. Each engine has different seeds, and the faster engine has more. npm run test:trust
 * simulates a thousand seasons of a month each.
 */
const SEEDS = inject("testDatabase") === "postgres" ? { first: 1, count: 18 } : { first: 19, count: 2 };
const DAYS = 3;

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
test.each(Array.from({ length: SEEDS.count }, (_seed, place) => SEEDS.first + place))(
  "every invariant holds throughout the season of seed %i",
  async (seed) => {
    const { complaints } = await runSeason(world, { seed, days: DAYS });
    expect(complaints).toEqual([]);
  },
);

test("the same seed gives the same season", async () => {
  const season = { seed: SEEDS.first, days: 1 };
  const [once, again] = [await runSeason(world, season), await runSeason(world, season)];
  expect(again).toEqual(once);
});
