import type { Quilting } from "../leather.ts";
import type { RearSeatsKind } from "../rear-seats/design.ts";

/** Cabins seen from the driver's door. */
export type DriversCabin = "sports" | "roadster" | "saloon" | "suv";
/** The same, and what the passengers of a van have. */
export type CabinKind = DriversCabin | RearSeatsKind;

/** What tells one kind of cabin from another; heights in metres above the floor, lean in degrees. */
export interface CabinDesign {
  readonly cushion: number;
  readonly lean: number;
  readonly roof: number;
  readonly open: boolean;
  readonly sportsSeats: boolean;
  readonly rearSeats: boolean;
  readonly quilting: Quilting;
  /** Instruments under a hood with the display beside them, or one pane across both. */
  readonly instruments: "hooded" | "pane";
  /** A console that rises to the dashboard with its selector, or a low one that leaves the middle free. */
  readonly console: "high" | "low";
  readonly vents: "round" | "slot";
  /** Roof and pillars in pale cloth, or dark. */
  readonly paleLining: boolean;
}

export const cabinDesigns: Readonly<Record<DriversCabin, CabinDesign>> = {
  sports: {
    cushion: 0.35,
    lean: 24,
    roof: 1.17,
    open: false,
    sportsSeats: true,
    rearSeats: false,
    quilting: "diamonds",
    instruments: "hooded",
    console: "high",
    vents: "round",
    paleLining: false,
  },
  roadster: {
    cushion: 0.35,
    lean: 23,
    roof: 1.1,
    open: true,
    sportsSeats: true,
    rearSeats: false,
    quilting: "flutes",
    instruments: "hooded",
    console: "low",
    vents: "round",
    paleLining: false,
  },
  saloon: {
    cushion: 0.4,
    lean: 21,
    roof: 1.24,
    open: false,
    sportsSeats: false,
    rearSeats: true,
    quilting: "diamonds",
    instruments: "pane",
    console: "high",
    vents: "slot",
    paleLining: true,
  },
  suv: {
    cushion: 0.46,
    lean: 17,
    roof: 1.36,
    open: false,
    sportsSeats: false,
    rearSeats: true,
    quilting: "flutes",
    instruments: "pane",
    console: "low",
    vents: "slot",
    paleLining: true,
  },
};

/** Colour of the lines of light in every cabin. */
export const LINE_LIGHT = "#ffb873";

/** Colour of the strips in dark cabins: black leather shows its form by sheen alone, and warm lamps make it brown. */
export const COOL_LIGHT = "#b4c6e6";
