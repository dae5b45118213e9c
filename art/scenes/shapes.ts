import { short } from "../render/svg.ts";
import type { Random } from "./random.ts";

export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A closed shape with straight sides. */
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;

/** An open line of straight pieces. */
export const polyline = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;

/** An open curve through all points. */
export function curve(points: readonly Point[]): string {
  const get = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let d = `M${at(get(0))}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return d;
}

/** The ground under a line, down to `base`: straight pieces. */
export function under(line: readonly Point[], base: number): string {
  const [first, last] = [line[0] ?? [0, base], line.at(-1) ?? [0, base]];
  return `${polyline(line)}L${short(last[0])} ${base}L${short(first[0])} ${base}Z`;
}

/** The ground under a curve through the points, down to `base`. */
export function underCurve(line: readonly Point[], base: number): string {
  const [first, last] = [line[0] ?? [0, base], line.at(-1) ?? [0, base]];
  return `${curve(line)}L${short(last[0])} ${base}L${short(first[0])} ${base}Z`;
}

/** A shape mirrored about a vertical axis, from its half outline: [distance from the axis, height], top to bottom. */
export function symmetric(axis: number, half: readonly Point[]): string {
  const right = half.map(([offset, y]): Point => [axis + offset, y]);
  const left = half.map(([offset, y]): Point => [axis - offset, y]).reverse();
  return polygon([...right, ...left]);
}

/** A box with a round-arched top: x is its middle, `base` its foot. */
export function arched(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  return `M${short(x - half)} ${short(base)}V${short(base - height + half)}A${short(half)} ${short(half)} 0 0 1 ${short(x + half)} ${short(base - height + half)}V${short(base)}Z`;
}

/** A box with a pointed top. */
export function pointed(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const spring = base - height + width * 0.8;
  return `M${short(x - half)} ${short(base)}V${short(spring)}Q${short(x - half)} ${short(spring - width * 0.45)} ${short(x)} ${short(base - height)}Q${short(x + half)} ${short(spring - width * 0.45)} ${short(x + half)} ${short(spring)}V${short(base)}Z`;
}

/** Breaks a line of peaks and valleys into a rugged one; `roughness` is the share of a piece's length it may stray. */
export function rugged(random: Random, points: readonly Point[], roughness: number, rounds = 4): Point[] {
  let line = [...points];
  for (let round = 0; round < rounds; round++) {
    const finer: Point[] = [];
    line.forEach((point, index) => {
      finer.push(point);
      const next = line[index + 1];
      if (!next) return;
      const reach = Math.hypot(next[0] - point[0], next[1] - point[1]) * roughness;
      const along = random.between(0.4, 0.6);
      finer.push([
        point[0] + (next[0] - point[0]) * along,
        point[1] + (next[1] - point[1]) * along + random.between(-reach, reach),
      ]);
    });
    line = finer;
  }
  return line;
}

/** Height of a line of points (x growing) at x. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let index = 0; index < line.length - 1; index++) {
    const [from, to] = [line[index], line[index + 1]];
    if (from && to && x >= from[0] && x <= to[0]) {
      const span = to[0] - from[0];
      return span === 0 ? from[1] : from[1] + ((to[1] - from[1]) * (x - from[0])) / span;
    }
  }
  const [first, last] = [line[0], line.at(-1)];
  return (x < (first?.[0] ?? 0) ? first?.[1] : last?.[1]) ?? 0;
}

/** Evenly spaced numbers from `from` to `to`, both included. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1),
  );
