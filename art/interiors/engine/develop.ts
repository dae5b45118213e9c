import sharp from "sharp";
import { bloomOf } from "./bloom.ts";
import { frameOf } from "./camera.ts";
import type { Film } from "./film.ts";
import { DYES, type Dye, REFERENCE_DYES, type Rgb, type Scene, TRIMS, type Trim } from "./scene.ts";
import { smooth } from "./sdf.ts";
import { calm, calmMirror, despeckle } from "./smooth.ts";

/** What is chosen after the exposure. */
export interface Finish {
  readonly dyes: Readonly<Record<Dye, Rgb>>;
  readonly trim: Trim;
  /** What is seen through the windows. */
  readonly outside: (dx: number, dy: number, dz: number) => Rgb;
}

/** How much longer a cabin of black leather is exposed than a pale one, and the lightness from which none is. */
const DARK_GAIN = 0.6;
const PALE = 0.2;
/** Lightness of leather up to which the panels for dark cabins shine fully, and from which they do not. */
const DARK = 0.018;
const NOT_DARK = 0.032;
/** How far bounced light takes the colour of the leather chosen, 0–1. */
const BOUNCE_SHARE = 0.6;

/** Takes the grain of chance out of a film, once: smoothed along surfaces, never across their edges. */
export function settle(film: Film): Film {
  calm(
    film,
    film.seen.map((data) => ({ data, channels: 1 })),
    4,
  );
  calm(film, [{ data: film.bounce, channels: 3 }], 5);
  despeckle(film.mirror, film.width, film.height);
  return { ...film, mirror: calmMirror(film) };
}

/** Turns a settled film into an opaque picture (PNG) of one finish, with the house's grain. */
export async function develop(scene: Scene, film: Film, finish: Finish): Promise<Buffer> {
  const { width, height } = film;
  const light = lightOf(scene, film, finish);
  const exposure = scene.exposure * (1 + DARK_GAIN * Math.max(0, 1 - lightnessOf(finish.dyes.leather) / PALE));
  const halo = bloomOf(light, width, height, exposure);
  const strength = scene.bloom ?? 0.5;
  const vignette = scene.vignette ?? 0.5;
  const out = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const nx = ((pixel % width) / width - 0.5) * 2;
    const ny = (Math.floor(pixel / width) / height - 0.52) * 2;
    const edge = Math.min(1, Math.max(0, (Math.hypot(nx * 0.8, ny * 0.75) - 0.42) / 0.75));
    const shade = 1 - vignette * edge * edge * (3 - 2 * edge);
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const grain = ((seed >>> 16) / 65536 - 0.5) * 3;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
      const value = tone(((light[at] as number) + (halo[at] as number) * strength) * shade, exposure);
      out[at] = Math.max(0, Math.min(255, Math.round(value * 255 + grain)));
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

const lightnessOf = ([red, green, blue]: Rgb) => 0.3 * red + 0.59 * green + 0.11 * blue;

/** The light each pixel sends, linear, in this finish. */
function lightOf(scene: Scene, film: Film, { dyes, trim, outside }: Finish): Float32Array {
  const { width, height } = film;
  const view = frameOf(scene.camera, width, height);
  const trimmed = film.trims[TRIMS.indexOf(trim)] as Float32Array;
  const tinted = ([0, 1, 2] as const).map(
    (c) => 1 - BOUNCE_SHARE + (BOUNCE_SHARE * dyes.leather[c]) / REFERENCE_DYES.leather[c],
  );
  const darkness = 1 - smooth(DARK, NOT_DARK, lightnessOf(dyes.leather));
  const lit = scene.panels.map(({ forDark }) => (forDark ? darkness : 1));
  const light = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const open = film.open[pixel] as number;
    let sky: Rgb = [0, 0, 0];
    if (open > 0) {
      const ray = view((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5, 0, 0);
      sky = outside(ray[3], ray[4], ray[5]);
    }
    const solid = Math.max(1 - open, 0.05);
    for (const c of [0, 1, 2] as const) {
      const at = pixel * 3 + c;
      let colour = (film.fixed[at] as number) + (trimmed[at] as number);
      for (const [index, dye] of DYES.entries())
        colour += ((film.dyed[index] as Float32Array)[pixel] as number) * dyes[dye][c];
      let falls = (film.bounce[at] as number) * (tinted[c] ?? 1);
      let sheen = 0;
      for (const [index, panel] of scene.panels.entries()) {
        const seen = ((film.seen[index] as Float32Array)[pixel] as number) * (lit[index] as number);
        falls += ((film.fall[index] as Float32Array)[pixel] as number) * seen * panel.light[c];
        sheen += ((film.sheen[index] as Float32Array)[at] as number) * seen;
      }
      // Colour and light are both means over the pixel: where it is part window, the share would count twice.
      light[at] =
        (film.glow[at] as number) + (colour * falls) / solid + sheen + (film.mirror[at] as number) + sky[c] * open;
    }
  }
  return light;
}

/** The film-like response of the house's car paint: soft shoulder, gamma, a little more contrast in the shadows. */
function tone(light: number, exposure: number): number {
  const exposed = light * exposure * 1.55;
  const rolled = (exposed * (1 + exposed * 0.18)) / (1 + exposed * 0.92);
  const encoded = Math.min(1, rolled) ** (1 / 2.2);
  return encoded * (0.86 + 0.14 * encoded * (2 - encoded));
}
