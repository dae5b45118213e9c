import { short } from "../../render/svg.ts";
import type { Curve } from "./curve.ts";

interface Position {
  readonly x: number;
  readonly y: number;
}
interface Bezier {
  readonly from: Position;
  readonly leave: Position;
  readonly arrive: Position;
  readonly to: Position;
}

/** Tangents of a natural cubic spline through values at the given knot distances (one fewer than values). */
function splineTangents(values: readonly number[], distances: readonly number[]): number[] {
  const last = values.length - 1;
  const value = (index: number) => values[index] ?? 0;
  const distance = (index: number) => distances[index] ?? 1;
  const diagonal: number[] = [];
  const upper: number[] = [];
  const right: number[] = [];
  for (let i = 0; i <= last; i++) {
    const before = distance(i - 1);
    const after = distance(i);
    let lower = 0;
    if (i === 0) {
      diagonal[i] = 2;
      upper[i] = 1;
      right[i] = (3 * (value(1) - value(0))) / after;
    } else if (i === last) {
      lower = 1;
      diagonal[i] = 2;
      upper[i] = 0;
      right[i] = (3 * (value(last) - value(last - 1))) / before;
    } else {
      lower = after;
      diagonal[i] = 2 * (before + after);
      upper[i] = before;
      right[i] = 3 * ((after * (value(i) - value(i - 1))) / before + (before * (value(i + 1) - value(i))) / after);
    }
    if (i > 0) {
      const factor = lower / (diagonal[i - 1] ?? 1);
      diagonal[i] = (diagonal[i] ?? 1) - factor * (upper[i - 1] ?? 0);
      right[i] = (right[i] ?? 0) - factor * (right[i - 1] ?? 0);
    }
  }
  const tangents: number[] = [];
  for (let i = last; i >= 0; i--) {
    tangents[i] = ((right[i] ?? 0) - (upper[i] ?? 0) * (tangents[i + 1] ?? 0)) / (diagonal[i] ?? 1);
  }
  return tangents;
}

/** A smooth run of points (no corner inside) as Bézier pieces with continuous curvature. */
function smoothRun(points: readonly Position[]): Bezier[] {
  const pieces: Bezier[] = [];
  const distances: number[] = [];
  points.forEach((point, i) => {
    const next = points[i + 1];
    // The exponent lies between chord-length and centripetal spacing: no overshoot where points crowd.
    if (next) distances.push((Math.hypot(next.x - point.x, next.y - point.y) + 1e-6) ** 0.75);
  });
  const straight = points.length === 2;
  const tangentX = straight
    ? []
    : splineTangents(
        points.map((point) => point.x),
        distances,
      );
  const tangentY = straight
    ? []
    : splineTangents(
        points.map((point) => point.y),
        distances,
      );
  points.forEach((from, i) => {
    const to = points[i + 1];
    if (!to) return;
    const third = (distances[i] ?? 0) / 3;
    const slope = (tangents: readonly number[], at: number, span: number) =>
      straight ? span / 3 : (tangents[at] ?? 0) * third;
    pieces.push({
      from,
      leave: { x: from.x + slope(tangentX, i, to.x - from.x), y: from.y + slope(tangentY, i, to.y - from.y) },
      arrive: { x: to.x - slope(tangentX, i + 1, to.x - from.x), y: to.y - slope(tangentY, i + 1, to.y - from.y) },
      to,
    });
  });
  return pieces;
}

/** The curve as Bézier pieces, broken at its sharp points. */
export function bezierPieces(points: Curve, closed = false): Bezier[] {
  let ordered = [...points];
  if (closed) {
    const corner = ordered.findIndex((point) => point.sharp);
    if (corner < 0) {
      // No corner to start from: run over the seam on both sides and keep one turn.
      const wrapped = [...ordered.slice(-3), ...ordered, ...ordered.slice(0, 4)];
      return smoothRun(wrapped).slice(3, 3 + ordered.length);
    }
    ordered = [...ordered.slice(corner), ...ordered.slice(0, corner + 1)];
  }
  const pieces: Bezier[] = [];
  let run: Position[] = [];
  ordered.forEach((point, i) => {
    run.push(point);
    if (i > 0 && (point.sharp || i === ordered.length - 1)) {
      pieces.push(...smoothRun(run));
      run = [point];
    }
  });
  return pieces;
}

/** Bézier pieces as SVG path data, y downwards. */
export function piecesPath(pieces: readonly Bezier[]): string {
  const pair = (point: Position) => `${short(point.x)} ${short(-point.y)}`;
  const start = pieces[0] ? `M${pair(pieces[0].from)}` : "";
  return start + pieces.map((piece) => `C${pair(piece.leave)} ${pair(piece.arrive)} ${pair(piece.to)}`).join("");
}

/** An open curve as SVG path data. */
export const openPath = (points: Curve): string => piecesPath(bezierPieces(points));

/** A closed curve as SVG path data. */
export const closedPath = (points: Curve): string => `${piecesPath(bezierPieces(points, true))}Z`;

/** The curve as a polyline, `steps` straight pieces a Bézier. */
export function flatten(points: Curve, steps = 24): Position[] {
  const pieces = bezierPieces(points);
  const line: Position[] = pieces[0] ? [pieces[0].from] : [];
  for (const { from, leave, arrive, to } of pieces) {
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const u = 1 - t;
      const blend = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      line.push({ x: blend(from.x, leave.x, arrive.x, to.x), y: blend(from.y, leave.y, arrive.y, to.y) });
    }
  }
  return line;
}

/** The highest y of a polyline at x; undefined where it does not pass. */
export function highestAt(line: readonly Position[], x: number): number | undefined {
  let highest: number | undefined;
  let previous = line[0];
  for (const point of line) {
    if (previous) {
      const span = point.x - previous.x;
      const within = x >= Math.min(previous.x, point.x) && x <= Math.max(previous.x, point.x);
      if (within && Math.abs(span) > 1e-9) {
        const y = previous.y + ((point.y - previous.y) * (x - previous.x)) / span;
        if (highest === undefined || y > highest) highest = y;
      }
    }
    previous = point;
  }
  return highest;
}

/** The rearmost x of a polyline at height y; undefined where it does not pass. */
export function rearmostAt(line: readonly Position[], y: number): number | undefined {
  return highestAt(
    line.map((point) => ({ x: point.y, y: point.x })),
    y,
  );
}
