import { roadsterFourSeats } from "../bodies/roadster-four-seats.ts";
import { curve } from "../geometry/curve.ts";
import { acrossTail, framedLamp, sweptLamp, uprightTail } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { bright, opening, polished } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Open four-seaters. */
export const fourSeatOpenCars: readonly CarModel[] = [
  {
    slug: "maserati-grancabrio",
    body: roadsterFourSeats,
    shape: {
      length: 4966,
      frontAxle: 910,
      rearAxle: 3839,
      heights: [
        [160, 166],
        [960, 990],
        [1230, 1320],
      ],
      stations: [
        [1600, 1850],
        [2900, 3060],
      ],
      pulls: [
        // A long bonnet between swelling wings, a low tapering tail.
        { at: [120, 640], by: [-10, 10], reach: [300, 200] },
        { at: [860, 870], by: [0, 52], reach: [440, 130] },
        { at: [3560, 960], by: [0, 44], reach: [400, 120] },
        { at: [4400, 920], by: [20, -56], reach: [340, 130] },
      ],
      wheelRadius: 362,
      rearWheelRadius: 366,
    },
    paint: paints.bordeaux,
    wheel: { spokes: { kind: "star", count: 7 }, finish: finishes.champagne, caliper: "#16171a" },
    leather: "#9a6a40",
    brightwork: "chrome",
    lamps: [
      framedLamp("150,560! 250,560 330,620 400,720!", "150,560! 180,660 290,720 400,720!", {
        guides: ["0.06,.85 .4,.9 .8,.85", "0.1,.12 .5,.14 .8,.3"],
        guideWidth: 8,
        projectors: [[0.46, 0.5, 22]],
      }),
      acrossTail(
        roadsterFourSeats,
        { from: 4200, inner: [826, 848], outer: [800, 866] },
        { guides: ["0.04,.5 .6,.3 .96,.3"], guideWidth: 10 },
      ),
    ],
    intakes: [
      opening("60,340! 200,352 330,330 370,290! 300,240 130,215 15,215!", 0.14),
      opening("1360,700! 1480,736 1600,756! 1560,700 1500,660! 1420,664", 0.3),
      opening("-10,560! 36,540 60,440 40,330! -10,330!", 0.3),
    ],
    fittings: [polished("4370,280 4500,290 4500,236 4370,230")],
  },
  {
    slug: "bmw-m4-competition-cabrio",
    body: roadsterFourSeats,
    shape: {
      length: 4794,
      frontAxle: 850,
      rearAxle: 3707,
      heights: [
        [160, 172],
        [600, 640],
        [960, 1036],
        [1230, 1370],
      ],
      stations: [[1600, 1570]],
      pulls: [
        // Upright at both ends: a tall nose, a boot that stands like a saloon's.
        { at: [20, 700], by: [-6, 116], reach: [260, 220] },
        { at: [3900, 930], by: [0, 34], reach: [420, 110] },
        { at: [4440, 920], by: [26, 64], reach: [260, 120] },
      ],
      wheelRadius: 352,
      rearWheelRadius: 360,
    },
    paint: paints.bluNavarra,
    sideGlass: curve("1748,962! 1986,1094 2168,1196! 2380,1188 2560,1140 2700,1060! 2740,968!"),
    wheel: { spokes: { kind: "twinFive", count: 5 }, finish: finishes.black, caliper: "#1f4fa6" },
    leather: "#d2c4ac",
    brightwork: "black",
    lamps: [
      sweptLamp(
        roadsterFourSeats,
        { from: 96, to: 480, inset: [26, 44], depth: [72, 74, 26] },
        {
          guides: ["0.14,.22! .22,.74! .38,.76! .46,.26!", "0.54,.26! .62,.74! .76,.72! .84,.34!"],
          guideWidth: 9,
        },
      ),
      acrossTail(
        roadsterFourSeats,
        { from: 4140, inner: [800, 850], outer: [770, 862] },
        { guides: ["0.05,.2 .8,.16 .92,.5 .86,.85"], guideWidth: 10 },
      ),
    ],
    intakes: [
      opening("-10,600! 50,600 70,470 60,320! -10,310!", 0.35),
      opening("90,400! 240,410 330,380 370,310! 300,240 130,210 60,214!", 0.16),
      opening("1300,540! 1370,640 1440,690! 1420,600 1380,520!", 0.3),
    ],
    fittings: [polished("4340,262 4440,268 4440,214 4340,208"), polished("4270,254 4330,258 4330,208 4270,204")],
  },
  {
    slug: "rolls-royce-dawn",
    body: roadsterFourSeats,
    shape: {
      length: 5295,
      frontAxle: 880,
      rearAxle: 3992,
      stations: [[1600, 1840]],
      heights: [
        [160, 200],
        [420, 560],
        [760, 990],
        [960, 1150],
        [1230, 1490],
      ],
      pulls: [
        { at: [60, 720], by: [-62, 60], reach: [240, 260] },
        { at: [3600, 970], by: [0, 20], reach: [500, 120] },
        { at: [4400, 900], by: [0, -40], reach: [240, 120] },
      ],
      wheelRadius: 384,
      rearWheelRadius: 384,
    },
    paint: paints.avorio,
    wheel: { spokes: { kind: "monolith", count: 9 }, finish: finishes.silver, caliper: "#16171a" },
    leather: "#7a3a22",
    brightwork: "chrome",
    lamps: [
      framedLamp("96,600! 210,606 330,630!", "90,668! 210,690 330,706!", {
        guides: ["0.04,.82 .5,.84 .96,.8", "0.04,.18 .5,.16 .96,.2"],
        guideWidth: 8,
        projectors: [[0.4, 0.5, 18]],
      }),
      uprightTail(
        roadsterFourSeats,
        { heights: [680, 830], width: [90, 70] },
        { guides: ["0.1,.6 .9,.6"], guideWidth: 12 },
      ),
    ],
    intakes: [opening("-40,330! -40,640! 40,664 58,600 56,420 44,330!", 0.5)],
    fittings: [
      bright("1250,244! 2200,250 3090,256! 3090,244! 2200,238 1250,232!"),
      bright("1480,930! 1700,962 2200,972 2600,980! 2600,968! 2200,958 1700,948 1480,918!"),
    ],
  },
];
