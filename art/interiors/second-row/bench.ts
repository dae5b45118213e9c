import type { AddPart } from "../cabin/parts-list.ts";
import { at, blend, box, rod, type Sdf, turn, union, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { framed, raised, upholstery } from "../seat.ts";
import { polished } from "../surfaces.ts";
import { ASIDE, BEHIND, type SecondRowDesign } from "./design.ts";

const TILT = -8;
/** Half of the gap in the back that the arm rest is folded down from. */
const GAP = 0.115;
const REACH = 0.165;

/** A bench for two with an arm rest between them: one cushion, a back on either side of the gap, and head rests. */
export function addBench(add: AddPart, { cushion: height, lean, quilting }: SecondRowDesign): void {
  const cushionFrame: Vec = [0, height, BEHIND + 0.13];
  const cushionAt = framed(cushionFrame, TILT);
  const onCushion = upholstery(
    quilting,
    (x, y, z) => {
      const [u, w, v] = cushionAt(x, y, z);
      return [Math.abs(u) - ASIDE, v, w + 0.05];
    },
    [-0.2, 0.2],
    REACH,
  );
  const cushion = blend(
    0.05,
    box([0, -0.08, 0.01], [0.69, 0.075, 0.28], 0.055),
    box([0, -0.1, 0.25], [0.68, 0.085, 0.06], 0.055),
    ...sides((side) => box([side * 0.64, -0.05, 0], [0.06, 0.085, 0.27], 0.05)),
  );
  const middle = twoLines(GAP);
  add(
    sewn(
      sewn(raised(at(cushionFrame, turn("x", TILT, cushion)), onCushion.relief), middle, 0.006, 0.007),
      onCushion.seam,
    ),
    [-0.76, height - 0.3, BEHIND - 0.25],
    [0.76, height + 0.12, BEHIND + 0.5],
    0.009,
    leather("leather", { seam: onCushion.seam }),
  );
  const foot = box([0, height - 0.25, BEHIND + 0.06], [0.67, 0.14, 0.26], 0.04);
  add(foot, [-0.72, -0.05, BEHIND - 0.25], [0.72, height, BEHIND + 0.45], 0.016, leather("upper"));
  addBack(add, height, lean, quilting);
}

function addBack(add: AddPart, height: number, lean: number, quilting: SecondRowDesign["quilting"]): void {
  const frame: Vec = [0, height - 0.03, BEHIND - 0.13];
  const local = framed(frame, -lean);
  const lie = (solid: Sdf) => at(frame, turn("x", -lean, solid));
  const low: Vec = [-0.78, height - 0.15, BEHIND - 0.7];
  const high: Vec = [0.78, height + 1.0, BEHIND + 0.1];
  const sewing = upholstery(
    quilting,
    (x, y, z) => {
      const [u, v, w] = local(x, y, z);
      return [Math.abs(u) - ASIDE, v, w];
    },
    [0.04, 0.57],
    REACH,
  );
  const back = blend(
    0.05,
    ...(sides((side) => [
      box([side * 0.41, 0.31, 0], [0.29, 0.36, 0.06], 0.055),
      box([side * 0.625, 0.28, 0.03], [0.075, 0.31, 0.07], 0.05),
      box([side * 0.165, 0.29, 0.02], [0.04, 0.3, 0.06], 0.04),
      box([side * 0.39, 0.63, 0.008], [0.28, 0.055, 0.06], 0.045),
    ]).flat() as [Sdf, ...Sdf[]]),
  );
  add(
    sewn(raised(lie(back), sewing.relief), sewing.seam, 0.003, 0.0035),
    low,
    high,
    0.009,
    leather("leather", { seam: sewing.seam }),
  );
  const bridge = lie(box([0, 0.625, -0.002], [0.14, 0.058, 0.052], 0.045));
  add(bridge, low, high, 0.009, leather("leather"));
  const hollow: Seam = {
    distance: (x, y, z) => Math.abs(Math.abs(local(x, y, z)[0]) - 0.07),
    along: (x, y, z) => local(x, y, z)[1],
  };
  const lining = lie(box([0, 0.3, -0.045], [0.2, 0.34, 0.03], 0.02));
  add(sewn(lining, hollow, 0.002), low, high, 0.01, leather("leather", { seam: hollow }));
  for (const side of [-1, 1]) {
    const seam: Seam = {
      distance: (x, y, z) => Math.abs(Math.abs(local(x, y, z)[0] - side * ASIDE) - 0.11),
      along: (x, y, z) => local(x, y, z)[1],
    };
    const rest = blend(
      0.03,
      box([side * ASIDE, 0.795, 0.0], [0.165, 0.1, 0.045], 0.042),
      box([side * ASIDE, 0.78, 0.045], [0.17, 0.07, 0.038], 0.036),
    );
    add(sewn(lie(rest), seam, 0.002, 0.003), low, high, 0.007, leather("leather", { seam }));
    const rods = union(
      ...[-0.06, 0.06].map((off) => rod([side * ASIDE + off, 0.6, 0], [side * ASIDE + off, 0.78, 0], 0.006)),
    );
    add(lie(rods), low, high, 0.004, polished);
  }
}

const sides = <Made>(make: (side: number) => Made): Made[] => [-1, 1].map(make);

/** Two seams along the car, so far from its middle. */
const twoLines = (off: number): Seam => ({ distance: (x) => Math.abs(Math.abs(x) - off), along: (_x, _y, z) => z });
