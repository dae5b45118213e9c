import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Open two-seater with a long bonnet. */
export const roadster: Body = {
  length: 4560,
  height: 1230,
  outline: curve(`
      170,140! 40,160! 10,270 2,420 24,560 100,665 270,760 560,830 850,872 1200,902 1500,928 1640,958! 1800,968
      2200,962 2500,968 2680,1000 2820,1034 3000,1036 3300,1000 3700,960 4050,930 4330,918 4440,922! 4478,888!
      4488,780 4505,690! 4552,600 4550,480 4515,350 4450,230 4390,185!
    `),
  sill: { front: 150, middle: 160, rear: 190 },
  arches: {
    front: { x: 850, wheelRadius: 352, radius: 376, lip: 44, flare: { hollow: 0.3, swell: 0.42 } },
    rear: { x: 3500, wheelRadius: 358, radius: 383, lip: 50, flare: { hollow: 0.3, swell: 0.42 } },
  },
  rimRatio: 0.8,
  belt: 960,
  surface: {
    section: sectionStack({
      length: 4560,
      frontAxle: 850,
      rearAxle: 3500,
      belt: curve("0,570 300,700 850,806 1600,880 2400,905 3000,950 3500,930 4100,880 4560,840"),
      crease: curve("0,520 850,690 1500,718 2400,730 3000,770 3500,810 4560,770"),
      middle: curve("0,370 850,480 2300,470 3500,540 4560,540"),
      low: curve("0,250 1250,288 3050,300 4560,350"),
      sill: curve("0,180 1250,212 3050,222 4560,250"),
      creaseBelow: -9,
      lowCatch: 30,
    }),
    topAngle: 80,
    topRound: ramp("0:80 850:100 1600:50 2600:50 3000:100 4560:60"),
    topRoundAngle: 48,
    nose: { length: 800, angle: 62 },
    tail: { length: 540, angle: 50 },
    crease: 18,
    bumps: [
      { x: 880, y: 720, width: 450, height: 170, depth: 38 },
      { x: 3540, y: 830, width: 580, height: 190, depth: 62 },
    ],
  },
  glasshouse: undefined,
  openCabin: {
    screen: curve("1548,940! 1700,1050 1900,1160 2110,1220 2184,1222! 2172,1194 1990,1098 1780,985 1730,960!"),
    screenEdge: curve("1548,940 1700,1051 1900,1162 2110,1222 2184,1224"),
    pillar: curve("1740,960 1990,1096 2182,1204"),
    wheel: curve("2250,962! 2300,1010 2360,1016 2400,962!"),
    tonneau: curve("2700,995! 2760,1050 2850,1062 2990,1040 3040,1030! 2820,1032"),
    rail: curve("1770,966 2200,960 2500,966 2690,1000"),
    seats: [{ x: 2585, y: 950, height: 162 }],
  },
  archCladding: { front: 0, rear: 0 },
  shutLines: [
    {
      along: curve(`
      1700,955 1630,880 1610,700 1620,480 1670,335 1770,305! 2460,310 2590,340 2670,450 2720,680 2700,860
      2680,985
    `),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("500,770 540,670 505,550"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("2700,1000 3100,985 3800,930 4100,905"), width: 5, gap: 0.5, edge: 0.14 },
    { along: curve("3845,523 4102,557 4345,571 4544,567"), width: 5, gap: 0.62, edge: 0.14 },
  ],
  skirts: [
    { shape: polygon("-10,80 -10,176 200,170 480,178 520,80"), finish: "satin", edge: 0.2 },
    { shape: polygon("1220,110 1235,192 2200,200 3100,214 3120,110"), finish: "satin", edge: 0.2 },
    { shape: polygon("3880,160 3920,290 4200,345 4590,370 4590,90 3880,90"), finish: "satin", edge: 0.14 },
  ],
  intakes: [
    { shape: curve("55,380! 180,400 330,380 370,310! 300,240 130,215 15,215!"), finish: "deep", edge: 0.16 },
    { shape: curve("1300,600! 1420,660 1540,676! 1520,580 1470,500! 1370,530"), finish: "deep", edge: 0.3 },
  ],
  fittings: [],
  mirror: { x: 1800, y: 1000, size: 0.95 },
  handles: [{ x: 2460, y: 778, width: 190, style: "flush" }],
  upperTone: undefined,
};
