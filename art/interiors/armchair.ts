import type { Part } from "./engine/scene.ts";
import { at, blend, box, type Sdf, turn, union, type Vec } from "./engine/sdf.ts";
import { leather, type Quilting, type Seam, sewn } from "./leather.ts";
import { placed, type Standing } from "./placed.ts";
import { framed, raised, upholstery } from "./seat.ts";
import { polished, satin } from "./surfaces.ts";
import { decor } from "./trims.ts";

/** What tells one armchair from another. */
export interface ArmchairDesign {
  readonly quilting: Quilting;
  /** How far the back leans, degrees. */
  readonly lean: number;
  /** A head rest on its own, or a pillow that hangs on a lower back. */
  readonly head: "rest" | "pillow";
  /** The sides that have an arm rest, -1 left and 1 right as one sits. */
  readonly arms: readonly number[];
  readonly legRest: boolean;
  /** What its back is covered with from behind. */
  readonly shell: "leather" | "upper";
}

const HEIGHT = 0.45;
const TILT = -6;
/** Middle of an arm rest from the chair's, and its top above the floor. */
const ARM = 0.325;
const ARM_TOP = 0.69;

/** How wide an armchair is from arm rest to arm rest, metres. */
export const ARMCHAIR_WIDTH = 2 * (ARM + 0.05);

/** An armchair for one, its hip point above where it stands. */
export function armchair(design: ArmchairDesign, standing: Standing): Part[] {
  const parts = [cushion(design), ...back(design), ...design.arms.flatMap(arm), ...foot()];
  if (design.legRest) parts.push(legRest(design));
  return parts.map((part) => placed(part, standing));
}

function cushion({ quilting }: ArmchairDesign): Part {
  const frame: Vec = [0, HEIGHT, 0.13];
  const local = framed(frame, TILT);
  const sewing = upholstery(
    quilting,
    (x, y, z) => {
      const [u, w, v] = local(x, y, z);
      return [u, v, w + 0.05];
    },
    [-0.2, 0.2],
    0.178,
  );
  const shape = blend(
    0.05,
    box([0, -0.07, 0.01], [0.262, 0.075, 0.28], 0.055),
    box([0, -0.09, 0.24], [0.255, 0.075, 0.07], 0.06),
  );
  return {
    solid: sewn(raised(at(frame, turn("x", TILT, shape)), sewing.relief), sewing.seam, 0.003, 0.0035),
    bounds: [
      [-0.32, 0.2, -0.25],
      [0.32, 0.6, 0.5],
    ],
    cell: 0.008,
    material: leather("leather", { seam: sewing.seam }),
  };
}

function back({ quilting, lean, head, shell: cover }: ArmchairDesign): Part[] {
  const frame: Vec = [0, HEIGHT - 0.03, -0.13];
  const local = framed(frame, -lean);
  const lie = (solid: Sdf) => at(frame, turn("x", -lean, solid));
  const sewing = upholstery(
    quilting,
    (x, y, z) => {
      const [u, v, w] = local(x, y, z);
      return [u, v, w];
    },
    [0.03, head === "rest" ? 0.6 : 0.49],
    0.172,
  );
  const shape = blend(
    0.05,
    box([0, 0.31, 0], [0.24, 0.38, 0.06], 0.055),
    box([0.228, 0.3, 0.03], [0.044, 0.32, 0.062], 0.043),
    box([-0.228, 0.3, 0.03], [0.044, 0.32, 0.062], 0.043),
  );
  const bounds: Part["bounds"] = [
    [-0.34, 0.3, -0.75],
    [0.34, 1.4, 0.1],
  ];
  const shell = box([0, 0.3, -0.055], [0.25, 0.4, 0.035], 0.03);
  return [
    {
      solid: sewn(raised(lie(shape), sewing.relief), sewing.seam, 0.003, 0.0035),
      bounds,
      cell: 0.008,
      material: leather("leather", { seam: sewing.seam }),
    },
    head === "rest" ? headRest(local, lie, bounds) : pillow(local, lie, bounds),
    { solid: lie(shell), bounds, cell: 0.01, material: leather(cover) },
  ];
}

type Local = (x: number, y: number, z: number) => readonly [number, number, number];

function headRest(local: Local, lie: (solid: Sdf) => Sdf, bounds: Part["bounds"]): Part {
  const seam: Seam = {
    distance: (x, y, z) => Math.abs(Math.abs(local(x, y, z)[0]) - 0.098),
    along: (x, y, z) => local(x, y, z)[1],
  };
  const shape = blend(
    0.03,
    box([0, 0.75, 0.0], [0.15, 0.12, 0.04], 0.038),
    box([0, 0.715, 0.06], [0.165, 0.07, 0.034], 0.034),
  );
  return { solid: sewn(lie(shape), seam, 0.002, 0.003), bounds, cell: 0.007, material: leather("leather", { seam }) };
}

/** Half as thick as it is high, sewn around. */
function pillow(local: Local, lie: (solid: Sdf) => Sdf, bounds: Part["bounds"]): Part {
  const seam: Seam = {
    distance: (x, y, z) => {
      const [u, v] = local(x, y, z);
      return Math.abs(Math.max(Math.abs(u) - 0.15, Math.abs(v - 0.6) - 0.066));
    },
    along: (x, y) => x + y,
  };
  const shape = box([0, 0.6, 0.06], [0.178, 0.092, 0.05], 0.048);
  return { solid: sewn(lie(shape), seam, 0.002, 0.003), bounds, cell: 0.007, material: leather("leather", { seam }) };
}

/** An arm rest: a sewn pad over a side of leather with an inlay of the trim. */
function arm(side: number): Part[] {
  const bounds: Part["bounds"] = [
    [side * ARM - 0.09, 0.2, -0.3],
    [side * ARM + 0.09, 0.8, 0.45],
  ];
  const seam: Seam = { distance: (x) => Math.abs(Math.abs(x - side * ARM) - 0.026), along: (_x, _y, z) => z };
  const pad = blend(
    0.02,
    at([side * ARM, ARM_TOP - 0.03, 0.05], turn("x", -3, box([0, 0, 0], [0.05, 0.032, 0.25], 0.03))),
    box([side * ARM, ARM_TOP - 0.07, 0.03], [0.04, 0.035, 0.21], 0.025),
  );
  const flank = box([side * ARM, 0.5, -0.01], [0.034, 0.15, 0.21], 0.02);
  const inlay = union(
    box([side * (ARM + 0.032), 0.56, 0.0], [0.006, 0.022, 0.185], 0.004),
    box([side * (ARM - 0.032), 0.56, 0.02], [0.006, 0.022, 0.16], 0.004),
  );
  const edge = union(
    box([side * (ARM + 0.034), 0.586, 0.0], [0.005, 0.003, 0.187], 0.002),
    box([side * (ARM + 0.034), 0.534, 0.0], [0.005, 0.003, 0.187], 0.002),
  );
  return [
    { solid: sewn(pad, seam, 0.002), bounds, cell: 0.007, material: leather("leather", { seam }) },
    { solid: flank, bounds, cell: 0.01, material: leather("leather") },
    { solid: inlay, bounds, cell: 0.005, material: decor("z") },
    { solid: edge, bounds, cell: 0.003, material: polished },
  ];
}

/** A rest for the legs, folded out of the cushion's front. */
function legRest({ quilting }: ArmchairDesign): Part {
  const frame: Vec = [0, 0.29, 0.46];
  const tilt = 50;
  const local = framed(frame, tilt);
  const sewing = upholstery(
    quilting,
    (x, y, z) => {
      const [u, w, v] = local(x, y, z);
      return [u, v, w];
    },
    [-0.13, 0.13],
    0.15,
  );
  return {
    solid: sewn(
      raised(at(frame, turn("x", tilt, box([0, 0, 0], [0.21, 0.04, 0.19], 0.036))), sewing.relief),
      sewing.seam,
    ),
    bounds: [
      [-0.26, 0.1, 0.25],
      [0.26, 0.55, 0.75],
    ],
    cell: 0.008,
    material: leather("leather", { seam: sewing.seam }),
  };
}

/** Skirt, and the foot that runs on the rails. */
function foot(): Part[] {
  const bounds: Part["bounds"] = [
    [-0.36, 0.0, -0.35],
    [0.36, 0.45, 0.5],
  ];
  return [
    { solid: box([0, 0.28, 0.07], [0.25, 0.08, 0.27], 0.03), bounds, cell: 0.01, material: leather("upper") },
    { solid: box([0, 0.12, 0.04], [0.19, 0.12, 0.2], 0.03), bounds, cell: 0.012, material: satin },
  ];
}
