import { flatBlurFilter, short } from "../render/svg.ts";
import type { DrawnCar } from "./draw-car.ts";

/** Every cut-out shares this canvas in millimetres, so that cars set side by side keep their proportions. */
const WIDTH = 6000;
const HEIGHT = 2100;
const GROUND = HEIGHT * 0.88;

/** The car alone on a transparent canvas, centred, with a soft shadow where it touches the ground. */
export function cutoutScene(car: DrawnCar): string {
  const left = (WIDTH - car.length) / 2;
  const { front, rear } = car.arches;
  const tyre = (x: number, radius: number) =>
    `<ellipse cx="${short(left + x)}" cy="${GROUND + 8}" rx="${short(radius * 0.74)}" ry="20"/>`;
  const shadows =
    `<ellipse cx="${WIDTH / 2}" cy="${GROUND + 26}" rx="${short(car.length * 0.45)}" ry="52" fill="#2b1c0c" fill-opacity=".34" filter="url(#shadow)"/>` +
    `<g fill="#1a1108" fill-opacity=".62" filter="url(#contact)">${tyre(front.x, front.radius)}${tyre(rear.x, rear.radius)}` +
    `<rect x="${short(left + front.x)}" y="${GROUND - 12}" width="${short(rear.x - front.x)}" height="28"/></g>`;
  const defs = `${car.defs}${flatBlurFilter("shadow", 70, 30)}${flatBlurFilter("contact", 18, 9)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${defs}</defs>${shadows}<g transform="translate(${short(left)} ${GROUND})">${car.marks}</g></svg>`
  );
}
