import { PageReader } from "#test/coherence/page-reader.ts";
import { runRandomWrites } from "#test/coherence/random-sequence.ts";
import { addSampleVehicles } from "#test/coherence/sample-vehicles.ts";
import { openWorld } from "#test/simulation/open-world.ts";
import { createTimeCheck, type Round } from "./round.ts";

const SEEDS = 200;
const STEPS = 40;

/** Makes random writes, and compares every sampled page from the cache with a fresh render after each. */
export const coherenceRound: Round = async (size) => {
  const mayGoOn = createTimeCheck(size);
  const first = size.from ?? 1;
  const complaints: string[] = [];
  let [passed, failed] = [0, 0];
  for (let seed = first; seed < first + Math.ceil(SEEDS * size.part) && mayGoOn(); seed++) {
    // Direct writes stay in the database, so each sequence has one of its own.
    const world = await openWorld();
    try {
      await addSampleVehicles(world.database.db);
      const stale = await runRandomWrites(world, new PageReader(() => world.application.context), {
        seed,
        steps: STEPS,
      });
      complaints.push(...stale);
      if (stale.length > 0) failed++;
      else passed++;
    } finally {
      await world.close();
    }
  }
  return {
    passed,
    complaints,
    figures: `${passed + failed} sequences of ${STEPS} writes from seed ${first}, ${failed} with a stale page`,
  };
};
