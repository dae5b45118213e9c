import { van } from "../bodies/van.ts";
import { framedLamp, sweptLamp, uprightTail } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, bright, floatingPillar, line, opening, panel, slat } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

const proportions = {
  length: 5140,
  frontAxle: 895,
  rearAxle: 4095,
  heights: [
    [1210, 1176],
    [1892, 1832],
  ],
} as const;

/** Vans with a lounge. */
export const vans: readonly CarModel[] = [
  {
    slug: "mercedes-benz-v-300",
    body: van,
    shape: proportions,
    paint: paints.nero,
    otherFinishes: [
      { paint: paints.argento, leather: "#26272b" },
      { paint: paints.bluNotte, leather: "#d2c4ac" },
    ],
    wheel: { spokes: { kind: "multi", count: 16 }, finish: finishes.silver, caliper: "#16171a" },
    leather: "#b08a5a",
    brightwork: "chrome",
    lamps: [
      framedLamp("95,760! 220,740 380,800 500,880 540,970!", "95,760! 230,860 430,945 540,970!", {
        guides: ["0.1,.7 .36,.7 .7,.66 .95,.5"],
        projectors: [[0.44, 0.4, 26]],
      }),
      uprightTail(van, { heights: [860, 1300], width: [66, 60] }, { guides: ["0.06,.5 .94,.5"], guideWidth: 12 }),
    ],
  },
  {
    slug: "mercedes-benz-eqv-300",
    body: van,
    shape: {
      ...proportions,
      pulls: [
        { at: [60, 600], by: [-4, 60], reach: [260, 200] },
        { at: [1300, 1430], by: [-90, 40], reach: [420, 260] },
        { at: [4880, 1830], by: [60, 6], reach: [300, 120] },
      ],
    },
    paint: paints.perla,
    otherFinishes: [{ paint: paints.grafite, leather: "#d2c4ac" }],
    wheel: { spokes: { kind: "aero", count: 12 }, finish: finishes.diamond, caliper: "#26272b" },
    leather: "#26272b",
    brightwork: "black",
    lamps: [
      sweptLamp(
        van,
        { from: 70, to: 540, inset: [30, 36], depth: [60, 82, 6] },
        {
          guides: ["0.04,.3 .3,.26 .6,.4 .96,.7", "0.06,.86 .4,.9"],
          guideWidth: 9,
          lens: "smoked",
        },
      ),
      uprightTail(
        van,
        { heights: [880, 1240], width: [90, 64] },
        { guides: ["0.08,.2 .5,.5 .92,.2", "0.08,.8 .92,.8"], guideWidth: 9, lens: "smoked" },
      ),
    ],
    intakes: [
      panel("20,640! 60,700 90,660 100,560! 70,500 22,500!", 0.3),
      opening("60,430! 200,440 340,410! 380,350 300,300! 40,280", 0.12),
    ],
    fittings: [
      bright("70,560! 260,566 420,560! 420,548! 260,552 70,546!"),
      // The van's roof floats over black rear pillars, and a spoiler ends it.
      floatingPillar("4500,1762! 4830,1728 4930,1770! 4990,1560! 5040,1330! 5030,1246! 4900,1246! 4950,1290 4880,1560"),
      blade("4700,1856! 4900,1856 5060,1826 5076,1806! 4980,1800 4860,1826!"),
    ],
    plain: true,
  },
  {
    slug: "mercedes-benz-v-250-d",
    body: van,
    shape: {
      ...proportions,
      heights: [
        [215, 228],
        [1210, 1170],
        [1892, 1832],
      ],
      wheelRadius: 344,
    },
    paint: paints.bluNotte,
    otherFinishes: [{ paint: paints.grigioArtico, leather: "#1c1c1e" }],
    wheel: { spokes: { kind: "five", count: 5 }, finish: finishes.silver, caliper: "#2a2b2e", rimRatio: 0.7 },
    leather: "#26272b",
    brightwork: "black",
    glassTint: "#080a0c",
    lamps: [
      framedLamp("100,740! 240,740 400,810 470,880!", "100,780! 230,872 380,930 480,950!", {
        guides: ["0.08,.2 .5,.16 .9,.3"],
        projectors: [
          [0.3, 0.56, 30],
          [0.56, 0.56, 26],
        ],
      }),
      uprightTail(
        van,
        { heights: [900, 1280], width: [60, 50] },
        { guides: ["0.1,.5 .3,.5", "0.4,.5 .6,.5", "0.7,.5 .9,.5"], guideWidth: 14 },
      ),
    ],
    intakes: [
      opening("60,430! 200,440 340,410! 380,350 300,300! 40,280", 0.12),
      opening("14,690! 40,720 66,690! 66,520 40,480! 16,490", 0.3),
      slat("18,640 62,640 62,626 18,626"),
      slat("18,580 62,580 62,566 18,566"),
    ],
    fittings: [
      bright("1290,350! 2500,354 3720,354! 3720,338! 2500,336 1290,334!"),
      // Made for luggage: rails on the roof, a rubbing strip on the doors.
      line("1960,1834 2400,1880 3000,1894 3800,1892 4500,1874 4760,1846", 18, "#0b0b0d", 1),
      line("1320,690 2400,676 3700,676", 26, "#101114", 0.9),
      line("4480,690 4800,694 5080,700", 26, "#101114", 0.9),
    ],
    plain: true,
  },
];
