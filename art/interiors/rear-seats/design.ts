import type { Vec } from "../engine/sdf.ts";
import type { Quilting } from "../leather.ts";

/**
 * Where a van's passengers sit: two armchairs side by side, seen from between the front seats, or from the sliding door with the leg rests
 * folded out; or a third one that looks back at them across a table.
 */
export type RearSeatsKind = "abreast" | "reclining" | "lounge";

/** What tells one pair of rear seats from the other; the back's lean in degrees. */
export interface RearSeatsDesign {
  readonly quilting: Quilting;
  readonly lean: number;
  readonly legRests: boolean;
  /** What stands beside or before the two: a console between them, or a table at the wall and a chair behind it that faces them. */
  readonly beside: "console" | "table";
  /** The walls that stand, -1 left and 1 right: one looks in where none does. */
  readonly walls: readonly number[];
  readonly camera: { readonly from: Vec; readonly to: Vec };
}

export const rearSeatsDesigns: Readonly<Record<RearSeatsKind, RearSeatsDesign>> = {
  abreast: {
    quilting: "flutes",
    lean: 24,
    legRests: false,
    beside: "console",
    walls: [-1, 1],
    camera: { from: [0.18, 1.16, 1.05], to: [-0.06, 0.7, -0.8] },
  },
  reclining: {
    quilting: "diamonds",
    lean: 22,
    legRests: true,
    beside: "console",
    walls: [-1],
    camera: { from: [1.05, 1.1, 0.5], to: [-0.15, 0.64, -0.6] },
  },
  lounge: {
    quilting: "diamonds",
    lean: 24,
    legRests: true,
    beside: "table",
    walls: [1],
    camera: { from: [-1.5, 1.16, 0.9], to: [0.2, 0.7, -0.2] },
  },
};

/** The tops of the windows' sills, of the windows and of the room, metres above the floor. */
export const SILL = 0.8;
export const WINDOW_TOP = 1.22;
export const CEILING = 1.36;
