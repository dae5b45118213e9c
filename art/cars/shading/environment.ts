import type { Rgb } from "../../render/colour.ts";
import { smoothStep } from "../../render/easing.ts";

/** A ray leaving the surface at (x, y) in the direction (dx, dy, dz), z towards the viewer; lengths in millimetres. */
export interface Ray {
  x: number;
  y: number;
  dx: number;
  dy: number;
  dz: number;
}

/** The light a ray meets, linear, 1 = a lit white wall. `softness` blurs what it sees (0 = a mirror). */
export type Environment = (ray: Readonly<Ray>, softness: number) => Rgb;

export interface StudioLights {
  readonly carLength: number;
  readonly ceiling?: number;
  readonly main?: number;
  readonly strip?: number;
  readonly wall?: number;
  readonly ambient?: number;
  readonly floor?: number;
  /** Shift towards warm light, 0 = neutral. */
  readonly warmth?: number;
}

const band = (value: number, from: number, to: number, edge: number) =>
  smoothStep(from - edge, from + edge, value) * (1 - smoothStep(to - edge, to + edge, value));

/** A photographer's studio: a large soft box over the car, a strip in front of it, a dim far wall, a pool on the floor. */
export function studioEnvironment(lights: StudioLights): Environment {
  const { carLength, ceiling = 3600, main = 1.55, strip = 1.5, wall = 1, ambient = 0.015, floor = 0.24 } = lights;
  const warmth = lights.warmth ?? 0.06;
  const above = (ray: Readonly<Ray>, softness: number) => {
    const distance = (ceiling - ray.y) / ray.dy;
    const x = ray.x + ray.dx * distance;
    const z = ray.dz * distance;
    const overCar = band(x, -200, carLength + 200, 700 + 400 * softness);
    const softBox = band(z, -2200, 1250, 260 + 700 * softness) * overCar;
    const stripLight = band(z, 2500, 3350, 150 + 450 * softness) * band(x, -400, carLength + 900, 600);
    const wallHeight = ray.y + (ray.dy / Math.max(ray.dz, 0.15)) * 7500;
    const facesWall = ray.dz > 0.3 ? 1 : 0;
    const glow = 0.1 * band(wallHeight, 1900, 3300, 700) + 0.03 * smoothStep(200, 1500, wallHeight);
    let light = softBox * main * (0.75 + 0.25 * smoothStep(carLength, 0, x)) + stripLight * strip;
    light += glow * band(x, -1800, carLength + 1200, 1400) * facesWall * wall;
    if (softness < 1 && ray.dz > 0.2) {
      light += 0.8 * band(wallHeight, 1050, 1900, 330) * band(x, -900, carLength + 700, 900);
    }
    return light + ambient + 0.05 * smoothStep(0, 0.6, ray.dy);
  };
  const below = (ray: Readonly<Ray>, softness: number) => {
    const distance = ray.y / Math.max(-ray.dy, 0.001);
    const x = ray.x + ray.dx * distance;
    const z = ray.dz * distance;
    const pool = Math.exp(-(((x - carLength / 2) / (carLength * 0.62)) ** 4));
    // Near the car the floor lies in its shadow.
    const lit = smoothStep(250, 1500, z) * Math.exp(-z / 4200);
    return floor * (softness < 1 ? 1.15 : 0.9) * pool * lit + 0.006;
  };
  return (ray, softness) => {
    const light = ray.dy > 0.001 ? above(ray, softness) : below(ray, softness);
    return [light * (1 + warmth), light, light * (1 - warmth * 1.2)];
  };
}
