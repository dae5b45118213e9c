import { flatBlurFilter, linearGradientAt, short } from "../../render/svg.ts";
import { backdrop, tones } from "../studio.ts";
import type { DrawnElevation } from "./draw-elevation.ts";

const WIDTH = 1200;
const HEIGHT = 675;

/** Scene units a millimetre: one scale for low cars, a smaller one where a tall car would touch the lamp bar. */
export const scaleFor = (height: number): number => Math.min(0.36, 470 / height);

export function reflectionDefs(ground: number, depth: number, width: number, blur: string): string {
  return (
    linearGradientAt(
      "reflection-fade",
      [
        [0, "#ffffff", 0.8],
        [0.4, "#ffffff", 0.3],
        [1, "#ffffff", 0],
      ],
      [0, ground, 0, ground + depth],
    ) +
    `<mask id="reflection" maskUnits="userSpaceOnUse" x="0" y="${ground - 2}" width="${width}" height="${depth + 22}">` +
    `<rect x="0" y="${ground - 2}" width="${width}" height="${depth + 22}" fill="url(#reflection-fade)"/></mask>` +
    `<filter id="reflection-blur" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${blur}"/></filter>`
  );
}

/** Shadows where the car stands: broad, and dark at the tyres' contact. */
export function contactShadow(view: DrawnElevation, x: number, ground: number, scale: number): string {
  const { track, width } = view.tyres;
  const tyre = (side: number) =>
    `<ellipse cx="${short(x + (side * track * scale) / 2)}" cy="${short(ground + 1.5)}" rx="${short(width * scale * 0.62)}" ry="${short(11 * scale)}"/>`;
  const half = (track / 2) * scale;
  return (
    `<ellipse cx="${short(x)}" cy="${short(ground + 5)}" rx="${short(view.width * scale * 0.54)}" ry="${short(38 * scale)}" fill="#000" fill-opacity=".8" filter="url(#shadow)"/>` +
    `<g fill="#000" fill-opacity=".9" filter="url(#contact)">${tyre(-1)}${tyre(1)}` +
    `<rect x="${short(x - half)}" y="${short(ground - 3)}" width="${short(half * 2)}" height="5" fill-opacity=".7"/></g>`
  );
}

/** An elevation alone in the dark studio, 1200 x 675 units. */
export function elevationScene(view: DrawnElevation): string {
  const scale = scaleFor(view.height);
  const ground = 566;
  const middle = WIDTH / 2;
  const scenery = backdrop(ground, "dark", tones.dark);
  const at = (flip: number) => `transform="translate(${middle} ${ground}) scale(${scale} ${flip * scale})"`;
  const defs =
    view.defs +
    scenery.defs +
    reflectionDefs(ground, 108, WIDTH, "1.3 2.8") +
    flatBlurFilter("shadow", 16, 7) +
    flatBlurFilter("contact", 4, 2) +
    `<radialGradient id="vignette" cx=".5" cy=".55" r=".75"><stop offset=".5" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#000" stop-opacity=".66"/></radialGradient><g id="the-car">${view.marks}</g>`;
  const marks =
    scenery.marks +
    `<g mask="url(#reflection)"><g filter="url(#reflection-blur)"><use href="#the-car" ${at(-1)}/></g></g>` +
    contactShadow(view, middle, ground, scale) +
    `<use href="#the-car" ${at(1)}/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${marks}</svg>`;
}
