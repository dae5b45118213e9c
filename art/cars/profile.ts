import type { Curve, Ramp } from "./geometry/curve.ts";

/** Everything below is in millimetres, seen from the left: x from the nose backwards, y up from the ground. */

export interface Arch {
  readonly x: number;
  readonly wheelRadius: number;
  readonly radius: number;
  /** Width of the flared lip around the opening. */
  readonly lip: number;
  /** How far the lip stands out, as slopes of the surface: outer hollow and inner swell. */
  readonly flare: { readonly hollow: number; readonly swell: number };
}

/** A line along the flank with the surface's angle to the vertical just above and below it (degrees, up positive). */
export interface SectionLine {
  readonly along: Curve;
  readonly above: Ramp;
  readonly below: Ramp;
}

/** A soft swelling of the surface. */
interface Bump {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** How the surface turns away at the upper contour and at the ends. */
export interface Surface {
  readonly section: readonly SectionLine[];
  readonly topAngle: number;
  /** Depth of the rounding under the contour, and the angle where it ends. */
  readonly topRound: Ramp;
  readonly topRoundAngle: Ramp;
  readonly nose: { readonly length: number; readonly angle: number };
  readonly tail: { readonly length: number; readonly angle: number };
  /** Width over which a crease softens. */
  readonly crease: number;
  readonly bumps: readonly Bump[];
}

export interface Reflection {
  readonly shape: Curve;
  readonly from: number;
  readonly to: number;
  readonly strength: number;
}

export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface Brightwork {
  readonly along: Curve;
  readonly width: number;
}

export interface Glasshouse {
  readonly windows: readonly Curve[];
  readonly windscreen: Curve;
  readonly section: readonly SectionLine[];
  readonly topRoundAngle: number;
  readonly pillars: readonly Curve[];
  readonly frameWidth: number;
  readonly reflections: readonly Reflection[];
  readonly brightwork: readonly Brightwork[];
  readonly seats: readonly Seat[];
  readonly dashboard: Curve | undefined;
}

/** What stands in the open of a car without a roof. */
export interface OpenCabin {
  readonly screen: Curve;
  readonly screenEdge: Curve;
  readonly pillar: Curve;
  readonly wheel: Curve;
  readonly tonneau: Curve;
  readonly rail: Curve;
  readonly seats: readonly Seat[];
}

export interface ShutLine {
  readonly along: Curve;
  readonly width: number;
  /** Opacities of the gap and of the light on its edge. */
  readonly gap: number;
  readonly edge: number;
}

/** A dark part laid on the body: skirt, intake, slat. */
export interface DarkPart {
  readonly shape: Curve;
  readonly finish: "satin" | "deep" | "slat";
  /** Opacity of the light on its edge, 0–1. */
  readonly edge: number;
}

export type Fitting =
  | { readonly kind: "chrome"; readonly shape: Curve; readonly polished: "lengthwise" | "upright" }
  | { readonly kind: "dark"; readonly shape: Curve; readonly colour: string; readonly opacity: number }
  | { readonly kind: "painted"; readonly shape: Curve }
  | {
      readonly kind: "stroke";
      readonly along: Curve;
      readonly colour: string;
      readonly width: number;
      readonly opacity: number;
    };

export interface Mirror {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface DoorHandle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly style: "flush" | "bar";
}

/** The area of a second paint, and the fine hand-drawn line along its edge. */
interface Tone {
  readonly shape: Curve;
  readonly coachline: Curve | undefined;
}

/**
 * A lamp as a patch between two edges, both drawn from its front to its rear end. Places inside it are given as
 * (along, across), each 0–1: across 0 lies on the lower edge, 1 on the upper.
 */
export interface Lamp {
  readonly lower: Curve;
  readonly upper: Curve;
  readonly light: "white" | "red";
  /** Light guides, as curves in the lamp's own space. */
  readonly guides: readonly Curve[];
  readonly guideWidth: number;
  /** Projector lenses: along, across, radius in millimetres. */
  readonly projectors: readonly (readonly [along: number, across: number, radius: number])[];
  /** Clear lens over a dark housing, or a smoked one. */
  readonly lens: "clear" | "smoked";
}

/** One body: what the cars that share it have in common. */
export interface Body {
  readonly length: number;
  readonly height: number;
  readonly outline: Curve;
  readonly sill: { readonly front: number; readonly middle: number; readonly rear: number };
  readonly arches: { readonly front: Arch; readonly rear: Arch };
  /** Rim diameter over tyre diameter. */
  readonly rimRatio: number;
  /** Height of the foot of the side windows. */
  readonly belt: number;
  readonly surface: Surface;
  readonly glasshouse: Glasshouse | undefined;
  readonly openCabin: OpenCabin | undefined;
  /** Width of dark cladding around the wheel openings, 0 for none. */
  readonly archCladding: { readonly front: number; readonly rear: number };
  readonly shutLines: readonly ShutLine[];
  /** Lips, sills and diffuser. */
  readonly skirts: readonly DarkPart[];
  readonly intakes: readonly DarkPart[];
  readonly fittings: readonly Fitting[];
  readonly mirror: Mirror;
  readonly handles: readonly DoorHandle[];
  /** The part of the body that takes the second paint of a two-tone car. */
  readonly upperTone: Tone | undefined;
}
