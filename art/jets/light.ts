import type { Environment } from "../cars/shading/environment.ts";
import type { Rgb } from "../render/colour.ts";
import { smoothStep } from "../render/easing.ts";
import type { Stop } from "../render/svg.ts";
import type { Hour } from "./jet-model.ts";

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
    if (elevation > 0) {
      colour = between(light.horizon, light.low, smoothStep(0, 30, elevation));
      colour = between(colour, light.zenith, smoothStep(28, 75, elevation));
      colour = between(colour, light.glow, Math.exp(-(((elevation - 16) / 9) ** 2)) * 0.5);
    } else {
      colour = between(light.horizon, light.ground, smoothStep(0, -20, elevation));
      colour = between(colour, light.groundNear, smoothStep(-24, -78, elevation));
    }
    const side = 1 - light.fromNose / 2 + light.fromNose * smoothStep(0.9, -0.9, ray.dx);
    return [colour[0] * side, colour[1] * side, colour[2] * side];
  };
}

export const hours: Record<Hour, HourOfLight> = {
  dawn: {
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
    exposure: 0.95,
    rim: "#fff1d4",
    cabin: { glass: "#1a1c24", lamp: "#f2c58a", strength: 0.45 },
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
  noon: {
    sky: [
      [0, "#2f66a4"],
      [0.35, "#6698c6"],
      [0.62, "#a9c8de"],
      [0.76, "#dde9ee"],
    ],
    glow: { at: 0.7, core: "#ffffff", halo: "#e9f3f8", strength: 0.55 },
    stars: 0,
    clouds: { colour: "#ffffff", opacity: 0.75 },
    mountains: ["#8fa9bc", "#65839a"],
    buildings: "#8b989f",
    windowsLit: 0,
    apron: [
      [0, "#c9cac4"],
      [0.3, "#aeb0ac"],
      [1, "#7c8083"],
    ],
    marking: { colour: "#f2c34a", opacity: 0.7 },
    reflection: 0.16,
    exposure: 1.0,
    rim: "#ffffff",
    cabin: { glass: "#11151b", lamp: "#6a86a0", strength: 0.35 },
    environment: skyEnvironment({
      horizon: [1.0, 1.05, 1.08],
      low: [0.66, 0.82, 1.0],
      zenith: [0.9, 0.98, 1.12],
      glow: [1.5, 1.5, 1.45],
      ground: [0.6, 0.6, 0.57],
      groundNear: [0.22, 0.22, 0.22],
      fromNose: 0.15,
    }),
  },
  dusk: {
    sky: [
      [0, "#15182c"],
      [0.25, "#33344f"],
      [0.45, "#74586a"],
      [0.6, "#c2886c"],
      [0.69, "#efbd80"],
      [0.76, "#ffdca6"],
    ],
    glow: { at: 0.78, core: "#fff2cc", halo: "#ffb774", strength: 0.9 },
    stars: 40,
    clouds: { colour: "#ffcf9c", opacity: 0.3 },
    mountains: ["#6d4f60", "#43344a"],
    buildings: "#2c2434",
    windowsLit: 0.6,
    apron: [
      [0, "#a9805f"],
      [0.22, "#62505a"],
      [1, "#1c1922"],
    ],
    marking: { colour: "#ffd48a", opacity: 0.45 },
    reflection: 0.62,
    exposure: 0.92,
    rim: "#ffe6bd",
    cabin: { glass: "#14131a", lamp: "#ffc57e", strength: 0.85 },
    environment: skyEnvironment({
      horizon: [1.35, 0.92, 0.58],
      low: [0.36, 0.3, 0.4],
      zenith: [0.1, 0.12, 0.2],
      glow: [1.7, 1.3, 0.9],
      ground: [0.42, 0.3, 0.28],
      groundNear: [0.1, 0.08, 0.11],
      fromNose: -0.5,
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
