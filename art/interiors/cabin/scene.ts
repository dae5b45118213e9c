import { cityBackdrop } from "../backdrop.ts";
import type { Panel, Rgb, Scene } from "../engine/scene.ts";
import type { Vec } from "../engine/sdf.ts";
import { rearSeatsDesigns } from "../rear-seats/design.ts";
import { rearSeats } from "../rear-seats/scene.ts";
import { seat } from "../seat.ts";
import { linear, scaled } from "../surfaces.ts";
import { addConsole } from "./console.ts";
import { addDashboard } from "./dashboard.ts";
import { type CabinDesign, type CabinKind, COOL_LIGHT, cabinDesigns, type DriversCabin, LINE_LIGHT } from "./design.ts";
import { addFarDoor } from "./door.ts";
import { across, partsList } from "./parts-list.ts";
import { addShell } from "./shell.ts";
import { addSteeringWheel } from "./steering-wheel.ts";

/** The city whose lights the lacquer mirrors: which one is seen outside is chosen later. */
const MIRRORED_CITY = "milan";

/** A cabin with the city that its lacquer mirrors. */
export async function scene(kind: CabinKind): Promise<Scene> {
  const backdrop = await outsideOf(kind, MIRRORED_CITY);
  return { ...(isDriversCabin(kind) ? driversCabin(kind) : rearSeats(kind)), backdrop };
}

const isDriversCabin = (kind: CabinKind): kind is DriversCabin => kind in cabinDesigns;

/** A car's cabin, seen from the driver's open door. */
function driversCabin(kind: DriversCabin): Omit<Scene, "backdrop"> {
  const design = cabinDesigns[kind];
  const { parts, add } = partsList();
  for (const side of [-1, 1]) {
    const { quilting, sportsSeats: sports, cushion: height, lean } = design;
    parts.push(...seat({ quilting, sports, height, lean }, [side * 0.37, 0, side < 0 ? -0.1 : 0.0]));
  }
  addDashboard(add, design);
  addSteeringWheel(add, design);
  addConsole(add, design);
  addFarDoor(add, design);
  addShell(add, design);
  const line = scaled(linear(LINE_LIGHT), 1);
  return {
    parts,
    panels: panelsOf(design),
    threads: [
      { points: across(0.745, 0.648, 0.74), light: scaled(line, 0.014) },
      { points: [[-0.6, 0.47, 0.7] as const, [0.6, 0.47, 0.7] as const], light: scaled(line, 0.035) },
      { points: [[0.742, 0.768, -0.6] as const, [0.742, 0.768, 0.58] as const], light: scaled(line, 0.014) },
    ],
    camera: { ...cameraOf(design), angle: 62, lens: 0.0018, focus: 1.5 },
    ambient: [0.014, 0.012, 0.011],
    exposure: design.open ? 1.5 : 1.7,
    bloom: 0.6,
    vignette: 0.5,
  };
}

/** What is seen through a cabin's windows: a city by night, out of focus, its middle where the camera looks. */
export function outsideOf(kind: CabinKind, city: string): Promise<(dx: number, dy: number, dz: number) => Rgb> {
  const { from, to } = viewOf(kind);
  const azimuth = Math.atan2(to[0] - from[0], to[2] - from[2]);
  // Between the heads of a pair of seats the city stands nearer.
  const far = kind === "lounge" || isDriversCabin(kind);
  return cityBackdrop(city, { azimuth, span: far ? 1.15 : 1.3, horizon: far ? 0.52 : 0.6, strength: 0.62 });
}

function viewOf(kind: CabinKind): { from: Vec; to: Vec } {
  return isDriversCabin(kind) ? cameraOf(cabinDesigns[kind]) : rearSeatsDesigns[kind].camera;
}

const cameraOf = ({ roof }: CabinDesign): { from: Vec; to: Vec } => ({
  from: [-1.3, roof - 0.03, -0.02],
  to: [0.1, 0.74, 0.36],
});

/** Light through the windscreen and the far window, a soft box at the open door, and the roof lamp or the sky. */
function panelsOf({ open, roof }: CabinDesign): Panel[] {
  const dusk = linear("#e0a67a");
  return [
    { centre: [0, 1.25, 1.0], across: [-0.6, 0, 0], along: [0, 0.3, -0.3], light: scaled(dusk, 1.5) },
    { centre: [0.85, 1.05, 0.1], across: [0, 0, 0.6], along: [0, 0.17, 0], light: scaled(dusk, 1.6) },
    { centre: [-1.7, 2.0, -0.5], across: [0.25, 0, 0.7], along: [0.4, 0.4, -0.15], light: scaled([1, 0.86, 0.7], 2.2) },
    open
      ? { centre: [0, 2.2, -0.2], across: [0.9, 0, 0], along: [0, 0, 0.9], light: scaled(linear("#b9a0a8"), 0.8) }
      : { centre: [0, roof + 0.02, 0.2], across: [0.12, 0, 0], along: [0, 0, 0.07], light: scaled([1, 0.8, 0.58], 9) },
    ...stripsForDark(roof),
  ];
}

/**
 * Narrow strips along the far roof rail, at the windscreen's foot, in the open door and under the roof. The rail's ends before the windscreen's frame
 * and the dashboard, on which it would burn a spot; the door's stands too far back to light the near pillar.
 */
function stripsForDark(roof: number): Panel[] {
  const cool = (strength: number) => ({ light: scaled(linear(COOL_LIGHT), strength), forDark: true });
  return [
    { centre: [0.62, roof - 0.05, 0.02], across: [0, 0, 0.28], along: [-0.025, 0.025, 0], ...cool(8) },
    { centre: [0, 0.98, 0.92], across: [-0.6, 0, 0], along: [0, 0.03, -0.03], ...cool(1.2) },
    { centre: [-1.0, roof - 0.08, -0.4], across: [0, 0, 0.4], along: [-0.05, -0.01, 0], ...cool(6) },
    { centre: [-0.1, roof - 0.03, -0.05], across: [0.04, 0, 0], along: [0, 0, 0.55], ...cool(7) },
  ];
}
