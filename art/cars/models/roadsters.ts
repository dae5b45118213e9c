import { roadster } from "../bodies/roadster.ts";
import { roadsterMidEngine } from "../bodies/roadster-mid-engine.ts";
import { acrossTail, framedLamp, ovalLamp, roundTail, sweptLamp } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, opening, panel, polished, slat } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Open two-seaters. */
export const roadsters: readonly CarModel[] = [
  {
    slug: "ferrari-portofino-m",
    body: roadster,
    shape: {
      length: 4594,
      frontAxle: 880,
      rearAxle: 3550,
      heights: [
        [960, 976],
        [1230, 1290],
      ],
      pulls: [
        // A high, short tail behind tall fairings.
        { at: [3000, 1030], by: [0, 44], reach: [420, 110] },
        { at: [4420, 900], by: [-16, 62], reach: [300, 130] },
        { at: [60, 620], by: [0, -34], reach: [320, 200] },
      ],
    },
    paint: paints.bluCorsa,
    wheel: { spokes: { kind: "five" }, finish: finishes.diamond, caliper: "#d8b018" },
    leather: "#8a5a34",
    brightwork: "black",
    lamps: [
      sweptLamp(
        roadster,
        { from: 130, to: 620, inset: [26, 20], depth: [60, 62, 4] },
        {
          guides: ["0.05,.3 .4,.3 .75,.5 .96,.7"],
          projectors: [
            [0.3, 0.62, 16],
            [0.45, 0.62, 15],
          ],
        },
      ),
      roundTail(roadster, { y: 800, width: 74, height: 96 }, { guides: ["0.2,.5 .8,.5"], guideWidth: 14 }),
    ],
    intakes: [
      opening("40,370! 180,400 340,390 400,320! 320,250 130,215 15,215!", 0.18),
      slat("60,300 370,320 362,302 56,284"),
      opening("1330,560! 1440,650 1600,690! 1590,630 1520,540! 1420,520", 0.3),
    ],
    fittings: [polished("4380,280 4500,288 4500,232 4380,226")],
  },
  {
    slug: "ferrari-roma-spider",
    body: roadster,
    shape: {
      length: 4656,
      frontAxle: 850,
      rearAxle: 3520,
      stations: [[1600, 1700]],
      heights: [
        [960, 966],
        [1230, 1276],
      ],
      pulls: [
        // A shark's nose, a haunch, and a tail that falls away in one curve.
        { at: [60, 600], by: [-34, -62], reach: [320, 200] },
        { at: [820, 870], by: [0, 34], reach: [420, 120] },
        { at: [3560, 950], by: [0, 58], reach: [380, 120] },
        { at: [4440, 910], by: [10, -74], reach: [300, 120] },
      ],
    },
    paint: paints.azzurro,
    wheel: { spokes: { kind: "twinFive" }, finish: finishes.silver, caliper: "#16171a" },
    leather: "#3a2c20",
    brightwork: "black",
    lamps: [
      sweptLamp(
        roadster,
        { from: 150, to: 560, inset: [34, 22], depth: [42, 40, 6] },
        {
          guides: ["0,.45 .35,.5 .7,.5 1,.5"],
          guideWidth: 11,
          lens: "smoked",
        },
      ),
      acrossTail(
        roadster,
        { from: 4330, inner: [840, 858], outer: [826, 850] },
        { guides: ["0.02,.5 .4,.5", ".58,.5 .98,.5"], guideWidth: 11 },
      ),
    ],
    intakes: [
      opening("30,330! 200,360 380,350 420,290! 320,236 130,210 15,212!", 0.16),
      slat("60,296 390,310 382,292 56,280"),
    ],
    fittings: [polished("4370,270 4490,280 4490,228 4370,222"), polished("4300,262 4356,266 4356,222 4300,218")],
  },
  {
    slug: "aston-martin-vantage-roadster",
    body: roadster,
    shape: {
      length: 4495,
      frontAxle: 830,
      rearAxle: 3535,
      heights: [
        [160, 154],
        [960, 960],
        [1230, 1250],
      ],
      pulls: [
        { at: [3500, 970], by: [0, 54], reach: [500, 120] },
        { at: [4420, 910], by: [30, 46], reach: [220, 110] },
        { at: [700, 850], by: [0, 26], reach: [420, 120] },
      ],
      wheelRadius: 358,
      rearWheelRadius: 364,
    },
    paint: paints.verdePista,
    wheel: { spokes: { kind: "wye", count: 10 }, finish: finishes.black, caliper: "#c8d030" },
    leather: "#1f2420",
    brightwork: "black",
    lamps: [
      framedLamp("120,600! 230,590 330,640 440,720!", "110,650! 230,720 350,760 450,770!", {
        guides: ["0.06,.2 .4,.14 .8,.5"],
        projectors: [[0.34, 0.6, 22]],
      }),
      acrossTail(
        roadster,
        { from: 4180, inner: [880, 900], outer: [820, 890], bow: -20 },
        { guides: ["0.03,.5 .6,.4 .97,.3"], guideWidth: 9 },
      ),
    ],
    intakes: [
      opening("20,440! 200,460 380,430 430,330! 330,240 130,205 10,205!", 0.2),
      slat("40,360 410,370 404,350 40,340"),
      slat("50,280 380,300 372,282 54,262"),
      opening("1290,560! 1400,680 1600,710! 1560,610 1480,520! 1380,500", 0.34),
    ],
    fittings: [blade("4260,932! 4440,990 4500,980! 4470,930!"), polished("4370,290 4490,298 4490,234 4370,228")],
  },
  {
    slug: "porsche-718-spyder",
    body: roadsterMidEngine,
    shape: {
      length: 4430,
      frontAxle: 960,
      rearAxle: 3444,
      heights: [
        [960, 950],
        [1230, 1240],
      ],
      wheelRadius: 340,
      rearWheelRadius: 348,
    },
    paint: paints.rossoCarminio,
    wheel: { spokes: { kind: "multi", count: 12 }, finish: finishes.bronze, caliper: "#c9a24a" },
    leather: "#1c1c1e",
    brightwork: "black",
    lamps: [
      ovalLamp(
        { x: 306, y: 606, width: 230, height: 120, lean: 52 },
        {
          guides: ["0.2,.74 .34,.74", "0.2,.26 .34,.26", "0.64,.74 .78,.74", "0.64,.26 .78,.26"],
          guideWidth: 9,
          projectors: [[0.5, 0.5, 26]],
        },
      ),
      acrossTail(
        roadsterMidEngine,
        { from: 4220, inner: [780, 840], outer: [770, 836] },
        { guides: ["0.2,.5 .9,.5"], guideWidth: 12 },
      ),
    ],
    intakes: [
      opening("30,360! 180,400 380,400 440,340! 380,240 150,205 15,215!", 0.18),
      slat("50,300 420,330 410,310 46,282"),
      opening("2900,560! 2960,650 3060,720! 3070,620 3030,520! 2960,500", 0.3),
      panel("4180,470! 4340,500 4540,500! 4540,430! 4340,420 4200,410!", 0.1),
    ],
    fittings: [blade("4130,906! 4300,938 4450,932 4486,914! 4440,892 4300,892!")],
  },
];
