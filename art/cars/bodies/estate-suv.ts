import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Tall, calm luxury estate on long legs. */
export const estateSuv: Body = {
  length: 5090,
  height: 1800,
  outline: curve(`
      300,270! 110,300! 45,470 18,680 16,880 45,1010 150,1090 420,1140 850,1172 1250,1198 1540,1230 1660,1270
      1900,1450 2120,1606 2340,1712 2620,1768 3000,1794 3500,1798 4000,1780 4450,1742 4770,1700! 4822,1668!
      4850,1560 4920,1330 4990,1160 5050,1050 5078,930 5086,760 5060,560 4990,410 4900,330!
    `),
  sill: { front: 290, middle: 300, rear: 340 },
  arches: {
    front: { x: 915, wheelRadius: 400, radius: 436, lip: 58, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 3980, wheelRadius: 400, radius: 436, lip: 58, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.765,
  belt: 1240,
  surface: {
    section: sectionStack({
      length: 5090,
      frontAxle: 915,
      rearAxle: 3980,
      belt: curve("0,960 300,1060 915,1105 1600,1150 2600,1190 3600,1215 4400,1215 5090,1120"),
      crease: curve("0,880 915,985 1700,1010 2800,1030 3800,1050 5090,1010"),
      middle: curve("0,620 915,740 2400,720 3980,760 5090,740"),
      low: curve("0,430 1300,500 3500,510 5090,520"),
      sill: curve("0,320 1300,380 3500,390 5090,400"),
      shoulderAbove: 24,
      creaseBelow: -4,
      flank: -7,
      lowCatch: 30,
    }),
    topAngle: 82,
    topRound: ramp("0:90 900:90 1600:70 4500:70 5090:60"),
    topRoundAngle: ramp("0:50 1500:50 2200:30 4700:30"),
    nose: { length: 720, angle: 58 },
    tail: { length: 560, angle: 50 },
    crease: 18,
    bumps: [
      { x: 930, y: 860, width: 520, height: 220, depth: 34 },
      { x: 3990, y: 900, width: 560, height: 220, depth: 44 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1735,1252! 1965,1428 2180,1582 2380,1668 2700,1712 3300,1728 3900,1708 4330,1664 4590,1606! 4560,1500
      4470,1390 4360,1330 4150,1300! 3000,1270
    `),
    ],
    windscreen: curve(`
      1590,1240! 1680,1274.2 1800,1361 1950,1482.3 2100,1586.7 2250,1669 2320,1690! 2120,1588 1880,1412
      1690,1248!
    `),
    section: [{ along: curve("0,1150 5090,1260"), above: 20, below: 16 }],
    topRoundAngle: 30,
    pillars: [polygon("2740,1265 2730,1715 2800,1720 2830,1268"), polygon("3700,1285 3640,1722 3690,1720 3770,1288")],
    frameWidth: 26,
    reflections: [
      { shape: polygon("2020,1500 2330,1690 2600,1720 2300,1240 2080,1240"), from: 2050, to: 2450, strength: 0.24 },
      { shape: polygon("3060,1740 3340,1740 3150,1240 2960,1240"), from: 3150, to: 3450, strength: 0.16 },
    ],
    brightwork: [
      { along: curve("1740,1250 3000,1268 4150,1298 4360,1328 4470,1388 4560,1498 4590,1604"), width: 14 },
      { along: curve("2420,1684 2700,1716 3300,1732 3900,1712 4330,1668 4585,1608"), width: 9 },
    ],
    seats: [
      { x: 2520, y: 1200, height: 390 },
      { x: 3480, y: 1200, height: 390 },
    ],
    dashboard: curve("1950,1260! 2020,1350 2110,1360 2160,1260!"),
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(
        "1740,1245 1660,1150 1620,900 1620,620 1660,460 1740,440! 2700,440 2766,456 2790,520 2800,800 2770,1266",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    {
      along: curve(
        "2798,640 2806,520 2832,456 2900,440 3420,440 3520,500 3590,640 3700,800 3760,960 3750,1150 3730,1288",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("100,1010 420,1075 915,1115 1600,1165"), width: 5, gap: 0.5, edge: 0.06 },
    { along: curve("560,1090 600,950 540,760"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("4372,587 4631,621 4875,635 5074,631"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("4560,1300 4700,1250 4990,1160"), width: 5, gap: 0.4, edge: 0.14 },
    {
      along: curve("4218,1130 4201,1171 4160,1188 4119,1171 4102,1130 4119,1089 4160,1072 4201,1089 4218,1130"),
      width: 3,
      gap: 0.26,
      edge: 0.06,
    },
  ],
  skirts: [
    { shape: curve("-10,200! -10,420! 200,405 480,400! 520,200!"), finish: "satin", edge: 0.15 },
    { shape: curve("1310,250! 1330,395! 2300,400 3560,400! 3580,250!"), finish: "satin", edge: 0.2 },
    { shape: curve("4400,250! 4420,460! 4700,480 5120,500! 5120,250!"), finish: "satin", edge: 0.15 },
  ],
  intakes: [{ shape: curve("-10,930! 40,940 66,900 70,640 60,560! -10,560!"), finish: "deep", edge: 0.4 }],
  fittings: [
    { kind: "chrome", shape: curve("1380,985! 1560,1000 1562,950! 1390,935!"), polished: "lengthwise" },
    { kind: "dark", shape: curve("1395,972! 1550,986 1552,962! 1400,948!"), colour: "#15161a", opacity: 1 },
    {
      kind: "chrome",
      shape: curve("1345,412! 2400,416 3560,416! 3560,400! 2400,398 1345,394!"),
      polished: "lengthwise",
    },
    {
      kind: "stroke",
      along: curve("2350,1732 2700,1790 3400,1818 4100,1790 4560,1742"),
      colour: "#0a0a0b",
      width: 22,
      opacity: 1,
    },
  ],
  mirror: { x: 1840, y: 1296, size: 1.22 },
  handles: [
    { x: 2480, y: 1094, width: 200, style: "bar" },
    { x: 3440, y: 1112, width: 200, style: "bar" },
  ],
  upperTone: undefined,
};
