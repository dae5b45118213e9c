import type { Lamp } from "../profile.ts";
import type { Curve, CurvePoint } from "./curve.ts";
import { flatten } from "./spline.ts";

/** A function that finds the point at a share (0–1) of the curve's length. */
function alongCurve(points: Curve): (share: number) => { x: number; y: number } {
  const line = flatten(points, 16);
  const lengths = [0];
  line.forEach((point, i) => {
    const next = line[i + 1];
    if (next) lengths.push((lengths[i] ?? 0) + Math.hypot(next.x - point.x, next.y - point.y));
  });
  const total = lengths.at(-1) ?? 0;
  return (share) => {
    const wanted = Math.min(1, Math.max(0, share)) * total;
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const from = line[after - 1] ?? { x: 0, y: 0 };
    const to = line[after] ?? from;
    const start = lengths[after - 1] ?? 0;
    const span = (lengths[after] ?? start) - start;
    const part = span > 0 ? (wanted - start) / span : 0;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
}

/** Maps the lamp's own space (along, across, each 0–1) to the car. */
export function lampSpace(lamp: Lamp): (along: number, across: number) => { x: number; y: number } {
  const lower = alongCurve(lamp.lower);
  const upper = alongCurve(lamp.upper);
  return (along, across) => {
    const from = lower(along);
    const to = upper(along);
    return { x: from.x + (to.x - from.x) * across, y: from.y + (to.y - from.y) * across };
  };
}

/** The lamp's outline as one closed curve with corners at its ends. */
export function lampOutline(lamp: Lamp): Curve {
  const cornered = (edge: Curve) => edge.map((point, i) => ({ ...point, sharp: i === 0 || i === edge.length - 1 }));
  const round = [...cornered(lamp.lower), ...cornered(lamp.upper).toReversed()];
  const apart = (a: CurvePoint, b: CurvePoint | undefined) => !b || Math.hypot(a.x - b.x, a.y - b.y) > 1;
  return round.filter((point, i) => apart(point, round[(i + 1) % round.length]));
}
