import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Fast, low estate with a sloping tail. */
export const sportsSuv: Body = {
  length: 5080,
  height: 1642,
  outline: curve(`
      280,240! 90,262! 30,400 10,600 30,780 110,890 320,985 650,1050 1000,1096 1300,1130 1520,1166 1640,1210
      1880,1356 2130,1494 2360,1584 2620,1630 2900,1640 3250,1620 3650,1556 4050,1452 4420,1330 4680,1240!
      4740,1222! 4776,1170 4850,1110 4960,1070! 5010,1000 5040,860 5072,760 5070,600 5030,460 4950,330
      4880,290!
    `),
  sill: { front: 285, middle: 296, rear: 335 },
  arches: {
    front: { x: 930, wheelRadius: 398, radius: 432, lip: 60, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 3930, wheelRadius: 402, radius: 438, lip: 62, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.79,
  belt: 1180,
  surface: {
    section: sectionStack({
      length: 5080,
      frontAxle: 930,
      rearAxle: 3930,
      belt: curve("0,760 320,900 930,1010 1600,1080 2600,1130 3500,1180 4200,1180 5080,1040"),
      crease: curve("0,700 930,890 1700,910 2700,950 3500,1010 4100,1030 5080,960"),
      middle: curve("0,520 930,660 2400,640 3930,720 5080,700"),
      low: curve("0,360 1350,430 3450,455 5080,480"),
      sill: curve("0,280 1350,335 3450,350 5080,370"),
      shoulderAbove: 30,
      creaseBelow: -10,
      flank: -8,
      lowCatch: 32,
    }),
    topAngle: 82,
    topRound: ramp("0:90 900:100 1600:70 4300:70 5080:60"),
    topRoundAngle: ramp("0:50 1500:50 2200:34 4200:36 4700:50"),
    nose: { length: 780, angle: 62 },
    tail: { length: 560, angle: 50 },
    crease: 18,
    bumps: [
      { x: 950, y: 840, width: 520, height: 210, depth: 46 },
      { x: 3960, y: 900, width: 600, height: 220, depth: 64 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1720,1190! 1960,1340 2190,1468 2400,1544 2640,1578 2900,1584 3220,1564 3600,1500 3960,1408 4230,1320
      4310,1282! 4180,1254 3500,1226 2600,1206
    `),
    ],
    windscreen: curve(`
      1560,1176! 1660,1213.3 1800,1298 1960,1397.1 2120,1482.2 2260,1543.5 2330,1560! 2120,1474 1850,1320
      1670,1188!
    `),
    section: [{ along: curve("0,1080 5080,1240"), above: 22, below: 18 }],
    topRoundAngle: 34,
    pillars: [polygon("2730,1206 2730,1600 2800,1600 2830,1208"), polygon("3640,1230 3600,1510 3640,1500 3710,1232")],
    frameWidth: 34,
    reflections: [
      { shape: polygon("2060,1400 2360,1560 2600,1600 2290,1170 2090,1170"), from: 2050, to: 2450, strength: 0.26 },
      { shape: polygon("2980,1600 3240,1600 3080,1170 2900,1170"), from: 3050, to: 3350, strength: 0.15 },
    ],
    brightwork: [],
    seats: [
      { x: 2500, y: 1130, height: 360 },
      { x: 3360, y: 1140, height: 330 },
    ],
    dashboard: undefined,
  },
  openCabin: undefined,
  archCladding: { front: 58, rear: 60 },
  shutLines: [
    {
      along: curve(
        "1720,1180 1650,1090 1620,860 1630,600 1680,430 1760,400! 2700,400 2766,416 2792,480 2811,760 2785,1205",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    {
      along: curve(
        "2809,720 2804,600 2808,480 2832,416 2900,400! 3370,404 3482,460 3560,610 3680,780 3740,940 3730,1100 3690,1230",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("90,860 400,985 900,1065 1300,1110 1620,1170"), width: 5, gap: 0.5, edge: 0.06 },
    { along: curve("560,970 600,840 560,690"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("4324,590 4596,624 4853,638 5064,634"), width: 5, gap: 0.62, edge: 0.14 },
  ],
  skirts: [
    { shape: polygon("-10,160 -10,330 220,318 480,340 530,160"), finish: "satin", edge: 0.15 },
    { shape: polygon("1330,220 1350,385 2300,392 3510,400 3530,220"), finish: "satin", edge: 0.2 },
    { shape: polygon("4330,220 4360,400 4700,440 5110,470 5110,200"), finish: "satin", edge: 0.15 },
  ],
  intakes: [
    { shape: curve("40,560! 200,600 360,610 430,560! 400,440 330,390! 160,380 30,400!"), finish: "deep", edge: 0.18 },
  ],
  fittings: [{ kind: "chrome", shape: polygon("4700,430 4860,440 4860,385 4700,378"), polished: "upright" }],
  mirror: { x: 1830, y: 1236, size: 1.1 },
  handles: [
    { x: 2490, y: 1010, width: 190, style: "flush" },
    { x: 3400, y: 1040, width: 190, style: "flush" },
  ],
  upperTone: undefined,
};
