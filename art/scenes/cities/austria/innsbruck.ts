import { onion } from "../../blocks/domes.ts";
import { type HouseStyle, house, houseRow } from "../../blocks/houses.ts";
import { massif, woods } from "../../blocks/mountains.ts";
import { birds, haze, sky, sunlight, veils } from "../../blocks/sky.ts";
import { streetLamp } from "../../blocks/street.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, type Point, polygon, steps } from "../../shapes.ts";

const QUAY = 694;
const WATERLINE = 744;
const leaves = ["#3f4a3c", "#6d6f52", "#b59a62"] as const;
const copper = ["#7fae9e", "#c9e3d2", "#4a7a78"] as const;

/** The chain above the town: a far one in the haze, then the Nordkette with the last light on its snow. */
function nordkette(scene: Scene): void {
  massif(scene, {
    peaks: [
      [-40, 330],
      [150, 232],
      [330, 306],
      [520, 196],
      [700, 286],
      [900, 214],
      [1100, 300],
      [1330, 206],
      [1500, 284],
      [1640, 240],
    ],
    base: 640,
    body: ["#b9a9bf", "#c9b9c4", "#d9cbc4"],
    shade: "#8f86ac",
    shadeStrength: 0.4,
    roughness: 0.08,
    snow: { colour: "#f6e3dc", line: 420 },
  });
  massif(scene, {
    peaks: [
      [-40, 420],
      [120, 286],
      [270, 352],
      [430, 246],
      [560, 150],
      [690, 262],
      [840, 118],
      [1010, 268],
      [1150, 210],
      [1290, 330],
      [1440, 268],
      [1640, 400],
    ],
    base: 680,
    body: ["#a79bb2", "#8d93a8", "#6f8690", "#64807a"],
    shade: "#525f8c",
    shadeStrength: 0.55,
    roughness: 0.09,
    snow: { colour: "#fdf0e2", line: 500 },
  });
  const forest: Point[] = [
    [-20, 520],
    [180, 478],
    [420, 506],
    [640, 470],
    [860, 500],
    [1100, 462],
    [1340, 496],
    [1620, 470],
  ];
  woods(scene, { skyline: forest, base: 690, tones: ["#37524e", "#587064", "#a39a74"], count: 900, size: 12 });
  haze(scene, 470, 690, "#f3dcc0", 0.5);
}

/** The cathedral's two domed towers. */
function cathedral(scene: Scene): void {
  const wall = scene.sides("#f6ead2", "#b9a99a", 0.58);
  scene.rect(650, 560, 214, QUAY - 560, scene.across("#efe0c4", "#c7b49e"));
  scene.path(
    polygon([
      [640, 564],
      [682, 512],
      [832, 512],
      [874, 564],
    ]),
    scene.down("#a8604a", "#7a4440"),
  );
  for (const x of [640, 876]) {
    scene.rect(x - 30, 432, 60, QUAY - 432, wall);
    for (const level of [432, 500, 572]) scene.rect(x - 34, level, 68, 5, "#fff6e2");
    for (const level of [490, 556]) scene.path(arched(x, level, 20, 44), "#54505e", 0.85);
    onion(scene, x, 434, 66, 74, scene.round(...copper));
    scene.rect(x - 7, 352, 14, 18, copper[0]);
    onion(scene, x, 356, 20, 34, scene.round(...copper));
    scene.line(`M${x} 324v-18`, "#e6c870", 3);
  }
}

/** The town tower with its gallery and four small turrets. */
function townTower(scene: Scene): void {
  const x = 1132;
  const wall = scene.sides("#fbeed4", "#c3a890", 0.6);
  scene.rect(x - 34, 372, 68, QUAY - 372, wall);
  for (const level of [474, 540]) scene.path(arched(x, level, 17, 36), "#54505e", 0.85);
  scene.ellipse(x, 408, 21, 21, "#fffaf0");
  scene.line(`M${x} 408V394M${x} 408L${x + 10} 413`, "#4a3c4c", 2.6);
  scene.rect(x - 42, 362, 84, 11, "#c9a888");
  for (const at of steps(x - 38, x + 36, 8)) scene.line(`M${at} 362v-13`, "#7a6458", 2);
  for (const side of [-29, 29]) onion(scene, x + side, 362, 17, 34, scene.round(...copper));
  scene.rect(x - 21, 314, 42, 50, wall);
  scene.path(arched(x, 358, 15, 32), "#54505e", 0.85);
  onion(scene, x, 316, 52, 70, scene.round(...copper));
  scene.rect(x - 7, 242, 14, 16, copper[0]);
  onion(scene, x, 244, 18, 34, scene.round(...copper));
}

const fronts = (walls: HouseStyle["walls"]): HouseStyle => ({
  walls,
  roof: ["gable", "hip", "hip"],
  tiles: ["#a8604a", "#74423e"],
  window: "#5a5464",
  lit: "#ffe2a4",
  litShare: 0.14,
  shutters: ["#5c7f76", "#8a5248", "#6a6f8a"],
  shade: "#3f3a66",
  storey: 27,
  bay: 22,
  top: "arched",
});

/** The painted fronts along the Inn, no two neighbours of one colour. */
function painted(scene: Scene): void {
  const walls = ["#e9b49c", "#f0d59a", "#a9c6bc", "#f3e3c6", "#d99a86", "#b7c2d6", "#f0c7a4", "#c9d0a4", "#e6c2c4"];
  let x = -24;
  for (let index = 0; x < 1624; index++) {
    const width = scene.random.between(62, 92);
    house(scene, x, QUAY, width, scene.random.between(126, 178), fronts([walls[index % walls.length] ?? "#f3e3c6"]));
    x += width;
  }
}

/** Innsbruck on a clear winter evening: painted houses in the Inn, the towers of the old town, the Nordkette above. */
export const innsbruck = poster(167, (scene) => {
  const town = scene.aside(() => {
    sky(scene, 620, "#3f6ea8", "#86a6cc", "#dcc3c4", "#f8d3b0");
    veils(scene, { from: 50, to: 330, low: "#ffe3cc", high: "#e9dfe9", strength: 0.42, count: 20 });
    sunlight(scene, [300, 470, 640, 330], "#ffe9cc", 0.7);
    birds(scene, 1240, 150, 9, "#5f6484", 6);
    nordkette(scene);
    houseRow(
      scene,
      { from: -20, to: 1640, base: QUAY - 24, height: [150, 196], width: [60, 104] },
      fronts(["#e9d2b4", "#dfc2a6", "#d3c3b8"]),
    );
    scene.floodlit(() => cathedral(scene));
    scene.floodlit(() => townTower(scene));
    painted(scene);
    grove(scene, { from: -10, to: 300, base: QUAY + 6, height: 54, leaves, gap: 46, density: 30 });
    grove(scene, { from: 1290, to: 1630, base: QUAY + 6, height: 50, leaves, gap: 44, density: 30 });
    scene.rect(0, QUAY, 1600, WATERLINE - QUAY, scene.down("#f3ece4", "#b5aaa4", "#6f6a74"));
    scene.line(`M0 ${QUAY}H1600`, "#fffaf4", 4, 0.95);
    for (const at of steps(20, 1580, 44)) scene.rect(at, QUAY + 6, 2, WATERLINE - QUAY - 6, "#3a3a52", 0.14);
    for (const at of steps(360, 1240, 6))
      streetLamp(scene, at, QUAY, 62, { globes: 1, glow: 0, post: "#3a3a48", core: "#fffaf0" });
  });
  scene.draw(town);
  water(scene, WATERLINE, 900, "#b5c3bc", "#6f97a4", "#3a6684");
  reflect(scene, town, { line: WATERLINE, bottom: 900, strength: 0.66, ripple: 30 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#fff3e4", "#2c5470", "#a9c6c9"],
    count: 420,
    strength: 0.24,
  });
  scene.vignette(0.3, "#141a38");
});
