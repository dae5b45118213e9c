import { pinnacle, spire } from "../../blocks/domes.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { massif, woods } from "../../blocks/mountains.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { grove } from "../../blocks/trees.ts";
import { ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, curve, type Point, polygon, steps } from "../../shapes.ts";

const leaves = ["#6a3a22", "#b0682c", "#e6a844"] as const;
const green = ["#3c4c30", "#66743c", "#a8a450"] as const;
/** The old town's spur, with the river bending round it. */
const bank: Point[] = [
  [-20, 690],
  [200, 706],
  [480, 728],
  [760, 744],
  [980, 740],
  [1120, 712],
  [1180, 668],
  [1160, 622],
  [1060, 590],
  [900, 566],
];

function minster(scene: Scene): void {
  const x = 560;
  const stone = scene.sides("#e6dcb4", "#8f8a70", 0.55);
  scene.rect(x - 30, 470, 250, 120, scene.across("#dcd2aa", "#a39a78"));
  scene.path(
    polygon([
      [x - 34, 474],
      [x - 10, 420],
      [x + 206, 420],
      [x + 226, 474],
    ]),
    scene.down("#b5653e", "#8a4428"),
  );
  for (const at of steps(x + 50, x + 200, 6)) {
    scene.path(arched(at, 556, 14, 60), "#5a5444", 0.8);
    scene.path(pinnacle(at + 14, 474, 9, 40, 0.3), "#cfc59c");
  }
  scene.rect(x - 38, 318, 76, 280, stone);
  for (const level of [326, 410, 494]) scene.rect(x - 42, level, 84, 5, "#f3ecc8");
  for (const level of [398, 480])
    for (const side of [-16, 16]) scene.path(arched(x + side, level, 16, 58), "#5a5444", 0.8);
  scene.path(
    polygon([
      [x - 28, 320],
      [x - 24, 236],
      [x + 24, 236],
      [x + 28, 320],
    ]),
    stone,
  );
  for (const side of [-10, 10]) scene.path(arched(x + side, 310, 11, 56), "#5a5444", 0.8);
  scene.path([-36, 36].map((side) => pinnacle(x + side, 320, 12, 74, 0.3)).join(""), "#d9cfa6");
  spire(scene, x, 240, 42, 158, "#d9cfa6", "#8a8468");
  let open = "";
  for (const share of steps(0.08, 0.84, 9)) open += `M${x - 20 * (1 - share)} ${240 - share * 158}h${40 * (1 - share)}`;
  scene.line(open, "#5a5444", 3, 0.5);
  scene.path([-22, 22].map((side) => pinnacle(x + side, 240, 8, 44, 0.3)).join(""), "#d9cfa6");
}

function oldTown(scene: Scene): void {
  const sandstone: HouseStyle = {
    walls: ["#cfc596", "#c2b788", "#dcd2a8", "#b8b088"],
    roof: "hip",
    tiles: ["#c2673c", "#8a4228"],
    window: "#4f4c40",
    lit: "#ffe29a",
    litShare: 0.12,
    shutters: ["#5f7050", "#6a5a44", "#4f6a60"],
    shade: "#4a3420",
    storey: 22,
    bay: 17,
    arcade: "#6a5138",
  };
  hillTown(scene, {
    top: (x) => 520 + Math.max(0, x - 700) * 0.1,
    from: -10,
    to: 1090,
    base: 612,
    count: 260,
    size: 46,
    walls: ["#d3c99c", "#c2b788", "#e0d6ae"],
    tiles: ["#c96c40", "#8f4629"],
    window: "#5a5444",
    lit: "#ffe29a",
    shade: "#4a3420",
    air: ["#d9b88a", 0.3],
    green: [green[0], green[1]],
  });
  scene.floodlit(() => minster(scene));
  scene.rect(236, 470, 50, 150, scene.sides("#d9cfa4", "#968e6a", 0.56));
  scene.ellipse(261, 500, 18, 18, "#27303a");
  scene.line("M261 500V488M261 500L269 505", "#f0d27a", 2.4);
  scene.path(
    polygon([
      [226, 472],
      [242, 432],
      [280, 432],
      [296, 472],
    ]),
    scene.sides("#b5623c", "#8a4428", 0.55),
  );
  spire(scene, 261, 436, 14, 56, "#8fa898", "#5f7a70");
  houseRow(scene, { from: -20, to: 1060, base: 664, height: [56, 84], width: [38, 62] }, sandstone);
  houseRow(scene, { from: 900, to: 1110, base: 690, height: [44, 64], width: [36, 54] }, sandstone);
}

function bridge(scene: Scene): void {
  const deck = 640;
  scene.path(
    `M1040 ${deck}L1640 590V640L1570 650V770H1530V700A96 84 0 0 0 1350 716V790H1310V716A90 78 0 0 0 1146 728V780H1100V680L1040 676Z`,
    scene.downAt(590, 790, "#efe0b4", "#bfa878", "#7a6446"),
  );
  scene.line(`M1040 ${deck}L1640 590`, "#fffae0", 4, 0.9);
  for (const at of steps(1060, 1600, 36)) scene.rect(at, deck - ((at - 1040) / 600) * 50 - 12, 3, 12, "#d9c490");
  scene.line(`M1040 ${deck - 12}L1640 578`, "#efe0b4", 3);
}

/** Berna in golden autumn: the Minster above the red roofs, the green loop of the Aare, Eiger, Mönch and Jungfrau. */
export const bern = poster(107, (scene) => {
  sky(scene, 560, "#4a8fb4", "#8fbcc6", "#e3dcb8", "#fbe3a8");
  veils(scene, { from: 50, to: 280, low: "#fff3d0", high: "#f2f6ee", strength: 0.5, count: 16 });
  sunlight(scene, [1380, 330, 620, 330], "#fff3cc", 0.8);
  massif(scene, {
    peaks: [
      [-30, 420],
      [90, 380],
      [200, 404],
      [320, 350],
      [430, 384],
      [560, 330],
      [700, 360],
      [800, 276],
      [860, 330],
      [930, 252],
      [1000, 318],
      [1090, 228],
      [1180, 300],
      [1290, 330],
      [1400, 300],
      [1510, 350],
      [1640, 330],
    ],
    base: 560,
    body: ["#8ea3bd", "#d9c9aa"],
    shade: "#6f88ac",
    roughness: 0.11,
    snow: { colour: "#fffaee", line: 392 },
    light: "right",
  });
  const hills: Point[] = [
    [-20, 470],
    [240, 452],
    [520, 480],
    [800, 470],
    [1100, 436],
    [1360, 400],
    [1620, 420],
  ];
  scene.path(`${curve(hills)}V700H-20Z`, scene.downAt(400, 640, "#9a9a5c", "#7d7a40"));
  woods(scene, { skyline: hills, base: 640, tones: ["#6a6a34", "#9a8840", "#d9a84c"], count: 620, size: 14 });
  water(scene, 560, 900, "#6fae9c", "#4a9490", "#2a7078", "#1a5864");
  const shore: Point[] = [...bank];
  scene.path(`M1620 560L1620 700Q1500 640 1380 610Q1240 580 1120 572L1120 540H1620Z`, scene.down("#a8943c", "#66703a"));
  grove(scene, { from: 1190, to: 1640, base: 640, height: 84, leaves, gap: 34, density: 40 });
  scene.path(`${curve(shore)}L900 500H-20Z`, scene.downAt(560, 744, "#a39a58", "#5f6a38"));
  oldTown(scene);
  woods(scene, {
    skyline: [
      [-20, 660],
      [700, 672],
      [1000, 690],
      [1120, 694],
    ],
    base: 734,
    tones: leaves,
    count: 150,
    size: 16,
  });
  scene.line(curve(bank.slice(0, 8)), "#f3e6bc", 4, 0.7);
  scene.floodlit(() => bridge(scene));
  ripples(scene, { top: 700, bottom: 900, colours: ["#e3f6e0", "#164e5c", "#8fd0b8"], count: 420, strength: 0.3 });
  ripples(scene, {
    top: 610,
    bottom: 700,
    colours: ["#e3f6e0", "#164e5c"],
    count: 80,
    strength: 0.24,
    from: 1200,
    to: 1600,
  });
  scene.path("M-20 838Q300 820 620 866L760 910H-20Z", scene.down("#7d7434", "#46501f"));
  grove(scene, { from: -20, to: 540, base: 916, height: 110, leaves, gap: 70, density: 80 });
  grove(scene, { from: 1400, to: 1640, base: 930, height: 150, leaves, gap: 90, density: 90 });
  scene.vignette(0.32, "#2c1a0a");
});
