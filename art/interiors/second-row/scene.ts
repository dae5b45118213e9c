import { armchair } from "../armchair.ts";
import { cityBackdrop } from "../backdrop.ts";
import { COOL_LIGHT, LINE_LIGHT } from "../cabin/design.ts";
import { type AddPart, partsList } from "../cabin/parts-list.ts";
import type { Panel, Rgb, Scene } from "../engine/scene.ts";
import { box, type Vec } from "../engine/sdf.ts";
import { leather } from "../leather.ts";
import { placed } from "../placed.ts";
import { addArmRest, addRearConsole } from "../rear-seats/console.ts";
import { seat } from "../seat.ts";
import { linear, scaled } from "../surfaces.ts";
import { addBench } from "./bench.ts";
import { addBuckets } from "./buckets.ts";
import { ASIDE, BEHIND, FRONT, type SecondRowDesign, type SecondRowKind, secondRowDesigns } from "./design.ts";
import { addRoom } from "./room.ts";

/** The city whose lights the lacquer mirrors: which one is seen outside is chosen later. */
const MIRRORED_CITY = "milan";

/** A car's second row, seen from an open door or from between the front seats, with the city that its lacquer mirrors. */
export async function scene(kind: SecondRowKind): Promise<Scene> {
  const design = secondRowDesigns[kind];
  const { parts, add } = partsList();
  const { seats, cushion, lean, quilting, sportsSeats: sports, raised, roof, walls, camera } = design;
  if (seats === "bench") {
    addBench(add, design);
    addFoldedRest(add, cushion + 0.16, BEHIND + 0.05);
  } else if (seats === "chairs") {
    for (const side of [-1, 1])
      parts.push(
        ...armchair(
          { quilting, lean, head: "rest", shell: "upper", arms: [], legRest: false },
          { place: [side * (ASIDE + 0.02), cushion - 0.45, BEHIND], degrees: side * -2 },
        ),
      );
    addRearConsole(add, BEHIND);
  } else {
    addBuckets(add, parts, design);
    addFoldedRest(add, cushion + 0.08, BEHIND - 0.02);
  }
  for (const side of walls.length > 1 ? [] : walls)
    parts.push(
      ...seat({ quilting, sports, height: cushion, lean: 20 }, [0, 0, 0]).map((part) =>
        placed(part, { place: [side * ASIDE, 0, FRONT], degrees: 0 }),
      ),
    );
  addRoom(add, parts, design);
  const line = linear(LINE_LIGHT);
  return {
    parts,
    panels: panelsOf(design),
    threads: walls.map((side) => ({
      points: [[side * 0.735, 0.768 + raised, -1.0] as Vec, [side * 0.735, 0.768 + raised, 0.2] as Vec],
      light: scaled(line, 0.014),
    })),
    camera: { ...camera, lens: 0.0016, focus: 1.5 },
    ambient: [0.014, 0.012, 0.011],
    exposure: roof === null ? 1.5 : 1.7,
    bloom: 0.6,
    vignette: 0.5,
    backdrop: await outsideOf(kind, MIRRORED_CITY),
  };
}

/** An arm rest without a console beneath it: folded out of a bench's back, or on the bridge between two buckets. */
function addFoldedRest(add: AddPart, height: number, z: number): void {
  addArmRest(add, { height, z, plate: 0.1, cups: [-0.047, 0.047] });
  const pad = box([0, height - 0.068, z + 0.03], [0.108, 0.054, 0.37], 0.035);
  add(pad, [-0.15, height - 0.15, z - 0.4], [0.15, height + 0.03, z + 0.45], 0.009, leather("leather"));
}

/** What is seen through the windows: a city by night, out of focus, its middle where the camera looks. */
export function outsideOf(kind: SecondRowKind, city: string): Promise<(dx: number, dy: number, dz: number) => Rgb> {
  const { from, to } = secondRowDesigns[kind].camera;
  const azimuth = Math.atan2(to[0] - from[0], to[2] - from[2]);
  return cityBackdrop(city, { azimuth, span: 1.3, horizon: 0.6, strength: 0.62 });
}

/** Light through the far and the rear window, a soft box at the open door, the roof lamp or the sky, and strips for dark leather. */
function panelsOf({ roof, walls }: SecondRowDesign): Panel[] {
  const dusk = linear("#e0a67a");
  const cool = (strength: number) => ({ light: scaled(linear(COOL_LIGHT), strength), forDark: true });
  const [wall = 1] = walls;
  const top = roof ?? 1.2;
  return [
    { centre: [wall * 0.85, 1.05, -0.4], across: [0, 0, wall * 0.8], along: [0, 0.17, 0], light: scaled(dusk, 1.6) },
    {
      centre: [wall * -1.5, 1.8, 0.5],
      across: [0, 0, wall * -0.8],
      along: [wall * 0.3, 0.5, 0],
      light: scaled([1, 0.86, 0.7], 1.7),
    },
    roof === null
      ? { centre: [0, 2.2, -0.4], across: [0.9, 0, 0], along: [0, 0, 0.9], light: scaled(linear("#b9a0a8"), 0.8) }
      : { centre: [0, top + 0.01, -0.2], across: [0.3, 0, 0], along: [0, 0, 0.3], light: scaled([1, 0.8, 0.58], 1.6) },
    {
      centre: [wall * 0.62, top - 0.05, -0.5],
      across: [0, 0, wall * 0.5],
      along: [-0.025, wall * 0.025, 0],
      ...cool(6),
    },
    { centre: [0, top - 0.04, -1.16], across: [0.55, 0, 0], along: [0, 0.025, 0.025], ...cool(3) },
    { centre: [wall * -1, top - 0.06, 0], across: [0, 0, wall * 0.5], along: [-0.05, wall * -0.01, 0], ...cool(4) },
  ];
}
