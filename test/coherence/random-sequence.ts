import type { World } from "#test/simulation/world.ts";
import type { PageReader } from "./page-reader.ts";
import { RandomWrites } from "./random-writes.ts";

export interface WriteSequence {
  seed: number;
  steps: number;
}

/** Makes random writes from a seed and compares the pages after each. Returns the first stale page with the write before it, and stops there. */
export async function runRandomWrites(
  world: World,
  reader: PageReader,
  { seed, steps }: WriteSequence,
): Promise<string[]> {
  await world.reset(seed);
  await reader.warmUp();
  const writes = await RandomWrites.of(world);
  for (let step = 1; step <= steps; step++) {
    const { description, hasTimePassed } = await writes.next();
    if (hasTimePassed) {
      await reader.warmUp();
      continue;
    }
    const { stale } = await reader.compare();
    if (stale.length > 0) return stale.map((page) => `seed ${seed}, step ${step}, ${description}: ${page}`);
  }
  return [];
}
