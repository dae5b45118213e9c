import type { StudioLights } from "../../cars/shading/environment.ts";
import type { Shade } from "../scene.ts";

type Tones = readonly [string, string, string];
type Walls = readonly [string, ...string[]];

/** Everything the hour changes on the riviera. */
export interface Light {
  readonly night: boolean;
  readonly sky: readonly Shade[];
  readonly veils: readonly [low: string, high: string, strength: number];
  readonly sun: readonly [colour: string, strength: number];
  readonly mountains: readonly { readonly body: readonly string[]; readonly shade: string }[];
  readonly sea: readonly Shade[];
  readonly ripples: readonly [string, string, string];
  readonly glitter: string;
  readonly hill: readonly [string, string];
  readonly scrub: Tones;
  readonly walls: Walls;
  readonly tiles: readonly [string, string];
  readonly window: string;
  readonly litShare: number;
  readonly shade: string;
  readonly air: readonly [string, number];
  readonly shutters: Walls;
  readonly stone: Tones;
  readonly road: readonly Shade[];
  readonly kerb: string;
  readonly pine: Tones;
  readonly trunk: string;
  readonly boat: readonly [hull: string, glass: string];
  readonly post: string;
  /** The studio whose light falls on the car. */
  readonly lights: Omit<StudioLights, "carLength">;
  readonly exposure: number;
}

/** Late morning: the sky pales to paper at the top, where the headline stands. */
export const day: Light = {
  night: false,
  sky: [
    [0, "#f3efe4"],
    [0.2, "#e6ebe2"],
    [0.5, "#b4d3d6"],
    [0.78, "#d6e0d2"],
    [1, "#fbeccb"],
  ],
  veils: ["#fffaf0", "#ffffff", 0.45],
  sun: ["#fff6da", 0.9],
  mountains: [
    { body: ["#a9bdc6", "#d5d9cc"], shade: "#8ba6b6" },
    { body: ["#86a2ae", "#bccbbd"], shade: "#66879a" },
    { body: ["#5f8890", "#8fae9c"], shade: "#40697a" },
  ],
  sea: [
    [0, "#dfe6d2"],
    [0.1, "#a3c9c6"],
    [0.45, "#5a9eac"],
    [1, "#22697f"],
  ],
  ripples: ["#f3faf2", "#1b5a74", "#8fc6c8"],
  glitter: "#fffaf0",
  hill: ["#6f8f5c", "#47684a"],
  scrub: ["#3c5c40", "#5f8052", "#9fae6a"],
  walls: ["#f8e3bc", "#f1c896", "#e9a983", "#fdf2dc", "#e2b070", "#f0cdb0"],
  tiles: ["#cf7450", "#934c3a"],
  window: "#5f6664",
  litShare: 0,
  shade: "#5a4a6a",
  air: ["#c9d5cc", 0.42],
  shutters: ["#4f7a64", "#7a5a44", "#5a6f7d"],
  stone: ["#fffaf0", "#e9dcc2", "#a89878"],
  road: [
    [0, "#b5aa9a"],
    [0.4, "#978d82"],
    [1, "#665f58"],
  ],
  kerb: "#efe4cc",
  pine: ["#1f3a2c", "#3c5f3a", "#7f9a54"],
  trunk: "#4f3826",
  boat: ["#fffdf6", "#4f7484"],
  post: "#33383a",
  lights: { main: 1.4, strip: 1.4, ambient: 0.2, floor: 0.5 },
  exposure: 1.7,
};

/** An hour after sunset: deep sky, the town and the promenade lit. */
export const night: Light = {
  night: true,
  sky: [
    [0, "#0c0d12"],
    [0.3, "#101726"],
    [0.62, "#232a42"],
    [0.85, "#6a5058"],
    [1, "#c08a60"],
  ],
  veils: ["#c58f68", "#4a5270", 0.24],
  sun: ["#e6a86c", 0.7],
  mountains: [
    { body: ["#30324a", "#5a4852"], shade: "#26283c" },
    { body: ["#292c40", "#4f4654"], shade: "#181c2e" },
    { body: ["#1b2032", "#2c2e40"], shade: "#0f1422" },
  ],
  sea: [
    [0, "#7a5c54"],
    [0.12, "#343a50"],
    [0.5, "#151e30"],
    [1, "#0a101a"],
  ],
  ripples: ["#8a90a8", "#05070c", "#c08f68"],
  glitter: "#f6d9a2",
  hill: ["#1c212e", "#0d1018"],
  scrub: ["#0d1218", "#161e24", "#28302e"],
  walls: ["#6a584e", "#7a6048", "#625254", "#846c52", "#57505a"],
  tiles: ["#4a3434", "#2a2228"],
  window: "#1c1a22",
  litShare: 0.5,
  shade: "#0a0c18",
  air: ["#2a2c40", 0.3],
  shutters: ["#2c3438", "#3a2f2c", "#2a303c"],
  stone: ["#8a7a64", "#5a4f44", "#231f1c"],
  road: [
    [0, "#2a2624"],
    [0.4, "#1c1a19"],
    [1, "#0c0b0b"],
  ],
  kerb: "#5a4f42",
  pine: ["#080c0e", "#0f161a", "#1f2a2c"],
  trunk: "#120e0e",
  boat: ["#cfc3ae", "#ffcf83"],
  post: "#0c0b0b",
  lights: { main: 0.8, strip: 1.5, ambient: 0.012, floor: 0.2, warmth: 0.12 },
  exposure: 1,
};
