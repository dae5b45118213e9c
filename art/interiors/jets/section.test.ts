import { describe, expect, test } from "vitest";
import { JETS } from "#server/seed/jets.ts";
import { fleet } from "../../jets/fleet.ts";
import { partsList } from "../cabin/parts-list.ts";
import { union } from "../engine/sdf.ts";
import { jetCabins } from "./cabins.ts";
import { sectionOf } from "./section.ts";
import { addTube, skin } from "./tube.ts";

/** How far a drawn measure may lie from the published one, and how finely it is looked for, metres. */
const TOLERANCE_M = 0.02;
const STEP_M = 0.004;
const LENGTH_M = 16;

describe.each(jetCabins.map((cabin) => [cabin.slug, cabin] as const))("the cabin of %s", (slug, cabin) => {
  const section = sectionOf(slug);
  const hull = fleet.find((model) => model.slug === slug);
  const jet = JETS.find((candidate) => candidate.slug === slug);

  // Rule: product.md#pictures "A jet is drawn"
  test("is as high and as wide as its maker says", () => {
    const { add, parts } = partsList();
    addTube(add, section, cabin, 4);
    const solid = union(...parts.map((part) => part.solid));
    // Between two windows: through one the way would be open.
    const z = (section.windows.at[0] ?? 0) + pitchOf(section.windows.at) / 2;
    const height = firstMet((up) => solid(0, 0.5 + up, z)) + firstMet((down) => solid(0, 0.5 - down, z));
    expect(Math.abs(height - (jet?.cabinHeightM ?? 0))).toBeLessThan(TOLERANCE_M);
    const wall = (side: number) => firstMet((out) => skin(section, side)(side * out, section.axis, z));
    expect(Math.abs(wall(-1) + wall(1) - (jet?.cabinWidthM ?? 0))).toBeLessThan(TOLERANCE_M);
  });

  // Rule: product.md#pictures "A jet is drawn"
  test("has the windows of its hull on either side, at their distances", () => {
    const { windows } = section;
    const x = Math.sqrt((section.radius + 0.06) ** 2 - (windows.y - section.axis) ** 2);
    for (const side of [-1, 1]) {
      const middles = openings((z) => skin(section, side)(side * x, windows.y, z) > 0);
      expect(middles).toHaveLength(hull?.windows.at.length ?? 0);
      expect(pitchOf(middles)).toBeCloseTo(pitchOf(hull?.windows.at ?? []) / 100, 2);
    }
  });
});

const pitchOf = (places: readonly number[]) => ((places.at(-1) ?? 0) - (places[0] ?? 0)) / (places.length - 1);

/** How far one goes before meeting something. */
function firstMet(distanceAt: (way: number) => number): number {
  let way = 0;
  while (distanceAt(way) > 0 && way < 3) way += STEP_M;
  return way;
}

/** Middles of the stretches along the cabin that are open. */
function openings(isOpen: (z: number) => boolean): number[] {
  const middles: number[] = [];
  let from: number | undefined;
  for (let z = -1; z < LENGTH_M; z += STEP_M) {
    if (isOpen(z)) from ??= z;
    else if (from !== undefined) {
      middles.push((from + z) / 2);
      from = undefined;
    }
  }
  return middles;
}
