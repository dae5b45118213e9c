import { flatBlurFilter, radialGradientAt, short } from "../render/svg.ts";
import type { DrawnCar } from "./draw-car.ts";

/** Every cut-out shares this canvas in millimetres, so that cars set side by side keep their proportions. */
const WIDTH = 6000;
const HEIGHT = 2100;
const GROUND = HEIGHT * 0.88;

/** The car alone on a transparent canvas, centred, with a soft shadow where it touches the ground; `lit`, with its lamps on. */
export function cutoutScene(car: DrawnCar, { lit = false } = {}): string {
  const left = (WIDTH - car.length) / 2;
  const { front, rear } = car.arches;
  const tyre = (x: number, radius: number) =>
    `<ellipse cx="${short(left + x)}" cy="${GROUND + 8}" rx="${short(radius * 0.74)}" ry="20"/>`;
  const shadows =
    `<ellipse cx="${WIDTH / 2}" cy="${GROUND + 26}" rx="${short(car.length * 0.45)}" ry="52" fill="#2b1c0c" fill-opacity=".34" filter="url(#shadow)"/>` +
    `<g fill="#1a1108" fill-opacity=".62" filter="url(#contact)">${tyre(front.x, front.radius)}${tyre(rear.x, rear.radius)}` +
    `<rect x="${short(left + front.x)}" y="${GROUND - 12}" width="${short(rear.x - front.x)}" height="28"/></g>`;
  const place = `transform="translate(${short(left)} ${GROUND})"`;
  const light = lit ? lampLight(car, left) : { defs: "", road: "", glow: "" };
  const defs = `${car.defs}${flatBlurFilter("shadow", 70, 30)}${flatBlurFilter("contact", 18, 9)}${light.defs}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${defs}</defs>${shadows}<g ${place}>${light.road}${car.marks}${light.glow}</g></svg>`
  );
}

const WARM = "#ffe2ae";
const WHITE = "#fffaf0";
const RED = "#ff3b2c";

/** What the lamps send out, in the car's millimetres: light on the road, behind the car, and the glow about each, before it. All of it ends within the canvas. */
function lampLight(car: DrawnCar, left: number): { defs: string; road: string; glow: string } {
  const light = { defs: "", road: "", glow: "" };
  let count = 0;
  const shine = (on: "road" | "glow", colour: string, strength: number, ellipse: readonly number[]) => {
    const id = `shine-${count++}`;
    const [x = 0, y = 0, rx = 0, ry = 0] = ellipse.map(short);
    const shares = [1, 0.42, 0.12, 0].map((share, index) => [index * 0.33, colour, strength * share] as const);
    light.defs += radialGradientAt(id, shares, [x, y, rx, ry]);
    light[on] += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
  };
  for (const { light: colour, x, y } of car.lamps) {
    if (colour === "red") {
      const room = left + car.length - x;
      shine("road", RED, 0.4, [x + room * 0.1, 40, room * 0.85, 110]);
      shine("glow", RED, 0.62, [x, y, 260, 200]);
    } else if (x < car.length / 2) {
      const room = left + x;
      shine("road", WARM, 0.9, [x - room * 0.45, 46, room * 0.5, 130]);
      shine("glow", WARM, 0.45, [x - 130, y + 10, Math.min(620, room - 140), 360]);
      shine("glow", WHITE, 0.95, [x, y, 170, 110]);
    }
  }
  return light;
}
