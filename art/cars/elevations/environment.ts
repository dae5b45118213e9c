import { smoothStep } from "../../render/easing.ts";
import type { Environment, Ray } from "../shading/environment.ts";

/** Length of a ray (mm) beyond which the soft box grows with the distance. */
const NEAR = 4200;

const band = (value: number, from: number, to: number, edge: number) =>
  smoothStep(from - edge, from + edge, value) * (1 - smoothStep(to - edge, to + edge, value));

/**
 * The profile's studio seen along the car: the same large soft box above (now running away from the viewer), a strip
 * across in front, a dim wall behind the viewer, a tall soft box on either side, a pool of light on the floor.
 */
export function elevationEnvironment(
  options: { main?: number; strip?: number; side?: number; wall?: number; middle?: number } = {},
): Environment {
  const { main = 1.35, strip = 1.5, side = 1, wall = 1, middle = 0.34 } = options;
  const ceiling = 3600;
  const warmth = 0.06;
  const sides = (ray: Readonly<Ray>, softness: number) => {
    const reach = Math.abs(ray.dx);
    if (reach < 0.2) return 0;
    const distance = (3600 - Math.sign(ray.dx) * ray.x) / reach;
    const y = ray.y + ray.dy * distance;
    const z = ray.dz * distance;
    const left = ray.dx < 0 ? 1 : 0.72;
    return (
      left *
      0.95 *
      band(y, 900, 2500, 260 + 500 * softness) *
      band(z, -2600, 2000, 500 + 500 * softness) *
      smoothStep(0.2, 0.4, reach)
    );
  };
  const above = (ray: Readonly<Ray>, softness: number) => {
    const distance = (ceiling - ray.y) / ray.dy;
    // The box widens away from the viewer, so that its edges run the length of a bonnet.
    const x = ray.x + ray.dx * Math.min(distance, NEAR);
    const z = ray.dz * distance;
    const along = band(z, -11000, 1250, 300 + 700 * softness);
    const tube = 0.5 * (band(x, 1750, 2250, 120 + 260 * softness) + band(x, -2250, -1750, 120 + 260 * softness));
    // Two long boxes with a dim gap between them: a bonnet shows both, and keeps its colour in the middle.
    const reach = Math.abs(x);
    const boxes = band(reach, 420, 1180, 190 + 330 * softness) + middle * (1 - smoothStep(250, 620, reach));
    const box = (Math.min(1, boxes) + tube) * along;
    const stripLight = band(z, 2500, 3350, 150 + 450 * softness) * band(x, -2300, 2300, 600);
    const wallHeight = ray.y + (ray.dy / Math.max(ray.dz, 0.15)) * 7500;
    const facesWall = ray.dz > 0.3 ? 1 : 0;
    const glow = 0.1 * band(wallHeight, 1900, 3300, 700) + 0.03 * smoothStep(200, 1500, wallHeight);
    let light =
      box * main * (0.86 - 0.14 * Math.tanh(x / 900)) * (0.26 + 0.74 * smoothStep(-8200, -500, z)) + stripLight * strip;
    light += glow * band(x, -4200, 4200, 1400) * facesWall * wall;
    if (softness < 1 && ray.dz > 0.2) light += 0.8 * band(wallHeight, 1050, 1900, 330) * band(x, -3000, 3000, 900);
    return light + 0.015 + 0.05 * smoothStep(0, 0.6, ray.dy);
  };
  const below = (ray: Readonly<Ray>, softness: number) => {
    const distance = ray.y / Math.max(-ray.dy, 0.001);
    const x = ray.x + ray.dx * distance;
    const z = ray.dz * distance;
    const pool = Math.exp(-((x / 2300) ** 4));
    const lit = smoothStep(250, 1500, z) * Math.exp(-z / 4200);
    return 0.24 * (softness < 1 ? 1.15 : 0.9) * pool * lit + 0.006;
  };
  return (ray, softness) => {
    const light = (ray.dy > 0.001 ? above(ray, softness) : below(ray, softness)) + side * sides(ray, softness);
    return [light * (1 + warmth), light, light * (1 - warmth * 1.2)];
  };
}
