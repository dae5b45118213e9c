import type { Part } from "./engine/scene.ts";
import { at, blend, box, rod, type Sdf, turn, union, type Vec } from "./engine/sdf.ts";
import { field, leather, puff, type Quilting, quilt, type Seam, sewn } from "./leather.ts";
import { polished } from "./surfaces.ts";

export interface SeatDesign {
  readonly quilting: Quilting;
  /** One-piece back with high bolsters. */
  readonly sports: boolean;
  /** Height of the cushion above the floor, metres. */
  readonly height: number;
  /** How far the back leans, degrees. */
  readonly lean: number;
}

/** A point in a frame that was moved by `offset` and turned about x. */
export function framed(offset: Vec, degrees: number) {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return (x: number, y: number, z: number): [number, number, number] => {
    const py = y - offset[1];
    const pz = z - offset[2];
    return [x - offset[0], c * py + s * pz, -s * py + c * pz];
  };
}

/** The sewn lines of a cushion: around its middle field, and the quilt inside. `face` > 0 on the padded side. */
export function upholstery(
  quilting: Quilting,
  local: (x: number, y: number, z: number) => readonly [u: number, v: number, face: number],
  range: readonly [number, number],
  reach: number,
): { seam: Seam; relief: (x: number, y: number, z: number) => number } {
  const pattern = quilt(quilting, quilting === "flutes" ? 0.054 : 0.062);
  const inside = (u: number, v: number) => field(Math.abs(u), -1, reach, 0.006) * field(v, range[0], range[1], 0.008);
  const border = (u: number, v: number) => {
    const du = Math.abs(u) - reach;
    const dv = Math.abs(v - (range[0] + range[1]) / 2) - (range[1] - range[0]) / 2;
    return { distance: Math.abs(Math.max(du, dv)), along: du > dv ? v : u };
  };
  const seam: Seam = {
    distance(x, y, z) {
      const [u, v, face] = local(x, y, z);
      if (face < 0) return 1;
      const edge = border(u, v).distance;
      return inside(u, v) > 0.5 ? Math.min(edge, pattern.distance(u, v)) : edge;
    },
    along(x, y, z) {
      const [u, v] = local(x, y, z);
      const edge = border(u, v);
      return inside(u, v) > 0.5 && pattern.distance(u, v) < edge.distance ? pattern.along(u, v) : edge.along;
    },
    rows(x, y, z) {
      const [u, v] = local(x, y, z);
      return inside(u, v) > 0.5 && pattern.distance(u, v) < border(u, v).distance ? 0 : 0.0055;
    },
  };
  const relief = (x: number, y: number, z: number) => {
    const [u, v, face] = local(x, y, z);
    if (face < 0) return 0;
    const mask = inside(u, v);
    return mask > 0 ? mask * (puff(pattern.distance(u, v), quilting === "plain" ? 0 : 0.0085, 0.011) - 0.004) : 0;
  };
  return { seam, relief };
}

/** A front seat standing at `place` (its hip point on the floor), looking along +z. */
export function seat(design: SeatDesign, place: Vec): Part[] {
  const { sports, height, lean } = design;
  const [px, , pz] = place;
  const parts: Part[] = [];

  const tilt = sports ? -9 : -6;
  const cushionFrame: Vec = [px, height, pz + 0.13];
  const wing = sports ? 0.052 : 0.03;
  const cushionShape = blend(
    0.045,
    box([0, -0.07, 0.01], [0.245, 0.075, 0.275], 0.05),
    box([0.225, -0.04 + wing * 0.5, 0.0], [0.05, 0.075 + wing * 0.5, 0.265], 0.046),
    box([-0.225, -0.04 + wing * 0.5, 0.0], [0.05, 0.075 + wing * 0.5, 0.265], 0.046),
  );
  const cushionAt = framed(cushionFrame, tilt);
  const onCushion = upholstery(
    design.quilting,
    (x, y, z) => {
      const [u, w, v] = cushionAt(x, y, z);
      return [u, v, w + 0.05];
    },
    [-0.2, 0.19],
    sports ? 0.155 : 0.162,
  );
  const cushionBase = at(cushionFrame, turn("x", tilt, cushionShape));
  const cushion = raised(cushionBase, onCushion.relief);
  parts.push({
    solid: sewn(cushion, onCushion.seam, 0.003, 0.0035),
    bounds: [
      [px - 0.32, height - 0.22, pz - 0.22],
      [px + 0.32, height + 0.12, pz + 0.48],
    ],
    cell: 0.008,
    material: leather("leather", { seam: onCushion.seam }),
  });

  const backFrame: Vec = [px, height - 0.03, pz - 0.13];
  const shoulder = sports ? 0.06 : 0.035;
  const backShape = sports
    ? blend(
        0.06,
        box([0, 0.3, -0.005], [0.205, 0.34, 0.05], 0.046),
        box([0.205, 0.24, 0.045], [0.05, 0.24, 0.085], 0.046),
        box([-0.205, 0.24, 0.045], [0.05, 0.24, 0.085], 0.046),
        box([0.19, 0.53, 0.02], [0.05, 0.1, 0.065], 0.046),
        box([-0.19, 0.53, 0.02], [0.05, 0.1, 0.065], 0.046),
        box([0, 0.71, 0.0], [0.12, 0.13, 0.045], 0.044),
      )
    : blend(
        0.05,
        box([0, 0.31, 0], [0.225, 0.36, 0.06], 0.055),
        box([0.218, 0.27, 0.035], [0.046, 0.28, 0.07], 0.045),
        box([-0.218, 0.27, 0.035], [0.046, 0.28, 0.07], 0.045),
        box([0, 0.64, 0.012], [0.2, 0.05, shoulder + 0.02], 0.045),
      );
  const backAt = framed(backFrame, -lean);
  const onBack = upholstery(
    design.quilting,
    (x, y, z) => {
      const [u, v, w] = backAt(x, y, z);
      return [u, v, w];
    },
    [0.02, sports ? 0.545 : 0.565],
    sports ? 0.138 : 0.158,
  );
  const backBase = at(backFrame, turn("x", -lean, backShape));
  const back = raised(backBase, onBack.relief);
  parts.push({
    solid: sewn(back, onBack.seam, 0.003, 0.0035),
    bounds: [
      [px - 0.32, height - 0.15, pz - 0.68],
      [px + 0.32, height + 0.92, pz + 0.1],
    ],
    cell: 0.008,
    material: leather("leather", { seam: onBack.seam }),
  });

  if (!sports) {
    const restSeam: Seam = {
      distance: (x, y, z) => Math.abs(Math.abs(backAt(x, y, z)[0]) - 0.085),
      along: (x, y, z) => backAt(x, y, z)[1],
    };
    const rest = at(backFrame, turn("x", -lean, blend(0.03, box([0, 0.795, 0.012], [0.135, 0.075, 0.05], 0.048))));
    parts.push({
      solid: sewn(rest, restSeam, 0.002, 0.003),
      bounds: [
        [px - 0.17, height + 0.55, pz - 0.6],
        [px + 0.17, height + 0.95, pz - 0.15],
      ],
      cell: 0.007,
      material: leather("leather", { seam: restSeam }),
    });
    parts.push({
      solid: at(
        backFrame,
        turn(
          "x",
          -lean,
          union(rod([0.06, 0.6, 0], [0.06, 0.78, 0], 0.006), rod([-0.06, 0.6, 0], [-0.06, 0.78, 0], 0.006)),
        ),
      ),
      bounds: [
        [px - 0.1, height + 0.45, pz - 0.55],
        [px + 0.1, height + 0.85, pz - 0.2],
      ],
      cell: 0.004,
      material: polished,
    });
  }
  return parts;
}

/** A cushion with its quilting, which is worked out near the surface only. */
export function raised(base: Sdf, relief: Sdf): Sdf {
  return (x, y, z) => {
    const d = base(x, y, z);
    return Math.abs(d) > 0.03 ? d : d - relief(x, y, z);
  };
}
