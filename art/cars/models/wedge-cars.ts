import { wedge } from "../bodies/wedge.ts";
import { acrossTail, framedLamp, uprightTail } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, facetedOpening, polished, slat } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Two-seaters with the engine behind the cabin, cut in facets. */
export const wedgeCars: readonly CarModel[] = [
  {
    slug: "lamborghini-huracan-evo",
    body: wedge,
    shape: {
      length: 4520,
      frontAxle: 985,
      rearAxle: 3605,
      heights: [
        [880, 884],
        [1136, 1165],
      ],
      pulls: [
        { at: [2300, 1120], by: [-170, 10], reach: [480, 140] },
        { at: [3500, 980], by: [0, 30], reach: [420, 120] },
        { at: [980, 730], by: [0, 52], reach: [460, 150] },
      ],
    },
    paint: paints.giallo,
    wheel: { spokes: { kind: "wye", count: 5 }, finish: finishes.black, caliper: "#101114" },
    leather: "#1c1c1e",
    brightwork: "black",
    lamps: [
      framedLamp("260,448! 420,500 600,580 720,660!", "210,472! 400,556 680,648 760,664!", {
        guides: ["0.1,.8 .45,.8 .62,.25", "0.45,.8 .8,.72 .9,.4"],
      }),
      acrossTail(
        wedge,
        { from: 4350, inner: [756, 786], outer: [772, 812] },
        {
          guides: ["0.06,.5 .5,.5 .6,.9", "0.5,.5 .95,.5"],
        },
      ),
    ],
    fittings: [
      polished("4560,470 4670,480 4674,420 4560,412"),
      ...[0, 1, 2, 3].map((row) => {
        const x = 3080 + row * 170;
        const y = 1058 - row * 26;
        return blade(`${x},${y}! ${x + 120},${y - 18}! ${x + 96},${y - 40}! ${x - 22},${y - 24}!`);
      }),
    ],
    plain: true,
  },
  {
    slug: "lamborghini-huracan-tecnica",
    body: wedge,
    shape: {
      length: 4567,
      frontAxle: 1000,
      rearAxle: 3620,
      heights: [
        [880, 880],
        [1136, 1165],
      ],
      pulls: [
        { at: [2480, 1130], by: [-160, 0], reach: [440, 120] },
        { at: [980, 730], by: [0, 44], reach: [460, 150] },
        { at: [4420, 900], by: [10, 26], reach: [280, 140] },
      ],
    },
    paint: paints.verdePista,
    wheel: { spokes: { kind: "five", count: 5 }, finish: finishes.black, caliper: "#b98800" },
    leather: "#1c1c1e",
    brightwork: "black",
    lamps: [
      framedLamp("270,444! 430,502 610,584 724,664!", "222,470! 410,560 690,652 764,668!", {
        guides: ["0.1,.8 .45,.8 .62,.25", "0.45,.8 .8,.72 .9,.4"],
      }),
      acrossTail(
        wedge,
        { from: 4390, inner: [762, 788], outer: [776, 814] },
        {
          guides: ["0.06,.5 .5,.5 .6,.9", "0.5,.5 .95,.5"],
        },
      ),
    ],
    intakes: [
      facetedOpening("60,330 260,356 430,318 400,226 230,194 60,190", 0.24),
      slat("210,342 238,346 230,200 204,198"),
    ],
    fittings: [
      polished("4606,470 4716,480 4720,420 4606,412"),
      blade("4200,938! 4280,966 4560,976 4650,956! 4600,934 4360,920!"),
      ...[0, 1, 2].map((row) => {
        const x = 3140 + row * 190;
        const y = 1052 - row * 30;
        return blade(`${x},${y}! ${x + 134},${y - 20}! ${x + 108},${y - 42}! ${x - 22},${y - 24}!`);
      }),
    ],
    plain: true,
  },
  {
    slug: "audi-r8-v10-performance",
    body: wedge,
    shape: {
      length: 4429,
      frontAxle: 930,
      rearAxle: 3580,
      stations: [[1290, 1180]],
      heights: [
        [135, 140],
        [880, 904],
        [1136, 1236],
      ],
      pulls: [
        { at: [200, 480], by: [-20, 96], reach: [480, 240] },
        { at: [900, 700], by: [0, 60], reach: [520, 200] },
        { at: [3000, 1070], by: [0, 36], reach: [500, 160] },
        { at: [4500, 900], by: [-20, 10], reach: [300, 140] },
      ],
    },
    paint: paints.grigioPiombo,
    wheel: { spokes: { kind: "five", count: 5 }, finish: finishes.diamond, caliper: "#8e1218" },
    leather: "#26272b",
    brightwork: "black",
    lamps: [
      framedLamp("140,400! 330,440 560,530 700,612!", "110,452! 320,540 560,616 720,656!", {
        guides: ["0.06,.2 .4,.16 .9,.3"],
        projectors: [
          [0.3, 0.58, 16],
          [0.46, 0.58, 16],
          [0.62, 0.56, 15],
        ],
        guideWidth: 9,
      }),
      uprightTail(
        wedge,
        { heights: [700, 800], width: [150, 210] },
        { guides: ["0.2,.1 .2,.95", "0.75,.1 .75,.95"], guideWidth: 9 },
      ),
    ],
    intakes: [
      facetedOpening("2800,420 2850,780 2960,850 3040,840 3010,640 2940,460", 0.3),
      facetedOpening("60,330 300,360 480,320 440,220 240,190 50,186", 0.22),
      slat("150,340 180,344 170,196 140,194"),
      slat("300,356 330,352 310,200 280,198"),
      facetedOpening("4360,600 4480,640 4700,640 4700,500 4400,500", 0.12),
    ],
    fittings: [
      polished("4470,330 4580,340 4584,270 4474,262"),
      blade("4120,930! 4180,958 4500,964 4606,946! 4560,926 4300,912!"),
    ],
    plain: true,
  },
];
