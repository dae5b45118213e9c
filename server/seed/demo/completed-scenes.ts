import type { DemoRandom } from "#server/seed/demo/random.ts";
import type { Scene } from "#server/seed/demo/scenes.ts";

/** How far back the demo remembers, in days. */
const HISTORY_DAYS = 120;
const MINUTES_A_DAY = 24 * 60;
const TIMES = ["09:00", "10:00", "10:00", "11:30", "15:00", "17:30"] as const;

/**
 * The rentals that are over: for each car, walked backwards from the latest day it can have been back, so that two of them never
 * touch. `backBy` says that day (0 is today); it must be -2 or earlier for the turnaround to be over as well.
 */
export function completedScenes(
  slugs: readonly string[],
  backBy: (slug: string) => number,
  random: DemoRandom,
): Scene[] {
  return slugs.flatMap((slug) => {
    const scenes: Scene[] = [];
    let returnDay = backBy(slug) - random.between(0, 9);
    while (returnDay > -HISTORY_DAYS) {
      const pickupDay = returnDay - random.between(1, 6);
      const requestedAgo = (random.between(3, 24) - pickupDay) * MINUTES_A_DAY + random.between(0, 600);
      const time = TIMES[random.between(0, TIMES.length - 1)] ?? "10:00";
      scenes.push({ slug, status: "completed", pickupDay, returnDay, time, requestedAgo });
      returnDay = pickupDay - random.between(8, 30);
    }
    return scenes;
  });
}
