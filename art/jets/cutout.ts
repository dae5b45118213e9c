import { flatBlurFilter } from "../render/svg.ts";
import type { DrawnJet } from "./draw-jet.ts";

/** Every cut-out shares this canvas in centimetres, so that aircraft set side by side keep their proportions. */
const WIDTH = 3500;
const HEIGHT = 1000;
const GROUND = HEIGHT * 0.88;
/** All noses stand at the same place. */
const NOSE = 40;
/** The shadow is seen flatter than on the apron: the canvas shows no ground behind the wheels. */
const SHADOW_DEPTH = 0.36;

/** The aircraft alone on a transparent canvas, its nose at the left, with a soft shadow on the ground. */
export function jetCutoutScene(jet: DrawnJet): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${flatBlurFilter("ground-shadow", 34, 12)}</defs>` +
    `<g filter="url(#ground-shadow)" opacity=".42"><g transform="translate(${NOSE} ${GROUND + 12}) scale(1 ${SHADOW_DEPTH})">${jet.shadow}</g></g>` +
    `<g transform="translate(${NOSE} ${GROUND})">${jet.aircraft}</g></svg>`
  );
}
