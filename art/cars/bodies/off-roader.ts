import { curve, polygon, ramp } from "../geometry/curve.ts";
import { sectionStack } from "../geometry/section-stack.ts";
import type { Body } from "../profile.ts";

/** Upright off-roader with flat panes. */
export const offRoader: Body = {
  length: 4820,
  height: 1930,
  outline: curve(`
      240,330! 60,350! 40,480 40,640! 76,660! 70,900 78,1150 110,1196! 400,1216 900,1236 1300,1250 1420,1256!
      1520,1420 1640,1640 1730,1800 1780,1846 1880,1872! 2300,1908 2900,1928 3500,1928 4100,1916 4540,1896
      4600,1880! 4640,1840! 4670,1500 4690,1200 4700,900 4704,640! 4740,600! 4740,480 4690,400!
    `),
  sill: { front: 350, middle: 350, rear: 390 },
  arches: {
    front: { x: 890, wheelRadius: 400, radius: 442, lip: 40, flare: { hollow: 0.1, swell: 0.1 } },
    rear: { x: 3780, wheelRadius: 400, radius: 442, lip: 40, flare: { hollow: 0.1, swell: 0.1 } },
  },
  rimRatio: 0.72,
  belt: 1270,
  surface: {
    section: sectionStack({
      length: 4820,
      frontAxle: 890,
      rearAxle: 3780,
      belt: curve("0,1140 900,1170 1420,1190 2600,1204 4820,1200"),
      crease: curve("0,1080 890,1108 1700,1110 3000,1112 4820,1100"),
      middle: curve("0,700 890,760 2400,760 4820,760"),
      low: curve("0,520 1300,560 3400,560 4820,560"),
      sill: curve("0,400 1300,450 3400,450 4820,460"),
      shoulderAbove: 14,
      shoulderBelow: 10,
      creaseAbove: 34,
      creaseBelow: -2,
      flank: -4,
      lowCatch: 14,
    }),
    topAngle: 82,
    topRound: ramp("0:40 1400:40 1900:60 4820:60"),
    topRoundAngle: ramp("0:55 1400:50 1900:22 4600:22"),
    nose: { length: 300, angle: 40 },
    tail: { length: 260, angle: 36 },
    crease: 13,
    bumps: [],
  },
  glasshouse: {
    windows: [
      polygon("1545,1290 1630,1480 1740,1690 1800,1760 1880,1772 2360,1790 2370,1290"),
      polygon("2480,1290 2470,1794 3290,1800 3300,1290"),
      polygon("3420,1290 3410,1800 4380,1786 4430,1760 4450,1290"),
    ],
    windscreen: polygon("1440,1270 1545,1450 1660,1660 1745,1806 1790,1836 1800,1800 1720,1700 1600,1470 1500,1270"),
    section: [{ along: curve("0,1200 4820,1280"), above: 12, below: 9 }],
    topRoundAngle: 16,
    pillars: [],
    frameWidth: 20,
    reflections: [
      { shape: polygon("1860,1800 2120,1800 1960,1260 1760,1260"), from: 1900, to: 2200, strength: 0.24 },
      { shape: polygon("2800,1810 3040,1810 2860,1260 2660,1260"), from: 2850, to: 3100, strength: 0.18 },
      { shape: polygon("3860,1810 4080,1810 3920,1260 3740,1260"), from: 3850, to: 4100, strength: 0.14 },
    ],
    brightwork: [],
    seats: [
      { x: 2230, y: 1240, height: 400 },
      { x: 3100, y: 1240, height: 400 },
    ],
    dashboard: undefined,
  },
  openCabin: undefined,
  archCladding: { front: 70, rear: 70 },
  shutLines: [
    {
      along: polygon("1500,1265 1440,1240 1440,560 1460,500 2390,500 2420,530 2424,1840 1860,1830"),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    {
      along: polygon("2440,1840 2440,530 2470,500 3200,500 3290,640 3350,800 3360,1840"),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: polygon("90,1150 600,1175 1420,1200"), width: 5, gap: 0.5, edge: 0.06 },
    { along: polygon("4560,1880 4590,1200 4600,640"), width: 5, gap: 0.4, edge: 0.14 },
  ],
  skirts: [
    { shape: polygon("1320,985 1330,1010 3360,1010 3370,985 3360,955 1330,955"), finish: "satin", edge: 0.25 },
    { shape: polygon("100,985 110,1012 420,1012 430,955 100,955"), finish: "satin", edge: 0.2 },
    { shape: polygon("4260,985 4260,1010 4690,1010 4690,955 4260,955"), finish: "satin", edge: 0.2 },
    { shape: polygon("-10,300 -10,470 430,470 450,300"), finish: "satin", edge: 0.2 },
    { shape: polygon("1320,300 1340,440 2300,446 3320,440 3340,300"), finish: "satin", edge: 0.2 },
    { shape: polygon("4230,300 4240,480 4780,500 4780,300"), finish: "satin", edge: 0.2 },
  ],
  intakes: [],
  fittings: [
    { kind: "painted", shape: polygon("4690,760 4700,1240 4740,1270 4800,1260 4815,1200 4815,800 4790,740 4730,730") },
    { kind: "chrome", shape: polygon("4806,790 4806,1230 4822,1230 4822,790"), polished: "upright" },
    { kind: "painted", shape: curve("260,1204! 280,1240 340,1256 420,1250 450,1212!") },
    { kind: "stroke", along: curve("300,1240 400,1244"), colour: "#ff9a3c", width: 12, opacity: 1 },
    { kind: "chrome", shape: polygon("1400,330 3290,330 3290,300 1400,300"), polished: "lengthwise" },
    { kind: "chrome", shape: polygon("1560,430 1700,440 1700,400 1560,395"), polished: "upright" },
    { kind: "chrome", shape: polygon("1740,440 1880,440 1880,400 1740,400"), polished: "upright" },
    {
      kind: "stroke",
      along: curve("1900,1880 2600,1930 3600,1936 4540,1904"),
      colour: "#0a0a0b",
      width: 8,
      opacity: 1,
    },
  ],
  mirror: { x: 1660, y: 1330, size: 1.15 },
  handles: [
    { x: 2140, y: 1120, width: 190, style: "bar" },
    { x: 3060, y: 1120, width: 190, style: "bar" },
  ],
  upperTone: undefined,
};
