import type { AddPart } from "../cabin/parts-list.ts";
import { box, cut, rod, type Vec } from "../engine/sdf.ts";
import { leather } from "../leather.ts";
import { glowing, plain, polished, satin } from "../surfaces.ts";
import { decor } from "../trims.ts";
import type { Section } from "./section.ts";
import type { Lining } from "./tube.ts";

/** A wall across the cabin in the trim, its doorway open, and where it leads: a lit passage that ends at a sewn door. */
export function addBulkhead(add: AddPart, section: Section, lining: Lining, z: number): void {
  const { radius, ceiling } = section;
  const door = { half: Math.min(0.31, radius * 0.36), top: ceiling - 0.1 };
  const low: Vec = [-radius - 0.05, 0, z - 0.12];
  const high: Vec = [radius + 0.05, ceiling + 0.15, z + 0.12];
  const opening = (grow: number) =>
    box([0, door.top / 2 - 0.1, z], [door.half + grow, door.top / 2 + 0.1 + grow, 0.4], 0.07);
  const wall = box([0, ceiling / 2, z], [radius + 0.04, ceiling / 2 + 0.1, 0.04], 0.008);
  add(cut(wall, opening(0), 0.01), low, high, 0.02, decor("x"));
  const face = box([0, door.top / 2 - 0.1, z - 0.045], [door.half + 0.014, door.top / 2 + 0.114, 0.008], 0.006);
  add(cut(face, opening(0), 0.002), low, high, 0.006, satin);
  const end = z + 0.9;
  add(
    box([0, ceiling / 2, end], [radius, ceiling / 2 + 0.1, 0.04], 0.01),
    [-radius, 0, end - 0.1],
    [radius, ceiling + 0.1, end + 0.1],
    0.03,
    leather("leather"),
  );
  const handle = rod([door.half * 0.7, 0.95, end - 0.07], [door.half * 0.7, 1.07, end - 0.07], 0.008);
  add(handle, [0, 0.85, end - 0.12], [radius, 1.15, end], 0.005, polished);
  for (const side of [-1, 1]) {
    const x = side * (door.half + 0.3);
    add(
      box([x, ceiling / 2, z + 0.5], [0.2, ceiling / 2, 0.42], 0.02),
      [x - 0.25, 0, z],
      [x + 0.25, ceiling, end],
      0.03,
      plain(lining.wall, 0.55),
    );
  }
  add(
    box([0, ceiling, z + 0.5], [radius, 0.05, 0.5], 0.02),
    [-radius, ceiling - 0.1, z],
    [radius, ceiling + 0.1, end + 0.1],
    0.03,
    plain(lining.wall, 0.55),
  );
  add(
    rod([-0.1, ceiling - 0.055, z + 0.45], [0.1, ceiling - 0.055, z + 0.45], 0.012),
    [-0.2, ceiling - 0.1, z + 0.4],
    [0.2, ceiling, z + 0.5],
    0.008,
    glowing(lining.light, 1.4),
  );
}
