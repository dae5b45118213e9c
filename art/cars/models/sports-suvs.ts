import { sportsSuv } from "../bodies/sports-suv.ts";
import { acrossTail, framedLamp, sweptLamp } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, bright, facetedOpening, opening, polished, slat } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Tall cars with a sloping tail. */
export const sportsSuvs: readonly CarModel[] = [
  {
    slug: "lamborghini-urus-s",
    body: sportsSuv,
    shape: {
      length: 5112,
      frontAxle: 960,
      rearAxle: 3963,
      heights: [
        [1180, 1190],
        [1642, 1638],
      ],
      pulls: [
        { at: [200, 880], by: [-10, -40], reach: [420, 180] },
        { at: [4700, 1230], by: [20, 40], reach: [240, 140] },
        { at: [3900, 1560], by: [-90, -34], reach: [560, 140] },
        { at: [1000, 1020], by: [0, -26], reach: [420, 130] },
      ],
    },
    paint: paints.bronzo,
    wheel: { spokes: { kind: "wye", count: 6 }, finish: finishes.black, caliper: "#d8b018" },
    leather: "#1c1c1e",
    brightwork: "black",
    lamps: [
      framedLamp("110,800! 260,850 440,910 640,980!", "110,830! 280,924 480,980 640,1000!", {
        guides: ["0.08,.7 .5,.74 .62,.2", "0.5,.74 .92,.6"],
      }),
      acrossTail(
        sportsSuv,
        { from: 4700, inner: [1000, 1040], outer: [960, 1010] },
        { guides: ["0.05,.5 .4,.5 .48,.9", ".42,.5 .96,.5"], guideWidth: 10 },
      ),
    ],
    intakes: [
      facetedOpening("40,640 240,690 420,640 460,480 340,360 160,350 30,380", 0.22),
      slat("110,650 140,656 240,360 210,356"),
      slat("250,684 280,676 360,378 334,372"),
      facetedOpening("1430,720 1560,860 1640,900 1620,760 1560,640", 0.26),
    ],
    fittings: [
      polished("4680,440 4790,446 4790,388 4680,382"),
      polished("4810,448 4900,452 4900,396 4810,390"),
      blade("4480,1318! 4700,1300 4800,1262! 4760,1234 4600,1262!"),
    ],
    plain: true,
  },
  {
    slug: "porsche-cayenne-turbo-gt",
    body: sportsSuv,
    shape: {
      length: 4942,
      frontAxle: 910,
      rearAxle: 3805,
      heights: [
        [296, 276],
        [1180, 1178],
        [1642, 1636],
      ],
      pulls: [
        { at: [60, 820], by: [0, 50], reach: [300, 200] },
        { at: [4300, 1400], by: [90, 24], reach: [520, 180] },
        { at: [900, 1020], by: [0, 44], reach: [380, 130] },
        { at: [4950, 1060], by: [-40, 20], reach: [240, 160] },
      ],
    },
    paint: paints.grigioArtico,
    wheel: { spokes: { kind: "star", count: 5 }, finish: finishes.bronze, caliper: "#c9a24a" },
    leather: "#26272b",
    brightwork: "black",
    lamps: [
      sweptLamp(
        sportsSuv,
        { from: 100, to: 500, inset: [36, 36], depth: [90, 110, 50] },
        {
          guides: ["0.16,.76 .3,.78", "0.16,.28 .3,.28", "0.62,.76 .76,.74", "0.62,.28 .76,.28"],
          guideWidth: 12,
          projectors: [[0.46, 0.52, 26]],
        },
      ),
      acrossTail(
        sportsSuv,
        { from: 4680, inner: [1014, 1046], outer: [986, 1020] },
        { guides: ["0,.5 1,.5"], guideWidth: 12 },
      ),
    ],
    intakes: [
      opening("40,600! 220,640 420,620 470,540! 420,430 200,390 40,410!", 0.18),
      slat("70,540 440,560 436,540 66,518"),
      slat("70,470 430,490 420,470 66,448"),
    ],
    fittings: [
      blade("4460,1326! 4620,1330 4830,1296 4850,1270! 4760,1250 4580,1276!"),
      polished("4640,410 4740,416 4740,350 4640,344"),
      polished("4754,416 4850,420 4850,356 4754,350"),
    ],
    plain: true,
  },
  {
    slug: "ferrari-purosangue",
    body: sportsSuv,
    shape: {
      length: 4973,
      frontAxle: 960,
      rearAxle: 3978,
      stations: [
        [1600, 1760],
        [3700, 3760],
      ],
      heights: [
        [296, 250],
        [1180, 1130],
        [1642, 1589],
      ],
      pulls: [
        { at: [140, 860], by: [-40, -90], reach: [420, 220] },
        { at: [3900, 1050], by: [0, 76], reach: [460, 160] },
        { at: [1000, 980], by: [0, 50], reach: [460, 130] },
        { at: [1800, 1300], by: [120, 0], reach: [420, 260] },
        { at: [4700, 1200], by: [-60, 60], reach: [320, 180] },
      ],
      wheelRadius: 392,
      rearWheelRadius: 402,
    },
    paint: paints.rossoVino,
    wheel: { spokes: { kind: "splitVee" }, finish: finishes.diamond, caliper: "#d8b018" },
    leather: "#9a6a40",
    brightwork: "black",
    lamps: [
      sweptLamp(
        sportsSuv,
        { from: 170, to: 640, inset: [20, 14], depth: [30, 40, 4] },
        { guides: ["0.04,.5 .5,.5 .96,.6"], lens: "smoked" },
      ),
      acrossTail(
        sportsSuv,
        { from: 4730, inner: [986, 1030], outer: [960, 1010] },
        { guides: ["0.06,.5 .42,.5", ".56,.5 .96,.5"], guideWidth: 12 },
      ),
    ],
    intakes: [
      opening("40,560! 200,610 380,640 470,600! 420,470 330,400 160,380 30,400!", 0.2),
      slat("80,520 430,560 424,540 76,500"),
      opening("1400,780! 1520,900 1640,940! 1620,860 1560,760! 1470,740", 0.24),
    ],
    fittings: [
      polished("4700,430 4860,440 4860,385 4700,378"),
      blade("4560,1306! 4720,1284 4800,1250! 4740,1226 4600,1262!"),
    ],
    plain: true,
  },
  {
    slug: "audi-rs-q8",
    body: sportsSuv,
    shape: {
      length: 5012,
      frontAxle: 900,
      rearAxle: 3898,
      heights: [
        [1180, 1196],
        [1642, 1694],
      ],
      pulls: [
        { at: [40, 880], by: [-10, 80], reach: [320, 220] },
        { at: [4050, 1450], by: [120, 70], reach: [620, 220] },
        { at: [4760, 1190], by: [30, 10], reach: [260, 160] },
      ],
      wheelRadius: 404,
      rearWheelRadius: 404,
    },
    paint: paints.bluNavarra,
    wheel: { spokes: { kind: "twinFive", count: 5 }, finish: finishes.diamond, caliper: "#9a1018" },
    leather: "#26272b",
    brightwork: "black",
    lamps: [
      framedLamp("50,830! 240,880 440,920 520,930!", "70,890! 240,960 420,1000 530,1010!", {
        guides: ["0.1,.2 .1,.8", "0.24,.2 .24,.8", "0.38,.2 .38,.8", "0.52,.2 .52,.8", "0.66,.2 .95,.24"],
        guideWidth: 10,
      }),
      acrossTail(
        sportsSuv,
        { from: 4690, inner: [1000, 1050], outer: [950, 1020] },
        {
          guides: ["0.1,.1 .1,.9", "0.3,.1 .3,.9", "0.5,.1 .5,.9", "0.68,.5 .96,.5"],
          guideWidth: 10,
        },
      ),
    ],
    intakes: [
      facetedOpening("20,760 60,760 76,520 60,420 20,420", 0.35),
      facetedOpening("90,600 320,640 470,600 430,440 320,390 120,390", 0.2),
      slat("120,520 450,560 444,536 116,498"),
    ],
    fittings: [
      bright("1345,440! 2400,448 3500,452! 3500,434! 2400,430 1345,424!"),
      polished("4680,440 4880,450 4880,380 4680,374"),
      blade("4440,1346! 4640,1330 4780,1290! 4740,1240 4560,1286!"),
    ],
    plain: true,
  },
];
