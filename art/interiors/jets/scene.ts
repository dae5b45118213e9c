import { findIllustratedCabin } from "#domain/jets/illustrated-cabins.ts";
import { partsList } from "../cabin/parts-list.ts";
import type { Panel, Rgb, Scene, Thread } from "../engine/scene.ts";
import { clamp, type Vec } from "../engine/sdf.ts";
import { linear, scaled } from "../surfaces.ts";
import { addBulkhead } from "./bulkhead.ts";
import { jetCabins } from "./cabins.ts";
import { type Section, sectionOf, wallAt } from "./section.ts";
import { skyOf } from "./sky.ts";
import { addTube, FORE, shelfOf } from "./tube.ts";
import { furnish } from "./zones.ts";

/** What comes in through the windows. */
const DAYLIGHT: Readonly<Record<"day" | "night", Rgb>> = {
  day: scaled(linear("#f7d9b4"), 2.1),
  night: scaled(linear("#5a6c90"), 0.7),
};

/** The cabin of an aircraft, seen from its entry. */
export async function scene(slug: string): Promise<Scene> {
  const cabin = jetCabins.find((candidate) => candidate.slug === slug);
  const drawn = findIllustratedCabin(slug);
  if (!cabin || !drawn) throw new Error(`No cabin is drawn of "${slug}"`);
  const section = sectionOf(slug);
  const { add, parts } = partsList();
  const furniture = furnish(section, drawn.layout, cabin);
  const { end } = furniture;
  addTube(add, section, cabin, end);
  addBulkhead(add, section, cabin, end);
  return {
    parts: [...furniture.parts, ...parts],
    panels: panelsOf(section, drawn.sky, end),
    threads: threadsOf(section, cabin.light, end),
    camera: cameraOf(section, cabin.hand),
    backdrop: skyOf(drawn.sky),
    ambient: [0.014, 0.012, 0.011],
    exposure: drawn.sky === "day" ? 2.1 : 2,
    bloom: 0.55,
    vignette: 0.55,
  };
}

/** How high the eye is in every cabin, so that one sees how far above it the ceiling is. */
const EYE = 1.12;

/** An eye in the aisle by the foremost row; in a wide cabin one stands farther off. */
function cameraOf({ radius }: Section, hand: 1 | -1): Scene["camera"] {
  const from: Vec = [-0.4 * radius * hand, EYE, -0.75 - clamp((radius - 0.75) * 0.9, 0, 0.42)];
  return { from, to: [0.16 * radius * hand, EYE - 0.3, 0.95], angle: 68, lens: 0.0018, focus: 2.2 };
}

/** Light through both rows of windows, from the ceiling and that of the passage behind, and from a reading lamp on either side. */
function panelsOf(section: Section, hour: "day" | "night", end: number): Panel[] {
  const { windows, ceiling, seat } = section;
  const day = DAYLIGHT[hour];
  const x = wallAt(section, windows.y) - 0.03;
  const [middle, reach] = [(FORE + end) / 2, (end - FORE) / 2 - 0.1];
  const tall = windows.halfHeight * 0.75;
  const shelf = shelfOf(section);
  const lamp: Rgb = [1, 0.82, 0.6];
  return [
    { centre: [x, windows.y, middle], across: [0, 0, reach], along: [0, tall, 0], light: day },
    { centre: [-x, windows.y, middle], across: [0, 0, -reach], along: [0, tall, 0], light: scaled(day, 0.55) },
    {
      centre: [0, ceiling - 0.08, middle + 0.4],
      across: [0.14, 0, 0],
      along: [0, 0, reach + 0.4],
      light: scaled([1, 0.84, 0.64], hour === "day" ? 0.7 : 0.8),
    },
    { centre: [seat.x - 0.1, shelf - 0.03, 0.85], across: [0.07, 0, 0], along: [0, 0, 0.07], light: scaled(lamp, 26) },
    { centre: [-seat.x + 0.1, shelf - 0.03, 1.3], across: [0.06, 0, 0], along: [0, 0, 0.06], light: scaled(lamp, 20) },
  ];
}

/** The lines of light over both ledges. */
function threadsOf(section: Section, light: string, end: number): Thread[] {
  const y = section.ledge + 0.04;
  const x = wallAt(section, y) - 0.02;
  return [-1, 1].map((side) => ({
    points: [
      [side * x, y, FORE + 0.2],
      [side * x, y, end - 0.2],
    ],
    light: scaled(linear(light), 0.02),
  }));
}
