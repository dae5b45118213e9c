import type { LonLat } from "#domain/map/country-outlines.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The two parallels that keep their true length, and the meridian that stands upright: the middle of what is drawn. */
const PARALLELS = [40, 51] as const;
const MERIDIAN = 5;

const [SOUTH, NORTH] = [radians(PARALLELS[0]), radians(PARALLELS[1])] as const;
const conic = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(conic(NORTH) / conic(SOUTH));
const SCALE = (Math.cos(SOUTH) * conic(SOUTH) ** CONE) / CONE;

/** Lambert's conformal conic projection, as on the road atlases of Europe: x to the east, y to the south, in earth radii. */
function project([longitude, latitude]: LonLat): [x: number, y: number] {
  const distance = SCALE / conic(radians(latitude)) ** CONE;
  const angle = CONE * radians(longitude - MERIDIAN);
  return [distance * Math.sin(angle), distance * Math.cos(angle)];
}

/** The drawing's own size; everything on it is in these units. */
export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 900;

/** The corners of what is shown, as places: Finisterre, Otranto, the Danish border, Tarifa. */
const WEST = project([-9.28, 43.05])[0];
const EAST = project([18.5, 40.13])[0];
const TOP = project([8.65, 54.91])[1];
const MARGIN = 16;
const UNIT = (MAP_WIDTH - 2 * MARGIN) / (EAST - WEST);

/** Where a place lies on the drawing, in units from its upper left corner, to a tenth. */
export function projectToMap(place: LonLat): { x: number; y: number } {
  const [x, y] = project(place);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { x: tenth(MARGIN + (x - WEST) * UNIT), y: tenth(MARGIN + (y - TOP) * UNIT) };
}

/** A line through places as the `d` of an SVG path: from each to the next, in the shortest writing, since outlines are a fifth of their page. */
export function toSvgPath(places: readonly LonLat[], closed = false): string {
  const points = places.map(projectToMap);
  const steps = points.slice(1).flatMap(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    return [x - before.x, y - before.y];
  });
  const [start = { x: 0, y: 0 }] = points;
  return `M${start.x} ${start.y}l${formatShortest(steps)}${closed ? "z" : ""}`;
}

/** Lengths to a tenth, one after the other as SVG reads them: a sign or a second point begins the next. */
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
