import { type Curve, type CurvePoint, curve } from "../../geometry/curve.ts";
import type { Gap, Skin } from "../elevation.ts";

/**
 * A curve in hundredths, for the right half: x of half the car's width, y from the body's foot (0) to the foot of its screen
 * (100). "!" marks a corner.
 */
export type Share = string;

/** What stands above the shoulders, in millimetres. */
export interface Greenhouse {
  /** How far the roof's edge lies below its middle. */
  readonly drop: number;
  /** How far pillars bulge out of the straight line from the roof to the shoulder: tumblehome. */
  readonly bow: number;
  /** Width of a pillar at the roof and at its foot, and of the roof's edge above the glass. */
  readonly pillar: readonly [roof: number, foot: number];
  readonly header: number;
  /** How far the glass ends above the body, behind. */
  readonly sill?: number;
}

/** A line of the section in hundredths: its height in the middle and at the side, the lean above and below it in degrees. */
export type Lean = readonly [middle: number, side: number, above: number, below: number];

/** One end of a body. */
export interface FormEnd {
  readonly house: Greenhouse;
  /** Silhouette from the middle of the top to the flank: bonnet or lid, wing, haunch. */
  readonly shoulder: Share;
  /** Replaces the drawing's section. */
  readonly leans?: readonly Lean[];
  /** How far the upper edge is rolled (mm) and to which lean (degrees), where it is not the drawing's. */
  readonly roll?: readonly [reach: number, angle: number];
  /** Crests (positive) and hollows of bonnet and flank. */
  readonly folds: readonly {
    readonly along: Share;
    readonly slope: number;
    readonly reach: number;
    readonly soft: number;
  }[];
  /** Bonnet, lid or tailgate, drawn across. */
  readonly seams: readonly Share[];
  /** A blade at the end of the roof: how deep (mm). */
  readonly spoiler?: number;
}

/** What tells a body from another that shares its drawing. */
export interface Form {
  readonly drawing: "low" | "saloon" | "tall";
  readonly front: FormEnd;
  readonly rear: FormEnd;
}

/** Where a form's hundredths lie on a car. */
export interface Extent {
  readonly half: number;
  readonly foot: number;
  readonly top: number;
}

export const placed = (share: Share, { half, foot, top }: Extent): Curve =>
  curve(share).map(
    (point): CurvePoint => ({
      ...point,
      x: (point.x * half) / 100,
      y: foot + (point.y * (top - foot)) / 100,
    }),
  );

/** The silhouette down to the flank, and as far as the middle of the foot. */
export const shoulders = (end: FormEnd, extent: Extent): Curve => [
  ...placed(end.shoulder, extent),
  { x: extent.half * 0.9, y: extent.foot, sharp: true },
  { x: 0, y: extent.foot, sharp: true },
];

export function formedSkin(skin: Skin, end: FormEnd, extent: Extent): Skin {
  const section = end.leans?.map(([middle, side, above, below]) => ({
    along: placed(`0,${middle} 50,${middle} 100,${side}`, extent),
    above,
    below,
  }));
  return {
    ...skin,
    ...(section && { section }),
    ...(end.roll && { topRound: end.roll[0], topRoundAngle: end.roll[1] }),
    ridges: end.folds.map(({ along, ...fold }) => ({ ...fold, along: placed(along, extent) })),
  };
}

export const seams = (end: FormEnd, extent: Extent): Gap[] =>
  end.seams.map((seam) => {
    const along = placed(seam, extent);
    return { along, width: 5, gap: 0.78, edge: 0.24, across: along.some(({ x }) => x === 0) };
  });
