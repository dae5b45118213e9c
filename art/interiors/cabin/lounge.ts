import type { Material, Part, Scene } from "../engine/scene.ts";
import { at, blend, box, cut, rod, type Sdf, turn, union, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { type SeatDesign, seat } from "../seat.ts";
import { carpet, glowing, linear, polished, satin, scaled, suede } from "../surfaces.ts";
import { decor } from "../trims.ts";
import { LINE_LIGHT } from "./design.ts";
import { type AddPart, partsList } from "./parts-list.ts";

const CHAIR: SeatDesign = { quilting: "diamonds", sports: false, height: 0.45, lean: 24 };
/** Two chairs look forward; the third, by the far window, looks at them across the table. */
const FORWARD: readonly Vec[] = [
  [-0.42, 0, -0.85],
  [0.42, 0, -0.85],
];
const BACKWARD: Vec = [0.42, 0, 0.8];
const ROOF = 1.5;
const WALL = 0.86;
const [REAR, FRONT] = [-1.75, 1.75];

export const LOUNGE_CAMERA: { from: Vec; to: Vec } = { from: [-1.55, 1.22, 0.88], to: [0.2, 0.76, -0.2] };

/** The lounge of a van, seen from its open sliding door. */
export function lounge(): Omit<Scene, "backdrop"> {
  const { parts, add } = partsList();
  for (const place of FORWARD) parts.push(...chair(place));
  parts.push(...chair([0, 0, 0]).map((part) => facingBack(part, BACKWARD)));
  addRoom(add);
  addFarWall(add);
  addTable(add);
  const dusk = linear("#e0a67a");
  const line = scaled(linear(LINE_LIGHT), 1);
  const wallLine = [
    [WALL - 0.1, 0.9, REAR + 0.1],
    [WALL - 0.1, 0.9, FRONT - 0.1],
  ] as const satisfies readonly Vec[];
  return {
    parts,
    panels: [
      { centre: [WALL - 0.02, 1.18, -0.2], across: [0, 0, 1.3], along: [0, 0.2, 0], light: scaled(dusk, 1.5) },
      { centre: [-1.8, 1.9, 0.3], across: [0.25, 0, 0.8], along: [0.4, 0.4, -0.1], light: scaled([1, 0.86, 0.7], 2.0) },
      { centre: [0, ROOF - 0.01, -0.5], across: [0.16, 0, 0], along: [0, 0, 0.1], light: scaled([1, 0.8, 0.58], 7) },
      { centre: [0.2, ROOF - 0.01, 0.7], across: [0.12, 0, 0], along: [0, 0, 0.08], light: scaled([1, 0.8, 0.58], 6) },
    ],
    threads: [
      { points: wallLine, light: scaled(line, 0.02) },
      ...[-0.42, 0.42].map((x) => ({
        points: [
          [x, ROOF - 0.03, REAR + 0.2],
          [x, ROOF - 0.03, FRONT - 0.2],
        ] as const,
        light: scaled(line, 0.022),
      })),
    ],
    camera: { ...LOUNGE_CAMERA, angle: 67, lens: 0.0018, focus: 2.2 },
    ambient: [0.014, 0.012, 0.011],
    exposure: 2.1,
    bloom: 0.6,
    vignette: 0.5,
  };
}

/** An armchair with a rest on either side and one for the feet. */
function chair(place: Vec): Part[] {
  const [px, , pz] = place;
  const { parts, add } = partsList();
  parts.push(...seat(CHAIR, place));
  const { height } = CHAIR;
  for (const side of [-1, 1]) {
    const x = px + side * 0.31;
    const low: Vec = [x - 0.08, height - 0.25, pz - 0.35];
    const high: Vec = [x + 0.08, height + 0.3, pz + 0.4];
    const seam: Seam = { distance: (sx) => Math.abs(Math.abs(sx - x) - 0.03), along: (_x, _y, z) => z };
    const rest = blend(
      0.03,
      box([x, height + 0.18, pz + 0.03], [0.046, 0.03, 0.28], 0.026),
      box([x, height - 0.02, pz - 0.05], [0.03, 0.2, 0.18], 0.026),
    );
    add(sewn(rest, seam, 0.002), low, high, 0.007, leather("leather", { seam }));
    add(box([x, height + 0.209, pz + 0.1], [0.026, 0.004, 0.17], 0.004), low, high, 0.004, decor("z"));
  }
  const footSeam: Seam = { distance: (x) => Math.abs(Math.abs(x - px) - 0.15), along: (_x, y) => y };
  const foot = at([px, height - 0.19, pz + 0.47], turn("x", -34, box([0, 0, 0], [0.2, 0.15, 0.036], 0.034)));
  add(
    sewn(foot, footSeam, 0.002),
    [px - 0.25, height - 0.45, pz + 0.25],
    [px + 0.25, height + 0.02, pz + 0.72],
    0.008,
    leather("leather", { seam: footSeam }),
  );
  const plinth = box([px, 0.13, pz + 0.08], [0.2, 0.1, 0.22], 0.02);
  add(plinth, [px - 0.24, 0.02, pz - 0.18], [px + 0.24, 0.26, pz + 0.34], 0.014, satin);
  return parts;
}

/** A part that was made at the origin, turned to look backwards and set down at `place`. */
function facingBack({ solid, bounds, cell, material }: Part, [px, , pz]: Vec): Part {
  const [low, high] = bounds;
  return {
    solid: (x, y, z) => solid(px - x, y, pz - z),
    bounds: [
      [px - high[0], low[1], pz - high[2]],
      [px - low[0], high[1], pz - low[2]],
    ],
    cell,
    material: turnedMaterial(material, px, pz),
  };
}

function turnedMaterial(material: Material, px: number, pz: number): Material {
  const { shade, trims } = material;
  return {
    ...material,
    ...(shade && {
      shade(surface) {
        const turnAround = () => {
          surface.x = px - surface.x;
          surface.z = pz - surface.z;
          surface.nx = -surface.nx;
          surface.nz = -surface.nz;
        };
        turnAround();
        shade(surface);
        turnAround();
      },
    }),
    // Veneer does not care which way it is turned.
    ...(trims && { trims }),
  };
}

/** Floor, roof with its lines of light, rear wall. */
function addRoom(add: AddPart): void {
  const lining = suede("#b9ab93");
  add(box([0, -0.02, 0], [0.95, 0.05, 2], 0.01), [-1, -0.1, -2.05], [1, 0.06, 2.05], 0.03, carpet("#4a3a2c"));
  add(box([-0.9, 0.04, 0.2], [0.06, 0.07, 1.9], 0.02), [-1, -0.05, -1.8], [-0.8, 0.14, 2.2], 0.015, satin);
  const roof = box([0, ROOF + 0.06, 0], [1, 0.06, 2], 0.03);
  const groove: Seam = { distance: (x) => Math.abs(Math.abs(x) - 0.42), along: (_x, _y, z) => z };
  add(sewn(roof, groove, 0.012, 0.012), [-1.05, ROOF - 0.04, -2.05], [1.05, ROOF + 0.14, 2.05], 0.02, lining);
  for (const x of [-0.42, 0.42])
    add(
      rod([x, ROOF + 0.002, REAR + 0.1], [x, ROOF + 0.002, FRONT], 0.004),
      [x - 0.02, ROOF - 0.02, REAR],
      [x + 0.02, ROOF + 0.02, FRONT + 0.1],
      0.005,
      glowing(LINE_LIGHT, 1.7),
    );
  const seam: Seam = { distance: (_x, y) => Math.abs(y - 0.82), along: (x) => x };
  const rear = box([0, 0.5, REAR - 0.04], [0.95, 0.46, 0.06], 0.03);
  add(sewn(rear, seam, 0.003), [-1, 0, REAR - 0.15], [1, 1.0, REAR + 0.06], 0.015, leather("leather", { seam }));
  for (const side of [-1, 1]) {
    const [x0, x1] = side < 0 ? [-1, -0.6] : [0.6, 1];
    const pillar = rod([side * 0.86, 0.9, REAR - 0.02], [side * 0.74, ROOF + 0.05, REAR + 0.1], 0.1, 0.09);
    add(pillar, [x0, 0.78, REAR - 0.18], [x1, ROOF + 0.15, REAR + 0.25], 0.015, lining);
  }
  const header = box([0, ROOF - 0.06, REAR + 0.02], [0.8, 0.08, 0.05], 0.03);
  add(header, [-0.9, ROOF - 0.2, REAR - 0.1], [0.9, ROOF + 0.06, REAR + 0.12], 0.015, lining);
}

/** The wall across the lounge: sewn panel, ledge in the trim, line of light, windows between pillars. */
function addFarWall(add: AddPart): void {
  const lining = suede("#b9ab93");
  const low: Vec = [WALL - 0.2, 0, REAR - 0.1];
  const high: Vec = [WALL + 0.2, 1.0, FRONT + 0.2];
  const seam: Seam = {
    distance: (_x, y, z) => Math.min(Math.abs(y - 0.66), Math.abs(z - Math.round(z / 0.8) * 0.8)),
    along: (_x, y, z) => (Math.abs(y - 0.66) < 0.01 ? z : y),
  };
  const panel = box([WALL + 0.03, 0.46, 0], [0.07, 0.44, 1.85], 0.03);
  add(sewn(panel, seam, 0.003), low, high, 0.013, leather("leather", { seam }));
  add(box([WALL - 0.044, 0.79, 0], [0.014, 0.052, 1.82], 0.008), low, high, 0.008, decor("z"));
  add(rod([WALL - 0.052, 0.735, -1.7], [WALL - 0.052, 0.735, 1.7], 0.004), low, high, 0.005, polished);
  const sillSeam: Seam = { distance: (x) => Math.abs(x - WALL + 0.02), along: (_x, _y, z) => z };
  const sill = box([WALL + 0.01, 0.915, 0], [0.075, 0.035, 1.85], 0.03);
  add(sewn(sill, sillSeam, 0.002), low, high, 0.01, leather("upper", { seam: sillSeam }));
  add(rod([WALL - 0.056, 0.856, -1.7], [WALL - 0.056, 0.856, 1.7], 0.003), low, high, 0.005, glowing(LINE_LIGHT, 1.5));
  for (const z of [-0.42, 1.05]) {
    const pillar = rod([WALL + 0.03, 0.9, z], [WALL - 0.06, ROOF + 0.02, z], 0.05, 0.05);
    add(pillar, [WALL - 0.16, 0.85, z - 0.1], [WALL + 0.14, ROOF + 0.1, z + 0.1], 0.012, lining);
  }
  const rail = box([WALL - 0.04, ROOF - 0.05, 0], [0.09, 0.07, 1.85], 0.05);
  add(rail, [WALL - 0.18, ROOF - 0.15, REAR - 0.1], [WALL + 0.1, ROOF + 0.06, FRONT + 0.2], 0.014, lining);
}

/** The folding table by the far wall. */
function addTable(add: AddPart): void {
  const [x, y, z] = [0.53, 0.69, 0.02];
  const low: Vec = [x - 0.35, y - 0.12, z - 0.35];
  const high: Vec = [x + 0.35, y + 0.08, z + 0.35];
  const top = (half: number): Sdf => box([x, y, z], [0.24 + half, 0.013, 0.2 + half], 0.012);
  add(top(0), low, high, 0.006, decor("z"));
  const edge = cut(
    box([x, y - 0.002, z], [0.245, 0.006, 0.205], 0.005),
    box([x, y, z], [0.239, 0.05, 0.199], 0.012),
    0.001,
  );
  add(edge, low, high, 0.004, polished);
  const arm = union(
    box([x + 0.18, y - 0.06, z], [0.1, 0.02, 0.03], 0.012),
    box([WALL - 0.06, 0.58, z], [0.03, 0.11, 0.05], 0.015),
  );
  add(arm, [x - 0.05, 0.15, z - 0.1], [WALL + 0.02, y + 0.02, z + 0.1], 0.01, satin);
}
