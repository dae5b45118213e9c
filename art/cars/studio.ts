import { mixColours } from "../render/colour.ts";
import { flatBlurFilter, linearGradient, linearGradientAt, radialGradientAt, short } from "../render/svg.ts";
import type { DrawnCar } from "./draw-car.ts";

/** The scene is laid out on this many units. */
export const WIDTH = 1200;
const HEIGHT = 675;
const MIDDLE = WIDTH / 2;
/** Cars taller than this (mm) stand lower in the picture and stay narrower. */
const TALL = 1700;

type StudioTheme = "dark" | "ivory";

export interface StudioTones {
  readonly edge: string;
  readonly wall: string;
  readonly light: string;
}

export const tones: Record<StudioTheme, StudioTones> = {
  dark: { edge: "#12110f", wall: "#38332b", light: "#93856d" },
  ivory: { edge: "#d9cfbd", wall: "#e9e1d2", light: "#fffdf7" },
};

interface Placement {
  readonly ground: number;
  readonly left: number;
  readonly length: number;
  /** Scene units a millimetre. */
  readonly scale: number;
}

/** Whether a car is of the tall kind: vans and most sport utilities. */
export const isTall = (car: DrawnCar): boolean => car.height > TALL;

/** Where a car stands in the studio, in scene units; longer cars look longer, though not quite in proportion. */
export function placeInStudio(car: DrawnCar): Placement {
  const tall = isTall(car);
  const length = Math.min(985 + ((car.length - 4500) / 1300) * 105, tall ? 1010 : 1100);
  return { ground: tall ? 556 : 532, left: (WIDTH - length) / 2, length, scale: length / car.length };
}

export function backdrop(
  ground: number,
  theme: StudioTheme,
  { edge, wall, light }: StudioTones,
): { defs: string; marks: string } {
  const defs = [
    linearGradient("backdrop", [
      [0, edge],
      [0.62, mixColours(edge, wall, 0.6)],
      [0.73, wall],
      [0.76, mixColours(edge, wall, 0.75)],
      [1, edge],
    ]),
    radialGradientAt(
      "wall-light",
      [
        [0, light, 0.95],
        [0.35, mixColours(wall, light, 0.5), 0.6],
        [1, wall, 0],
      ],
      [MIDDLE, ground - 170, 640, 330],
    ),
    radialGradientAt(
      "floor-light",
      [
        [0, mixColours(light, "#ffffff", 0.15), 0.75],
        [0.55, light, 0.3],
        [1, light, 0],
      ],
      [MIDDLE, ground + 14, 620, 92],
    ),
    linearGradient(
      "lamp-bar",
      [
        [0, "#fff3da", 0],
        [0.25, "#fff3da", 0.5],
        [0.75, "#fff3da", 0.5],
        [1, "#fff3da", 0],
      ],
      [0, 0, 1, 0],
    ),
    flatBlurFilter("lamp-haze", 30, 22),
    flatBlurFilter("lamp-blur", 3, 1.6),
  ].join("");
  const fill = (name: string, top = 0) =>
    `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="url(#${name})"/>`;
  const bar =
    `<ellipse cx="${MIDDLE}" cy="70" rx="430" ry="26" fill="#fff0d2" fill-opacity=".10" filter="url(#lamp-haze)"/>` +
    `<polygon points="${MIDDLE - 360},67 ${MIDDLE + 360},67 ${MIDDLE + 396},72 ${MIDDLE - 396},72" fill="url(#lamp-bar)" filter="url(#lamp-blur)"/>`;
  const marks =
    fill("backdrop") + fill("wall-light") + fill("floor-light", ground - 90) + (theme === "dark" ? bar : "");
  return { defs, marks };
}

function groundShadow(car: DrawnCar, { ground, left, length, scale }: Placement): string {
  const tyre = ({ x, radius }: { x: number; radius: number }) =>
    `<ellipse cx="${short(left + x * scale)}" cy="${ground + 1.5}" rx="${short(radius * scale * 0.72)}" ry="4"/>`;
  const { front, rear } = car.arches;
  const between = `<rect x="${short(left + front.x * scale)}" y="${ground - 3}" width="${short((rear.x - front.x) * scale)}" height="6"/>`;
  return (
    `<ellipse cx="${MIDDLE}" cy="${ground + 5}" rx="${short(length * 0.47)}" ry="13" fill="#000" fill-opacity=".8" filter="url(#shadow)"/>` +
    `<g fill="#000" fill-opacity=".9" filter="url(#contact)">${tyre(front)}${tyre(rear)}${between}</g>`
  );
}

/** The car in the studio with its reflection, as an SVG of 1200 x 675 units. */
export function studioScene(car: DrawnCar, theme: StudioTheme, own?: StudioTones): string {
  const place = placeInStudio(car);
  const { ground, left, scale } = place;
  const scenery = backdrop(ground, theme, own ?? tones[theme]);
  const ivory = theme === "ivory";
  const defs = [
    car.defs,
    scenery.defs,
    linearGradientAt(
      "reflection-fade",
      [
        [0, "#ffffff", 0.8],
        [0.4, "#ffffff", 0.3],
        [1, "#ffffff", 0],
      ],
      [0, ground, 0, ground + 118],
    ),
    `<mask id="reflection" maskUnits="userSpaceOnUse" x="0" y="${ground - 2}" width="${WIDTH}" height="140">`,
    `<rect x="0" y="${ground - 2}" width="${WIDTH}" height="140" fill="url(#reflection-fade)"/></mask>`,
    `<filter id="reflection-blur" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.1 2.6"/></filter>`,
    flatBlurFilter("shadow", 16, 7),
    flatBlurFilter("contact", 4, 2),
    `<radialGradient id="vignette" cx=".5" cy=".55" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/>`,
    `<stop offset="1" stop-color="#000" stop-opacity="${ivory ? 0.14 : 0.62}"/></radialGradient>`,
    `<g id="the-car">${car.marks}</g>`,
  ].join("");
  const at = (flip: number) => `transform="translate(${short(left)} ${ground}) scale(${scale} ${flip * scale})"`;
  const marks = [
    scenery.marks,
    `<g mask="url(#reflection)" opacity="${ivory ? 0.38 : 1}"><g filter="url(#reflection-blur)"><use href="#the-car" ${at(-1)}/></g></g>`,
    groundShadow(car, place),
    `<use href="#the-car" ${at(1)}/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`,
  ].join("");
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${marks}</svg>`;
}
