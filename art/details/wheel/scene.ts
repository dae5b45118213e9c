import type { Material, Panel, Rgb, Scene } from "../../interiors/engine/scene.ts";
import { box, noise, smooth } from "../../interiors/engine/sdf.ts";
import { linear, scaled } from "../../interiors/surfaces.ts";
import { type WheelChoice, wheelDetail } from "./design.ts";
import { flank } from "./flank.ts";
import { runningGear } from "./running-gear.ts";

/** The wheel for which camera and lights are set: larger ones are seen from as much further away. */
const USUAL_TYRE = 0.345;

/** A car's front wheel with its brake in the dark studio, seen from ahead of it. */
export async function scene(choice: WheelChoice): Promise<Scene> {
  const design = wheelDetail(choice);
  const size = design.tyre / USUAL_TYRE;
  return {
    parts: [
      ...runningGear(design),
      ...flank(design),
      {
        solid: box([0, -0.03, 0], [5, 0.03, 5], 0.005),
        bounds: [
          [-4, -0.1, -4],
          [4, 0.06, 4],
        ],
        cell: 0.08,
        material: floor,
      },
    ],
    panels: PANELS,
    threads: [],
    camera: {
      from: [-1.12 * size, 0.5 * size, -1.55 * size],
      to: [0.07 * size, 0.285 * size, 0],
      angle: 39,
      lens: 0.003,
      focus: 1.75 * size,
    },
    backdrop: studio,
    ambient: [0.012, 0.011, 0.01],
    exposure: 1.45,
    bloom: 0.35,
    vignette: 0.6,
  };
}

/** A long strip overhead, a warm box ahead, one that the wheel's face mirrors, a cool edge from behind. */
const PANELS: readonly Panel[] = [
  { centre: [0.2, 2.2, -1.3], across: [2.6, 0, 0], along: [0, -0.12, 0.36], light: scaled([1, 0.9, 0.78], 6) },
  { centre: [-2.3, 1.0, -1.6], across: [0.35, 0, -0.5], along: [0, 0.75, 0], light: scaled([1, 0.82, 0.62], 1.3) },
  { centre: [2.3, 0.85, -2.4], across: [0.5, 0, 0.5], along: [0, 0.8, 0], light: scaled([1, 0.95, 0.88], 2.2) },
];

/** A dark room with a warm wash of light low on its walls; on the viewer's side a strip at the height of the eye and a soft box above. */
export const studio = (dx: number, dy: number, dz: number): Rgb => {
  const low = Math.exp(-(((dy - 0.06) / 0.2) ** 2));
  const here = 0.35 + 0.65 * Math.exp(-((dx - 0.55) ** 2) / 0.35);
  const wall = scaled(WALL, 0.012 + 0.24 * low * here * (dz > 0 ? 1 : 0.8));
  if (dz > 0) return wall;
  const strip = smooth(0.03, 0.13, dy) * (1 - smooth(0.16, 0.28, dy));
  const box = smooth(0.4, 0.5, dy) * (1 - smooth(0.85, 0.95, dy));
  const light = 2.2 * strip + 1.6 * box;
  return [wall[0] + light, wall[1] + light * 0.94, wall[2] + light * 0.85];
};
const WALL = linear("#8f7f66");

const floor: Material = {
  tint: linear("#332d25"),
  f0: 0.055,
  rough: 0.12,
  shade(s) {
    s.rough = 0.17 + 0.03 * noise(s.x * 30, 1, s.z * 30);
  },
};
