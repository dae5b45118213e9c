import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";
import { polygon, symmetric } from "../shapes.ts";

export interface Dome {
  readonly x: number;
  /** Height of the springing line. */
  readonly base: number;
  readonly radius: number;
  readonly height: number;
  readonly fill: string;
  /** Half width of the ring at the top. */
  readonly eye?: number;
  readonly ribs?: number;
  readonly rib?: string;
  readonly ribWidth?: number;
  readonly ribStrength?: number;
}

/** A dome, hemispherical or raised, with ribs drawn as meridians. */
export function dome(
  scene: Scene,
  { x, base, radius, height, fill, eye = 4, ribs = 0, rib = "#ffffff", ribWidth = 2, ribStrength = 0.5 }: Dome,
): void {
  const top = base - height;
  const side = (k: number) =>
    `C${short(x + k * radius)} ${short(base - height * 0.58)} ${short(x + k * radius * 0.58)} ${short(top + height * 0.02)} ${short(x + k * eye)} ${short(top)}`;
  scene.path(
    `M${short(x - radius)} ${short(base)}${side(-1)}H${short(x + eye)}C${short(x + radius * 0.58)} ${short(top + height * 0.02)} ${short(x + radius)} ${short(base - height * 0.58)} ${short(x + radius)} ${short(base)}Z`,
    fill,
  );
  for (let index = 0; index < ribs; index++) {
    const k = Math.sin(((index + 0.5) / ribs - 0.5) * Math.PI * 0.96);
    scene.line(`M${short(x + k * radius)} ${short(base)}${side(k)}`, rib, ribWidth, ribStrength);
  }
}

/** A small open turret for the top of a dome, ending in ball and cross. `size` is its height. */
export function lantern(
  scene: Scene,
  x: number,
  base: number,
  size: number,
  fill: string,
  lit: string,
  finial = "#f3d48e",
): void {
  const w = size * 0.16;
  scene.path(
    symmetric(x, [
      [w * 1.35, base - size * 0.06],
      [w * 1.35, base],
    ]),
    fill,
  );
  scene.path(
    symmetric(x, [
      [w, base - size * 0.48],
      [w, base - size * 0.06],
    ]),
    fill,
  );
  scene.rect(x - w * 0.62, base - size * 0.42, w * 0.42, size * 0.32, lit, 0.9);
  scene.rect(x + w * 0.2, base - size * 0.42, w * 0.42, size * 0.32, lit, 0.7);
  scene.path(
    `M${short(x - w * 1.25)} ${short(base - size * 0.48)}Q${short(x - w * 0.15)} ${short(base - size * 0.6)} ${short(x)} ${short(base - size * 0.76)}Q${short(x + w * 0.15)} ${short(base - size * 0.6)} ${short(x + w * 1.25)} ${short(base - size * 0.48)}Z`,
    fill,
  );
  scene.ellipse(x, base - size * 0.78, size * 0.035, size * 0.035, finial);
  scene.line(
    `M${short(x)} ${short(base - size * 0.8)}V${short(base - size)}M${short(x - size * 0.05)} ${short(base - size * 0.92)}h${short(size * 0.1)}`,
    finial,
    Math.max(1, size * 0.02),
  );
}

/** A Gothic pinnacle: shaft, gablets and crocketed spire, as a path. `body` is the shaft's share of its height. */
export function pinnacle(x: number, base: number, width: number, height: number, body = 0.45): string {
  const shaft = height * body;
  const spire = height - shaft;
  const half: [number, number][] = [
    [0, base - height],
    [width * 0.1, base - height + spire * 0.05],
    [width * 0.06, base - height + spire * 0.1],
  ];
  const crockets = 6;
  for (let index = crockets; index >= 1; index--) {
    const share = index / (crockets + 1);
    const w = width * 0.36 * (1 - share);
    const y = base - shaft - width * 0.3 - (spire - width * 0.3) * share * 0.93;
    half.push([w * 0.9, y - spire * 0.03], [w + width * 0.09 * (1 - share * 0.5), y]);
  }
  half.push(
    [width * 0.36, base - shaft - width * 0.3],
    [width * 0.55, base - shaft - width * 0.35],
    [width * 0.62, base - shaft],
    [width / 2, base - shaft],
    [width / 2, base],
  );
  return symmetric(x, half);
}

/** A plain pointed spire standing on (x, base). */
export function spire(
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
  left: string,
  right: string,
): void {
  scene.path(
    polygon([
      [x, base - height],
      [x, base],
      [x - width / 2, base],
    ]),
    left,
  );
  scene.path(
    polygon([
      [x, base - height],
      [x, base],
      [x + width / 2, base],
    ]),
    right,
  );
}

/** An onion cap with its point, standing on (x, base). */
export function onion(scene: Scene, x: number, base: number, width: number, height: number, fill: string): void {
  const r = width / 2;
  const right = `C${short(x + r * 1.3)} ${short(base - height * 0.22)} ${short(x + r * 1.1)} ${short(base - height * 0.5)} ${short(x + r * 0.38)} ${short(base - height * 0.68)}Q${short(x + r * 0.1)} ${short(base - height * 0.78)} ${short(x)} ${short(base - height)}`;
  const left = `Q${short(x - r * 0.1)} ${short(base - height * 0.78)} ${short(x - r * 0.38)} ${short(base - height * 0.68)}C${short(x - r * 1.1)} ${short(base - height * 0.5)} ${short(x - r * 1.3)} ${short(base - height * 0.22)} ${short(x - r * 0.86)} ${short(base)}`;
  scene.path(`M${short(x + r * 0.86)} ${short(base)}${right}${left}Z`, fill);
}
