import type { Curve, CurvePoint } from "../geometry/curve.ts";
import { closedPath } from "../geometry/spline.ts";

const flipped = (point: CurvePoint): CurvePoint => ({ ...point, x: -point.x });

/** A half shape (middle top → right → middle foot) completed to a closed symmetrical one. */
export function whole(half: Curve): Curve {
  const smooth = half.map((point) => (point.x === 0 ? { ...point, sharp: false } : point));
  const inner = half.filter((point) => point.x !== 0).toReversed();
  return [...smooth, ...inner.map(flipped)];
}

/** An open line that starts or ends in the middle plane, completed to the other side. */
export function across(half: Curve): Curve {
  const smooth = half.map((point) => (point.x === 0 ? { ...point, sharp: false } : point));
  const other = half
    .filter((point) => point.x !== 0)
    .toReversed()
    .map(flipped);
  return half.at(-1)?.x === 0 ? [...smooth, ...other] : [...other, ...smooth];
}

export const wholePath = (half: Curve): string => closedPath(whole(half));

/** Marks drawn once for each side. */
export const pair = (marks: string): string => `<g>${marks}</g><g transform="scale(-1 1)">${marks}</g>`;
