import type { Environment } from "../cars/shading/environment.ts";
import type { Rgb } from "../render/colour.ts";
import { smoothStep } from "../render/easing.ts";
import type { Stop } from "../render/svg.ts";

/** The two skies of the fleet: every aircraft stands under the same early morning, and under the same night. */
export type Hour = "day" | "night";

/** What an hour of the day does to sky, ground and everything that mirrors them. */
export interface HourOfLight {
  readonly sky: readonly Stop[];
  /** Light above the horizon: centre (share of the width), colour and strength; undefined when there is none. */
  readonly glow: { readonly at: number; readonly core: string; readonly halo: string; readonly strength: number };
  readonly stars: number;
  readonly clouds: { readonly colour: string; readonly opacity: number };
  readonly mountains: readonly [far: string, near: string];
  readonly buildings: string;
  readonly windowsLit: number;
  readonly apron: readonly Stop[];
  readonly marking: { readonly colour: string; readonly opacity: number };
  /** Opacity of the reflection in the apron. */
  readonly reflection: number;
  readonly exposure: number;
  /** Rim light along the upper edges. */
  readonly rim: string;
  readonly cabin: { readonly glass: string; readonly lamp: string; readonly strength: number };
  readonly environment: Environment;
}

interface SkyLight {
  readonly horizon: Rgb;
  readonly low: Rgb;
  readonly zenith: Rgb;
  readonly glow: Rgb;
  readonly ground: Rgb;
  readonly groundNear: Rgb;
  /** How strongly the light comes from the nose's side. */
  readonly fromNose: number;
}

const between = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The open sky over an apron, as the skin of an aircraft mirrors it. */
function skyEnvironment(light: SkyLight): Environment {
  return (ray) => {
    const elevation = (Math.asin(Math.max(-1, Math.min(1, ray.dy))) * 180) / Math.PI;
    let colour: Rgb;
    // The sun stands behind the aircraft: what its side mirrors is the calmer half of the sky.
    const turned = smoothStep(-0.2, 0.9, ray.dz);
    const horizon = between(light.horizon, light.low, 0.85 * turned);
    if (elevation > 0) {
      colour = between(horizon, light.low, smoothStep(0, 30, elevation));
      colour = between(colour, light.zenith, smoothStep(28, 75, elevation));
      colour = between(colour, light.glow, Math.exp(-(((elevation - 16) / 9) ** 2)) * (0.5 - 0.2 * turned));
    } else {
      colour = between(horizon, light.ground, smoothStep(0, -20, elevation));
      colour = between(colour, light.groundNear, smoothStep(-24, -78, elevation));
    }
    const side = 1 - light.fromNose / 2 + light.fromNose * smoothStep(0.9, -0.9, ray.dx);
    return [colour[0] * side, colour[1] * side, colour[2] * side];
  };
}

export const hours: Record<Hour, HourOfLight> = {
  day: {
    sky: [
      [0, "#4a6288"],
      [0.3, "#8492ac"],
      [0.52, "#d2a9a0"],
      [0.66, "#f0c79c"],
      [0.76, "#fde6bd"],
    ],
    glow: { at: 0.2, core: "#fff4d8", halo: "#ffd29a", strength: 0.95 },
    stars: 0,
    clouds: { colour: "#fbe3cc", opacity: 0.5 },
    mountains: ["#a78e97", "#7b6a7a"],
    buildings: "#5d5565",
    windowsLit: 0.25,
    apron: [
      [0, "#cdb6a2"],
      [0.25, "#9d8d86"],
      [1, "#4a4650"],
    ],
    marking: { colour: "#f6e2b8", opacity: 0.5 },
    reflection: 0.4,
    exposure: 1.15,
    rim: "#fff1d4",
    cabin: { glass: "#0d0f14", lamp: "#f2c58a", strength: 0.1 },
    environment: skyEnvironment({
      horizon: [1.3, 1.0, 0.72],
      low: [0.62, 0.54, 0.56],
      zenith: [0.26, 0.32, 0.44],
      glow: [1.6, 1.3, 0.95],
      ground: [0.46, 0.39, 0.36],
      groundNear: [0.17, 0.15, 0.16],
      fromNose: 0.6,
    }),
  },
  night: {
    sky: [
      [0, "#060914"],
      [0.4, "#0e1730"],
      [0.66, "#1d2c4a"],
      [0.76, "#3b4760"],
    ],
    glow: { at: 0.5, core: "#8fa6c8", halo: "#4a5f86", strength: 0.4 },
    stars: 130,
    clouds: { colour: "#5a6c90", opacity: 0.16 },
    mountains: ["#141d33", "#0c1222"],
    buildings: "#090d18",
    windowsLit: 0.9,
    apron: [
      [0, "#39445a"],
      [0.2, "#1d2433"],
      [1, "#07090f"],
    ],
    marking: { colour: "#ffd48a", opacity: 0.4 },
    reflection: 0.75,
    exposure: 1.25,
    rim: "#e6eeff",
    cabin: { glass: "#0b0d14", lamp: "#ffca85", strength: 1 },
    environment: skyEnvironment({
      horizon: [0.5, 0.5, 0.52],
      low: [0.26, 0.32, 0.44],
      zenith: [1.1, 1.14, 1.24],
      glow: [1.3, 1.22, 1.1],
      ground: [0.26, 0.24, 0.24],
      groundNear: [0.05, 0.05, 0.07],
      fromNose: 0.5,
    }),
  },
};
