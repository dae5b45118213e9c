import { sailboat } from "../../blocks/boats.ts";
import { dome, spire } from "../../blocks/domes.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { massif, woods } from "../../blocks/mountains.ts";
import { birds, sky, sunlight, veils } from "../../blocks/sky.ts";
import { streetLamp } from "../../blocks/street.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, type Point, polygon, steps, symmetric, underCurve } from "../../shapes.ts";

const QUAY = 672;
const WATERLINE = 730;
const leaves = ["#2c4a44", "#4a6f58", "#8fa872"] as const;

function grossmuenster(scene: Scene): void {
  const stone = scene.sides("#f0e6d2", "#b3aca6", 0.58);
  scene.rect(1096, 470, 230, QUAY - 470, scene.across("#efe3cd", "#c3b8aa"));
  scene.path(
    polygon([
      [1086, 474],
      [1120, 420],
      [1316, 420],
      [1338, 474],
    ]),
    scene.down("#b8705a", "#8f4d42"),
  );
  for (const at of steps(1200, 1300, 4)) scene.path(arched(at, 590, 18, 62), "#5a5a64", 0.8);
  for (const x of [1010, 1100]) {
    scene.rect(x - 36, 300, 72, QUAY - 300, stone);
    for (const level of [300, 388, 474, 560]) scene.rect(x - 39, level, 78, 5, "#fbf4e4");
    for (const level of [372, 456])
      for (const side of [-15, 15]) scene.path(arched(x + side, level, 17, 50), "#4f535f", 0.85);
    scene.path(arched(x, 550, 16, 44), "#4f535f", 0.8);
    scene.path(
      symmetric(x, [
        [30, 250],
        [38, 262],
        [38, 300],
      ]),
      scene.sides("#e6dcc8", "#a8a29e", 0.55),
    );
    for (const side of [-22, -8, 8, 22]) scene.path(arched(x + side, 296, 8, 28), "#4f535f", 0.85);
    dome(scene, {
      x,
      base: 254,
      radius: 30,
      height: 52,
      fill: scene.round("#7fa394", "#b8d0bc", "#4f7570"),
      eye: 3,
      ribs: 5,
      rib: "#e3efe2",
      ribWidth: 1.4,
      ribStrength: 0.5,
    });
    scene.line(`M${x} 204V172`, "#d9b860", 3);
    scene.ellipse(x, 186, 4, 4, "#e6c870");
  }
}

function churches(scene: Scene): void {
  scene.rect(330, 430, 44, QUAY - 430, scene.sides("#f3ead8", "#b8b0a6", 0.55));
  for (const side of [-9, 9]) scene.path(arched(352 + side, 480, 10, 34), "#4f535f", 0.8);
  scene.path(
    polygon([
      [326, 432],
      [352, 410],
      [378, 432],
    ]),
    "#f3ead8",
  );
  spire(scene, 352, 428, 42, 212, "#86b0a0", "#4f7a74");
  scene.path(
    polygon([
      [374, 560],
      [374, 500],
      [500, 500],
      [520, 560],
    ]),
    scene.down("#a86a56", "#7d4a40"),
  );
  scene.rect(374, 556, 146, QUAY - 556, "#e6dac6");
  const x = 600;
  scene.rect(x - 34, 396, 68, QUAY - 396, scene.sides("#f0e4cc", "#b3aaa0", 0.56));
  scene.path(
    symmetric(x, [
      [8, 310],
      [40, 398],
    ]),
    scene.sides("#b8705a", "#8f4d42", 0.5),
  );
  spire(scene, x, 316, 14, 72, "#b8705a", "#8f4d42");
  scene.ellipse(x, 440, 27, 27, "#27476a");
  scene.ellipse(x, 440, 23, 23, "#2f567f");
  scene.line(`M${x} 440V423M${x} 440L${x + 13} 446`, "#f0d27a", 3);
  for (const hour of steps(0, 330, 12)) {
    const angle = (hour * Math.PI) / 180;
    scene.ellipse(x + Math.sin(angle) * 20, 440 - Math.cos(angle) * 20, 1.6, 1.6, "#f0d27a");
  }
}

/** Zurigo on a clear morning: the two towers of the Grossmünster, the Limmat running out of the lake, the Alps. */
export const zurich = poster(97, (scene) => {
  const fronts: HouseStyle = {
    walls: ["#f3e6cc", "#e9d2ae", "#dfc2a0", "#f6eddc", "#d9c9b8", "#e6cfc0"],
    roof: ["hip", "gable", "hip"],
    tiles: ["#b5705a", "#7f4a42"],
    window: "#5a626c",
    lit: "#fff3d0",
    litShare: 0.05,
    shutters: ["#5f7f76", "#8f5a48", "#6a7686"],
    shade: "#33466a",
    storey: 23,
    bay: 18,
    arcade: "#7a6a66",
  };
  const city = scene.aside(() => {
    sky(scene, 640, "#3f7fb0", "#8ab8d0", "#d5e3e0", "#f9edd4");
    veils(scene, { from: 40, to: 300, low: "#ffffff", high: "#f0f6f6", strength: 0.5, count: 16 });
    sunlight(scene, [260, 380, 620, 340], "#fff8e2", 0.7);
    massif(scene, {
      peaks: [
        [-30, 430],
        [70, 372],
        [150, 404],
        [240, 336],
        [330, 392],
        [430, 322],
        [520, 372],
        [620, 300],
        [720, 352],
        [800, 318],
        [900, 366],
        [1010, 330],
        [1130, 384],
        [1260, 342],
        [1400, 392],
        [1520, 350],
        [1640, 392],
      ],
      base: 560,
      body: ["#7f9fc0", "#bccdd6"],
      shade: "#5f82ac",
      roughness: 0.12,
      snow: { colour: "#fdfaf2", line: 410 },
    });
    const hills: Point[] = [
      [-20, 500],
      [260, 486],
      [560, 520],
      [860, 514],
      [1180, 470],
      [1420, 440],
      [1620, 452],
    ];
    scene.path(underCurve(hills, QUAY), scene.downAt(440, QUAY, "#7d9a88", "#5f8070"));
    woods(scene, { skyline: hills, base: 570, tones: ["#4f7468", "#6a8f78", "#9ab494"], count: 480, size: 12 });
    birds(scene, 760, 170, 11, "#5a6a80", 6);
    houseRow(scene, { from: -20, to: 1640, base: QUAY - 20, height: [96, 140], width: [42, 80] }, fronts);
    scene.floodlit(() => churches(scene));
    scene.floodlit(() => grossmuenster(scene));
    houseRow(scene, { from: -20, to: 960, base: QUAY, height: [62, 108], width: [46, 84] }, fronts);
    houseRow(scene, { from: 1150, to: 1640, base: QUAY, height: [66, 122], width: [46, 84] }, fronts);
    scene.rect(0, QUAY, 1600, WATERLINE - QUAY, scene.down("#e9dec8", "#a89f94", "#6a6a70"));
    scene.line(`M0 ${QUAY}H1600`, "#fffaf0", 3, 0.9);
    for (const at of steps(24, 1580, 40)) scene.rect(at, QUAY + 4, 3, WATERLINE - QUAY, "#33404e", 0.16);
    grove(scene, { from: 700, to: 960, base: QUAY + 4, height: 60, leaves, gap: 50, density: 36 });
    for (const at of [60, 240, 520, 680, 1180, 1340, 1500])
      streetLamp(scene, at, QUAY, 58, { globes: 1, glow: 0, post: "#39434c", core: "#fffaf0" });
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, "#a9c8c4", "#5f98ac", "#27618a");
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: 0.6, ripple: 30 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#ffffff", "#1c5480", "#9fd0d4"],
    count: 380,
    strength: 0.24,
  });
  sailboat(scene, 500, 830, 1.7, "#fffdf6", "#2f567f");
  for (const [x, y, size] of [
    [820, 800, 1],
    [858, 812, 0.9],
    [742, 846, 1.2],
  ] as const) {
    scene.at(x, y, size, () =>
      scene.path(
        "M-16 0Q-14 -9 2 -7Q8 -7 9 -14Q10 -24 16 -22L20 -20L16 -18Q13 -16 15 -8Q14 4 0 5Q-12 5 -16 0Z",
        "#ffffff",
      ),
    );
  }
  scene.vignette(0.28, "#10283e");
});
