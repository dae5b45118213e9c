import type { AddPart } from "../cabin/parts-list.ts";
import type { Material } from "../engine/scene.ts";
import { box, clamp, cut, rod, type Sdf, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { carpet, glowing, plain, polished } from "../surfaces.ts";
import { decor } from "../trims.ts";
import { outAt, type Section, wallAt } from "./section.ts";

/** Where the cabin begins, behind the camera. */
export const FORE = -1.5;
const SKIN = 0.045;
/** How far the floor goes on behind the last wall. */
const PASSAGE = 1;

/** Colours of a cabin that are not dyed to order. */
export interface Lining {
  readonly wall: string;
  readonly carpet: string;
  readonly light: string;
}

/** Floor, walls with their windows, ledges, ceiling and lines of light, from the front to `end`. */
export function addTube(add: AddPart, section: Section, lining: Lining, end: number): void {
  const cloth = plain(lining.wall, 0.55);
  addFloor(add, section, lining, end);
  for (const side of [-1, 1]) {
    addWall(add, section, side, end, cloth);
    addLedge(add, section, side, end, lining.light);
    addLocker(add, section, side, end, lining.light, cloth);
    for (const z of section.windows.at) addFrame(add, section, side, z);
  }
  const { ceiling, radius } = section;
  const half = radius * 0.34;
  const seam: Seam = { distance: (x) => Math.abs(Math.abs(x) - half * 0.62), along: (_x, _y, z) => z };
  const middle = (FORE + end) / 2;
  const panel = box([0, ceiling + 0.04, middle], [half, 0.04, (end - FORE) / 2], 0.02);
  add(sewn(panel, seam, 0.004), [-half - 0.05, ceiling - 0.03, FORE], [half + 0.05, ceiling + 0.1, end], 0.016, cloth);
}

/** The tube's skin as a solid, its windows cut out: `side` -1 left, 1 right. */
export function skin(section: Section, side: number): Sdf {
  const { radius } = section;
  const shell: Sdf = (x, y) => Math.abs(outAt(section, x, y) - radius - SKIN) - SKIN;
  return cut(shell, panes(section, side), 0.03);
}

/** The openings of one wall; their reveals widen towards the cabin. */
function panes(section: Section, side: number): Sdf {
  const { windows, radius } = section;
  const { halfWidth, halfHeight, y: middle, at } = windows;
  const first = at[0] ?? 0;
  const pitch = at.length > 1 ? ((at.at(-1) ?? 0) - first) / (at.length - 1) : 1;
  const power = windows.shape === "oval" ? 2.3 : 4.5;
  const least = Math.min(halfWidth, halfHeight);
  return (x, y, z) => {
    // Far from every opening a rough distance will do: most of the skin is asked about there.
    if (x * side < 0.15 || Math.abs(y - middle) > halfHeight * 1.6 + 0.1) return 1;
    const open = 1 + clamp((radius + 0.05 - outAt(section, x, y)) * 2.2, 0, 0.4);
    const nearest = first + clamp(Math.round((z - first) / pitch), 0, at.length - 1) * pitch;
    const u = Math.abs(z - nearest) / (halfWidth * open);
    const v = Math.abs(y - middle) / (halfHeight * open);
    return ((u ** power + v ** power) ** (1 / power) - 1) * least;
  };
}

function addWall(add: AddPart, section: Section, side: number, end: number, cloth: Material): void {
  const { radius, ceiling, ledge } = section;
  const [inner, outer] = [0.12, radius + 0.12];
  const low: Vec = [side > 0 ? inner : -outer, ledge - 0.06, FORE];
  const high: Vec = [side > 0 ? outer : -inner, ceiling + 0.16, end];
  const { at } = section.windows;
  const first = at[0] ?? 0;
  const pitch = at.length > 1 ? ((at.at(-1) ?? 0) - first) / (at.length - 1) : 1;
  // Panels meet between the windows, two by two where these are many.
  const joint = pitch * (pitch < 0.8 ? 2 : 1);
  const seam: Seam = {
    distance: (_x, y, z) => {
      if (y < ledge) return 1;
      const share = (z - first) / joint - 0.5;
      return Math.abs(share - Math.round(share)) * joint;
    },
    along: (_, y) => y,
  };
  add(sewn(skin(section, side), seam, 0.002, 0.004), low, high, 0.024, cloth);
  const foot: Sdf = (x, y) => Math.abs(outAt(section, x, y) - radius - SKIN + 0.02) - SKIN;
  const edge: Seam = { distance: (_, y) => Math.abs(y - ledge + 0.14), along: (_x, _y, z) => z };
  add(
    sewn(foot, edge, 0.003),
    [low[0], section.step - 0.01, FORE],
    [high[0], ledge, end],
    0.032,
    leather("leather", { seam: edge }),
  );
}

/** A bright ring in a window's reveal. */
function addFrame(add: AddPart, section: Section, side: number, z: number): void {
  const { windows, radius } = section;
  const { halfWidth, halfHeight, y: middle, shape } = windows;
  const power = shape === "oval" ? 2.3 : 4.5;
  const [width, height] = [halfWidth * 1.03, halfHeight * 1.03];
  const least = Math.min(width, height);
  const ring: Sdf = (x, y, zz) => {
    const u = Math.abs(zz - z) / width;
    const v = Math.abs(y - middle) / height;
    const away = ((u ** power + v ** power) ** (1 / power) - 1) * least;
    return Math.hypot(away * 0.75, outAt(section, x, y) - radius - 0.04) - 0.0055;
  };
  const [x0, x1] = [wallAt(section, middle + height) - 0.03, radius + 0.08];
  add(
    ring,
    [side > 0 ? x0 : -x1, middle - height - 0.05, z - width - 0.05],
    [side > 0 ? x1 : -x0, middle + height + 0.05, z + width + 0.05],
    z < 2.5 ? 0.007 : 0.012,
    polished,
  );
}

/** Along the wall: a top in the trim with its bright edge, and light that falls on it from behind the lining. */
function addLedge(add: AddPart, section: Section, side: number, end: number, light: string): void {
  const { ledge, radius, step } = section;
  const reach = step > 0 ? 0.05 : 0.085;
  const wall = wallAt(section, ledge);
  const x = side * (wall + 0.03 - reach);
  const middle = (FORE + end) / 2;
  const length = (end - FORE) / 2;
  const [a, b] = [side * (radius + 0.05), side * (wall - 2 * reach - 0.05)];
  const low: Vec = [Math.min(a, b), ledge - 0.14, FORE];
  const high: Vec = [Math.max(a, b), ledge + 0.1, end];
  const seam: Seam = { distance: (_, y) => Math.abs(y - ledge + 0.075), along: (_x, _y, z) => z };
  add(
    sewn(box([x, ledge - 0.065, middle], [reach, 0.05, length], 0.02), seam, 0.002),
    low,
    high,
    0.02,
    leather("upper", { seam }),
  );
  add(box([x, ledge, middle], [reach + 0.012, 0.014, length], 0.01), low, high, 0.014, decor("z"));
  const edge = x - side * (reach + 0.012);
  add(rod([edge, ledge - 0.017, FORE], [edge, ledge - 0.017, end], 0.003), low, high, 0.005, polished);
  const glow = side * (wall - 0.008);
  add(rod([glow, ledge + 0.03, FORE], [glow, ledge + 0.03, end], 0.003), low, high, 0.005, glowing(light, 1.5));
}

/** The panel of lamps and vents above the seats, with a line of light over its edge. */
function addLocker(add: AddPart, section: Section, side: number, end: number, light: string, cloth: Material): void {
  const y = shelfOf(section);
  const wall = wallAt(section, y);
  const half = section.step > 0 ? 0.09 : 0.13;
  const x = side * (wall - 0.02);
  const middle = (FORE + end) / 2;
  const length = (end - FORE) / 2;
  const low: Vec = [Math.min(x - half, x + half) - 0.04, y - 0.05, FORE];
  const high: Vec = [Math.max(x - half, x + half) + 0.04, y + 0.1, end];
  const seam: Seam = { distance: (px) => Math.abs(px - x + side * half * 0.4), along: (_x, _y, z) => z };
  add(sewn(box([x, y + 0.02, middle], [half, 0.028, length], 0.024), seam, 0.003), low, high, 0.02, cloth);
  const glow = x - side * (half - 0.012);
  add(rod([glow, y + 0.054, FORE], [glow, y + 0.054, end], 0.005), low, high, 0.006, glowing(light, 1.4));
  for (const z of section.windows.at) {
    const lamp = rod([x - side * half * 0.35, y, z + 0.12], [x - side * half * 0.35, y - 0.001, z + 0.12], 0.0125);
    add(
      lamp,
      [x - half - 0.03, y - 0.04, z + 0.08],
      [x + half + 0.03, y + 0.02, z + 0.16],
      0.005,
      glowing("#ffe2bd", 1.6),
    );
  }
}

/** Height of that panel. */
export const shelfOf = ({ axis, ceiling }: Section): number => axis + (ceiling - axis) * 0.78;

function addFloor(add: AddPart, section: Section, lining: Lining, end: number): void {
  const { radius, step, seat } = section;
  const pile = carpet(lining.carpet);
  const middle = (FORE + end) / 2;
  const length = (end - FORE) / 2 + PASSAGE;
  const span: [Vec, Vec] = [
    [-radius, -0.12, FORE],
    [radius, 0.03, end + PASSAGE],
  ];
  add(box([0, -0.05, middle], [radius, 0.05, length], 0.008), ...span, 0.03, pile);
  if (step === 0) return;
  const aisle = seat.x - 0.375 * seat.wide + 0.02;
  for (const side of [-1, 1]) {
    const half = (radius - aisle) / 2;
    const x = side * (aisle + half);
    add(
      box([x, step / 2 - 0.01, middle], [half, step / 2 + 0.01, length], 0.012),
      [x - half - 0.02, -0.03, FORE],
      [x + half + 0.02, step + 0.03, end],
      0.02,
      pile,
    );
  }
}
