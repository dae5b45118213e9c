import { at, blend, box, disc, ring, rod, type Sdf, tube, turn, type Vec } from "../engine/sdf.ts";
import { field, leather, puff, quilt, type Seam, sewn } from "../leather.ts";
import { glowing, grille, polished } from "../surfaces.ts";
import { decor } from "../trims.ts";
import { type CabinDesign, LINE_LIGHT } from "./design.ts";
import type { AddPart } from "./parts-list.ts";

const LOW: Vec = [0.6, 0.05, -1.2];
const HIGH: Vec = [0.95, 1.0, 1.1];

/** The door across the car: sewn like the seats, with its decor, line of light, arm rest, handle and loudspeaker. */
export function addFarDoor(add: AddPart, { quilting }: Pick<CabinDesign, "quilting">): void {
  const pattern = quilt(quilting, 0.05);
  const inside = (y: number, z: number) => field(y, 0.612, 0.69, 0.006) * field(z, -0.55, 0.56, 0.006);
  const sewing: Seam = {
    distance: (_, y, z) =>
      inside(y, z) > 0.5 ? Math.min(pattern.distance(z, y), Math.abs(y - 0.612)) : Math.abs(y - 0.8),
    along: (_, y, z) => (inside(y, z) > 0.5 ? pattern.along(z, y) : z),
    rows: (_, y, z) => (inside(y, z) > 0.5 ? 0 : 0.0055),
  };
  const panel = box([0.83, 0.48, -0.05], [0.075, 0.4, 1.0], 0.03);
  const relief = quilting === "plain" ? 0 : 0.008;
  const padded: Sdf = (x, y, z) => {
    const d = panel(x, y, z);
    return d > 0.03 ? d : d - inside(y, z) * puff(pattern.distance(z, y), relief, 0.011);
  };
  add(sewn(padded, sewing, 0.0025), LOW, HIGH, 0.01, leather("leather", { seam: sewing }));
  const sillSeam: Seam = { distance: (x) => Math.abs(x - 0.765), along: (_x, _y, z) => z };
  const sill = sewn(box([0.8, 0.86, -0.05], [0.075, 0.035, 1.0], 0.032), sillSeam, 0.002);
  add(sill, LOW, HIGH, 0.009, leather("upper", { seam: sillSeam }));
  add(box([0.757, 0.735, 0.0], [0.008, 0.028, 0.58], 0.006), LOW, HIGH, 0.006, decor("z"));
  const line = rod([0.748, 0.768, -0.6], [0.748, 0.768, 0.58], 0.0016);
  add(line, [0.73, 0.75, -0.65], [0.77, 0.79, 0.62], 0.0025, glowing(LINE_LIGHT, 1.5));
  const edge = rod([0.747, 0.702, -0.58], [0.747, 0.702, 0.58], 0.003);
  add(edge, [0.73, 0.69, -0.65], [0.77, 0.72, 0.62], 0.003, polished);
  const restSeam: Seam = { distance: (x) => Math.abs(x - 0.7), along: (_x, _y, z) => z };
  const rest = blend(
    0.03,
    box([0.725, 0.578, -0.02], [0.05, 0.024, 0.4], 0.02),
    box([0.745, 0.53, -0.02], [0.03, 0.06, 0.4], 0.025),
  );
  add(sewn(rest, restSeam, 0.002), LOW, HIGH, 0.008, leather("leather", { seam: restSeam }));
  const handle: Vec[] = [
    [0.745, 0.655, 0.22],
    [0.708, 0.66, 0.245],
    [0.706, 0.66, 0.4],
    [0.745, 0.655, 0.425],
  ];
  add(tube(handle, 0.0085), LOW, HIGH, 0.004, polished);
  add(at([0.756, 0.4, 0.46], turn("y", 90, disc([0, 0, 0], 0.078, 0.006, 0.003))), LOW, HIGH, 0.005, grille);
  add(at([0.75, 0.4, 0.46], turn("y", 90, ring([0, 0, 0], 0.08, 0.0035))), LOW, HIGH, 0.003, polished);
}
