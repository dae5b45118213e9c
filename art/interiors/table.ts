import type { AddPart } from "./cabin/parts-list.ts";
import { box, cut, type Vec } from "./engine/sdf.ts";
import { polished, satin } from "./surfaces.ts";
import { decor } from "./trims.ts";

/** A table from the wall to the aisle, its top `y` above the floor, with a bright edge. */
export function addTable(add: AddPart, [x, y, z]: Vec, half: { wide: number; deep: number }): void {
  const { wide, deep } = half;
  const low: Vec = [x - wide - 0.05, y - 0.05, z - deep - 0.05];
  const high: Vec = [x + wide + 0.05, y + 0.04, z + deep + 0.05];
  add(box([x, y, z], [wide, 0.016, deep], 0.014), low, high, 0.007, decor("x"));
  const edge = cut(
    box([x, y - 0.001, z], [wide + 0.004, 0.006, deep + 0.004], 0.005),
    box([x, y, z], [wide - 0.002, 0.05, deep - 0.002], 0.012),
    0.001,
  );
  add(edge, low, high, 0.004, polished);
  const leg = box([x, y / 2, z], [0.06, y / 2, 0.1], 0.02);
  if (wide > 0.5) add(leg, [x - 0.1, 0, z - 0.14], [x + 0.1, y, z + 0.14], 0.015, satin);
}
