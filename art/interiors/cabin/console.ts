import { at, blend, box, cut, disc, rod, type Sdf, turn, union, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { piano, polished, satin } from "../surfaces.ts";
import { decor } from "../trims.ts";
import type { CabinDesign } from "./design.ts";
import type { AddPart } from "./parts-list.ts";

const LOW: Vec = [-0.17, 0.06, -0.5];
const HIGH: Vec = [0.17, 0.78, 0.85];

/** What runs between the seats: decor, controls, arm rest. */
export function addConsole(add: AddPart, design: CabinDesign): void {
  const high = design.console === "high";
  const height = (high ? 0.44 : 0.39) + (design.cushion - 0.35) * 0.5;
  const set = (solid: Sdf) => at([0, height, 0.28], turn("x", high ? -13 : -4, solid));
  const edge: Seam = { distance: (x) => Math.abs(Math.abs(x) - 0.104), along: (_x, _y, z) => z };
  const body = set(box([0, -0.1, 0.02], [0.118, 0.12, 0.5], 0.025));
  add(sewn(body, edge, 0.002), LOW, HIGH, 0.008, leather("leather", { seam: edge }));
  add(set(box([0, 0.018, 0.1], [0.086, 0.007, 0.33], 0.006)), LOW, HIGH, 0.004, decor("z"));
  const frame = cut(
    box([0, 0.017, 0.1], [0.09, 0.006, 0.334], 0.004),
    box([0, 0.02, 0.1], [0.0865, 0.05, 0.3305], 0.004),
    0.001,
  );
  add(set(frame), LOW, HIGH, 0.003, polished);
  if (high) addSelector(add, set);
  else addTray(add, set);
  addRotary(add, set, high ? -0.02 : 0.06);
  const restSeam: Seam = { distance: (x) => Math.abs(Math.abs(x) - 0.07), along: (_x, _y, z) => z };
  const rest = blend(
    0.02,
    box([0, height + 0.05, -0.13], [0.108, 0.042, 0.2], 0.036),
    box([0, height + 0.0, -0.14], [0.1, 0.05, 0.185], 0.03),
  );
  const lid: Seam = {
    distance: (x, y, z) => Math.min(restSeam.distance(x, y, z), Math.abs(y - height - 0.032) + 0.002),
    along: restSeam.along,
  };
  add(sewn(rest, lid, 0.0025), [-0.15, 0.26, -0.4], [0.15, 0.7, 0.12], 0.007, leather("leather", { seam: restSeam }));
}

/** Selector and four keys. */
function addSelector(add: AddPart, set: (solid: Sdf) => Sdf): void {
  const knob = blend(
    0.012,
    rod([0, 0.02, 0.13], [0, 0.075, 0.122], 0.008),
    box([0, 0.092, 0.118], [0.019, 0.019, 0.03], 0.016),
  );
  add(set(knob), LOW, HIGH, 0.003, leather("upper", { rough: 0.36 }));
  const foot = union(
    rod([0, 0.02, 0.13], [0, 0.07, 0.123], 0.0095),
    box([0, 0.025, 0.13], [0.026, 0.003, 0.04], 0.003),
  );
  add(set(foot), LOW, HIGH, 0.003, satin);
  const keys = [-1, 1].flatMap((side) =>
    [0.11, 0.145].map((z) => box([side * 0.055, 0.026, z], [0.016, 0.004, 0.012], 0.003)),
  );
  add(set(union(...keys)), LOW, HIGH, 0.003, satin);
}

/** Two cup holders and a tray, for a car whose selector is on the wheel. */
function addTray(add: AddPart, set: (solid: Sdf) => Sdf): void {
  for (const z of [0.19, 0.29]) {
    const lip = cut(
      at([0, 0.026, z], turn("x", 90, disc([0, 0, 0], 0.042, 0.006, 0.003))),
      at([0, 0.026, z], turn("x", 90, disc([0, 0, 0], 0.037, 0.02, 0.002))),
      0.001,
    );
    add(set(lip), LOW, HIGH, 0.003, polished);
    add(set(at([0, 0.0255, z], turn("x", 90, disc([0, 0, 0], 0.0365, 0.001, 0.0005)))), LOW, HIGH, 0.003, piano);
  }
}

function addRotary(add: AddPart, set: (solid: Sdf) => Sdf, z: number): void {
  add(set(at([0, 0.034, z], turn("x", 90, disc([0, 0, 0], 0.03, 0.013, 0.003)))), LOW, HIGH, 0.003, satin);
  add(set(at([0, 0.041, z], turn("x", 90, disc([0, 0, 0], 0.022, 0.008, 0.002)))), LOW, HIGH, 0.003, piano);
}
