import type { Calm } from "../blocks/sky.ts";

/** Where things stand in the riviera hero; units of the picture. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** Top of the balustrade and where the road begins. */
  readonly rail: number;
  readonly road: number;
  readonly sun: readonly [x: number, y: number];
  readonly moon: readonly [x: number, y: number];
  /** Where the headline stands, whatever a window cuts. */
  readonly calm: readonly Calm[];
  /** The headland: where it meets the sea at the left, and how high it stands at the right edge. */
  readonly headland: { readonly from: number; readonly top: number };
  readonly church: number;
  readonly pines: readonly { readonly x: number; readonly top: number; readonly rx: number; readonly seed: number }[];
  readonly lanterns: readonly number[];
  readonly car: { readonly left: number; readonly ground: number; readonly length: number };
  readonly boats: readonly (readonly [kind: "sail" | "yacht", x: number, drop: number, scale: number])[];
}

/** 20:9, since wide windows are low: the headline stands at the upper left, the town at the right, and what a narrower window cuts is sea. */
export const wide: Layout = {
  width: 2000,
  height: 900,
  horizon: 462,
  rail: 672,
  road: 722,
  sun: [760, 330],
  moon: [1300, 250],
  calm: [
    [60, 36, 1110, 320],
    [60, 180, 1660, 310],
  ],
  headland: { from: 1250, top: 190 },
  church: 1530,
  pines: [
    { x: 1948, top: 170, rx: 250, seed: 15 },
    { x: 1820, top: 262, rx: 150, seed: 5 },
  ],
  lanterns: [100, 510, 920, 1330, 1740],
  car: { left: 960, ground: 838, length: 880 },
  boats: [
    ["yacht", 1090, 62, 0.62],
    ["sail", 1200, 30, 0.62],
    ["sail", 1000, 22, 0.4],
    ["yacht", 640, 26, 0.28],
    ["sail", 560, 104, 1.1],
  ],
};

/** 4:5 for phones: sky above for the headline, the car across the foot. */
export const tall: Layout = {
  width: 1200,
  height: 1500,
  horizon: 790,
  rail: 1066,
  road: 1136,
  sun: [300, 620],
  moon: [900, 300],
  calm: [],
  headland: { from: 430, top: 440 },
  church: 700,
  pines: [
    { x: 1150, top: 470, rx: 270, seed: 15 },
    { x: 1010, top: 590, rx: 160, seed: 5 },
  ],
  lanterns: [90, 610, 1130],
  car: { left: 110, ground: 1316, length: 960 },
  boats: [
    ["yacht", 260, 92, 0.9],
    ["sail", 380, 40, 0.8],
    ["sail", 130, 34, 0.5],
    ["sail", 480, 168, 1.4],
  ],
};
