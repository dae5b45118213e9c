import type { Material, Part } from "../engine/scene.ts";
import { at, blend, box, type Sdf, turn, union, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { framed, raised, upholstery } from "../seat.ts";
import { polished, satin } from "../surfaces.ts";
import { decor } from "../trims.ts";
import type { RearSeatsDesign } from "./design.ts";

const HEIGHT = 0.45;
const TILT = -6;
/** Middle of an arm rest from the chair's, and its top above the floor. */
const ARM = 0.325;
const ARM_TOP = 0.69;

/** An armchair on rails, its hip point above `place`, turned `degrees` to the right of the road; its arm rest is on that `side`. */
export function chair(design: RearSeatsDesign, side: number, place: Vec, degrees: number): Part[] {
  const parts = [cushion(design), ...back(design), ...arm(side), ...foot()];
  if (design.legRests) parts.push(legRest(design));
  return parts.map((part) => standing(part, place, degrees));
}

function cushion({ quilting }: RearSeatsDesign): Part {
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

function back({ quilting, lean }: RearSeatsDesign): Part[] {
  const frame: Vec = [0, HEIGHT - 0.03, -0.13];
  const local = framed(frame, -lean);
  const lie = (solid: Sdf) => at(frame, turn("x", -lean, solid));
  const sewing = upholstery(
    quilting,
    (x, y, z) => {
      const [u, v, w] = local(x, y, z);
      return [u, v, w];
    },
    [0.03, 0.6],
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
  const headSeam: Seam = {
    distance: (x, y, z) => Math.abs(Math.abs(local(x, y, z)[0]) - 0.098),
    along: (x, y, z) => local(x, y, z)[1],
  };
  const head = blend(
    0.03,
    box([0, 0.75, 0.0], [0.15, 0.12, 0.04], 0.038),
    box([0, 0.715, 0.06], [0.165, 0.07, 0.034], 0.034),
  );
  const shell = box([0, 0.3, -0.055], [0.25, 0.4, 0.035], 0.03);
  return [
    {
      solid: sewn(raised(lie(shape), sewing.relief), sewing.seam, 0.003, 0.0035),
      bounds,
      cell: 0.008,
      material: leather("leather", { seam: sewing.seam }),
    },
    {
      solid: sewn(lie(head), headSeam, 0.002, 0.003),
      bounds,
      cell: 0.007,
      material: leather("leather", { seam: headSeam }),
    },
    { solid: lie(shell), bounds, cell: 0.01, material: leather("upper") },
  ];
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
function legRest({ quilting }: RearSeatsDesign): Part {
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

/** A part made about the origin, turned about the vertical and moved; its seams and figure go with it. */
function standing(part: Part, place: Vec, degrees: number): Part {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const [px, py, pz] = place;
  const { solid, material, cell } = part;
  const [low, high] = part.bounds;
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[2], high[2]].map((z) => [c * x + s * z, -s * x + c * z] as const),
  );
  const [xs, zs] = [corners.map(([x]) => px + x), corners.map(([, z]) => pz + z)];
  const dressed = (own: Material): Material => {
    const { shade } = own;
    if (!shade) return own;
    return {
      ...own,
      shade(surface) {
        const { x, y, z } = surface;
        const [dx, dz] = [x - px, z - pz];
        surface.x = c * dx - s * dz;
        surface.y = y - py;
        surface.z = s * dx + c * dz;
        const { nx, nz } = surface;
        surface.nx = c * nx - s * nz;
        surface.nz = s * nx + c * nz;
        shade(surface);
        const [mx, mz] = [surface.nx, surface.nz];
        surface.nx = c * mx + s * mz;
        surface.nz = -s * mx + c * mz;
        surface.x = x;
        surface.y = y;
        surface.z = z;
      },
    };
  };
  const trims = material.trims && mapped(material.trims, dressed);
  return {
    solid: (x, y, z) => solid(c * (x - px) - s * (z - pz), y - py, s * (x - px) + c * (z - pz)),
    bounds: [
      [Math.min(...xs), low[1] + py, Math.min(...zs)],
      [Math.max(...xs), high[1] + py, Math.max(...zs)],
    ],
    cell,
    material: trims ? { ...dressed(material), trims } : dressed(material),
  };
}

const mapped = <Key extends string>(
  record: Readonly<Record<Key, Material>>,
  change: (material: Material) => Material,
): Record<Key, Material> =>
  Object.fromEntries(Object.entries<Material>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    Material
  >;
