import { onion } from "../blocks/domes.ts";
import { type HouseStyle, house } from "../blocks/houses.ts";
import { massif, woods } from "../blocks/mountains.ts";
import { cumulus, sky, sunlight } from "../blocks/sky.ts";
import { people, streetLamp } from "../blocks/street.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { arched, type Point, polygon, steps } from "../shapes.ts";

const GROUND = 790;
const SNOW = "#f6f9ff";

function goldenRoof(scene: Scene): void {
  const [left, right, top] = [610, 990, 430];
  scene.path(
    polygon([
      [left - 16, top + 4],
      [left + 60, top - 96],
      [right - 60, top - 96],
      [right + 16, top + 4],
    ]),
    scene.down(SNOW, "#c9d8ee"),
  );
  for (const at of [690, 800, 910]) {
    scene.path(
      polygon([
        [at - 24, top - 10],
        [at - 24, top - 40],
        [at, top - 62],
        [at + 24, top - 40],
        [at + 24, top - 10],
      ]),
      "#fff3dc",
    );
    scene.rect(at - 9, top - 38, 18, 24, "#5a5068");
  }
  scene.rect(left, top, right - left, GROUND - top, scene.across("#fff6e0", "#f6e3c0", "#dcbf9c"));
  for (const level of [470, 560, 650])
    for (const at of [646, 690, 910, 954]) {
      scene.rect(at - 15, level - 30, 30, 48, "#fffdf6");
      scene.rect(at - 11, level - 26, 22, 40, "#5a5068");
      scene.rect(at - 19, level + 18, 38, 5, "#c99a70");
    }
  for (const at of [660, 940]) scene.path(arched(at, GROUND, 62, 84), "#5a3c3a");
  drawOriel(scene, 800);
}

function drawOriel(scene: Scene, x: number): void {
  const half = 92;
  scene.path(
    polygon([
      [x - half, 700],
      [x - half, 540],
      [x + half, 540],
      [x + half, 700],
    ]),
    scene.across("#f3e0bc", "#e6c89a", "#c9a078"),
  );
  for (const level of [566, 640]) {
    scene.rect(x - half - 4, level + 44, half * 2 + 8, 26, "#e9d2a8");
    for (const at of steps(x - half + 16, x + half - 16, 6))
      scene.rect(at - 12, level + 47, 24, 20, scene.random.pick(["#8a4438", "#3f6a70", "#b88a3c", "#6a4a6a"]), 0.85);
    for (const at of steps(x - half + 22, x + half - 22, 4)) {
      scene.path(arched(at, level + 44, 32, 46), "#3a2c3c", 0.88);
      scene.rect(at + 19, level - 4, 6, 48, "#fff3d6");
    }
  }
  for (const at of [x - half + 10, x, x + half - 10])
    scene.rect(at - 7, 710, 14, GROUND - 710, scene.sides("#f6e3c0", "#b8946f", 0.5));
  for (const at of [x - 44, x + 44]) scene.path(arched(at, GROUND, 66, 78), "#4a3034", 0.9);
  const roof = polygon([
    [x - half - 18, 548],
    [x - half + 12, 430],
    [x + half - 12, 430],
    [x + half + 18, 548],
  ]);
  scene.path(roof, scene.across([0, "#c9862a"], [0.3, "#ffe28a"], [0.5, "#f0b63c"], [0.72, "#ffd76a"], [1, "#a8681e"]));
  scene.group(scene.clip(roof), () => {
    for (const [row, y] of steps(436, 544, 12).entries()) {
      for (let at = x - half - 20 + (row % 2) * 7; at < x + half + 20; at += 14) {
        scene.line(`M${at} ${y}q7 9 14 0`, "#9a5c14", 1.4, 0.6);
        if (scene.random.chance(0.2)) scene.ellipse(at + 7, y + 4, 5, 4, "#fff6c8", 0.8);
      }
    }
  });
  scene.line(`M${x - half + 12} 430H${x + half - 12}`, "#fff0b0", 4);
  scene.shine(x - 30, 480, 130, "#fff0b0", 0.4);
}

function cityTower(scene: Scene): void {
  const x = 1136;
  scene.rect(x - 46, 300, 92, GROUND - 300, scene.sides("#fbeed4", "#c3a890", 0.6));
  for (const level of [420, 500, 580]) scene.path(arched(x, level, 22, 46), "#5a5068", 0.85);
  scene.ellipse(x, 344, 28, 28, "#fffaf0");
  scene.line(`M${x - 28} 344a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M${x} 344V324M${x} 344L${x + 14} 350`, "#4a3c4c", 3);
  scene.rect(x - 56, 286, 112, 14, "#c9a888");
  for (const at of steps(x - 50, x + 46, 9)) scene.line(`M${at} 286v-18`, "#7a6458", 2.4);
  scene.line(`M${x - 54} 268h108`, "#7a6458", 3);
  for (const side of [-38, 38]) onion(scene, x + side, 286, 22, 44, scene.round("#7fae9e", "#c9e3d2", "#4a7a78"));
  scene.rect(x - 28, 222, 56, 66, scene.sides("#fbeed4", "#c3a890", 0.6));
  scene.path(arched(x, 282, 20, 44), "#5a5068", 0.85);
  onion(scene, x, 224, 68, 92, scene.round("#7fae9e", "#c9e3d2", "#4a7a78"));
  scene.rect(x - 9, 128, 18, 22, "#7fae9e");
  onion(scene, x, 130, 24, 46, scene.round("#7fae9e", "#c9e3d2", "#4a7a78"));
}

function sideFronts(scene: Scene): void {
  const style = (walls: [string, ...string[]]): HouseStyle => ({
    walls,
    roof: ["gable", "hip", "flat"],
    tiles: ["#a8604a", "#7a4440"],
    window: "#5a5068",
    lit: "#ffe8b4",
    litShare: 0.12,
    shutters: ["#4f7f78", "#8a4a44", "#6a6f8a"],
    shade: "#3a3f70",
    storey: 50,
    bay: 38,
    snow: SNOW,
    arcade: "#8a5a48",
  });
  const fronts: [number, number, number, string][] = [
    [-20, 150, 470, "#f0b8a0"],
    [130, 150, 420, "#9fc6c0"],
    [280, 130, 450, "#f6d78c"],
    [410, 110, 380, "#e9a98c"],
    [520, 92, 350, "#c9d6a8"],
  ];
  for (const [x, width, height, wall] of fronts) house(scene, x, GROUND, width, height, style([wall]));
  const right: [number, number, number, string][] = [
    [1010, 82, 340, "#f3c8b8"],
    [1184, 116, 380, "#f6dc9c"],
    [1300, 140, 430, "#b4cfd6"],
    [1440, 180, 470, "#f0b494"],
  ];
  for (const [x, width, height, wall] of right) house(scene, x, GROUND, width, height, style([wall]));
}

/** Innsbruck in bright snow: the Golden Roof, the town tower, and the Nordkette like a wall above the street. */
export function innsbruck(): string {
  return poster(167, (scene) => {
    sky(scene, 420, "#1266b4", "#3f94d4", "#93c8e8", "#d9ecf2");
    sunlight(scene, [260, 120, 620, 360], "#ffffff", 0.6);
    cumulus(scene, 190, 170, 300, "#ffffff", "#d3e3f2", 0.85);
    cumulus(scene, 1460, 120, 240, "#ffffff", "#d3e3f2", 0.8);
    massif(scene, {
      peaks: [
        [-40, 300],
        [60, 220],
        [140, 260],
        [240, 150],
        [330, 220],
        [410, 130],
        [480, 190],
        [560, 96],
        [640, 170],
        [720, 76],
        [790, 150],
        [870, 90],
        [950, 170],
        [1040, 120],
        [1120, 196],
        [1230, 130],
        [1320, 210],
        [1420, 160],
        [1520, 240],
        [1640, 200],
      ],
      base: 620,
      body: ["#8fa9c9", "#a9bccf", "#6f8f9a"],
      shade: "#4a6fae",
      shadeStrength: 0.6,
      roughness: 0.1,
      snow: { colour: "#fdfeff", line: 480 },
    });
    const forest: Point[] = [
      [-20, 430],
      [200, 470],
      [420, 440],
      [660, 480],
      [900, 450],
      [1140, 480],
      [1380, 440],
      [1620, 460],
    ];
    woods(scene, { skyline: forest, base: 640, tones: ["#2f5a5c", "#5a8484", "#dfeaf2"], count: 1100, size: 12 });
    cityTower(scene);
    sideFronts(scene);
    goldenRoof(scene);
    scene.path(
      polygon([
        [0, GROUND],
        [1600, GROUND],
        [1600, 910],
        [0, 910],
      ]),
      scene.down("#fdfeff", "#d3e0f2", "#a3b8dc"),
    );
    for (const [x, width] of [
      [200, 300],
      [700, 420],
      [1240, 360],
    ] as const)
      scene.ellipse(x, 846, width, 16, "#8fa9d6", 0.3);
    scene.line("M560 910Q700 840 760 796M1040 910Q900 840 840 796", "#8fa9d6", 6, 0.4);
    for (const at of [470, 1080])
      streetLamp(scene, at, GROUND + 18, 150, { globes: 3, glow: 0.2, post: "#2a2f4a", core: "#fffaf0" });
    people(scene, {
      count: 30,
      from: 100,
      to: 1500,
      top: GROUND + 6,
      bottom: GROUND + 52,
      size: 40,
      colours: ["#2a2f4a", "#8a2f3a", "#2f5f7a", "#c9863c", "#4a3a4a"],
    });
    scene.vignette(0.26, "#0c2450");
  });
}
