import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Front-engined 2+2 coupé with a long bonnet. */
export const grandTourer: Body = {
  length: 4800,
  height: 1310,
  outline: curve(`
      170,150! 40,172! 10,290 0,450 22,590 95,700 270,795 560,862 880,905 1250,938 1540,968 1680,1008 1920,1122
      2190,1226 2450,1287 2700,1306 2950,1290 3300,1222 3700,1112 4050,1022 4330,972 4560,962 4668,966!
      4706,930! 4716,800 4735,700! 4790,600 4790,480 4755,350 4690,235 4620,190!
    `),
  sill: { front: 165, middle: 170, rear: 200 },
  arches: {
    front: { x: 860, wheelRadius: 358, radius: 382, lip: 44, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 3665, wheelRadius: 364, radius: 389, lip: 50, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.79,
  belt: 1000,
  surface: {
    section: sectionStack({
      length: 4800,
      frontAxle: 860,
      rearAxle: 3665,
      belt: curve("0,600 300,730 860,838 1600,915 2600,975 3300,1000 3665,975 4200,920 4800,880"),
      crease: curve("0,540 860,720 1600,752 2600,770 3200,800 3665,840 4800,800"),
      middle: curve("0,380 860,500 2400,500 3665,560 4800,560"),
      low: curve("0,260 1300,300 3200,315 4800,360"),
      sill: curve("0,190 1300,225 3200,235 4800,260"),
      creaseBelow: -9,
      lowCatch: 30,
    }),
    topAngle: 80,
    topRound: ramp("0:80 900:100 1600:70 3200:60 3700:110 4800:60"),
    topRoundAngle: 48,
    nose: { length: 800, angle: 62 },
    tail: { length: 560, angle: 50 },
    crease: 18,
    bumps: [
      { x: 900, y: 740, width: 460, height: 170, depth: 36 },
      { x: 3700, y: 850, width: 620, height: 200, depth: 64 },
    ],
  },
  glasshouse: {
    windows: [
      curve(`
      1730,994! 1985,1118 2230,1207 2480,1254 2690,1264 2930,1242 3170,1184 3390,1112 3520,1064! 3440,1044
      3200,1032 2600,1016
    `),
    ],
    windscreen: curve(`
      1560,978! 1650,989.8 1800,1056.2 1950,1128.7 2100,1189 2250,1236.6 2340,1252! 2130,1184 1850,1062
      1675,984!
    `),
    section: [{ along: curve("0,900 4800,1020"), above: 24, below: 20 }],
    topRoundAngle: 42,
    pillars: [polygon("2900,1020 2880,1252 2915,1250 2950,1022")],
    frameWidth: 26,
    reflections: [
      { shape: polygon("2080,1160 2430,1270 2620,1275 2330,990 2120,990"), from: 2050, to: 2450, strength: 0.3 },
    ],
    brightwork: [{ along: curve("1735,994 2600,1014 3200,1030 3440,1043 3515,1064"), width: 11 }],
    seats: [{ x: 2560, y: 960, height: 270 }],
    dashboard: curve("1960,1000! 2040,1062 2110,1066 2160,1000!"),
  },
  openCabin: undefined,
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(`
      1730,985 1640,900 1610,720 1620,500 1680,345 1780,318! 2700,325 2840,350 2930,460 2985,680 2960,900
      2935,1018
    `),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("40,640 300,745 700,832 1200,890 1600,945"), width: 4, gap: 0.4, edge: 0.05 },
    { along: curve("520,800 560,690 520,560"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("4015,531 4298,565 4565,579 4784,575"), width: 5, gap: 0.62, edge: 0.14 },
  ],
  skirts: [
    { shape: curve("60,400! 160,420 300,400 350,340! 280,270 120,240 20,240!"), finish: "satin", edge: 0.14 },
    { shape: curve("-10,90! -10,188! 200,182 500,190! 540,90!"), finish: "satin", edge: 0.2 },
    { shape: curve("1220,120! 1235,206! 2300,216 3270,228! 3290,120!"), finish: "satin", edge: 0.2 },
    { shape: curve("4060,170! 4100,300! 4400,350 4830,380! 4830,100! 4060,100!"), finish: "satin", edge: 0.14 },
  ],
  intakes: [
    { shape: curve("1330,640! 1450,690 1560,706! 1540,610 1500,540! 1400,570"), finish: "deep", edge: 0.3 },
    { shape: curve("-10,600! 40,585 70,470 60,420! -10,400!"), finish: "deep", edge: 0.3 },
  ],
  fittings: [
    {
      kind: "chrome",
      shape: curve("1360,650! 1450,676 1552,690! 1548,672! 1450,658 1362,634!"),
      polished: "lengthwise",
    },
  ],
  mirror: { x: 1800, y: 1030, size: 0.98 },
  handles: [{ x: 2680, y: 816, width: 200, style: "flush" }],
  upperTone: undefined,
};
