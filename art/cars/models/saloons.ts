import { saloon } from "../bodies/saloon.ts";
import { acrossTail, framedLamp, sweptLamp } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, bright, opening, polished, slat } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Executive saloons. */
export const saloons: readonly CarModel[] = [
  {
    slug: "mercedes-benz-s-580",
    body: saloon,
    shape: {
      length: 5289,
      frontAxle: 880,
      rearAxle: 4096,
      pulls: [
        // Three formal boxes: an upright nose, a long roof, a level deck.
        { at: [40, 700], by: [-14, 56], reach: [300, 220] },
        { at: [4000, 1360], by: [130, 44], reach: [420, 160] },
        { at: [4700, 1130], by: [0, 46], reach: [420, 120] },
        { at: [5060, 1090], by: [24, 34], reach: [240, 140] },
      ],
    },
    paint: paints.grafite,
    otherFinishes: [{ paint: paints.nero, leather: "#c9c7c2" }],
    wheel: { spokes: { kind: "multi", count: 18 }, finish: finishes.silver, caliper: "#2a2b2e" },
    leather: "#b08a5a",
    brightwork: "chrome",
    lamps: [
      sweptLamp(
        saloon,
        { from: 110, to: 560, inset: [40, 30], depth: [66, 80, 6] },
        {
          guides: ["0.05,.84 .5,.86 .95,.7"],
          projectors: [
            [0.28, 0.46, 20],
            [0.46, 0.48, 20],
          ],
        },
      ),
      acrossTail(
        saloon,
        { from: 4860, inner: [990, 1046], outer: [940, 1030] },
        { guides: ["0.08,.3 .9,.3", "0.12,.7 .9,.7"], guideWidth: 9 },
      ),
    ],
  },
  {
    slug: "maserati-ghibli-trofeo",
    body: saloon,
    shape: {
      length: 4971,
      frontAxle: 920,
      rearAxle: 3918,
      stations: [[1700, 1680]],
      heights: [
        [1100, 1068],
        [1504, 1461],
      ],
      pulls: [
        { at: [40, 680], by: [-30, -50], reach: [320, 200] },
        { at: [4060, 1080], by: [0, 46], reach: [460, 130] },
        { at: [4100, 1330], by: [70, 26], reach: [460, 160] },
        { at: [1000, 960], by: [0, 40], reach: [420, 120] },
      ],
    },
    paint: paints.bluNotte,
    wheel: { spokes: { kind: "splitVee", count: 5 }, finish: finishes.graphite, caliper: "#b0121a" },
    leather: "#8a3a22",
    brightwork: "black",
    lamps: [
      sweptLamp(
        saloon,
        { from: 130, to: 620, inset: [24, 26], depth: [40, 62, 4] },
        {
          guides: ["0.04,.4 .3,.3 .5,.5 .94,.7"],
          projectors: [[0.34, 0.66, 17]],
          lens: "smoked",
        },
      ),
      acrossTail(
        saloon,
        { from: 4760, inner: [970, 1040], outer: [940, 1000], bow: 8 },
        { guides: ["0.06,.8 .6,.84 .94,.5", "0.1,.2 .8,.24"], guideWidth: 9 },
      ),
    ],
    intakes: [
      opening("-10,720! 50,700 72,560 60,420! -10,400!", 0.35),
      opening("60,400! 220,430 360,410 400,340! 310,280 40,270!", 0.16),
      opening("1480,560! 1540,700 1600,760! 1610,680 1580,580! 1530,540", 0.28),
    ],
    fittings: [polished("5040,300 5160,310 5160,258 5040,250"), polished("4960,290 5024,296 5024,248 4960,244")],
    plain: true,
  },
  {
    slug: "porsche-panamera-turbo",
    body: saloon,
    shape: {
      length: 5052,
      frontAxle: 900,
      rearAxle: 3850,
      stations: [
        [1700, 1600],
        [2950, 2680],
      ],
      heights: [
        [1100, 1040],
        [1504, 1423],
      ],
      pulls: [
        { at: [40, 660], by: [0, 40], reach: [300, 200] },
        { at: [4000, 1340], by: [190, 36], reach: [560, 180] },
        { at: [950, 950], by: [0, 46], reach: [380, 120] },
        { at: [4700, 1150], by: [0, -60], reach: [420, 150] },
        { at: [5100, 1110], by: [-20, -110], reach: [260, 160] },
        { at: [4100, 1060], by: [0, 20], reach: [420, 120] },
      ],
      wheelRadius: 366,
      rearWheelRadius: 372,
    },
    paint: paints.bluLaguna,
    wheel: { spokes: { kind: "turbine", count: 10 }, finish: finishes.bronze, caliper: "#e0e2e4" },
    leather: "#d2c4ac",
    brightwork: "black",
    lamps: [
      sweptLamp(
        saloon,
        { from: 120, to: 480, inset: [34, 44], depth: [70, 104, 40] },
        {
          guides: ["0.2,.74 .34,.76", "0.2,.28 .34,.28", "0.62,.74 .76,.72", "0.62,.28 .76,.28"],
          guideWidth: 11,
          projectors: [[0.48, 0.5, 24]],
        },
      ),
      acrossTail(
        saloon,
        { from: 4780, inner: [1000, 1030], outer: [972, 1010] },
        { guides: ["0,.5 1,.5"], guideWidth: 11 },
      ),
    ],
    intakes: [
      opening("40,420! 220,450 400,430 440,350! 340,280 30,270!", 0.18),
      slat("60,370 420,390 414,372 56,350"),
      opening("1480,560! 1520,700 1570,740! 1590,640 1560,520! 1510,500", 0.28),
    ],
    fittings: [
      blade("4720,1130! 4900,1150 5060,1128 5080,1104! 4960,1092 4800,1106!"),
      polished("5020,300 5150,310 5150,252 5020,244"),
    ],
    plain: true,
  },
  {
    slug: "bmw-i7-xdrive60",
    body: saloon,
    shape: {
      length: 5391,
      frontAxle: 900,
      rearAxle: 4115,
      heights: [
        [690, 830],
        [900, 1000],
        [1100, 1150],
        [1504, 1544],
      ],
      pulls: [
        { at: [60, 760], by: [-56, 40], reach: [240, 240] },
        { at: [5000, 1120], by: [0, 30], reach: [420, 120] },
      ],
      wheelRadius: 374,
      rearWheelRadius: 374,
    },
    paint: paints.bordeaux,
    otherFinishes: [{ paint: paints.grafite, leather: "#9a6a40" }],
    wheel: { spokes: { kind: "aero", count: 16 }, finish: finishes.diamond, caliper: "#26272b" },
    leather: "#d2c4ac",
    brightwork: "chrome",
    lamps: [
      framedLamp("84,730! 240,756 400,800!", "96,770! 240,808 410,836!", {
        guides: ["0.06,.5 .3,.5", ".4,.5 .62,.5", ".72,.5 .94,.5"],
        guideWidth: 11,
      }),
      framedLamp("50,590! 220,606 380,640!", "54,680! 220,702 392,724!", {
        projectors: [
          [0.3, 0.5, 22],
          [0.52, 0.5, 22],
        ],
        lens: "smoked",
      }),
      acrossTail(
        saloon,
        { from: 4720, inner: [960, 1000], outer: [920, 996] },
        { guides: ["0.04,.5 .9,.5", "0.5,.16 .94,.2"], guideWidth: 9 },
      ),
    ],
    intakes: [
      opening("-10,800! 50,790 66,640 60,460! -10,450!", 0.4),
      opening("60,380! 200,400 330,380 360,320! 290,280 40,270!", 0.12),
    ],
    fittings: [bright("1290,250! 2500,256 3700,260! 3700,244! 2500,240 1290,236!")],
    plain: true,
  },
];
