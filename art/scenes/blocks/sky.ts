import { short } from "../../render/svg.ts";
import { nightSky } from "../night.ts";
import type { Random } from "../random.ts";
import type { Scene, Shade } from "../scene.ts";

/** Fills the picture down to the horizon with a sky; shades run from the top to the horizon. At night it is the house's, with its stars. */
export function sky(scene: Scene, horizon: number, ...shades: readonly Shade[]): void {
  if (scene.night) {
    const last = shades.at(-1) ?? "#f6dba4";
    scene.aglow(() => {
      const night = nightSky(typeof last === "string" ? last : last[1]);
      scene.rect(0, 0, scene.width, scene.height, scene.downAt(0, horizon, ...night));
      starField(scene, scene.nightRandom, { count: 170, horizon: horizon * 0.72 });
    });
    return;
  }
  scene.rect(0, 0, scene.width, scene.height, scene.downAt(0, horizon, ...shades));
}

/** What a city throws up against the sky after dark. */
const CITY_GLOW = "#d08a5c";
/** Share of a day's clouds that moonlight shows. */
const CLOUDS_AT_NIGHT = 0.5;

/** The wide light around a low sun; at night the glow of the city in its place. */
export function sunlight(
  scene: Scene,
  ellipse: readonly [number, number, number, number],
  colour: string,
  strength = 1,
): void {
  const [tint, power] = scene.night ? [CITY_GLOW, strength * 0.3] : [colour, strength];
  scene.aglow(() => {
    const fill = scene.halo(
      ellipse,
      [0, tint, 0.9 * power],
      [0.25, tint, 0.5 * power],
      [0.6, tint, 0.16 * power],
      [1, tint, 0],
    );
    scene.rect(0, 0, scene.width, scene.height, fill);
  });
}

/** A clear disc of sun or moon with a halo. */
export function disc(scene: Scene, x: number, y: number, radius: number, colour: string, halo: string): void {
  scene.shine(x, y, radius * 5, halo, 0.5);
  scene.shine(x, y, radius * 2.2, halo, 0.7);
  scene.aglow(() => scene.ellipse(x, y, radius, radius, colour));
}

/** Long veils of cloud between two heights; the lower ones take `low`'s colour, the higher ones `high`'s. */
export function veils(
  scene: Scene,
  { count = 18, from, to, low, high, strength = 0.25, tilt = -2 }: VeilOptions,
): void {
  const { random, width } = scene;
  scene.group(scene.blur(9, 2.6), () => {
    for (let index = 0; index < count; index++) {
      const y = random.between(from, to);
      const x = random.between(0, width);
      const colour = y > (from + to) / 2 ? low : high;
      scene.group(`transform="rotate(${tilt} ${short(x)} ${short(y)})"`, () =>
        scene.ellipse(
          x,
          y,
          random.between(120, 420),
          random.between(2, 7.5),
          colour,
          strength * random.between(0.4, 1.1) * (scene.night ? CLOUDS_AT_NIGHT : 1),
        ),
      );
    }
  });
}

export interface VeilOptions {
  readonly count?: number;
  readonly from: number;
  readonly to: number;
  readonly low: string;
  readonly high: string;
  readonly strength?: number;
  readonly tilt?: number;
}

/** A poster's cumulus: flat below, heaped above, lit from the left. */
export function cumulus(
  scene: Scene,
  x: number,
  base: number,
  width: number,
  light: string,
  shade: string,
  opacity = 1,
): void {
  const { random } = scene;
  const puffs = Array.from({ length: 9 }, (_, index) => {
    const along = index / 8;
    const size = width * (0.07 + 0.13 * Math.sin(Math.PI * along)) * random.between(0.8, 1.2);
    return { x: x + (along - 0.5) * width * 0.86, y: base - size * random.between(0.45, 0.9), size };
  });
  const floor = `M${short(x - width)} ${short(base - width)}H${short(x + width)}V${short(base)}H${short(x - width)}Z`;
  const seen = scene.night ? opacity * CLOUDS_AT_NIGHT : opacity;
  scene.group(`${scene.clip(floor)} opacity="${short(seen)}"`, () => {
    for (const puff of puffs) scene.ellipse(puff.x, puff.y, puff.size, puff.size, scene.down(light, light, shade));
    for (const puff of puffs)
      scene.ellipse(puff.x + puff.size * 0.16, puff.y + puff.size * 0.3, puff.size * 0.86, puff.size * 0.8, shade, 0.4);
    for (const puff of puffs)
      scene.ellipse(
        puff.x - puff.size * 0.1,
        puff.y - puff.size * 0.06,
        puff.size * 0.84,
        puff.size * 0.86,
        light,
        0.55,
      );
  });
}

/** A part of the sky without stars, since words stand on it. */
export type Calm = readonly [left: number, top: number, right: number, bottom: number];

/** Stars, thinning out towards `horizon`. */
export function stars(scene: Scene, count: number, horizon: number, calm?: readonly Calm[]): void {
  scene.aglow(() => starField(scene, scene.random, { count, horizon, calm }));
}

interface StarFieldOptions {
  count: number;
  horizon: number;
  calm?: readonly Calm[] | undefined;
}

function starField(scene: Scene, random: Random, { count, horizon, calm = [] }: StarFieldOptions): void {
  for (let index = 0; index < count; index++) {
    const y = random.next() ** 1.6 * horizon;
    const x = random.between(0, scene.width);
    const [width, height] = [random.between(0.5, 1.4), random.between(0.5, 1.4)];
    const strength = random.between(0.2, 0.9) * (1 - y / (horizon * 1.1));
    if (calm.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)) continue;
    scene.ellipse(x, y, width, height, "#ffffff", strength);
  }
}

/** A loose flight of birds around (x, y), by day; at night they sleep. */
export function birds(scene: Scene, x: number, y: number, count: number, colour: string, size = 6): void {
  const { random } = scene;
  for (let index = 0; index < count; index++) {
    const [px, py, k] = [x + random.bell() * size * 24, y + random.bell() * size * 9, random.between(0.5, 1.1) * size];
    const wings = `M${short(px - k)} ${short(py - k * 0.4)}Q${short(px - k * 0.4)} ${short(py - k * 0.6)} ${short(px)} ${short(py)}Q${short(px + k * 0.4)} ${short(py - k * 0.6)} ${short(px + k)} ${short(py - k * 0.4)}`;
    if (!scene.night) scene.line(wings, colour, size * 0.22, 0.85);
  }
}

/** A band of haze lying on the horizon. */
export function haze(scene: Scene, top: number, bottom: number, colour: string, strength: number): void {
  const seen = scene.night ? strength * CLOUDS_AT_NIGHT : strength;
  scene.rect(
    0,
    top,
    scene.width,
    bottom - top,
    scene.down([0, colour, 0], [0.75, colour, seen], [1, colour, seen * 0.9]),
  );
}
