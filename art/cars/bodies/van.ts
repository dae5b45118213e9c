import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Six-seat lounge with sliding doors. */
export const van: Body = {
  length: 5140,
  height: 1892,
  outline: curve(`
      260,205! 80,235! 28,380 14,580 40,740 120,865 310,975 600,1068 880,1145 1040,1215 1280,1410 1540,1608
      1760,1732 2020,1814 2420,1866 3000,1888 3800,1886 4500,1864 4880,1832! 4936,1790! 4990,1610 5050,1360
      5095,1120 5130,900 5138,650 5115,430 5060,310 4990,250!
    `),
  sill: { front: 210, middle: 215, rear: 250 },
  arches: {
    front: { x: 900, wheelRadius: 352, radius: 382, lip: 46, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 4100, wheelRadius: 352, radius: 382, lip: 46, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.75,
  belt: 1210,
  surface: {
    section: sectionStack({
      length: 5140,
      frontAxle: 900,
      rearAxle: 4100,
      belt: curve("0,700 350,880 900,1010 1600,1110 2600,1150 4200,1160 5140,1120"),
      crease: curve("0,640 900,840 1600,880 3000,900 4300,900 5140,880"),
      middle: curve("0,480 900,620 2400,600 4100,620 5140,620"),
      low: curve("0,320 1300,390 3700,390 5140,410"),
      sill: curve("0,230 1300,280 3700,285 5140,300"),
      shoulderAbove: 22,
      shoulderBelow: 16,
      creaseAbove: 12,
      creaseBelow: -6,
      flank: -8,
      lowCatch: 28,
    }),
    topAngle: 82,
    topRound: ramp("0:90 1000:80 4800:80 5140:60"),
    topRoundAngle: ramp("0:50 1200:46 1800:28 4800:28"),
    nose: { length: 760, angle: 60 },
    tail: { length: 360, angle: 48 },
    crease: 18,
    bumps: [
      { x: 910, y: 720, width: 480, height: 200, depth: 30 },
      { x: 4110, y: 720, width: 520, height: 200, depth: 30 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1105,1218! 1330,1408 1570,1584 1770,1682 2020,1738 2600,1772 3600,1780 4500,1762 4830,1728! 4900,1500
      4950,1290! 4900,1246! 3500,1228 2000,1212
    `),
    ],
    windscreen: curve(`
      930,1172! 1060,1220.9 1200,1332.9 1400,1500.6 1600,1639.6 1750,1720.5 1830,1738! 1640,1640 1350,1440
      1060,1216!
    `),
    section: [{ along: curve("0,1150 5140,1230"), above: 16, below: 12 }],
    topRoundAngle: 24,
    pillars: [
      polygon("1480,1212 1500,1540 1530,1560 1540,1212"),
      polygon("2180,1212 2170,1750 2260,1760 2290,1212"),
      polygon("3440,1226 3420,1785 3500,1785 3530,1226"),
    ],
    frameWidth: 26,
    reflections: [
      { shape: polygon("2380,1790 2700,1790 2520,1190 2280,1190"), from: 2450, to: 2850, strength: 0.2 },
      { shape: polygon("3760,1790 4080,1790 3860,1190 3620,1190"), from: 3850, to: 4150, strength: 0.15 },
    ],
    brightwork: [{ along: curve("1110,1217 2000,1210 3500,1226 4900,1244"), width: 13 }],
    seats: [
      { x: 1930, y: 1180, height: 400 },
      { x: 2950, y: 1180, height: 400 },
      { x: 4080, y: 1180, height: 400 },
    ],
    dashboard: undefined,
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(
        "1105,1212 1120,1000 1200,700 1330,480 1330,330 1400,305! 2136,305 2202,321 2226,385 2236,665 2236,1212",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    {
      along: curve("2236,560 2244,385 2270,321 2336,305! 3400,305 3458,321 3474,385 3480,665 3480,1226"),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("3480,1130 4200,1136 4760,1136"), width: 12, gap: 0.6, edge: 0.2 },
    { along: curve("160,820 400,930 750,1040 1040,1150"), width: 5, gap: 0.5, edge: 0.06 },
    { along: curve("420,900 470,760 430,600"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("4444,516 4694,550 4931,564 5124,560"), width: 5, gap: 0.5, edge: 0.14 },
  ],
  skirts: [
    { shape: curve("-10,100! -10,240! 250,235 510,240! 530,100!"), finish: "satin", edge: 0.12 },
    { shape: curve("1260,120! 1280,250! 2500,252 3730,256! 3750,120!"), finish: "satin", edge: 0.15 },
    { shape: curve("4470,150! 4490,290! 4800,300 5170,330! 5170,100! 4470,100!"), finish: "satin", edge: 0.12 },
    { shape: curve("60,430! 200,440 340,410 380,350! 300,300 40,280!"), finish: "satin", edge: 0.14 },
  ],
  intakes: [],
  fittings: [
    {
      kind: "chrome",
      shape: curve("1290,350! 2500,354 3720,354! 3720,338! 2500,336 1290,334!"),
      polished: "lengthwise",
    },
    { kind: "chrome", shape: curve("14,690! 40,720! 60,690! 60,500 40,470! 16,480!"), polished: "lengthwise" },
  ],
  mirror: { x: 1270, y: 1268, size: 1.28 },
  handles: [
    { x: 1960, y: 1012, width: 190, style: "bar" },
    { x: 2320, y: 1014, width: 190, style: "bar" },
  ],
  upperTone: undefined,
};
