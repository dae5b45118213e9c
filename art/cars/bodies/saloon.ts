import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Executive saloon. */
export const saloon: Body = {
  length: 5250,
  height: 1504,
  outline: curve(`
      200,185! 55,205! 18,320 6,520 24,690 90,800 270,890 600,960 950,1000 1350,1030 1650,1056 1800,1094
      2080,1236 2360,1372 2640,1464 2950,1502 3250,1500 3600,1460 3950,1366 4280,1246 4500,1176 4760,1140
      5000,1126 5110,1122! 5150,1080! 5190,960 5235,840 5244,680 5220,480 5170,310 5100,240!
    `),
  sill: { front: 180, middle: 190, rear: 225 },
  arches: {
    front: { x: 890, wheelRadius: 362, radius: 386, lip: 44, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 4100, wheelRadius: 362, radius: 388, lip: 44, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.77,
  belt: 1100,
  surface: {
    section: sectionStack({
      length: 5250,
      frontAxle: 890,
      rearAxle: 4100,
      belt: curve("0,690 300,820 890,920 1700,990 3000,1045 4100,1070 4700,1040 5250,950"),
      crease: curve("0,640 890,820 1800,850 3000,870 4100,890 5250,860"),
      middle: curve("0,470 890,580 2400,560 4100,600 5250,600"),
      low: curve("0,290 1300,355 3700,365 5250,400"),
      sill: curve("0,205 1300,250 3700,255 5250,280"),
      creaseAbove: 16,
      creaseBelow: -5,
      flank: -8,
      lowCatch: 28,
    }),
    topAngle: 82,
    topRound: ramp("0:80 1700:80 4600:90 5250:70"),
    topRoundAngle: 50,
    nose: { length: 800, angle: 60 },
    tail: { length: 640, angle: 52 },
    crease: 18,
    bumps: [
      { x: 910, y: 760, width: 500, height: 200, depth: 28 },
      { x: 4120, y: 800, width: 600, height: 220, depth: 40 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1870,1098! 2140,1238 2400,1350 2660,1430 2950,1462 3240,1458 3560,1422 3850,1348 4040,1276 4120,1222
      4140,1168! 3900,1146 3000,1118
    `),
    ],
    windscreen: curve(`
      1690,1070! 1800,1087 1960,1163.4 2120,1250.4 2280,1329.8 2420,1389.2 2510,1416! 2320,1346 2040,1210
      1815,1094!
    `),
    section: [{ along: curve("0,1000 5250,1140"), above: 22, below: 18 }],
    topRoundAngle: 42,
    pillars: [polygon("2930,1110 2920,1465 2985,1470 3020,1114"), polygon("3860,1140 3820,1380 3850,1370 3910,1144")],
    frameWidth: 26,
    reflections: [
      { shape: polygon("2230,1290 2560,1440 2800,1470 2500,1090 2280,1090"), from: 2250, to: 2600, strength: 0.26 },
      { shape: polygon("3160,1480 3420,1480 3280,1090 3080,1090"), from: 3250, to: 3550, strength: 0.16 },
    ],
    brightwork: [
      { along: curve("1875,1097 3000,1117 3900,1145 4136,1168"), width: 12 },
      {
        along: curve(`
      1880,1104 2140,1242 2400,1355 2660,1436 2950,1468 3240,1464 3560,1428 3850,1354 4044,1281 4124,1226
      4142,1172
    `),
        width: 10,
      },
    ],
    seats: [
      { x: 2650, y: 1080, height: 310 },
      { x: 3560, y: 1080, height: 310 },
    ],
    dashboard: undefined,
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(
        "1870,1090 1790,1000 1760,760 1770,500 1820,330 1890,300! 2876,303 2942,319 2968,383 2984,680 2970,1112",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    {
      along: curve(
        "2984,680 2980,560 2986,383 3010,319 3078,305! 3570,308 3682,376 3750,540 3860,710 3920,880 3930,1020 3890,1144",
      ),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("80,790 400,900 900,965 1400,1010 1760,1050"), width: 4, gap: 0.4, edge: 0.05 },
    { along: curve("500,920 530,800 490,640"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("4449,529 4737,563 5010,577 5234,573"), width: 5, gap: 0.62, edge: 0.14 },
  ],
  skirts: [
    { shape: polygon("-10,100 -10,225 240,215 470,222 500,100"), finish: "satin", edge: 0.12 },
    { shape: polygon("1250,120 1270,228 2500,232 3720,236 3740,120"), finish: "satin", edge: 0.15 },
    { shape: polygon("4470,150 4490,270 4800,290 5280,330 5280,100 4470,100"), finish: "satin", edge: 0.12 },
  ],
  intakes: [
    { shape: curve("40,420! 200,440 340,420 380,350! 300,290 30,280!"), finish: "deep", edge: 0.15 },
    { shape: curve("-10,780! 60,760 70,640 60,520! -10,500!"), finish: "deep", edge: 0.4 },
  ],
  fittings: [
    {
      kind: "chrome",
      shape: curve("1290,272! 2500,276 3700,280! 3700,264! 2500,260 1290,256!"),
      polished: "lengthwise",
    },
  ],
  mirror: { x: 1980, y: 1142, size: 1 },
  handles: [
    { x: 2690, y: 930, width: 200, style: "bar" },
    { x: 3640, y: 950, width: 200, style: "bar" },
  ],
  upperTone: undefined,
};
