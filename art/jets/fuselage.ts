import type { Curve, CurvePoint } from "../cars/geometry/curve.ts";
import { flatten, highestAt } from "../cars/geometry/spline.ts";
import type { SectionLine } from "../cars/profile.ts";
import { type SideSurface, sideSurface } from "../cars/shading/surface-angles.ts";
import type { JetModel } from "./jet-model.ts";

/** The tube of an aircraft in centimetres: nose at x 0, ground at y 0. */
export interface Tube {
  readonly upper: Curve;
  readonly lower: Curve;
  readonly outline: Curve;
  readonly length: number;
  readonly top: number;
  readonly bottom: number;
}

/** Nose and tail as shares of their own length, heights as shares of the depth (0 belly, 1 crown). */
const NOSE_UPPER = [
  [0.06, 0.52],
  [0.23, 0.672],
  [0.404, 0.771],
  [0.577, 0.885],
  [0.75, 0.962],
  [1, 0.996],
] as const;
const NOSE_LOWER = [
  [0.06, 0.313],
  [0.23, 0.198],
  [0.577, 0.076],
  [1, 0.01],
] as const;
const TAIL_UPPER = [
  [0, 1],
  [0.4, 0.985],
  [0.7, 0.93],
  [1, 0.81],
] as const;
const TAIL_LOWER = [
  [0, 0],
  [0.25, 0.03],
  [0.5, 0.16],
  [0.78, 0.45],
  [0.96, 0.7],
  [1, 0.79],
] as const;

/** Angles around the tube at which its section is sampled, degrees above the horizontal. */
const RING = [62, 40, 20, 0, -20, -40, -62, -80];

function point(x: number, y: number, sharp = false): CurvePoint {
  return { x, y, sharp };
}

/** Builds the tube: a nose and a tail cone around a straight cabin. */
export function buildTube(model: JetModel): Tube {
  const { depth, clearance, nose, droop } = model.fuselage;
  const { length } = model;
  const noseLength = depth * nose;
  const tailLength = Math.min(length * 0.36, depth * 3.2);
  const level = (share: number) => clearance + depth * share;
  const tip = 0.46 - 0.12 * droop;
  const drop = (share: number, along: number) => share - 0.05 * droop * (1 - along);
  const upper = [
    point(0, level(tip), true),
    ...NOSE_UPPER.map(([along, share]) => point(along * noseLength, level(drop(share, along)))),
    ...TAIL_UPPER.map(([along, share]) => point(length - tailLength * (1 - along), level(share))),
  ];
  const lower = [
    point(0, level(tip), true),
    ...NOSE_LOWER.map(([along, share]) => point(along * noseLength, level(drop(share, along)))),
    ...TAIL_LOWER.map(([along, share]) => point(length - tailLength * (1 - along), level(share))),
  ];
  const cornered = (edge: CurvePoint[]) =>
    edge.map((end, i) => (i === edge.length - 1 ? { ...end, sharp: true } : end));
  const outline = [...cornered(upper), ...cornered(lower).toReversed().slice(0, -1)];
  return { upper: cornered(upper), lower: cornered(lower), outline, length, top: level(1), bottom: clearance };
}

/** A round body between two edges as a surface for shading: the tube, a nacelle. */
export function roundSurface(upper: Curve, lower: Curve, turn: { nose: number; tail: number }): SideSurface {
  const topLine = flatten(upper);
  const bottomLine = flatten(lower);
  const start = topLine[0]?.x ?? 0;
  const end = topLine.at(-1)?.x ?? 0;
  const depthAt = (x: number) => {
    const top = highestAt(topLine, x) ?? 0;
    return { top, bottom: highestAt(bottomLine, x) ?? top };
  };
  const stations = Array.from({ length: 41 }, (_, i) => start + ((end - start) * i) / 40);
  const section: SectionLine[] = RING.map((angle) => ({
    along: stations.map((x) => {
      const { top, bottom } = depthAt(Math.min(Math.max(x, start + 0.5), end - 0.5));
      return point(x, (top + bottom) / 2 + ((top - bottom) / 2) * Math.sin((angle * Math.PI) / 180));
    }),
    above: angle,
    below: angle,
  }));
  return sideSurface(
    {
      length: end,
      outline: upper,
      surface: {
        section,
        topAngle: 84,
        topRound: 3,
        topRoundAngle: 76,
        nose: { length: start + turn.nose, angle: start > 0 ? 0 : 62 },
        tail: { length: turn.tail, angle: 24 },
        crease: 3,
        bumps: [],
      },
    },
    [],
  );
}
