import { curve, polygon, ramp } from "../geometry/curve.ts";
import { lowCatchLines } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Mid-engined two-seater cut in flat facets. */
export const wedge: Body = {
  length: 4680,
  height: 1136,
  outline: curve(`
      230,108! 20,124! 0,190 14,320! 70,400! 320,510 640,620 900,704! 1010,738 1290,824 1680,962 2020,1066
      2300,1120 2500,1134 2640,1126! 3000,1072 3400,1010! 3900,950 4300,918! 4560,938! 4604,904! 4520,790!
      4530,690! 4660,610! 4664,500! 4570,330! 4470,180!
    `),
  sill: { front: 118, middle: 135, rear: 190 },
  arches: {
    front: { x: 1020, wheelRadius: 352, radius: 376, lip: 36, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 3720, wheelRadius: 372, radius: 396, lip: 40, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.82,
  belt: 880,
  surface: {
    section: [
      {
        along: polygon("0,390 640,590 1020,680 1500,800 2700,900 3300,940 3800,880 4680,850"),
        above: ramp("0:58 1200:52 1900:40 2700:40 3300:56 4680:55"),
        below: 32,
      },
      {
        along: polygon("0,330 640,520 1020,600 1500,600 2700,720 3250,820 3720,800 4680,760"),
        above: ramp("0:26 1500:20 2800:20 3600:22 4680:24"),
        below: ramp("0:4 1200:0 1700:-14 2800:-20 3300:-4 4000:2 4680:6"),
      },
      {
        along: polygon("0,260 1020,420 1500,380 2700,480 3200,560 3720,560 4680,540"),
        above: ramp("0:-8 1500:-16 2700:-18 3300:-8"),
        below: ramp("0:-10 1400:-14 1700:26 2600:22 3000:-8 3300:-12"),
      },
      ...lowCatchLines({
        length: 4680,
        frontAxle: 1020,
        rearAxle: 3720,
        low: polygon("0,180 1430,270 2400,300 3250,380 4680,380"),
        sill: polygon("0,145 1430,195 3250,220 4680,300"),
        above: 0,
        angle: 32,
      }),
    ],
    topAngle: 80,
    topRound: ramp("0:50 800:70 1500:50 3000:60 3500:90 4680:40"),
    topRoundAngle: 48,
    nose: { length: 1000, angle: 68 },
    tail: { length: 420, angle: 40 },
    crease: 11,
    bumps: [
      { x: 1020, y: 680, width: 430, height: 150, depth: 38 },
      { x: 3740, y: 780, width: 540, height: 180, depth: 52 },
    ],
  },
  glasshouse: {
    windows: [curve("1500,878! 1780,980 2080,1062 2320,1092 2480,1096! 2640,1070! 2700,940! 2200,906")],
    windscreen: curve(`
      1290,816! 1400,855.7 1600,927.6 1800,996.4 1980,1049.7 2120,1083.1 2200,1090! 1980,1036 1640,922
      1420,850!
    `),
    section: [{ along: curve("0,800 4680,890"), above: 24, below: 20 }],
    topRoundAngle: 42,
    pillars: [],
    frameWidth: 26,
    reflections: [
      { shape: polygon("1760,970 2140,1080 2330,1100 2060,880 1880,880"), from: 1800, to: 2200, strength: 0.3 },
    ],
    brightwork: [],
    seats: [{ x: 2330, y: 840, height: 230 }],
    dashboard: undefined,
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: polygon("1520,872 1440,700 1440,420 1520,290 2480,300 2640,400 2720,640 2704,938"),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: polygon("640,625 690,540 640,440"), width: 5, gap: 0.62, edge: 0.14 },
    { along: polygon("2704,938 3050,1000 3400,985 4100,910"), width: 5, gap: 0.5, edge: 0.14 },
    { along: curve("4076,542 4294,576 4499,590 4664,586"), width: 5, gap: 0.62, edge: 0.14 },
    { along: polygon("70,395 330,440 560,560"), width: 4, gap: 0.4, edge: 0.08 },
  ],
  skirts: [
    { shape: polygon("-10,80 -10,150 240,146 640,170 660,80"), finish: "satin", edge: 0.24 },
    { shape: polygon("1380,100 1400,176 2300,190 3320,230 3360,100"), finish: "satin", edge: 0.24 },
    { shape: polygon("4090,150 4130,360 4360,440 4700,480 4700,90 4100,90"), finish: "satin", edge: 0.16 },
  ],
  intakes: [
    { shape: polygon("2740,938 2960,1010 3330,960 3250,880 2990,880"), finish: "deep", edge: 0.3 },
    { shape: polygon("2860,930 3000,970 3240,935 3200,905 3000,915"), finish: "slat", edge: 0.12 },
    { shape: polygon("2620,330 2780,520 3080,640 3260,700 3280,600 3180,450 3080,330"), finish: "deep", edge: 0.3 },
    { shape: polygon("2740,380 2880,530 3200,640 3200,600 2960,500 2820,370"), finish: "slat", edge: 0.14 },
    { shape: polygon("120,340 420,400 560,360 520,220 260,190 60,185 70,270"), finish: "deep", edge: 0.22 },
    { shape: polygon("300,370 330,376 260,196 230,193"), finish: "slat", edge: 0.1 },
    { shape: polygon("4330,790 4460,835 4700,835 4700,650 4480,660"), finish: "deep", edge: 0.12 },
  ],
  fittings: [
    {
      kind: "dark",
      shape: polygon("4160,928 4200,968 4600,986 4640,970 4610,948 4300,922"),
      colour: "#0c0c0e",
      opacity: 1,
    },
    { kind: "stroke", along: curve("4200,967 4600,985"), colour: "#fff", width: 5, opacity: 0.25 },
    { kind: "chrome", shape: polygon("4560,470 4670,480 4674,420 4560,412"), polished: "upright" },
    { kind: "dark", shape: polygon("3420,1000 3530,984 3510,962 3400,978"), colour: "#0b0b0d", opacity: 0.85 },
    { kind: "dark", shape: polygon("3570,978 3680,962 3660,940 3550,956"), colour: "#0b0b0d", opacity: 0.85 },
    { kind: "dark", shape: polygon("3720,956 3830,940 3810,918 3700,934"), colour: "#0b0b0d", opacity: 0.85 },
  ],
  mirror: { x: 1570, y: 916, size: 0.95 },
  handles: [{ x: 2480, y: 760, width: 170, style: "flush" }],
  upperTone: undefined,
};
