import { curve, ramp } from "../geometry/curve.ts";
import { paints } from "../paints.ts";
import type { Paint } from "../shading/paint.ts";
import type { Half, Panel, Trim } from "./elevation.ts";

/** What skirts are made of: grained plastic, and carbon under lacquer. */
const materials: Partial<Record<Trim["finish"], Paint>> = {
  skirt: { base: "#111214", flake: "#3c3f44", metallic: 0.6, coat: 0.5 },
  carbonSkirt: { ...paints.nero, coat: 1 },
};

/** A dark skirt as a panel of its own: its upper edge rolls into the light, its foot turns under. Other parts are none. */
export function skirtPanel(trim: Trim, body: Half): Panel | undefined {
  const paint = materials[trim.finish];
  if (!paint) return undefined;
  const foot = Math.min(...body.map(({ y }) => y));
  const half = Math.max(...trim.shape.map(({ x }) => x));
  const [middle, side] = [trim.shape[0]?.y ?? foot, Math.max(...trim.shape.map(({ y }) => y))];
  const level = (share: number) =>
    curve(
      `0,${Math.round(foot + (middle - foot) * share)} ${Math.round(half)},${Math.round(foot + (side - foot) * share)}`,
    );
  return {
    outline: trim.shape,
    paint,
    skin: {
      section: [
        { along: level(0.74), above: 40, below: 10 },
        { along: level(0.52), above: 4, below: -4 },
        { along: level(0.22), above: -12, below: ramp("0:-30 600:-34") },
      ],
      topAngle: 74,
      topRound: 16,
      topRoundAngle: 52,
      crown: { angle: 32, power: 2.2 },
      edge: { round: 130, angle: 78 },
    },
    contour: 0.5,
  };
}
