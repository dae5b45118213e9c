import { armchair } from "../armchair.ts";
import { COOL_LIGHT, LINE_LIGHT } from "../cabin/design.ts";
import { partsList } from "../cabin/parts-list.ts";
import type { Panel, Scene } from "../engine/scene.ts";
import type { Vec } from "../engine/sdf.ts";
import { linear, scaled } from "../surfaces.ts";
import { addTable } from "../table.ts";
import { addRearConsole } from "./console.ts";
import { CEILING, type RearSeatsKind, rearSeatsDesigns } from "./design.ts";
import { addRoom, COVE } from "./room.ts";

/** How far a chair's middle stands from the car's, and how far behind. */
const ASIDE = 0.4;
const BEHIND = -0.78;
/** Where one sits who looks back at them. */
const FACING = 0.85;

/** A van's rear seats, as one sees them getting in. */
export function rearSeats(kind: RearSeatsKind): Omit<Scene, "backdrop"> {
  const design = rearSeatsDesigns[kind];
  const { quilting, lean, legRests: legRest, beside, walls } = design;
  const { parts, add } = partsList();
  const chair = (arms: readonly number[], place: Vec, degrees: number) =>
    parts.push(...armchair({ quilting, lean, legRest, head: "rest", shell: "upper", arms }, { place, degrees }));
  for (const side of [-1, 1])
    chair(beside === "console" ? [side] : [-1, 1], [side * ASIDE, 0, BEHIND], beside === "console" ? side * -3 : 0);
  if (beside === "console") addRearConsole(add, -0.75);
  else {
    chair([-1, 1], [ASIDE, 0, FACING], 180);
    addTable(add, [ASIDE + 0.1, 0.69, (BEHIND + FACING) / 2], { wide: 0.24, deep: 0.21 });
  }
  addRoom(add, design);
  const line = linear(LINE_LIGHT);
  const cove = (x: number): Vec[] => [
    [x, CEILING - 0.16, -1.55],
    [x, CEILING - 0.16, 1.45],
  ];
  const [first = -1] = walls;
  const along: Vec[] = [
    [first * 0.735, 0.728, -1.6],
    [first * 0.735, 0.728, 1.45],
  ];
  return {
    parts,
    panels: panelsOf(first),
    threads: [
      { points: cove(-COVE), light: scaled(line, 0.04) },
      { points: cove(COVE), light: scaled(line, 0.04) },
      { points: along, light: scaled(line, 0.014) },
    ],
    camera: { ...design.camera, angle: 72, lens: 0.0016, focus: 1.6 },
    ambient: [0.014, 0.012, 0.011],
    exposure: 1.7,
    bloom: 0.6,
    vignette: 0.5,
  };
}

/**
 * Light through the windows, a soft box at the open door, the ceiling's, and what the lines send back up to it; for dark leather strips over the
 * windows, behind the chairs and in the open door.
 */
function panelsOf(wall: number): Panel[] {
  const dusk = linear("#e0a67a");
  const cool = (strength: number) => ({ light: scaled(linear(COOL_LIGHT), strength), forDark: true });
  return [
    { centre: [wall * 0.85, 1.02, -0.2], across: [0, 0, wall * 1.3], along: [0, 0.18, 0], light: scaled(dusk, 1.6) },
    {
      centre: [wall * -1.5, 1.7, 0.4],
      across: [0, 0, wall * -0.9],
      along: [wall * 0.3, 0.5, 0],
      light: scaled([1, 0.86, 0.7], 1.6),
    },
    { centre: [0, CEILING - 0.04, -0.1], across: [0.3, 0, 0], along: [0, 0, 0.8], light: scaled([1, 0.8, 0.58], 0.9) },
    { centre: [0, 0.95, -0.1], across: [-0.6, 0, 0], along: [0, 0, 1.2], light: scaled([1, 0.8, 0.6], 0.22) },
    { centre: [wall * 0.66, 1.24, -0.2], across: [0, 0, 1.1], along: [-0.025, wall * 0.025, 0], ...cool(5) },
    { centre: [0, 1.24, -1.58], across: [0.6, 0, 0], along: [0, 0.03, 0.03], ...cool(3) },
    { centre: [wall * -1, 1.25, 0], across: [0, 0, 0.7], along: [-0.05, wall * -0.01, 0], ...cool(3) },
  ];
}
