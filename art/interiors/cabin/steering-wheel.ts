import { at, blend, box, disc, ring, rod, type Sdf, turn, union, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { piano, polished, satin } from "../surfaces.ts";
import { decor } from "../trims.ts";
import type { CabinDesign } from "./design.ts";
import { type AddPart, DRIVER } from "./parts-list.ts";

const PLACE: Vec = [DRIVER, 0.755, 0.44];
const LEAN = 23;
const RADIUS = 0.178;

/** Rim, hub, spokes, keys, and paddles or stalks. */
export function addSteeringWheel(add: AddPart, design: CabinDesign): void {
  const set = (solid: Sdf) => at(PLACE, turn("x", LEAN, solid));
  const low: Vec = [DRIVER - 0.22, 0.52, 0.3];
  const high: Vec = [DRIVER + 0.22, 0.98, 0.75];
  const rim: Sdf = (x, y, z) => {
    const grip = 0.0142 + 0.002 * Math.exp(-(((Math.abs(Math.atan2(y, x)) - 0.45) / 0.3) ** 2));
    const flattened = y < -0.1 && design.sportsSeats ? y * 1.08 : y;
    return Math.hypot(Math.hypot(x, flattened) - RADIUS, z * 0.92) - grip;
  };
  add(set(rim), low, high, 0.005, leather("upper", { seam: innerSeam, rows: 0.003, rough: 0.44 }));
  const hub = blend(
    0.02,
    box([0, 0.0, 0.032], [0.07, 0.052, 0.03], 0.03),
    at([0, -0.022, 0.03], disc([0, 0, 0], 0.056, 0.026, 0.024)),
  );
  const ringSeam = (x: number, y: number, z: number) =>
    z < 0.012 ? Math.abs(Math.hypot(x * 0.8, y + 0.008) - 0.043) : 1;
  const cushion = sewn(hub, { distance: ringSeam, along: (x) => x }, 0.0012, 0.0025);
  add(set(cushion), low, high, 0.005, leather("upper", { rough: 0.42 }));
  add(set(ring([0, 0.004, 0.0035], 0.0235, 0.0016)), low, high, 0.002, polished);
  const across = [-1, 1].map((side) => box([side * 0.118, -0.006, 0.02], [0.062, 0.019, 0.008], 0.006));
  const down = [-1, 1].map((side) => box([side * 0.022, -0.118, 0.024], [0.0085, 0.058, 0.008], 0.006));
  add(set(union(...across, ...down)), low, high, 0.004, satin);
  const keys = [-1, 1].map((side) => box([side * 0.11, -0.004, 0.011], [0.03, 0.013, 0.006], 0.005));
  add(set(union(...keys)), low, high, 0.004, piano);
  const column = rod([0, 0, 0.06], [0, -0.03, 0.34], 0.034, 0.045);
  add(set(column), low, [DRIVER + 0.22, 0.98, 0.85], 0.008, leather("upper"));
  if (design.sportsSeats) {
    const paddles = [-1, 1].map((side) => box([side * 0.118, 0.03, 0.05], [0.022, 0.034, 0.003], 0.003));
    add(set(union(...paddles)), low, high, 0.003, decor("x"));
  } else {
    const stalks = [-1, 1].map((side) => rod([side * 0.05, 0, 0.09], [side * 0.165, 0.028, 0.075], 0.007));
    add(set(union(...stalks)), low, high, 0.004, satin);
  }
}

/** The seam along the inside of the rim. */
const innerSeam: Seam = {
  distance(x, y, z) {
    const [lx, ly, lz] = local(x, y, z);
    return Math.hypot(lx, ly) < RADIUS ? Math.abs(lz) : 1;
  },
  along(x, y, z) {
    const [lx, ly] = local(x, y, z);
    return Math.atan2(ly, lx) * 0.165;
  },
};

/** A point in the wheel's own frame. */
function local(x: number, y: number, z: number): [number, number, number] {
  const c = Math.cos((LEAN * Math.PI) / 180);
  const s = Math.sin((LEAN * Math.PI) / 180);
  const [py, pz] = [y - PLACE[1], z - PLACE[2]];
  return [x - PLACE[0], c * py + s * pz, -s * py + c * pz];
}
