import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Rear-engined 2+2 coupé. */
export const rearEngine: Body = {
  length: 4530,
  height: 1294,
  outline: curve(`
      230,140! 60,158! 14,240 2,340 18,440 80,535 200,622 370,700 640,770 1000,818 1280,850 1430,888 1680,1036
      1930,1176 2140,1254 2340,1288 2560,1284 2860,1232 3200,1136 3560,1016 3900,900 4180,822 4330,800!
      4376,764 4404,706! 4470,660 4505,580 4500,460 4450,320 4380,220!
    `),
  sill: { front: 158, middle: 165, rear: 205 },
  arches: {
    front: { x: 1000, wheelRadius: 346, radius: 370, lip: 46, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 3450, wheelRadius: 360, radius: 385, lip: 54, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.79,
  belt: 960,
  surface: {
    section: sectionStack({
      length: 4530,
      frontAxle: 1000,
      rearAxle: 3450,
      belt: curve("0,560 300,670 1000,776 1500,840 2400,900 3000,925 3450,905 4000,820 4530,730"),
      crease: curve("0,500 1000,640 1600,690 2400,700 3000,740 3450,780 4530,690"),
      middle: curve("0,360 1000,470 2300,460 3450,540 4530,520"),
      low: curve("0,250 1380,290 3000,300 4530,350"),
      sill: curve("0,180 1380,215 3000,225 4530,260"),
      creaseAbove: 14,
      creaseBelow: -2,
      flank: -9,
      lowCatch: 28,
    }),
    topAngle: 80,
    topRound: ramp("0:90 1000:110 1500:60 2900:60 3500:120 4530:70"),
    topRoundAngle: 50,
    nose: { length: 820, angle: 64 },
    tail: { length: 700, angle: 56 },
    crease: 18,
    bumps: [
      { x: 1000, y: 700, width: 430, height: 190, depth: 54 },
      { x: 3480, y: 760, width: 560, height: 220, depth: 84 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1530,918! 1760,1046 1990,1164 2180,1222 2350,1246 2560,1242 2820,1196 3040,1128 3130,1078! 3060,1020
      2900,982 2500,958
    `),
    ],
    windscreen: curve(`
      1360,868! 1450,889.7 1600,976.9 1750,1072.5 1900,1154.6 2000,1199.6 2080,1226! 1900,1140 1660,1000
      1470,906!
    `),
    section: [{ along: curve("0,900 4530,980"), above: 24, below: 20 }],
    topRoundAngle: 42,
    pillars: [polygon("2530,956 2570,1244 2610,1240 2580,960")],
    frameWidth: 26,
    reflections: [
      { shape: polygon("1880,1110 2180,1250 2360,1270 2080,920 1890,920"), from: 1850, to: 2250, strength: 0.26 },
    ],
    brightwork: [],
    seats: [{ x: 2290, y: 940, height: 260 }],
    dashboard: undefined,
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(`
      1560,908 1490,820 1470,660 1490,460 1550,330 1640,300! 2380,306 2510,340 2590,450 2640,660 2600,860
      2560,956
    `),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("470,770 620,790 1000,822 1380,870"), width: 4, gap: 0.4, edge: 0.05 },
    { along: curve("420,712 540,620 590,500"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("3796,526 4061,560 4310,574 4514,570"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("3300,1120 3700,990 4100,880"), width: 4, gap: 0.35, edge: 0.06 },
  ],
  skirts: [
    { shape: polygon("-10,80 -10,178 220,172 600,182 640,80"), finish: "satin", edge: 0.2 },
    { shape: polygon("1360,110 1372,198 2200,206 3060,216 3080,110"), finish: "satin", edge: 0.2 },
    { shape: polygon("3830,160 3870,300 4150,350 4560,380 4560,90 3840,90"), finish: "satin", edge: 0.14 },
  ],
  intakes: [
    { shape: curve("90,330! 240,346 420,340! 430,270 380,220! 220,205 70,210! 60,270"), finish: "deep", edge: 0.18 },
    { shape: curve("3020,640! 3090,700 3130,740! 3126,660 3100,560 3070,520! 3040,560"), finish: "deep", edge: 0.25 },
  ],
  fittings: [{ kind: "chrome", shape: polygon("4380,290 4480,300 4484,250 4384,242"), polished: "upright" }],
  mirror: { x: 1640, y: 954, size: 0.95 },
  handles: [{ x: 2380, y: 780, width: 180, style: "flush" }],
  upperTone: undefined,
};
