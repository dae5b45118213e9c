import { type Curve, curve } from "./geometry/curve.ts";
import { flatten, highestAt, rearmostAt } from "./geometry/spline.ts";
import type { Body, Lamp } from "./profile.ts";

/** What a lamp holds: light guides and projectors in the lamp's own space (along, across, each 0–1). */
interface LampContent {
  readonly guides?: readonly string[];
  readonly guideWidth?: number;
  readonly projectors?: readonly (readonly [along: number, across: number, radius: number])[];
  readonly lens?: "clear" | "smoked";
}

const EDGE_STEPS = 6;

function lamp(light: Lamp["light"], lower: Curve, upper: Curve, content: LampContent): Lamp {
  const { guides = [], guideWidth = 10, projectors = [], lens = "clear" } = content;
  return { light, lower, upper, lens, guideWidth, projectors, guides: guides.map(curve) };
}

const mixed = (from: number, to: number, share: number) => from + (to - from) * share;

function edge(point: (share: number) => { x: number; y: number }): Curve {
  return Array.from({ length: EDGE_STEPS + 1 }, (_, step) => {
    const sharp = step === 0 || step === EDGE_STEPS;
    return { ...point(step / EDGE_STEPS), sharp };
  });
}

/**
 * A head lamp that follows the wing from x `from` to `to`, `inset` below the contour (front, rear) and as deep as
 * `depth` says (front, middle, rear); all in the body's millimetres.
 */
export function sweptLamp(
  body: Body,
  place: { from: number; to: number; inset: readonly [number, number]; depth: readonly [number, number, number] },
  content: LampContent,
): Lamp {
  const contour = flatten(body.outline);
  const [front, middle, rear] = place.depth;
  const upper = (share: number) => {
    const x = mixed(place.from, place.to, share);
    return { x, y: (highestAt(contour, x) ?? 0) - mixed(place.inset[0], place.inset[1], share) };
  };
  const lower = (share: number) => {
    const depth =
      front * (1 - share) * (1 - 2 * share) + 4 * middle * share * (1 - share) + rear * share * (2 * share - 1);
    const { x, y } = upper(share);
    return { x, y: y - Math.max(0, depth) };
  };
  return lamp("white", edge(lower), edge(upper), content);
}

/** A head lamp between two edges given as points in the body's millimetres, front to rear. */
export function framedLamp(lower: string, upper: string, content: LampContent): Lamp {
  return lamp("white", curve(lower), curve(upper), content);
}

/** An oval head lamp, leaning back by `lean` at its top. */
export function ovalLamp(
  place: { x: number; y: number; width: number; height: number; lean: number },
  content: LampContent,
): Lamp {
  const half = (side: 1 | -1) => (share: number) => {
    const angle = Math.PI * (1 - share);
    const lift = side * (place.height / 2) * Math.sin(angle);
    return { x: place.x + (place.width / 2) * Math.cos(angle) + (lift * place.lean) / place.height, y: place.y + lift };
  };
  return lamp("white", edge(half(-1)), edge(half(1)), content);
}

/** A tail lamp lying across the rear corner: from x `from` to the rear contour, in a band of heights at each end. */
export function acrossTail(
  body: Body,
  place: { from: number; inner: readonly [number, number]; outer: readonly [number, number]; bow?: number },
  content: LampContent,
): Lamp {
  const contour = flatten(body.outline);
  const side = (level: 0 | 1) => {
    const outer = place.outer[level];
    const end = (rearmostAt(contour, outer) ?? body.length) - 2;
    return edge((share) => ({
      x: mixed(place.from, end, share),
      y: mixed(place.inner[level], outer, share) + (place.bow ?? 0) * 4 * share * (1 - share),
    }));
  };
  return lamp("red", side(0), side(1), content);
}

/** A tail lamp standing along the rear contour between two heights, `width` wide (foot, top); along runs upwards. */
export function uprightTail(
  body: Body,
  place: { heights: readonly [number, number]; width: readonly [number, number]; inset?: number },
  content: LampContent,
): Lamp {
  const contour = flatten(body.outline);
  const side = (inner: boolean) =>
    edge((share) => {
      const y = mixed(place.heights[0], place.heights[1], share);
      const rear = (rearmostAt(contour, y) ?? body.length) - (place.inset ?? 3);
      return { x: inner ? rear - mixed(place.width[0], place.width[1], share) : rear, y };
    });
  return lamp("red", side(true), side(false), content);
}

/** A round tail lamp seen from the side, as a narrow oval on the rear contour. */
export function roundTail(body: Body, place: { y: number; width: number; height: number }, content: LampContent): Lamp {
  const rear = (rearmostAt(flatten(body.outline), place.y) ?? body.length) - place.width / 2 - 6;
  const half = (side: 1 | -1) => (share: number) => {
    const angle = Math.PI * (1 - share);
    return { x: rear + (place.width / 2) * Math.cos(angle), y: place.y + side * (place.height / 2) * Math.sin(angle) };
  };
  return lamp("red", edge(half(-1)), edge(half(1)), content);
}
