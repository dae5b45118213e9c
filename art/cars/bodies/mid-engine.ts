import { curve, polygon, ramp } from "../geometry/curve.ts";
import { lowCatchLines } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Mid-engined two-seater with rounded flanks. */
export const midEngine: Body = {
  length: 4510,
  height: 1170,
  outline: curve(`
      210,112! 28,128! 4,200 22,320 70,425 190,540 420,655 700,742 980,797 1240,842 1540,948 1830,1058
      2080,1133 2310,1164 2540,1158 2840,1118 3200,1050 3600,982 3950,934 4240,912 4440,918! 4476,886! 4448,790
      4444,690! 4510,610 4508,500! 4450,360 4370,235 4300,165!
    `),
  sill: { front: 122, middle: 138, rear: 190 },
  arches: {
    front: { x: 965, wheelRadius: 354, radius: 377, lip: 44, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 3615, wheelRadius: 366, radius: 389, lip: 50, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.81,
  belt: 870,
  surface: {
    section: [
      {
        along: curve("0,410 330,560 965,722 1400,805 2100,862 2800,912 3250,930 3700,895 4510,850"),
        above: ramp("0:58 1100:56 1800:36 2700:36 3300:56 4510:55"),
        below: 30,
      },
      {
        along: curve("0,360 500,500 965,620 1600,650 2400,690 3000,790 3600,830 4510,800"),
        above: ramp("0:26 1500:20 2800:16 3600:20 4510:24"),
        below: ramp("0:6 1200:2 1700:-10 2900:-22 3300:-4 4000:6 4510:8"),
      },
      {
        along: curve("0,280 965,400 1700,420 2400,430 3000,470 3615,540 4510,580"),
        above: ramp("0:-9 1500:-14 2300:-16 2900:-14 3300:-10"),
        below: ramp("0:-11 1500:-16 2600:-18 3300:-12"),
      },
      ...lowCatchLines({
        length: 4510,
        frontAxle: 965,
        rearAxle: 3615,
        low: curve("0,190 1400,270 2300,290 3200,330 4510,400"),
        sill: curve("0,150 1400,200 3200,222 4510,300"),
        above: -8,
        angle: 38,
      }),
    ],
    topAngle: 80,
    topRound: ramp("0:60 800:80 1500:60 3000:60 3500:110 4510:50"),
    topRoundAngle: 50,
    nose: { length: 950, angle: 68 },
    tail: { length: 480, angle: 44 },
    crease: 18,
    bumps: [
      { x: 965, y: 690, width: 440, height: 170, depth: 44 },
      { x: 3640, y: 770, width: 560, height: 190, depth: 64 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1400,866! 1640,962 1900,1056 2130,1108 2320,1120 2480,1112 2600,1094! 2630,1010 2655,925! 2050,890
    `),
      curve("2650,1084! 2820,1052 3010,1008 3090,980! 2960,945 2700,926! 2672,1010"),
    ],
    windscreen: curve(`
      1235,838! 1300,852.9 1450,906.4 1650,985.2 1850,1059 2000,1106.8 2090,1122! 1860,1056 1560,942 1350,858!
    `),
    section: [{ along: curve("0,800 4510,890"), above: 22, below: 18 }],
    topRoundAngle: 42,
    pillars: [],
    frameWidth: 26,
    reflections: [
      { shape: polygon("1640,960 2080,1112 2290,1130 1960,860 1780,860"), from: 1750, to: 2150, strength: 0.3 },
    ],
    brightwork: [],
    seats: [{ x: 2290, y: 830, height: 270 }],
    dashboard: curve("1600,880! 1690,942 1770,948 1830,880!"),
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(`
      1440,860 1400,760 1400,600 1430,420 1500,315 1600,292! 2330,300 2480,330 2570,430 2640,640 2672,915
    `),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("560,705 610,620 600,520"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("20,300 90,410 250,520 420,600 560,650"), width: 4, gap: 0.35, edge: 0.06 },
    { along: curve("2690,928 2960,950 3400,985 3700,962"), width: 5, gap: 0.5, edge: 0.14 },
    { along: curve("3965,533 4161,567 4347,581 4494,577"), width: 5, gap: 0.62, edge: 0.14 },
  ],
  skirts: [
    { shape: curve("-10,90! -10,158! 220,150 600,160! 640,90!"), finish: "satin", edge: 0.2 },
    { shape: curve("1310,110! 1330,178! 2200,192 3245,225! 3290,110!"), finish: "satin", edge: 0.22 },
    { shape: curve("3990,150! 4030,340! 4230,420 4530,460! 4530,100! 4000,100!"), finish: "satin", edge: 0.14 },
  ],
  intakes: [
    {
      shape: curve("2760,420! 2880,560 3010,730 3175,872! 3186,760 3160,610 3115,490 3050,392! 2960,380 2860,392"),
      finish: "deep",
      edge: 0.3,
    },
    { shape: curve("2905,560! 3020,700 3150,820! 3158,740 3080,640 2960,520!"), finish: "slat", edge: 0.12 },
    { shape: curve("2850,440! 2960,540 3080,640 3160,735! 3162,700 3090,600 2900,432!"), finish: "slat", edge: 0.16 },
    { shape: curve("2960,420! 3060,520 3150,640! 3140,600 3060,480 3000,410!"), finish: "slat", edge: 0.14 },
    {
      shape: curve("150,352! 300,378 470,430! 462,350 420,232! 300,204 120,196! 96,240 110,300"),
      finish: "deep",
      edge: 0.22,
    },
    { shape: curve("150,300! 300,318 452,346! 448,330 300,300 146,280!"), finish: "slat", edge: 0.1 },
    { shape: curve("150,244! 300,256 436,278! 430,262 300,238 146,226!"), finish: "slat", edge: 0.1 },
    { shape: curve("4250,800! 4360,830 4530,838! 4530,665! 4380,690"), finish: "deep", edge: 0.1 },
  ],
  fittings: [
    { kind: "chrome", shape: polygon("4400,575 4520,585 4524,535 4404,528"), polished: "upright" },
    { kind: "dark", shape: polygon("3300,992 3390,972 3372,958 3286,976"), colour: "#0b0b0d", opacity: 0.75 },
    { kind: "dark", shape: polygon("3430,968 3520,950 3502,936 3416,953"), colour: "#0b0b0d", opacity: 0.75 },
    { kind: "dark", shape: polygon("3560,944 3650,928 3632,914 3546,930"), colour: "#0b0b0d", opacity: 0.75 },
  ],
  mirror: { x: 1512, y: 908, size: 0.95 },
  handles: [{ x: 2440, y: 762, width: 150, style: "flush" }],
  upperTone: undefined,
};
