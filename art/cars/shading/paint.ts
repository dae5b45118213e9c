import { type Rgb, rgb, saturation } from "../../render/colour.ts";
import { smoothStep } from "../../render/easing.ts";

/** A car paint: base colour, colour of the metal flakes, and how metallic it is (0–1). */
export interface Paint {
  readonly base: string;
  readonly flake: string;
  readonly metallic: number;
  /** Strength of the clear coat's reflections, 1 = gloss. */
  readonly coat?: number;
  readonly exposure?: number;
}

/** Light that reaches a point of the surface. */
interface Incidence {
  /** Components of the surface's normal: up, and towards the viewer. */
  readonly up: number;
  readonly facing: number;
  readonly mirrored: Rgb;
  readonly blurred: Rgb;
  /** Darkening towards the ends and the ground, 0–1. */
  readonly falloff: number;
}

export type Material = (light: Incidence) => Rgb;

const linear = (colour: Rgb): Rgb => [colour[0] ** 2.2, colour[1] ** 2.2, colour[2] ** 2.2];
const fresnel = (facing: number) => 0.05 + 0.95 * (1 - facing) ** 4.2;
const diffuse = (up: number) => 0.1 + 0.62 * Math.max(0, up * 0.75 + 0.32) + 0.05 * Math.max(0, -up);

/** Film-like response: soft shoulder, gamma, a little more contrast in the shadows. Returns 0–1. */
function develop(light: number, exposure: number): number {
  const exposed = light * exposure * 1.55;
  const rolled = (exposed * (1 + exposed * 0.18)) / (1 + exposed * 0.92);
  const encoded = Math.min(1, rolled) ** (1 / 2.2);
  return encoded * (0.86 + 0.14 * encoded * (2 - encoded));
}

/** Metallic paint under clear coat. */
export function paintMaterial(paint: Paint): Material {
  const { metallic, coat = 1, exposure = 1.15 } = paint;
  const flakeColour = rgb(paint.flake);
  const pure = saturation(flakeColour);
  const base = linear(rgb(paint.base));
  const flake = linear(flakeColour);
  const brightness = 0.3 * base[0] + 0.6 * base[1] + 0.1 * base[2];
  // A dark roof would mirror the whole soft box and turn silver: its steep parts get less of it.
  const steepShare = 0.5 * (1 - smoothStep(0.0, 0.12, brightness));
  return ({ up, facing, mirrored, blurred, falloff }) => {
    const mirror = fresnel(facing);
    const steep = 1 - steepShare * smoothStep(0.72, 0.92, up);
    const channel = (index: 0 | 1 | 2) => {
      const body = base[index] * diffuse(up) * 0.55 * (1 - metallic * 0.5);
      const metal = (base[index] * 0.4 + flake[index] * 0.6) * blurred[index] * metallic * 1.35 * steep;
      const tint = 1 - 0.38 * pure * (1 - mirror) * (1 - flakeColour[index]);
      const glint = Math.max(0, mirrored[index] - 0.55) ** 1.6 * 0.075 * coat * steep;
      return develop(
        (body + metal) * falloff + mirrored[index] * mirror * coat * 1.15 * tint * steep + glint,
        exposure,
      );
    };
    return [channel(0), channel(1), channel(2)];
  };
}

/** Dark window glass of the given tint. */
export function glassMaterial(tint: string): Material {
  const base = linear(rgb(tint));
  return ({ up, facing, mirrored }) => {
    const mirror = 0.012 + fresnel(facing) * 0.5;
    const channel = (index: 0 | 1 | 2) =>
      develop(base[index] * (0.3 + 0.3 * Math.max(0, up)) + mirrored[index] * mirror * 0.75, 1.05);
    return [channel(0), channel(1), channel(2)];
  };
}
