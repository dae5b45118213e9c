import type { Vec } from "../engine/sdf.ts";
import type { Quilting } from "../leather.ts";

/** What passengers of a car sit on: a bench with its arm rest folded down, two armchairs and a console, or two buckets of a car with two doors. */
export type SecondRowKind = "saloon" | "suv" | "chairs" | "coupe" | "open";

/** What tells one second row from another; heights in metres above the floor, lean in degrees. */
export interface SecondRowDesign {
  readonly seats: "bench" | "chairs" | "buckets";
  readonly cushion: number;
  readonly lean: number;
  readonly quilting: Quilting;
  /** Of the lining's underside; an open car has none. */
  readonly roof: number | null;
  /** How far the doors stand above those of a low car. */
  readonly raised: number;
  /** What closes the room behind the heads: a shelf under a sloping window, or an upright window above the boot. */
  readonly tail: "shelf" | "boot";
  readonly sportsSeats: boolean;
  readonly paleLining: boolean;
  /** The walls that stand, -1 left and 1 right: one looks in where none does. */
  readonly walls: readonly number[];
  readonly camera: { readonly from: Vec; readonly to: Vec; readonly angle: number };
}

export const secondRowDesigns: Readonly<Record<SecondRowKind, SecondRowDesign>> = {
  saloon: {
    seats: "bench",
    cushion: 0.4,
    lean: 25,
    quilting: "diamonds",
    roof: 1.22,
    raised: 0,
    tail: "shelf",
    sportsSeats: false,
    paleLining: true,
    walls: [1],
    camera: { from: [-1.12, 1.08, 0.3], to: [0.08, 0.7, -0.84], angle: 72 },
  },
  suv: {
    seats: "bench",
    cushion: 0.46,
    lean: 21,
    quilting: "flutes",
    roof: 1.38,
    raised: 0.07,
    tail: "boot",
    sportsSeats: false,
    paleLining: true,
    walls: [-1],
    camera: { from: [1.14, 1.22, 0.34], to: [-0.08, 0.79, -0.84], angle: 72 },
  },
  chairs: {
    seats: "chairs",
    cushion: 0.42,
    lean: 24,
    quilting: "diamonds",
    roof: 1.27,
    raised: 0.03,
    tail: "shelf",
    sportsSeats: false,
    paleLining: true,
    walls: [-1, 1],
    camera: { from: [0.14, 1.08, 0.8], to: [-0.03, 0.76, -0.8], angle: 72 },
  },
  coupe: {
    seats: "buckets",
    cushion: 0.36,
    lean: 22,
    quilting: "diamonds",
    roof: 1.13,
    raised: -0.02,
    tail: "shelf",
    sportsSeats: true,
    paleLining: false,
    walls: [1],
    camera: { from: [-1.02, 1.02, 0.4], to: [0.06, 0.63, -0.78], angle: 70 },
  },
  open: {
    seats: "buckets",
    cushion: 0.37,
    lean: 22,
    quilting: "flutes",
    roof: null,
    raised: -0.02,
    tail: "shelf",
    sportsSeats: true,
    paleLining: false,
    walls: [-1],
    camera: { from: [1.04, 1.22, 0.46], to: [-0.06, 0.64, -0.8], angle: 70 },
  },
};

/** How far a passenger's middle stands from the car's, and how far behind its own. */
export const ASIDE = 0.37;
export const BEHIND = -0.78;
/** Where the front seats stand before them. */
export const FRONT = 0.32;
