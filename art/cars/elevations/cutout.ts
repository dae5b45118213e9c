import { flatBlurFilter, short } from "../../render/svg.ts";
import type { DrawnElevation } from "./draw-elevation.ts";

/** As high as the profile's cut-out and at its scale, so that the three views stand on one ground line. */
const WIDTH = 2400;
const HEIGHT = 2100;
const GROUND = HEIGHT * 0.88;

/** An elevation alone on a transparent canvas, with a soft shadow where it touches the ground. */
export function elevationCutoutScene(view: DrawnElevation): string {
  const { track, width } = view.tyres;
  const tyre = (side: number) =>
    `<ellipse cx="${short(WIDTH / 2 + (side * track) / 2)}" cy="${GROUND + 8}" rx="${short(width * 0.7)}" ry="20"/>`;
  const shadows =
    `<ellipse cx="${WIDTH / 2}" cy="${GROUND + 26}" rx="${short(view.width * 0.5)}" ry="52" fill="#2b1c0c" fill-opacity=".34" filter="url(#shadow)"/>` +
    `<g fill="#1a1108" fill-opacity=".62" filter="url(#contact)">${tyre(-1)}${tyre(1)}</g>`;
  const defs = `${view.defs}${flatBlurFilter("shadow", 50, 30)}${flatBlurFilter("contact", 18, 9)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${defs}</defs>${shadows}<g transform="translate(${WIDTH / 2} ${GROUND})">${view.marks}</g></svg>`
  );
}
