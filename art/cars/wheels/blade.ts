import { mixColours } from "../../render/colour.ts";
import { path, short } from "../../render/svg.ts";

/** Metal of a wheel: colour in shade, in half light and in full light. */
export interface Finish {
  readonly shade: string;
  readonly middle: string;
  readonly light: string;
}

/** A spoke: angles (radians) and widths at hub and rim, as shares of the rim's radius; `bow` bends it sideways. */
export interface Blade {
  readonly hubAngle: number;
  readonly rimAngle: number;
  readonly hubWidth: number;
  readonly rimWidth: number;
  readonly from?: number;
  readonly to?: number;
  readonly bow?: number;
}

const STEPS = 8;
/** Light falls from above, slightly from the left. */
const LIGHT_ANGLE = -Math.PI / 2 - 0.35;

export type Spot = readonly [x: number, y: number];
export const polar = (radius: number, angle: number): Spot => [radius * Math.cos(angle), radius * Math.sin(angle)];
export const spot = (point: Spot): string => `${short(point[0])} ${short(point[1])}`;
export const outlineOf = (points: readonly Spot[]): string => `M${points.map(spot).join("L")}`;

/** The finish under light of the given strength, 0–1. */
export const lit = (finish: Finish, strength: number): string =>
  strength < 0.5
    ? mixColours(finish.shade, finish.middle, strength * 2)
    : mixColours(finish.middle, finish.light, (strength - 0.5) * 2);

/** A spoke with a ridge down its middle: two facets lit by where they face, a shadow behind, a glint on the edge. */
export function drawBlade(blade: Blade, rim: number, finish: Finish): string {
  const { hubAngle, rimAngle, from = 0.17, to = 0.985, bow = 0 } = blade;
  const start = polar(rim * from, hubAngle);
  const end = polar(rim * to, rimAngle);
  const direction = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const normal: Spot = [-Math.sin(direction), Math.cos(direction)];
  const sides: { left: Spot[]; right: Spot[]; ridge: Spot[] } = { left: [], right: [], ridge: [] };
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    const half = (rim * (blade.hubWidth + (blade.rimWidth - blade.hubWidth) * share ** 1.2)) / 2;
    const sideways = bow * Math.sin(share * Math.PI) * rim;
    const x = start[0] + (end[0] - start[0]) * share + normal[0] * sideways;
    const y = start[1] + (end[1] - start[1]) * share + normal[1] * sideways;
    sides.left.push([x - normal[0] * half, y - normal[1] * half]);
    sides.right.push([x + normal[0] * half, y + normal[1] * half]);
    sides.ridge.push([x, y]);
  }
  const mean = (hubAngle + rimAngle) / 2;
  const facing = (angle: number) => 0.22 + 0.75 * Math.max(0, Math.cos(angle - LIGHT_ANGLE));
  const leftLight = facing(mean - Math.PI / 2);
  const rightLight = facing(mean + Math.PI / 2);
  const facet = (side: readonly Spot[], light: number) =>
    path(`${outlineOf([...side, ...sides.ridge.toReversed()])}Z`, `fill="${lit(finish, light)}"`);
  const shadow = path(
    `${outlineOf([...sides.left, ...sides.right.toReversed()])}Z`,
    `fill="#000" fill-opacity=".55" transform="translate(${short(rim * 0.012)} ${short(rim * 0.02)})"`,
  );
  const glint = path(
    outlineOf(leftLight > rightLight ? sides.left : sides.right),
    `fill="none" stroke="${finish.light}" stroke-opacity=".55" stroke-width="${short(rim * 0.006)}"`,
  );
  return shadow + facet(sides.left, leftLight) + facet(sides.right, rightLight) + glint;
}
