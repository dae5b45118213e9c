import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Formal limousine: upright face, long rear doors. */
export const limousine: Body = {
  length: 5590,
  height: 1612,
  outline: curve(`
      230,215! 60,240! 20,400 4,650 4,900 18,1010! 60,1046! 260,1078 750,1115 1300,1146 1720,1170 1880,1200
      2120,1338 2380,1468 2640,1556 2950,1600 3300,1610 3650,1596 3960,1550 4260,1456 4520,1336 4720,1246
      4920,1186 5200,1140 5430,1088 5530,1030 5580,900 5586,720 5560,500 5510,330 5440,260!
    `),
  sill: { front: 205, middle: 215, rear: 255 },
  arches: {
    front: { x: 880, wheelRadius: 388, radius: 414, lip: 46, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 4280, wheelRadius: 388, radius: 414, lip: 46, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.74,
  belt: 1190,
  surface: {
    section: sectionStack({
      length: 5590,
      frontAxle: 880,
      rearAxle: 4280,
      belt: curve("0,985 880,1060 1800,1100 3000,1130 4200,1130 5000,1080 5590,985"),
      crease: curve("0,900 880,930 1800,940 3200,940 4280,925 5590,860"),
      middle: curve("0,600 880,680 2400,640 4280,680 5590,660"),
      low: curve("0,330 1300,400 3900,400 5590,420"),
      sill: curve("0,240 1300,280 3900,285 5590,310"),
      creaseAbove: 14,
      creaseBelow: -3,
      flank: -8,
      lowCatch: 26,
    }),
    topAngle: 82,
    topRound: ramp("0:70 1700:80 4600:80 5590:70"),
    topRoundAngle: 50,
    nose: { length: 520, angle: 52 },
    tail: { length: 760, angle: 52 },
    crease: 18,
    bumps: [
      { x: 900, y: 800, width: 520, height: 220, depth: 26 },
      { x: 4290, y: 820, width: 600, height: 220, depth: 34 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1975,1205! 2200,1336 2430,1450 2670,1525 2950,1560 3300,1570 3630,1554 3890,1506 4100,1434 4220,1364
      4266,1262! 4000,1236 3000,1212
    `),
    ],
    windscreen: curve(`
      1800,1182! 1900,1201.1 2050,1286.9 2200,1376.4 2350,1448.2 2500,1507.4 2570,1525! 2380,1452 2120,1316
      1925,1200!
    `),
    section: [{ along: curve("0,1100 5590,1220"), above: 22, below: 18 }],
    topRoundAngle: 42,
    pillars: [polygon("2990,1205 2975,1570 3040,1575 3080,1208"), polygon("4010,1230 3960,1500 3990,1490 4050,1236")],
    frameWidth: 26,
    reflections: [
      { shape: polygon("2270,1380 2600,1545 2850,1570 2560,1190 2330,1190"), from: 2300, to: 2650, strength: 0.26 },
      { shape: polygon("3260,1590 3560,1590 3400,1190 3180,1190"), from: 3350, to: 3650, strength: 0.18 },
    ],
    brightwork: [
      { along: curve("1980,1204 3000,1211 4000,1234 4262,1262"), width: 15 },
      {
        along: curve(`
      1985,1212 2200,1340 2430,1454 2670,1530 2950,1566 3300,1576 3630,1560 3890,1512 4100,1440 4224,1368
      4268,1268
    `),
        width: 10,
      },
    ],
    seats: [
      { x: 2720, y: 1160, height: 330 },
      { x: 3760, y: 1160, height: 330 },
    ],
    dashboard: curve("2180,1210! 2260,1290 2340,1300 2390,1210!"),
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(
        "1965,1195 1880,1100 1850,800 1850,480 1870,330 1930,310! 2930,310 2998,326 3022,390 3031,680 3035,1208",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    {
      along: curve(
        "3031,680 3029,560 3038,390 3062,326 3130,310! 3700,310 3820,372 3900,560 4010,740 4070,900 4090,1060 4060,1236",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("60,1040 500,1060 1200,1095 1850,1150"), width: 4, gap: 0.4, edge: 0.05 },
    { along: curve("480,1060 500,900 470,700"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("4653,566 4990,600 5309,614 5574,610"), width: 5, gap: 0.5, edge: 0.14 },
    {
      along: curve("4608,925 4591,966 4550,983 4509,966 4492,925 4509,884 4550,867 4591,884 4608,925"),
      width: 3,
      gap: 0.26,
      edge: 0.06,
    },
  ],
  skirts: [
    { shape: curve("-10,100! -10,250! 250,240 480,240! 500,100!"), finish: "satin", edge: 0.12 },
    { shape: curve("1260,120! 1280,255! 2500,258 3880,262! 3900,120!"), finish: "satin", edge: 0.15 },
    { shape: curve("4680,150! 4690,290! 5100,300 5620,330! 5620,100! 4680,100!"), finish: "satin", edge: 0.12 },
  ],
  intakes: [],
  fittings: [
    { kind: "chrome", shape: polygon("-6,470 -6,1016 14,1046 96,1052 70,1010 66,470"), polished: "upright" },
    { kind: "stroke", along: curve("30,490 30,1000"), colour: "#1a1b1d", width: 9, opacity: 1 },
    { kind: "stroke", along: curve("52,490 52,1010"), colour: "#1a1b1d", width: 6, opacity: 1 },
    {
      kind: "chrome",
      shape: curve("1290,300! 2600,306 3870,306! 3870,286! 2600,284 1290,280!"),
      polished: "lengthwise",
    },
    { kind: "chrome", shape: curve("20,300! 250,330 470,330! 470,314! 250,312 22,280!"), polished: "lengthwise" },
    {
      kind: "chrome",
      shape: curve("4700,370! 5200,380 5570,420! 5566,400! 5200,360 4700,350!"),
      polished: "lengthwise",
    },
  ],
  mirror: { x: 2060, y: 1246, size: 1.15 },
  handles: [
    { x: 2740, y: 1016, width: 215, style: "bar" },
    { x: 3110, y: 1016, width: 215, style: "bar" },
  ],
  upperTone: {
    shape: curve("-60,1000! 880,1075 1800,1112 3000,1140 4200,1140 5000,1090 5650,975! 5650,1700! -60,1700!"),
    coachline: curve("-60,1000! 880,1075 1800,1112 3000,1140 4200,1140 5000,1090 5650,975!"),
  },
};
