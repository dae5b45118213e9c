import { JETS } from "#server/seed/jets.ts";
import { fleet } from "../../jets/fleet.ts";
import { clamp } from "../engine/sdf.ts";

/** A cabin cut across, metres: a tube about an axis `axis` above the floor, under a flat ceiling. */
export interface Section {
  readonly slug: string;
  readonly radius: number;
  readonly axis: number;
  readonly ceiling: number;
  /** How high the floor under the seats lies above the aisle's. */
  readonly step: number;
  /** Top of the ledge along the walls, below the windows. */
  readonly ledge: number;
  readonly windows: CabinWindows;
  readonly seat: SeatPlace;
}

interface CabinWindows {
  readonly shape: "oval" | "box";
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly y: number;
  /** The middles of the windows along the cabin, the foremost first. */
  readonly at: readonly number[];
}

/** A seat beside the wall: how far its middle stands from the cabin's, and its size as a share of the widest. */
interface SeatPlace {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
}

/** The foremost window's place behind the first row of seats. */
const FIRST_WINDOW = 0.1;
/** Of the curve below the axis: 2 would be a circle. */
const LOWER = 3.5;
const LOWEST_AXIS = 0.72;
/** Panes as they are seen from within, beside the hull's: their reveals widen inwards. */
const PANE_SHARE = 0.92;
/** Cabins lower than this have an aisle sunk between their seats. */
const SUNK_AISLE_BELOW = 1.6;

/** The section of an aircraft: its maker's cabin height and width, the windows of its hull. */
export function sectionOf(slug: string): Section {
  const jet = JETS.find((candidate) => candidate.slug === slug);
  const hull = fleet.find((candidate) => candidate.slug === slug);
  if (!jet || !hull) throw new Error(`No aircraft is called "${slug}"`);
  const { cabinHeightM: ceiling, cabinWidthM: width } = jet;
  const radius = width / 2;
  const axis = Math.max(ceiling - 0.97 * radius, LOWEST_AXIS);
  const step = ceiling < SUNK_AISLE_BELOW ? 0.12 : 0;
  const high = clamp(0.86 + (ceiling - 1.45) * 0.45, 0.86, 1);
  const wide = clamp((radius - 0.28) / 0.75, 0.68, 1.06);
  const { shape, width: paneWidth, height: paneHeight, at } = hull.windows;
  const foremost = at[0] ?? 0;
  return {
    slug,
    radius,
    axis,
    ceiling,
    step,
    ledge: step + 0.6 * high + 0.04,
    windows: {
      shape,
      halfWidth: (paneWidth / 200) * PANE_SHARE,
      halfHeight: (paneHeight / 200) * PANE_SHARE,
      y: axis + 0.3 * radius,
      at: at.map((x) => FIRST_WINDOW + (x - foremost) / 100),
    },
    seat: { x: radius - (step > 0 ? 0.06 : 0.1) - 0.375 * wide, wide, high },
  };
}

/** How far out a point lies, as far as a circle's: round above the axis, with steeper walls below, so that the floor is wide. */
export function outAt({ axis }: Pick<Section, "axis">, x: number, y: number): number {
  const up = y - axis;
  return up >= 0 ? Math.hypot(x, up) : (Math.abs(x) ** LOWER + (-up) ** LOWER) ** (1 / LOWER);
}

/** Half the cabin's width at a height. */
export function wallAt({ radius, axis }: Pick<Section, "radius" | "axis">, y: number): number {
  const power = y >= axis ? 2 : LOWER;
  return Math.max(0, radius ** power - Math.abs(y - axis) ** power) ** (1 / power);
}
