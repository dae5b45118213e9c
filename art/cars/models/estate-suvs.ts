import { estateSuv } from "../bodies/estate-suv.ts";
import { offRoader } from "../bodies/off-roader.ts";
import { acrossTail, framedLamp, ovalLamp, uprightTail } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, bright, facetedOpening, floatingPillar, opening, polished } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

/** Tall cars with an upright tail. */
export const estateSuvs: readonly CarModel[] = [
  {
    slug: "range-rover-autobiography",
    body: estateSuv,
    shape: {
      length: 5052,
      frontAxle: 880,
      rearAxle: 3877,
      heights: [
        [1240, 1268],
        [1800, 1832],
      ],
      pulls: [
        // A roof that falls to a narrow tail over a level waist.
        { at: [4560, 1800], by: [0, -58], reach: [620, 130] },
        { at: [4820, 1600], by: [84, 24], reach: [380, 240] },
        { at: [5060, 860], by: [-50, 0], reach: [200, 220] },
        { at: [60, 1050], by: [-10, 44], reach: [300, 160] },
      ],
    },
    paint: paints.sabbia,
    otherFinishes: [{ paint: paints.verdeInglese, leather: "#9a6a40" }],
    wheel: { spokes: { kind: "splitVee", count: 6 }, finish: finishes.graphite, caliper: "#16171a" },
    leather: "#d2c4ac",
    brightwork: "black",
    lamps: [
      framedLamp("60,930! 250,948 470,966!", "70,1010! 250,1046 460,1058!", {
        guides: ["0.05,.86 .5,.9 .95,.84", "0.05,.14 .95,.14"],
        projectors: [
          [0.3, 0.5, 24],
          [0.5, 0.5, 24],
          [0.7, 0.5, 22],
        ],
      }),
      uprightTail(
        estateSuv,
        { heights: [820, 1060], width: [70, 90] },
        { guides: ["0.08,.5 .94,.5"], guideWidth: 12, lens: "smoked" },
      ),
    ],
    intakes: [
      facetedOpening("1640,520 1640,940 1672,940 1672,520", 0.3),
      opening("-10,900! 40,910 60,870! 62,700! -10,690!", 0.4),
    ],
    fittings: [
      bright("1655,930! 1668,930! 1668,540! 1655,540!"),
      // The roof floats: its rear pillar is black.
      floatingPillar("4330,1664! 4590,1606 4760,1664! 4838,1640 4880,1480! 4924,1330! 4360,1326! 4470,1388 4560,1498"),
    ],
    plain: true,
  },
  {
    slug: "bentley-bentayga-s",
    body: estateSuv,
    shape: {
      length: 5125,
      frontAxle: 900,
      rearAxle: 3895,
      heights: [
        [300, 284],
        [1240, 1206],
        [1800, 1742],
      ],
      pulls: [
        { at: [4500, 1720], by: [-40, -104], reach: [560, 200] },
        { at: [2900, 1780], by: [0, 12], reach: [700, 120] },
        { at: [700, 1080], by: [0, 34], reach: [420, 120] },
        { at: [4950, 1200], by: [40, 40], reach: [300, 260] },
        { at: [3950, 1100], by: [0, 40], reach: [500, 160] },
      ],
    },
    paint: paints.verdeOliva,
    wheel: { spokes: { kind: "five", count: 5 }, finish: finishes.black, caliper: "#8e1218" },
    leather: "#8a5a34",
    brightwork: "black",
    lamps: [
      ovalLamp(
        { x: 230, y: 984, width: 190, height: 150, lean: 24 },
        {
          guides: ["0.04,.5 .14,.84 .34,.96 .5,.98 .66,.96 .86,.84 .96,.5"],
          guideWidth: 9,
          projectors: [[0.5, 0.5, 40]],
        },
      ),
      acrossTail(
        estateSuv,
        { from: 4760, inner: [1010, 1080], outer: [990, 1070] },
        {
          guides: ["0.14,.16 .8,.14 .9,.5 .8,.86 .14,.84 .08,.5 .14,.16"],
          guideWidth: 9,
        },
      ),
    ],
    intakes: [
      opening("-10,960! 40,960 70,900 72,620 60,560! -10,560!", 0.4),
      opening("1400,860! 1560,900 1640,904! 1620,800 1560,720! 1440,760", 0.3),
    ],
    fittings: [
      bright("1420,850! 1620,886! 1616,864! 1430,824!"),
      polished("4780,470 4960,480 4960,420 4780,414"),
      blade("4560,1716! 4760,1706 4900,1664 4930,1640! 4840,1640 4700,1676!"),
    ],
    plain: true,
  },
  {
    slug: "rolls-royce-cullinan",
    body: estateSuv,
    shape: {
      length: 5341,
      frontAxle: 900,
      rearAxle: 4195,
      stations: [[1600, 1760]],
      heights: [
        [680, 760],
        [1000, 1090],
        [1240, 1310],
        [1800, 1834],
      ],
      pulls: [
        { at: [40, 1020], by: [-40, 40], reach: [240, 260] },
        { at: [4560, 1640], by: [-50, -20], reach: [420, 220] },
        { at: [5000, 1100], by: [30, -50], reach: [260, 160] },
      ],
      wheelRadius: 408,
    },
    paint: paints.nero,
    wheel: { spokes: { kind: "monolith", count: 7 }, finish: finishes.silver, caliper: "#16171a" },
    leather: "#d2c4ac",
    brightwork: "chrome",
    lamps: [
      framedLamp("90,900! 240,910 360,924!", "90,1000! 240,1016 366,1026!", {
        guides: ["0.04,.9 .5,.92 .96,.88", "0.04,.12 .96,.12"],
        guideWidth: 9,
        projectors: [
          [0.32, 0.5, 24],
          [0.66, 0.5, 24],
        ],
      }),
      uprightTail(
        estateSuv,
        { heights: [880, 1080], width: [60, 96] },
        { guides: ["0.1,.3 .9,.3", "0.1,.72 .9,.72"], guideWidth: 8 },
      ),
    ],
    intakes: [opening("-60,560! -60,1000! 40,1000 62,940 62,640 46,560!", 0.5)],
    fittings: [bright("1345,412! 2400,416 3560,416! 3560,400! 2400,398 1345,394!")],
    plain: true,
  },
  {
    slug: "mercedes-benz-g-63-amg",
    body: offRoader,
    shape: {
      length: 4866,
      frontAxle: 880,
      rearAxle: 3770,
      heights: [
        [350, 340],
        [1270, 1226],
        [1930, 1838],
      ],
      wheelRadius: 402,
    },
    paint: paints.neroOpaco,
    wheel: { spokes: { kind: "five" }, finish: finishes.black, caliper: "#8e1218" },
    leather: "#7a1a1e",
    brightwork: "black",
    lamps: [
      ovalLamp(
        { x: 150, y: 1010, width: 132, height: 200, lean: 0 },
        {
          guides: [
            "0.02,.5 .1,.84 .3,.97 .5,.99 .7,.97 .9,.84 .98,.5",
            "0.02,.5 .1,.16 .3,.03 .5,.01 .7,.03 .9,.16 .98,.5",
          ],
          guideWidth: 9,
          projectors: [[0.5, 0.5, 36]],
        },
      ),
      framedLamp("4640,646! 4702,642!", "4638,760! 4700,760!", {}),
    ],
  },
];
