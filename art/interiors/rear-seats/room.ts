import { LINE_LIGHT } from "../cabin/design.ts";
import type { AddPart } from "../cabin/parts-list.ts";
import { at, box, disc, ring, rod, type Sdf, turn, union, type Vec } from "../engine/sdf.ts";
import { field, leather, puff, quilt, type Seam, sewn } from "../leather.ts";
import { carpet, glowing, grille, polished, satin, suede } from "../surfaces.ts";
import { decor } from "../trims.ts";
import { CEILING, type RearSeatsDesign, SILL, WINDOW_TOP } from "./design.ts";

/** How far the lines in the ceiling stand from the middle. */
export const COVE = 0.43;
const REAR = -1.75;
const FRONT = 1.6;

const LINING = suede("#c4b69e");
const PILE = carpet("#54442f");
const CLOTH = suede("#9c8a6e");

/** Floor with its rails, ceiling with its lines of light, both walls, and what closes the room behind. */
export function addRoom(add: AddPart, design: RearSeatsDesign): void {
  const middle = (FRONT + REAR) / 2;
  const reach = (FRONT - REAR) / 2;
  add(
    box([0, -0.02, middle], [0.85, 0.04, reach], 0.01),
    [-0.9, -0.1, REAR - 0.1],
    [0.9, 0.06, FRONT + 0.1],
    0.03,
    PILE,
  );
  for (const x of [-0.55, -0.19, 0.19, 0.55])
    add(
      box([x, 0.02, middle], [0.014, 0.006, reach], 0.004),
      [x - 0.03, 0, REAR],
      [x + 0.03, 0.05, FRONT],
      0.006,
      satin,
    );
  addCeiling(add, middle, reach);
  for (const side of design.walls) {
    addWall(add, side, design);
    addCurtain(add, side, -1.0);
    addCurtain(add, side, 0.12);
  }
  addRearWall(add);
}

function addCeiling(add: AddPart, middle: number, reach: number): void {
  const low: Vec = [-0.9, CEILING - 0.08, REAR];
  const high: Vec = [0.9, CEILING + 0.12, FRONT];
  add(box([0, CEILING + 0.05, middle], [0.85, 0.05, reach], 0.01), low, high, 0.03, LINING);
  add(box([0, CEILING - 0.012, middle], [COVE - 0.012, 0.02, reach - 0.12], 0.012), low, high, 0.012, LINING);
  for (const side of [-1, 1]) {
    const x = side * COVE;
    const line = rod([x, CEILING - 0.032, REAR + 0.16], [x, CEILING - 0.032, FRONT - 0.1], 0.0045);
    add(line, [x - 0.02, CEILING - 0.05, REAR], [x + 0.02, CEILING - 0.01, FRONT], 0.005, glowing(LINE_LIGHT, 1.6));
    for (const z of [-0.7, 0.6]) {
      const lamp = at([side * 0.3, CEILING - 0.033, z], turn("x", 90, disc([0, 0, 0], 0.024, 0.003, 0.002)));
      const rim = at([side * 0.3, CEILING - 0.033, z], turn("x", 90, ring([0, 0, 0], 0.027, 0.004)));
      const [a, b]: [Vec, Vec] = [
        [side * 0.3 - 0.05, CEILING - 0.06, z - 0.05],
        [side * 0.3 + 0.05, CEILING, z + 0.05],
      ];
      add(lamp, a, b, 0.004, glowing("#ffe2bd", 2.2));
      add(rim, a, b, 0.003, polished);
    }
  }
}

/** A side: quilted leather, a band of trim under a line of light, sill, pillars and the rail over the windows. */
function addWall(add: AddPart, side: number, { quilting }: RearSeatsDesign): void {
  const reachOf = (inner: number, outer: number): [number, number] => [
    Math.min(side * inner, side * outer),
    Math.max(side * inner, side * outer),
  ];
  const [x0, x1] = reachOf(0.6, 0.95);
  const low: Vec = [x0, 0, REAR];
  const high: Vec = [x1, 1.0, FRONT];
  const pattern = quilt(quilting, 0.056);
  const inside = (y: number, z: number) => field(y, 0.46, 0.6, 0.006) * field(z, REAR, FRONT, 0.006);
  const sewing: Seam = {
    distance: (_, y, z) =>
      inside(y, z) > 0.5 ? Math.min(pattern.distance(z, y), Math.abs(y - 0.46)) : Math.abs(y - 0.46),
    along: (_, y, z) => (inside(y, z) > 0.5 ? pattern.along(z, y) : z),
    rows: (_, y, z) => (inside(y, z) > 0.5 ? 0 : 0.0055),
  };
  const panel = box([side * 0.83, 0.4, -0.1], [0.075, 0.4, 1.65], 0.03);
  const padded: Sdf = (x, y, z) => {
    const d = panel(x, y, z);
    return d > 0.03 ? d : d - inside(y, z) * puff(pattern.distance(z, y), quilting === "plain" ? 0 : 0.008, 0.011);
  };
  add(sewn(padded, sewing, 0.0025), low, high, 0.011, leather("leather", { seam: sewing }));
  const sillSeam: Seam = { distance: (x) => Math.abs(x - side * 0.765), along: (_x, _y, z) => z };
  const sill = box([side * 0.8, SILL, -0.1], [0.085, 0.035, 1.65], 0.032);
  add(sewn(sill, sillSeam, 0.002), low, high, 0.01, leather("upper", { seam: sillSeam }));
  add(box([side * 0.757, 0.675, -0.1], [0.009, 0.04, 1.6], 0.006), low, high, 0.007, decor("z"));
  const [l0, l1] = reachOf(0.72, 0.78);
  const line = rod([side * 0.75, 0.728, REAR + 0.1], [side * 0.75, 0.728, FRONT - 0.1], 0.0022);
  add(line, [l0, 0.71, REAR], [l1, 0.75, FRONT], 0.003, glowing(LINE_LIGHT, 1.5));
  const edge = rod([side * 0.748, 0.629, REAR + 0.1], [side * 0.748, 0.629, FRONT - 0.1], 0.003);
  add(edge, [l0, 0.61, REAR], [l1, 0.65, FRONT], 0.003, polished);
  for (const z of [-1.2, 0.75]) {
    const place: Vec = [side * 0.756, 0.3, z];
    const [a, b]: [Vec, Vec] = [
      [x0, 0.15, z - 0.15],
      [x1, 0.45, z + 0.15],
    ];
    add(at(place, turn("y", 90, disc([0, 0, 0], 0.085, 0.006, 0.003))), a, b, 0.005, grille);
    add(at([side * 0.75, 0.3, z], turn("y", 90, ring([0, 0, 0], 0.087, 0.0035))), a, b, 0.003, polished);
  }
  const [h0, h1] = reachOf(0.6, 0.95);
  const rail = box([side * 0.8, WINDOW_TOP + 0.08, -0.1], [0.1, 0.085, 1.65], 0.05);
  add(rail, [h0, WINDOW_TOP - 0.05, REAR], [h1, CEILING + 0.1, FRONT], 0.014, LINING);
  for (const z of [-1.2, 0.3]) {
    const pillar = box([side * 0.81, 1.0, z], [0.05, 0.3, 0.065], 0.03);
    add(pillar, [x0, SILL - 0.1, z - 0.1], [x1, CEILING, z + 0.1], 0.012, LINING);
  }
}

/** A curtain drawn back to its pillar. */
function addCurtain(add: AddPart, side: number, z: number): void {
  const half = 0.095;
  const cloth: Sdf = (x, y, zz) => {
    const pleat = 0.011 * Math.sin(((zz - z) * 2 * Math.PI) / 0.034) + 0.003 * Math.sin(y * 9 + zz * 40);
    return box([side * 0.745 + pleat, (SILL + WINDOW_TOP) / 2 + 0.015, z], [0.011, 0.21, half], 0.008)(x, y, zz) * 0.5;
  };
  add(cloth, [side * 0.745 - 0.05, SILL, z - 0.12], [side * 0.745 + 0.05, WINDOW_TOP + 0.06, z + 0.12], 0.005, CLOTH);
}

/** Behind the last chairs: a low wall, the rear window and its rail. */
function addRearWall(add: AddPart): void {
  add(
    box([0, 0.42, REAR + 0.02], [0.78, 0.4, 0.06], 0.03),
    [-0.9, 0, REAR - 0.1],
    [0.9, 0.9, REAR + 0.15],
    0.014,
    leather("upper"),
  );
  const frame = union(
    box([0, WINDOW_TOP + 0.08, REAR + 0.02], [0.8, 0.09, 0.06], 0.04),
    box([-0.78, 1.05, REAR + 0.02], [0.09, 0.3, 0.06], 0.04),
    box([0.78, 1.05, REAR + 0.02], [0.09, 0.3, 0.06], 0.04),
  );
  add(frame, [-0.9, 0.7, REAR - 0.1], [0.9, 1.45, REAR + 0.15], 0.014, LINING);
}
