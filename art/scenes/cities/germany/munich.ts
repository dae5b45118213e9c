import { pinnacle, spire } from "../../blocks/domes.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { massif } from "../../blocks/mountains.ts";
import { birds, haze, sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { grove } from "../../blocks/trees.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, pointed, polygon, steps, symmetric } from "../../shapes.ts";

const BASE = 760;

function frauenkirche(scene: Scene): void {
  const brick = scene.sides("#c87a58", "#8a4a44", 0.58);
  scene.rect(900, 500, 420, 300, scene.across("#b86c50", "#93524a"));
  scene.path(
    polygon([
      [880, 506],
      [930, 396],
      [1290, 396],
      [1330, 506],
    ]),
    scene.down("#c4573c", "#8f3a34"),
  );
  for (const at of steps(950, 1290, 7)) scene.path(pointed(at, 640, 22, 110), "#4a3340", 0.8);
  for (const at of steps(924, 1316, 8)) scene.rect(at - 4, 512, 8, 200, "#7d4440", 0.6);
  for (const x of [720, 870]) {
    scene.rect(x - 52, 330, 104, 480, brick);
    for (const level of [336, 420, 504, 588, 670]) scene.rect(x - 55, level, 110, 6, "#e6b48c", 0.85);
    for (const level of [406, 490, 574, 656])
      for (const side of [-20, 20]) scene.path(arched(x + side, level, 15, 50), "#4a2f3a", 0.8);
    scene.path(
      symmetric(x, [
        [40, 262],
        [46, 330],
      ]),
      scene.sides("#c87a58", "#8a4a44", 0.55),
    );
    scene.ellipse(x - 4, 298, 17, 17, "#f3e3c0");
    scene.line(`M${x - 4} 298V286M${x - 4} 298L${x + 5} 303`, "#4a2f3a", 2.4);
    drawCap(scene, x, 264);
  }
  scene.path(
    polygon([
      [772, 560],
      [795, 510],
      [818, 560],
    ]),
    "#a85a4a",
  );
  scene.rect(772, 560, 46, 240, "#a4604e");
  scene.path(pointed(795, 800, 34, 150), "#4a2f3a", 0.8);
}

/** The copper cap of a tower: a squat dome on a drum, with its ball. */
function drawCap(scene: Scene, x: number, base: number): void {
  scene.rect(x - 42, base - 10, 84, 12, "#9fc2a8");
  const copper = scene.round("#6fa892", "#b5dcc0", "#3f7570");
  scene.path(
    `M${x - 40} ${base - 8}C${x - 54} ${base - 58} ${x - 30} ${base - 84} ${x - 14} ${base - 94}Q${x - 7} ${base - 98} ${x - 6} ${base - 108}H${x + 6}Q${x + 7} ${base - 98} ${x + 14} ${base - 94}C${x + 30} ${base - 84} ${x + 54} ${base - 58} ${x + 40} ${base - 8}Z`,
    copper,
  );
  for (const at of [-0.55, -0.15, 0.25, 0.6])
    scene.line(
      `M${x + at * 40} ${base - 8}C${x + at * 54} ${base - 58} ${x + at * 30} ${base - 84} ${x + at * 14} ${base - 94}`,
      "#d5eed6",
      1.4,
      0.45,
    );
  scene.ellipse(x, base - 112, 6, 6, "#f0d070");
  scene.line(`M${x} ${base - 116}v-22`, "#f0d070", 2.2);
}

function townHall(scene: Scene): void {
  const x = 330;
  const stone = scene.sides("#cbb596", "#85746e", 0.56);
  scene.rect(130, 560, 420, 260, scene.across("#c2ab8c", "#968274"));
  scene.path(
    polygon([
      [124, 564],
      [160, 516],
      [520, 516],
      [556, 564],
    ]),
    "#7d5a52",
  );
  windowGrid(scene, {
    x: 140,
    y: 574,
    width: 400,
    height: 170,
    columns: 16,
    rows: 4,
    dark: "#4a3f44",
    lit: "#ffdf9c",
    litShare: 0.2,
    top: "arched",
    wide: 0.42,
    tall: 0.66,
  });
  scene.path(
    steps(150, 530, 14)
      .map((at) => pinnacle(at, 566, 9, 54, 0.3))
      .join(""),
    "#cbb596",
  );
  scene.rect(x - 36, 330, 72, 480, stone);
  for (const level of [430, 500, 560]) scene.rect(x - 40, level, 80, 6, "#ead7b4");
  for (const level of [420, 492])
    for (const side of [-15, 15]) scene.path(pointed(x + side, level, 15, 50), "#4a3f44", 0.8);
  scene.ellipse(x, 532, 20, 20, "#f3e3c0");
  scene.line(`M${x} 532V518M${x} 532L${x + 9} 536`, "#4a3f44", 2.4);
  scene.path(pinnacle(x - 36, 360, 14, 90, 0.3) + pinnacle(x + 36, 360, 14, 90, 0.3), "#cbb596");
  scene.path(
    symmetric(x, [
      [16, 250],
      [28, 270],
      [32, 334],
    ]),
    stone,
  );
  for (const side of [-12, 12]) scene.path(pointed(x + side, 328, 10, 46), "#4a3f44", 0.8);
  spire(scene, x, 256, 34, 118, "#8fb09c", "#557a72");
  scene.path(pinnacle(x - 24, 272, 8, 50, 0.3) + pinnacle(x + 24, 272, 8, 50, 0.3), "#cbb596");
}

function theatine(scene: Scene): void {
  const x = 1450;
  const yellow = scene.sides("#f6d27c", "#c9964c", 0.58);
  for (const side of [-96, 96]) {
    scene.rect(x + side - 30, 440, 60, 380, yellow);
    for (const level of [450, 530, 610]) {
      scene.rect(x + side - 34, level, 68, 6, "#fff0c0");
      scene.path(arched(x + side, level + 62, 20, 46), "#7a5636", 0.8);
    }
    scene.path(
      symmetric(x + side, [
        [8, 392],
        [14, 404],
        [34, 420],
        [32, 444],
      ]),
      scene.round("#7d9a90", "#b9d0bc", "#54706c"),
    );
    scene.line(`M${x + side} 392v-24`, "#f0d070", 2);
  }
  scene.rect(x - 56, 470, 112, 350, scene.across("#f6d27c", "#dfae5c"));
  scene.path(
    polygon([
      [x - 66, 520],
      [x, 486],
      [x + 66, 520],
    ]),
    "#fff0c0",
  );
  scene.rect(x - 40, 420, 100, 60, yellow);
  scene.path(
    `M${x - 46} 424C${x - 46} 366 ${x - 14} 344 ${x + 10} 340C${x + 34} 344 ${x + 66} 366 ${x + 66} 424Z`,
    scene.round("#7d9a90", "#b9d0bc", "#54706c"),
  );
  scene.path(
    symmetric(x + 10, [
      [2, 300],
      [9, 312],
      [9, 342],
    ]),
    "#f6d27c",
  );
}

/** Monaco di Baviera under the föhn: the copper caps of the Frauenkirche, the town hall, the Alps come near. */
export const munich = poster(109, (scene) => {
  const fronts: HouseStyle = {
    walls: ["#f3dfb4", "#e9c79a", "#f0d2b4", "#dcb28c", "#f6ead0", "#e3b8a0"],
    roof: ["hip", "gable", "hip"],
    tiles: ["#c25a40", "#84393a"],
    window: "#5a464c",
    lit: "#ffe2a0",
    litShare: 0.14,
    shade: "#4a2440",
    storey: 24,
    bay: 19,
    arcade: "#f0c07c",
  };
  sky(scene, 640, "#2f6aa0", "#6fa6c4", "#c3d3c8", "#f6dba4", "#fbc988");
  veils(scene, { from: 70, to: 420, low: "#fff0cc", high: "#eef4f2", strength: 0.6, count: 26, tilt: 3 });
  sunlight(scene, [220, 560, 700, 360], "#ffe9b8", 0.9);
  massif(scene, {
    peaks: [
      [-30, 520],
      [80, 470],
      [160, 500],
      [270, 430],
      [380, 486],
      [480, 440],
      [580, 496],
      [680, 452],
      [800, 480],
      [930, 420],
      [1040, 470],
      [1130, 396],
      [1200, 440],
      [1290, 380],
      [1390, 448],
      [1500, 410],
      [1640, 470],
    ],
    base: 650,
    body: ["#5f84ac", "#9fb0bc", "#d9b894"],
    shade: "#3f6698",
    roughness: 0.12,
    snow: { colour: "#fff4e0", line: 480 },
  });
  haze(scene, 520, 660, "#f6d2a0", 0.5);
  farRoofs(scene, { base: 700, height: [50, 96], width: [26, 70], fill: "#b08478", opacity: 0.7, pitched: true });
  grove(scene, {
    from: -10,
    to: 1620,
    base: 690,
    height: 40,
    leaves: ["#6a5a48", "#8f7a50", "#c9a860"],
    gap: 64,
    density: 22,
  });
  birds(scene, 1120, 200, 12, "#3f4a5c", 6);
  scene.floodlit(() => townHall(scene));
  scene.floodlit(() => theatine(scene));
  scene.floodlit(() => frauenkirche(scene));
  houseRow(scene, { from: -20, to: 640, base: BASE, height: [70, 124], width: [46, 86] }, fronts);
  houseRow(scene, { from: 980, to: 1640, base: BASE, height: [70, 120], width: [46, 86] }, fronts);
  houseRow(
    scene,
    { from: -20, to: 1640, base: 850, height: [70, 130], width: [64, 120] },
    {
      ...fronts,
      walls: ["#c98f74", "#b87c68", "#d3a080", "#a86c60"],
      tiles: ["#9a4036", "#5f2a30"],
      storey: 34,
      bay: 27,
      litShare: 0.3,
      shade: "#2f142c",
      arcade: "#ffc878",
    },
  );
  scene.rect(0, 846, 1600, 60, scene.down("#4a2c34", "#22141e"));
  scene.vignette(0.38, "#1c1020");
});
