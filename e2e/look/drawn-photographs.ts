import sharp from "sharp";
import type { FocalPoint, PictureView } from "#domain/pictures/picture-details.ts";

const SIZES = {
  large: { width: 1200, height: 800 },
  small: { width: 800, height: 533 },
  portrait: { width: 600, height: 900 },
} as const;

/** A picture that stands for a photograph: a car in front of a plain ground, off its centre. */
export interface DrawnPhotograph {
  view: PictureView;
  focalPoint: FocalPoint;
  /** Colours of the ground from top to bottom, and of the floor. */
  ground: readonly [top: string, bottom: string, floor: string];
  /** Small if not stated: the server stores fewer sizes of such a picture, in less than half the time. */
  format?: keyof typeof SIZES;
}

const MORNING = ["#9db4c4", "#e6ddd0", "#8d8a84"] as const;
const DUSK = ["#2b3550", "#c98a6a", "#4a4346"] as const;
const STUDIO = ["#3a3d40", "#7d8286", "#55585b"] as const;
const PARK = ["#6f8a6a", "#cfd8bd", "#7c7a66"] as const;
const NIGHT = ["#070b14", "#1b2740", "#0d1119"] as const;

/** Twelve photographs of a car, as staff order them. */
export const TWELVE_PHOTOGRAPHS: readonly DrawnPhotograph[] = [
  { view: "three-quarter", focalPoint: { x: 62, y: 62 }, ground: MORNING, format: "large" },
  { view: "side", focalPoint: { x: 40, y: 62 }, ground: DUSK },
  { view: "front", focalPoint: { x: 50, y: 70 }, ground: PARK, format: "portrait" },
  { view: "rear", focalPoint: { x: 60, y: 62 }, ground: STUDIO },
  { view: "cabin", focalPoint: { x: 40, y: 55 }, ground: STUDIO },
  { view: "detail", focalPoint: { x: 55, y: 55 }, ground: PARK },
  { view: "side", focalPoint: { x: 60, y: 62 }, ground: PARK },
  { view: "three-quarter", focalPoint: { x: 38, y: 62 }, ground: STUDIO },
  { view: "front", focalPoint: { x: 55, y: 62 }, ground: DUSK },
  { view: "rear", focalPoint: { x: 45, y: 62 }, ground: MORNING },
  { view: "cabin", focalPoint: { x: 60, y: 55 }, ground: MORNING },
  { view: "detail", focalPoint: { x: 45, y: 55 }, ground: DUSK },
];

/** The home page's photographs by day and by night: a car on the right of its middle. */
export const HERO_PHOTOGRAPHS = {
  day: { view: "side", focalPoint: { x: 62, y: 66 }, ground: MORNING, format: "large" },
  night: { view: "side", focalPoint: { x: 62, y: 66 }, ground: NIGHT, format: "large" },
} as const satisfies Record<string, DrawnPhotograph>;

const WHEEL =
  '<circle r="62" fill="#16171a"/><circle r="44" fill="#9a9da1"/><path d="M0-44V44M-44 0H44M-31-31 31 31M-31 31 31-31" stroke="#3b3d41" stroke-width="9"/>';
const GLASS = 'fill="#1c2630"';
const SIDE = `<ellipse cy="152" rx="480" ry="18" opacity=".35"/><path d="M-470 90C-470 40-420 20-300 8C-210-4-160-84-60-94L100-96C200-94 260-44 330-4C400 8 460 20 465 70L465 98H-470Z" fill="PAINT"/>
  <path d="M-170-4C-130-54-100-72-50-76L90-78C160-74 210-39 250-6Z" ${GLASS}/><path d="M20-78V-5" stroke="PAINT" stroke-width="14"/>
  <path d="M-440 48H440" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><g transform="translate(-290 92)">${WHEEL}</g><g transform="translate(280 92)">${WHEEL}</g>`;
const END = `<ellipse cy="158" rx="250" ry="16" opacity=".35"/><rect x="-225" y="60" width="90" height="100" rx="22" fill="#16171a"/><rect x="135" y="60" width="90" height="100" rx="22" fill="#16171a"/>
  <path d="M-240 120V10C-236-30-200-38-180-42L-130-130C-90-152 90-152 130-130L180-42C200-38 236-30 240 10V120Z" fill="PAINT"/>
  <path d="M-156-44-112-122C-80-136 80-136 112-122L156-44Z" ${GLASS}/><path d="M-214 8H-130M130 8H214" stroke="LAMP" stroke-width="14"/>
  <rect x="-90" y="52" width="180" height="34" rx="17" fill="#16171a"/>`;

/** The drawing of each view around its focal point. */
const DRAWINGS: Readonly<Record<PictureView, string>> = {
  side: SIDE,
  "three-quarter": `<g transform="scale(.78 1)">${SIDE}<path d="M-462 60C-456 44-440 38-410 34L-390 54Z" fill="#f7f0d8"/></g>`,
  front: `<g transform="scale(1.4)">${END.replaceAll("LAMP", "#f7f0d8")}</g>`,
  rear: `<g transform="scale(1.4)">${END.replaceAll("LAMP", "#d8242c")}</g>`,
  cabin: `<path d="M-900 60C-300-40 300-40 900 60V500H-900Z" fill="#1d1a19"/><path d="M-900 80C-300-20 300-20 900 80" stroke="PAINT" stroke-width="22" fill="none"/>
    <circle cy="70" r="150" fill="none" stroke="#0c0c0d" stroke-width="34"/><path d="M-140 70H140M0 70V210" stroke="#0c0c0d" stroke-width="30"/><circle cy="70" r="44" fill="#2e2b2a"/>
    <rect x="300" y="80" width="260" height="120" rx="14" fill="#31465a"/>`,
  detail: `<path d="M-900-280C-300-380 300-380 900-280V120H-900Z" fill="PAINT"/><g transform="scale(4)">${WHEEL}</g>`,
};

/** Returns the photograph of a car in this paint as a JPEG file. The same arguments always return the same bytes. */
export function drawPhotograph({ view, focalPoint, ground, format = "small" }: DrawnPhotograph, paint: string) {
  const { width, height } = SIZES[format];
  const [top, bottom, floor] = ground;
  const [x, y] = [(focalPoint.x * width) / 100, (focalPoint.y * height) / 100];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/><rect y="${y + 0.06 * height}" width="${width}" height="${height}" fill="${floor}"/>
    <g transform="translate(${x} ${y}) scale(${width / 1400})">${DRAWINGS[view].replaceAll("PAINT", paint)}</g></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
}

/** Two logos of the invented company: for light grounds and for dark ones. Letters would depend on the fonts of the machine. */
export const LOGOS = { logo: drawLogo("#16342a", "#c8102e"), logo_on_dark: drawLogo("#f1ede2", "#e8606f") } as const;

function drawLogo(ink: string, accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M4 54 30 6 56 54H44L30 28 16 54Z" fill="${ink}"/><circle cx="30" cy="50" r="5" fill="${accent}"/>
    <path d="M76 20H232M76 32H190M76 44H214" stroke="${ink}" stroke-width="5"/></svg>`;
}
