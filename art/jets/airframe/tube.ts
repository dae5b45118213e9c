import { flatten, highestAt } from "../../cars/geometry/spline.ts";
import type { JetModel } from "../jet-model.ts";
import { type Patch, spindle } from "./mesh.ts";

/** The tube of an aircraft: crown, belly and half width at any x. */
export interface Tube {
  readonly end: number;
  crown(x: number): number;
  belly(x: number): number;
  halfWidth(x: number): number;
}

export function tubeOf({ fuselage }: JetModel): Tube {
  const upper = flatten(fuselage.upper);
  const lower = flatten(fuselage.lower);
  const end = upper.at(-1)?.x ?? 0;
  const within = (x: number) => Math.min(Math.max(x, 0.01), end - 0.01);
  const crown = (x: number) => highestAt(upper, within(x)) ?? 0;
  const belly = (x: number) => highestAt(lower, within(x)) ?? 0;
  return { end, crown, belly, halfWidth: (x) => ((crown(x) - belly(x)) / 2) * fuselage.roundness };
}

const STATIONS = 170;

/** The tube itself, closed behind, and the fairing that carries the wing under it. */
export function tubePatches(model: JetModel, tube: Tube): Patch[] {
  const ring = (x: number) => ({
    x,
    y: (tube.crown(x) + tube.belly(x)) / 2,
    halfHeight: (tube.crown(x) - tube.belly(x)) / 2,
    halfWidth: tube.halfWidth(x),
  });
  // Stations crowd at the nose, where the surface turns fastest.
  const stations = Array.from({ length: STATIONS }, (_, i) => ring(tube.end * (i / (STATIONS - 1)) ** 1.7));
  const last = ring(tube.end);
  const cap = [last, { ...last, halfHeight: 0.1, halfWidth: 0.1 }];
  return [spindle("tube", stations), spindle("dark", cap), fairing(model, tube)];
}

function fairing({ wing }: JetModel, tube: Tube): Patch {
  const [front, rear] = wing.root;
  const chord = rear - front;
  const [from, to] = [front - chord * 0.34, rear + chord * 0.42];
  const middle = (front + rear) / 2;
  const depth = Math.max(tube.belly(middle) - wing.y, 0) + chord * 0.07;
  const rings = Array.from({ length: 41 }, (_, i) => {
    const share = i / 40;
    const swell = Math.sin(Math.PI * share) ** 0.55;
    const x = from + (to - from) * share;
    const floor = tube.belly(x) + 4;
    const halfHeight = (depth + chord * 0.1) * 0.5 * swell;
    return {
      x,
      y: floor + chord * 0.1 * swell - halfHeight + 2,
      halfHeight,
      halfWidth: tube.halfWidth(middle) * 0.98 * swell,
    };
  });
  return spindle("tube", rings);
}
