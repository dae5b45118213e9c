import type { Curve } from "./geometry/curve.ts";
import type { Shape } from "./geometry/morph.ts";
import type { Body, DarkPart, Fitting, Lamp } from "./profile.ts";
import type { Paint } from "./shading/paint.ts";
import type { WheelDesign } from "./wheels/wheel.ts";

/** One car of the catalogue: a body, how it departs from it, and everything it wears. Coordinates are the body's. */
export interface CarModel {
  /** The slug of the vehicle in the catalogue. */
  readonly slug: string;
  readonly body: Body;
  readonly shape: Shape;
  readonly paint: Paint;
  /** What the car can also be had in, in the order of `illustratedFinishesOf` after the first. */
  readonly otherFinishes?: readonly { readonly paint: Paint; readonly leather: string }[];
  /** Paint of the body's upper tone. */
  readonly secondPaint?: Paint;
  readonly wheel: WheelDesign;
  /** Colour of the seats. */
  readonly leather: string;
  readonly glassTint?: string;
  /** Frame of the side windows. */
  readonly brightwork: "chrome" | "black";
  readonly lamps: readonly Lamp[];
  /** Side windows left up on a car driven open. */
  readonly sideGlass?: Curve;
  /** Replaces the body's intakes. */
  readonly intakes?: readonly DarkPart[];
  /** Added to the body's fittings. */
  readonly fittings?: readonly Fitting[];
  /** Leaves the body's own fittings away. */
  readonly plain?: boolean;
}
