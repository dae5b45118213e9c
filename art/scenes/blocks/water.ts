import { short } from "../../render/svg.ts";
import type { Scene, Shade } from "../scene.ts";

/** A sheet of water from `top` down to `bottom`. */
export function water(scene: Scene, top: number, bottom: number, ...shades: readonly Shade[]): void {
  scene.rect(0, top, scene.width, bottom - top, scene.downAt(top, bottom, ...shades));
}

export interface Reflection {
  /** Height of the waterline. */
  readonly line: number;
  readonly bottom: number;
  /** 0–1 at the waterline, fading downwards. */
  readonly strength: number;
  /** How far the image is torn sideways, in units. */
  readonly ripple?: number;
  /** Share of height kept: 1 mirrors in full, less squeezes it towards the waterline. */
  readonly squeeze?: number;
}

/** Mirrors marks in water below them, rippled. */
export function reflect(
  scene: Scene,
  marks: string,
  { line, bottom, strength, ripple = 22, squeeze = 1 }: Reflection,
): void {
  const { width } = scene;
  let fade = "";
  scene.aglow(() => {
    fade = scene.downAt(
      line,
      bottom,
      [0, "#ffffff", strength],
      [0.6, "#ffffff", strength * 0.42],
      [1, "#ffffff", strength * 0.08],
    );
  });
  const mask = scene.define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="${line}" width="${width}" height="${bottom - line}">` +
      `<rect y="${line}" width="${width}" height="${bottom - line}" fill="${fade}"/></mask>`,
  );
  const rippled = scene.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="${line - 4}" width="${width}" height="${bottom - line + 4}">` +
      `<feTurbulence type="fractalNoise" baseFrequency=".008 .13" numOctaves="3" seed="8" result="noise"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${ripple}" xChannelSelector="R" yChannelSelector="G"/>` +
      `<feGaussianBlur stdDeviation=".7 1.6"/></filter>`,
  );
  const flip = `transform="translate(0 ${short(line * (1 + squeeze))}) scale(1 ${-squeeze})"`;
  scene.draw(`<g mask="url(#${mask})"><g filter="url(#${rippled})"><g ${flip}>${marks}</g></g></g>`);
}

/** The broken path of light a low sun or moon lays on the water. */
export function glitter(
  scene: Scene,
  options: {
    x: number;
    top: number;
    bottom: number;
    spread: number;
    colour: string;
    count?: number;
    strength?: number;
  },
): void {
  const { x, top, bottom, spread, colour, count = 420, strength = 0.7 } = options;
  const { random } = scene;
  for (let index = 0; index < count; index++) {
    const near = random.next() ** 1.25;
    const off = random.bell();
    const length = random.between(4, 20) * (0.35 + near * 1.5);
    const reach = spread * (0.18 + near);
    scene.rect(
      x + off * reach - length / 2,
      top + 2 + near * (bottom - top - 4),
      length,
      0.7 + near * 1.9,
      colour,
      strength * random.between(0.2, 1) * (1 - Math.abs(off) * 0.7),
    );
  }
}

/** Flat strokes of ripples in the given colours. */
export function ripples(
  scene: Scene,
  options: {
    top: number;
    bottom: number;
    colours: readonly [string, ...string[]];
    count?: number;
    strength?: number;
    from?: number;
    to?: number;
  },
): void {
  const { top, bottom, colours, count = 260, strength = 0.16, from = 0, to = scene.width } = options;
  const { random } = scene;
  for (let index = 0; index < count; index++) {
    const near = random.next();
    const length = random.between(14, 90) * (0.3 + near);
    const thickness = 0.7 + near * 1.8;
    const [x, y] = [random.between(from, to) - length / 2, top + 2 + near * (bottom - top - 4)];
    const d = `M${short(x)} ${short(y)}q${short(length / 2)} ${short(-thickness)} ${short(length)} 0q${short(-length / 2)} ${short(thickness)} ${short(-length)} 0Z`;
    scene.path(d, random.pick(colours), strength * random.between(0.3, 1.1));
  }
}
