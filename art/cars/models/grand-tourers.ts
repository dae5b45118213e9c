import { grandTourer } from "../bodies/grand-tourer.ts";
import { rearEngine } from "../bodies/rear-engine.ts";
import { acrossTail, ovalLamp, sweptLamp } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, bright, opening, panel, polished, slat } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Coupés for long distances. */
export const grandTourers: readonly CarModel[] = [
  {
    slug: "bentley-continental-gt",
    body: grandTourer,
    shape: {
      length: 4850,
      frontAxle: 850,
      rearAxle: 3701,
      heights: [
        [170, 178],
        [700, 760],
        [1000, 1052],
        [1310, 1405],
      ],
      pulls: [
        { at: [40, 720], by: [-6, 60], reach: [300, 240] },
        { at: [3600, 960], by: [0, 30], reach: [420, 130] },
      ],
      wheelRadius: 366,
      rearWheelRadius: 366,
    },
    paint: paints.verdeInglese,
    wheel: { spokes: { kind: "twinTen" }, finish: finishes.silver, caliper: "#16171a" },
    leather: "#8a5a34",
    brightwork: "chrome",
    lamps: [
      ovalLamp(
        { x: 178, y: 672, width: 150, height: 116, lean: 26 },
        {
          guides: ["0.02,.5 .1,.8 .3,.95 .5,.98 .7,.95 .9,.8 .98,.5"],
          guideWidth: 8,
          projectors: [[0.5, 0.5, 32]],
        },
      ),
      ovalLamp({ x: 330, y: 716, width: 92, height: 74, lean: 18 }, { projectors: [[0.5, 0.5, 22]] }),
      acrossTail(
        grandTourer,
        { from: 4470, inner: [852, 890], outer: [800, 880] },
        {
          guides: ["0.15,.2 .8,.2 .9,.5 .8,.8 .15,.8"],
          guideWidth: 9,
        },
      ),
    ],
    intakes: [
      opening("60,400! 160,420 300,400 350,340! 280,270 120,240 20,240!", 0.18),
      slat("80,330 330,340 326,324 76,312"),
      opening("-10,640! 44,620 76,500 66,420! -10,410!", 0.35),
    ],
    fittings: [bright("1350,560! 1560,580! 1560,556! 1350,536!"), polished("4640,290 4770,300 4770,246 4640,240")],
    plain: true,
  },
  {
    slug: "aston-martin-db12",
    body: grandTourer,
    shape: {
      length: 4725,
      frontAxle: 870,
      rearAxle: 3675,
      heights: [
        [1000, 986],
        [1310, 1295],
      ],
      pulls: [
        { at: [4600, 950], by: [-30, 44], reach: [220, 120] },
        { at: [3300, 1220], by: [0, -14], reach: [420, 120] },
        { at: [200, 760], by: [0, -36], reach: [360, 160] },
      ],
    },
    paint: paints.argento,
    wheel: { spokes: { kind: "mesh", count: 11 }, finish: finishes.graphite, caliper: "#b0121a" },
    leather: "#6a2a22",
    brightwork: "black",
    lamps: [
      sweptLamp(
        grandTourer,
        { from: 150, to: 560, inset: [44, 30], depth: [64, 66, 6] },
        {
          guides: ["0.06,.25 .4,.2 .72,.4 .95,.7"],
          guideWidth: 9,
          projectors: [
            [0.26, 0.6, 17],
            [0.44, 0.62, 17],
          ],
        },
      ),
      acrossTail(
        grandTourer,
        { from: 4380, inner: [900, 930], outer: [820, 920], bow: -14 },
        { guides: ["0.04,.6 .6,.5 .96,.2"], guideWidth: 10 },
      ),
    ],
    intakes: [
      opening("50,400! 200,430 330,410 390,330! 300,256 120,226 20,230!", 0.16),
      slat("70,310 360,326 354,308 66,292"),
      opening("-10,560! 40,550 66,440 50,300! -10,290!", 0.3),
      opening("1310,600! 1460,700 1640,724! 1620,690 1500,560! 1400,560", 0.3),
    ],
    fittings: [
      bright("1320,616! 1460,690 1636,712! 1636,700 1462,676 1330,604!"),
      polished("4630,300 4750,306 4750,252 4630,248"),
      polished("4560,286 4620,290 4620,244 4560,240"),
    ],
    plain: true,
  },
  {
    slug: "porsche-911-carrera-s",
    body: rearEngine,
    shape: {
      length: 4519,
      frontAxle: 1000,
      rearAxle: 3450,
      stations: [[1680, 1560]],
      heights: [
        [960, 966],
        [1294, 1300],
      ],
      // Wings that rise over low lamps, the bonnet between them, a roof that falls in one line to the tail.
      pulls: [
        { at: [560, 740], by: [-30, 76], reach: [330, 150] },
        { at: [1180, 850], by: [0, 34], reach: [320, 110] },
        { at: [2300, 1270], by: [-90, 4], reach: [520, 120] },
        { at: [3500, 1020], by: [0, 26], reach: [460, 150] },
        { at: [4120, 840], by: [30, 30], reach: [260, 110] },
      ],
    },
    paint: paints.terracotta,
    otherFinishes: [{ paint: paints.verdeInglese, leather: "#8a5a34" }],
    wheel: { spokes: { kind: "twinFive" }, finish: finishes.graphite, caliper: "#c9a24a" },
    leather: "#6a2a22",
    brightwork: "black",
    lamps: [
      ovalLamp(
        { x: 352, y: 612, width: 210, height: 172, lean: 62 },
        {
          guides: ["0.1,.5 .2,.84 .5,.97 .8,.84 .9,.5 .8,.16 .5,.03 .2,.16 .1,.5"],
          guideWidth: 8,
          projectors: [[0.5, 0.5, 30]],
        },
      ),
      acrossTail(
        rearEngine,
        { from: 4060, inner: [722, 748], outer: [690, 726], bow: 10 },
        { guides: ["0.04,.55 .95,.55"], guideWidth: 9 },
      ),
    ],
    intakes: [
      opening("90,330! 240,346 420,340! 430,270 380,220! 220,205 70,210! 60,270", 0.18),
      slat("90,284 410,290 404,274 86,266"),
      panel("4240,470! 4380,500 4520,500! 4520,440! 4380,430 4260,420!", 0.1),
    ],
    fittings: [blade("3900,912! 4060,880 4180,852 4230,838! 4180,830 4000,858!")],
  },
];
