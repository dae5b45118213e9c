import { midEngine } from "../bodies/mid-engine.ts";
import { acrossTail, framedLamp, sweptLamp } from "../lamps.ts";
import type { CarModel } from "../model.ts";
import { paints } from "../paints.ts";
import { blade, line, opening, panel, polished, slat } from "../trim.ts";
import { finishes } from "../wheels/finishes.ts";

const engineLouvres = [0, 1, 2].map((row) => {
  const x = 3300 + row * 130;
  const y = 992 - row * 24;
  return blade(`${x},${y}! ${x + 90},${y - 20}! ${x + 72},${y - 34}! ${x - 14},${y - 16}!`);
});

/** Two-seaters with the engine behind the cabin and rounded flanks. */
export const midEngineCars: readonly CarModel[] = [
  {
    slug: "ferrari-296-gtb",
    body: midEngine,
    shape: {
      length: 4565,
      frontAxle: 1040,
      rearAxle: 3640,
      heights: [
        [870, 866],
        [1170, 1187],
      ],
      pulls: [
        { at: [3500, 1010], by: [0, 34], reach: [420, 160] },
        { at: [250, 560], by: [-30, -26], reach: [260, 160] },
      ],
    },
    paint: paints.rossoCorsa,
    wheel: { spokes: { kind: "splitVee" }, finish: finishes.diamond, caliper: "#d8b018" },
    leather: "#7a4a26",
    brightwork: "black",
    lamps: [
      sweptLamp(
        midEngine,
        { from: 210, to: 640, inset: [8, 16], depth: [26, 58, 4] },
        {
          guides: ["0.06,.72 .3,.78 .62,.74 .94,.6"],
          guideWidth: 9,
          projectors: [
            [0.3, 0.4, 15],
            [0.46, 0.42, 15],
          ],
          lens: "smoked",
        },
      ),
      acrossTail(
        midEngine,
        { from: 4250, inner: [800, 846], outer: [796, 842] },
        { guides: ["0.1,.5 .95,.5"], guideWidth: 12 },
      ),
    ],
    intakes: [
      opening("2840,892! 2980,944 3180,958 3350,930! 3330,880 3220,820 3050,800 2920,830!", 0.3),
      slat("2960,890 3200,912 3300,900 3200,886 3000,868"),
      opening("150,330! 300,352 440,392! 430,300 390,232! 250,206 110,200! 96,250"),
      slat("130,262 420,300 416,282 126,244"),
      opening("4250,780! 4360,806 4530,810! 4530,650! 4380,676!", 0.1),
    ],
    fittings: [polished("4400,560 4520,570 4524,520 4404,514")],
    plain: true,
  },
  {
    slug: "maserati-mc20",
    body: midEngine,
    shape: {
      length: 4669,
      frontAxle: 1010,
      rearAxle: 3710,
      heights: [
        [870, 880],
        [1170, 1221],
      ],
      pulls: [
        { at: [900, 780], by: [0, 44], reach: [420, 160] },
        { at: [4440, 900], by: [-60, -40], reach: [220, 140] },
        { at: [120, 480], by: [10, 40], reach: [220, 170] },
      ],
    },
    paint: paints.perla,
    wheel: { spokes: { kind: "wye", count: 9 }, finish: finishes.graphite, caliper: "#1c4fae" },
    leather: "#22324e",
    brightwork: "black",
    lamps: [
      framedLamp("330,520! 420,500 520,540 600,640 620,704!", "330,520! 350,600 430,664 530,700 620,704!", {
        guides: ["0.04,.8 .3,.86 .7,.8 .96,.5", "0.1,.1 .5,.16 .8,.3"],
        guideWidth: 8,
        projectors: [[0.45, 0.48, 22]],
        lens: "smoked",
      }),
      acrossTail(
        midEngine,
        { from: 4120, inner: [812, 826], outer: [792, 840] },
        { guides: ["0.05,.5 .95,.6"], guideWidth: 8 },
      ),
    ],
    intakes: [
      opening("3060,640! 3120,740 3190,840! 3210,740 3190,610! 3130,540 3080,570", 0.3),
      opening("60,300! 260,330 470,340! 440,240! 260,205 80,200!", 0.2),
      panel("1310,178! 2300,200 3200,236! 3190,300 2300,258 1360,236!", 0.2),
      opening("4300,760! 4400,782 4530,790! 4530,640! 4380,660!", 0.1),
    ],
    fittings: [
      line("3300,1004 3560,962", 10),
      line("3340,980 3590,940", 10),
      polished("4404,600 4500,606 4504,556 4408,550"),
    ],
    plain: true,
  },
  {
    slug: "mclaren-750s",
    body: midEngine,
    shape: {
      length: 4569,
      frontAxle: 1060,
      rearAxle: 3730,
      stations: [[1540, 1500]],
      heights: [
        [870, 846],
        [1170, 1196],
      ],
      pulls: [
        // The cabin sits far forward over a short nose.
        { at: [2100, 1100], by: [-190, 6], reach: [620, 240] },
        { at: [3300, 1020], by: [0, -44], reach: [420, 120] },
        { at: [4100, 920], by: [0, -40], reach: [420, 120] },
        { at: [200, 560], by: [0, -40], reach: [320, 160] },
        { at: [960, 780], by: [0, 44], reach: [420, 160] },
      ],
    },
    paint: paints.arancio,
    wheel: { spokes: { kind: "multi", count: 10 }, finish: finishes.black, caliper: "#d46a14" },
    leather: "#1c1c1e",
    brightwork: "black",
    lamps: [
      framedLamp("250,520! 340,480 460,520 560,610 640,700!", "250,520! 330,610 450,666 560,700 640,700!", {
        guides: ["0.06,.35 .3,.2 .6,.3 .95,.6"],
        guideWidth: 9,
        lens: "smoked",
      }),
      acrossTail(
        midEngine,
        { from: 4330, inner: [836, 848], outer: [800, 812] },
        { guides: ["0,.5 1,.5"], guideWidth: 9 },
      ),
    ],
    fittings: [
      ...engineLouvres,
      blade("4060,926! 4120,958 4420,972 4484,950! 4440,924 4200,908!"),
      polished("4360,760 4450,766 4452,716 4364,712"),
    ],
    plain: true,
  },
];
