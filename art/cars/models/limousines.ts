import { limousine } from "../bodies/limousine.ts";
import { acrossTail, framedLamp, ovalLamp, uprightTail } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { bright, line, opening, polished } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Saloons made for those who sit in the back. */
export const limousines: readonly CarModel[] = [
  {
    slug: "rolls-royce-ghost",
    body: limousine,
    shape: {
      length: 5546,
      frontAxle: 880,
      rearAxle: 4175,
      heights: [
        [1190, 1170],
        [1612, 1571],
      ],
    },
    paint: paints.bluNotte,
    secondPaint: paints.argento,
    wheel: { spokes: { kind: "monolith", count: 7 }, finish: finishes.silver, caliper: "#16171a" },
    leather: "#d2c4ac",
    brightwork: "chrome",
    lamps: [
      framedLamp("150,800! 290,806 430,820!", "150,905! 300,925 440,930!", {
        guides: ["0.04,.86 .5,.9 .96,.86", "0.04,.12 .5,.1 .96,.12"],
        guideWidth: 9,
        projectors: [
          [0.38, 0.5, 20],
          [0.62, 0.5, 20],
        ],
      }),
      uprightTail(limousine, { heights: [750, 960], width: [80, 84] }, { guides: ["0.1,.56 .9,.56"], guideWidth: 12 }),
    ],
  },
  {
    slug: "bentley-flying-spur",
    body: limousine,
    shape: {
      length: 5316,
      frontAxle: 860,
      rearAxle: 4054,
      stations: [[1880, 1800]],
      heights: [
        [215, 190],
        [1010, 900],
        [1190, 1100],
        [1612, 1484],
      ],
      pulls: [
        { at: [20, 1000], by: [26, -70], reach: [260, 160] },
        { at: [4280, 1100], by: [0, 40], reach: [460, 140] },
        { at: [5450, 1080], by: [0, 30], reach: [340, 140] },
        { at: [4100, 1460], by: [60, -16], reach: [420, 160] },
      ],
      wheelRadius: 378,
      rearWheelRadius: 378,
    },
    paint: paints.champagne,
    wheel: { spokes: { kind: "twinTen", count: 9 }, finish: finishes.silver, caliper: "#16171a" },
    leather: "#5a2a1c",
    brightwork: "chrome",
    lamps: [
      ovalLamp(
        { x: 196, y: 900, width: 170, height: 136, lean: 16 },
        {
          guides: ["0.03,.5 .12,.82 .3,.95 .5,.98 .7,.95 .88,.82 .97,.5"],
          guideWidth: 8,
          projectors: [[0.5, 0.5, 36]],
        },
      ),
      ovalLamp({ x: 360, y: 934, width: 96, height: 84, lean: 10 }, { projectors: [[0.5, 0.5, 24]] }),
      acrossTail(
        limousine,
        { from: 5250, inner: [880, 1000], outer: [860, 990] },
        {
          guides: ["0.14,.16 .86,.16", "0.14,.84 .86,.84", "0.14,.16 .08,.5 .14,.84"],
          guideWidth: 9,
        },
      ),
    ],
    intakes: [
      opening("-10,960! 40,950 60,800 56,560! -10,540!", 0.4),
      opening("40,440! 200,460 340,440 380,380! 300,330 30,310!", 0.14),
    ],
    fittings: [
      bright("1290,300! 2600,306 3870,306! 3870,286! 2600,284 1290,280!"),
      bright("1440,780! 1640,800 1700,804! 1700,784! 1640,778 1446,756!"),
      polished("5330,330 5470,340 5470,284 5330,278"),
      line("60,930 60,560", 7, "#c9ccd2", 0.8),
    ],
    plain: true,
  },
];
