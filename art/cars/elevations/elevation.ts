import type { Curve } from "../geometry/curve.ts";
import type { SectionLine } from "../profile.ts";
import type { Paint } from "../shading/paint.ts";
import type { Finish as WheelFinish } from "../wheels/blade.ts";

/**
 * Everything is in millimetres, seen along the car: x from the middle plane outwards, y up from the ground. Shapes are
 * given for the right half and mirrored: `Half` runs from the middle plane at the top to the middle plane at the foot,
 * a `Curve` named as a pair is a closed shape of one side.
 */
export type Half = Curve;

/** A crease or a soft ridge: the surface falls away on both sides of a line. */
export interface Ridge {
  readonly along: Curve;
  /** Slope beside the line, how far it reaches, how soft the crest is (mm). Negative slopes are hollows. */
  readonly slope: number;
  readonly reach: number;
  readonly soft: number;
}

export interface Swell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** How a panel turns: lean from the section lines (as in the profile), turn from the crown and from the side edge. */
export interface Skin {
  readonly section: readonly SectionLine[];
  readonly topAngle: number;
  readonly topRound: SectionLine["above"];
  readonly topRoundAngle: SectionLine["above"];
  /** Turn at the edge of the panel's crown in degrees, and how suddenly it comes. */
  readonly crown: { readonly angle: number; readonly power: number };
  /** Rounding into the silhouette: how wide (mm), angle at the edge. */
  readonly edge: { readonly round: number; readonly angle: number };
  readonly ridges?: readonly Ridge[];
  readonly swells?: readonly Swell[];
}

/** A painted panel: its outline and its skin. `dim` darkens what lies further back. */
export interface Panel {
  readonly outline: Half;
  readonly skin: Skin;
  readonly dim?: number;
  readonly paint?: Paint;
  /** Strength of the thread of light on the silhouette. */
  readonly contour?: number;
}

export interface Glass {
  readonly pane: Half;
  /** Lean at the foot and at the top (degrees to the vertical), and turn at the side edge. */
  readonly lean: readonly [number, number];
  readonly turn: number;
  readonly cabin?: CabinView;
  readonly wipers?: boolean;
  /** Fine heating wires across a rear screen. */
  readonly heated?: boolean;
  readonly tint?: string;
}

/** What is seen through a screen: levels of the dashboard and of the seats' tops, places of the seats. */
export interface CabinView {
  readonly dash: number;
  readonly seatTop: number;
  readonly seatX: number;
  readonly seatWidth: number;
  /** The far window, as a half shape. */
  readonly far: Half;
  readonly wheel?: { readonly x: number; readonly y: number; readonly r: number };
  readonly mirrorY?: number;
}

export interface FaceLamp {
  readonly shape: Curve;
  readonly light: "white" | "red";
  readonly housing?: "dark" | "smoked";
  readonly guides: readonly { readonly along: Curve; readonly width: number; readonly power?: number }[];
  readonly projectors?: readonly (readonly [x: number, y: number, radius: number])[];
  /** Fine upright ribs in the lens, millimetres apart. */
  readonly ribs?: number;
  /** Drawn once instead of once a side; the shape is then a half. */
  readonly across?: boolean;
}

export interface Grille {
  readonly shape: Half;
  readonly pair?: boolean;
  readonly frame: number;
  readonly vanes: "upright" | "level" | "mesh";
  readonly pitch: number;
  readonly vane: number;
  readonly bright: number;
}

/** `skirt` and `carbonSkirt` are shaded as panels, everything else is laid on flat. */
export type Finish =
  | "deep"
  | "satin"
  | "gloss"
  | "chrome"
  | "slat"
  | "plate"
  | "carbon"
  | "reflector"
  | "skirt"
  | "carbonSkirt";

/** A part laid on the body. `edge` is the light on its lower lip (openings) or its upper edge (everything else). */
export interface Trim {
  readonly shape: Curve;
  readonly finish: Finish;
  readonly across?: boolean;
  readonly edge?: number;
  readonly free?: boolean;
}

export interface Gap {
  readonly along: Curve;
  readonly width: number;
  readonly gap: number;
  readonly edge: number;
  readonly across?: boolean;
}

export interface Exhaust {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly square?: number;
}

export interface MirrorView {
  readonly shell: Curve;
  readonly foot: Curve;
  /** The glass, seen from behind. */
  readonly glass?: Curve;
}

export interface TyreView {
  readonly track: number;
  readonly width: number;
  readonly radius: number;
}

/** What one end of several bodies shares: how its panels turn, what stands behind the glass. Forms give it outlines. */
export interface EndDrawing extends Pick<Elevation, "behind" | "over" | "mirror" | "mirrorsBeyond"> {
  readonly house: Omit<Panel, "outline">;
  readonly screen: Omit<Glass, "pane">;
  readonly body: Omit<Panel, "outline">;
}

/** One view of a car, back to front. */
export interface Elevation {
  readonly width: number;
  readonly height: number;
  readonly tyre: TyreView;
  /** The tyres of the far axle, seen beneath. */
  readonly farTyre: TyreView;
  readonly behind: readonly Panel[];
  /** Side windows beyond the pillars. */
  readonly sideGlass?: Half;
  readonly house: Panel;
  readonly screen: Glass;
  readonly body: Panel;
  readonly over?: readonly Panel[];
  /** A blade at the roof's end. */
  readonly roofBlade?: Panel;
  /** What hangs beneath the bumper between the tyres of a tall car; its bumper's foot then shows a thread of light. */
  readonly valance?: Half;
  readonly trims: readonly Trim[];
  readonly grilles?: readonly Grille[];
  readonly lamps: readonly FaceLamp[];
  readonly gaps: readonly Gap[];
  readonly late?: readonly Trim[];
  readonly exhausts?: readonly Exhaust[];
  readonly mirror: MirrorView;
  /** Whether the mirrors stand beyond the body, as seen from behind. */
  readonly mirrorsBeyond?: boolean;
  readonly plate?: { readonly y: number; readonly width: number; readonly height: number };
  /** Without a roof: only the frame of the windscreen stands above the body, and the seats behind it. */
  readonly open?: boolean;
}

/** The colours of a car, and changes to the studio's light: dark paints take more, and less of a gap between the soft boxes. */
export interface Colours {
  readonly paint: Paint;
  readonly roofPaint?: Paint;
  readonly leather: string;
  /** Metal of the wheels. */
  readonly wheel: WheelFinish;
  readonly light?: { readonly main?: number; readonly middle?: number };
}
