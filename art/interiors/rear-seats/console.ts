import type { AddPart } from "../cabin/parts-list.ts";
import { at, box, cut, disc, turn, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { piano, polished } from "../surfaces.ts";
import { decor } from "../trims.ts";

/** What stands between the chairs: a sewn lid to lean on, and before it trim with two cup holders. */
export function addRearConsole(add: AddPart, z: number): void {
  const low: Vec = [-0.18, 0, z - 0.5];
  const high: Vec = [0.18, 0.75, z + 0.55];
  const edge: Seam = { distance: (x) => Math.abs(Math.abs(x) - 0.1), along: (_x, y, zz) => zz + y };
  const body = box([0, 0.31, z + 0.06], [0.115, 0.31, 0.42], 0.03);
  add(sewn(body, edge, 0.002), low, high, 0.009, leather("leather", { seam: edge }));
  addArmRest(add, { height: 0.635, z, plate: 0.145, cups: [-0.055, 0.06] });
}

/** What one leans on: the middle of its lid, half the length of the plate before it, and where on that its cup holders are. */
interface ArmRest {
  readonly height: number;
  readonly z: number;
  readonly plate: number;
  readonly cups: readonly number[];
}

/** A sewn lid to lean on, and before it trim with cup holders. */
export function addArmRest(add: AddPart, { height, z, plate, cups }: ArmRest): void {
  const low: Vec = [-0.18, 0, z - 0.5];
  const high: Vec = [0.18, 0.75, z + 0.55];
  const seam: Seam = { distance: (x) => Math.abs(Math.abs(x) - 0.072), along: (_x, _y, zz) => zz };
  const lid = box([0, height, z - 0.1], [0.108, 0.04, 0.25], 0.034);
  add(sewn(lid, seam, 0.0025), low, high, 0.007, leather("leather", { seam }));
  const middle = z + 0.16 + plate;
  add(box([0, height - 0.013, middle], [0.09, 0.008, plate], 0.006), low, high, 0.005, decor("z"));
  const frame = cut(
    box([0, height - 0.013, middle], [0.095, 0.006, plate + 0.005], 0.004),
    box([0, height - 0.013, middle], [0.091, 0.05, plate + 0.001], 0.004),
    0.001,
  );
  add(frame, low, high, 0.003, polished);
  for (const along of cups) {
    const place: Vec = [0, height - 0.003, middle + along];
    const lip = cut(
      at(place, turn("x", 90, disc([0, 0, 0], 0.044, 0.006, 0.003))),
      at(place, turn("x", 90, disc([0, 0, 0], 0.039, 0.02, 0.002))),
      0.001,
    );
    add(lip, low, high, 0.003, polished);
    add(at(place, turn("x", 90, disc([0, 0, 0], 0.0385, 0.001, 0.0005))), low, high, 0.003, piano);
  }
}
