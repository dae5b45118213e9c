import type { LonLat } from "#domain/map/country-outlines.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The two standard parallels and the central meridian of the projection: the middle of the drawn area. */
const PARALLELS = [40, 51] as const;
const MERIDIAN = 5;

const [SOUTH, NORTH] = [radians(PARALLELS[0]), radians(PARALLELS[1])] as const;
const conic = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(conic(NORTH) / conic(SOUTH));
const SCALE = (Math.cos(SOUTH) * conic(SOUTH) ** CONE) / CONE;

/** Returns the position of a place in the Lambert conformal conic projection: x to the east, y to the south, in earth radii. */
function project([longitude, latitude]: LonLat): [x: number, y: number] {
  const distance = SCALE / conic(radians(latitude)) ** CONE;
  const angle = CONE * radians(longitude - MERIDIAN);
  return [distance * Math.sin(angle), distance * Math.cos(angle)];
}

/** Size of the drawing in SVG units. */
export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 900;

/** The places that bound the drawn area: Finisterre, Otranto, the Danish border, Tarifa. */
const WEST = project([-9.28, 43.05])[0];
const EAST = project([18.5, 40.13])[0];
const TOP = project([8.65, 54.91])[1];
const MARGIN = 16;
const UNIT = (MAP_WIDTH - 2 * MARGIN) / (EAST - WEST);

/** Returns a place's position in the drawing, in units from the upper left corner, rounded to tenths. */
export function projectToMap(place: LonLat): { x: number; y: number } {
  const [x, y] = project(place);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { x: tenth(MARGIN + (x - WEST) * UNIT), y: tenth(MARGIN + (y - TOP) * UNIT) };
}

/**
 * Returns a line as the `d` attribute of an SVG path. It uses relative coordinates in the shortest form, because outlines make up a fifth of their
 * page.
 */
export function toSvgPath(places: readonly LonLat[], closed = false): string {
  const points = places.map(projectToMap);
  const steps = points.slice(1).flatMap(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    return [x - before.x, y - before.y];
  });
  const [start = { x: 0, y: 0 }] = points;
  return `M${start.x} ${start.y}l${formatShortest(steps)}${closed ? "z" : ""}`;
}

/** Formats lengths to tenths without separators where SVG allows it: a sign or a second point starts the next number. */
function formatShortest(lengths: readonly number[]): string {
  let written = "";
  let last = "";
  for (const length of lengths) {
    const text = String(Math.round(length * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");
    const runsOn = last === "" || text.startsWith("-") || (text.startsWith(".") && last.includes("."));
    written += runsOn ? text : ` ${text}`;
    last = text;
  }
  return written;
}
