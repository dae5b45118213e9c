import { motorYacht, sailboat } from "../../blocks/boats.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { massif } from "../../blocks/mountains.ts";
import { sky, sunlight } from "../../blocks/sky.ts";
import { crown, cypress, palm } from "../../blocks/trees.ts";
import { glitter, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, curve, type Point, polygon, steps } from "../../shapes.ts";

const SHORE = 560;
const leaves = ["#1f4c44", "#3c7454", "#a3b45c"] as const;
const flowers = ["#8a1f58", "#c9387c", "#f57aa8"] as const;

/** A whitewashed wall: bright to the left, blue shade to the right. */
const white = (scene: Scene, edge = 0.66) => scene.sides("#fffdf4", "#b9c8dc", edge);

function villageHouse(scene: Scene, x: number, top: number, width: number, base: number): void {
  scene.rect(x, top, width, base - top, white(scene));
  scene.path(
    polygon([
      [x - 5, top + 2],
      [x + 9, top - 22],
      [x + width - 9, top - 22],
      [x + width + 5, top + 2],
    ]),
    scene.down("#d98455", "#b05a3c"),
  );
  for (const at of steps(x, x + width, Math.round(width / 9)))
    scene.line(`M${at} ${top + 1}L${at} ${top - 20}`, "#8f4630", 1.2, 0.4);
}

function terrace(scene: Scene): void {
  villageHouse(scene, -30, 470, 230, 920);
  villageHouse(scene, 170, 600, 190, 920);
  for (const [x, y] of [
    [40, 580],
    [130, 580],
    [250, 690],
  ] as const) {
    scene.path(arched(x, y + 40, 36, 76), "#2f5f8a");
    scene.line(`M${x - 18} ${y + 6}H${x + 18}M${x} ${y - 30}V${y + 40}`, "#fffdf4", 3);
    scene.rect(x - 28, y + 40, 56, 10, "#e6dcc8");
    for (const pot of [-16, 0, 16]) crown(scene, x + pot, y + 34, 12, 10, ["#7a1f2c", "#c9343c", "#f57a5c"], 16);
  }
  scene.path(arched(270, 920, 70, 130), "#2f5f8a");
  scene.path(arched(60, 920, 80, 180), "#8a5a3c");
  scene.path(
    polygon([
      [340, 830],
      [620, 856],
      [620, 920],
      [340, 920],
    ]),
    "#f3ece0",
  );
  scene.path(
    polygon([
      [340, 824],
      [626, 850],
      [626, 862],
      [340, 838],
    ]),
    "#d98455",
  );
  crown(scene, 200, 486, 130, 74, flowers, 220);
  crown(scene, 330, 610, 70, 44, flowers, 120);
  crown(scene, 160, 640, 40, 90, flowers, 100);
  crown(scene, 480, 842, 110, 42, flowers, 150);
}

/** Marbella at noon: La Concha like a shell above the white coast, bougainvillea, the quiet sea. */
export const marbella = poster(149, (scene) => {
  sky(scene, 540, "#1583c0", "#58b4d6", "#bfe4e2", "#fdf1d4");
  sunlight(scene, [1280, 240, 620, 420], "#fffbe4", 0.85);
  scene.shine(1280, 190, 170, "#fffdf0", 0.9);
  scene.aglow(() => scene.ellipse(1280, 190, 44, 44, "#fffef8"));
  massif(scene, {
    peaks: [
      [180, SHORE],
      [330, 470],
      [440, 430],
      [560, 470],
      [1040, 480],
      [1200, 430],
      [1340, 396],
      [1480, 440],
      [1640, 420],
    ],
    base: SHORE,
    body: ["#9ab8cc", "#d5d8c8"],
    shade: "#7a9cbc",
    roughness: 0.08,
    light: "right",
  });
  massif(scene, {
    peaks: [
      [330, SHORE],
      [470, 450],
      [560, 392],
      [630, 300],
      [690, 226],
      [730, 170],
      [764, 150],
      [800, 190],
      [850, 216],
      [910, 300],
      [990, 360],
      [1090, 440],
      [1230, 500],
      [1400, SHORE],
    ],
    base: SHORE,
    body: ["#7d86b0", "#a99cac", "#d5b894"],
    shade: "#4a568e",
    shadeStrength: 0.6,
    roughness: 0.08,
    light: "right",
  });
  const foothills: Point[] = [
    [-20, 520],
    [260, 500],
    [520, 514],
    [840, 500],
    [1160, 516],
    [1620, 486],
  ];
  scene.path(`${curve(foothills)}V600H-20Z`, scene.downAt(490, 580, "#7d9a5c", "#5a8450"));
  for (let index = 0; index < 260; index++)
    scene.ellipse(
      scene.random.between(0, 1600),
      scene.random.between(516, 566),
      scene.random.between(5, 13),
      scene.random.between(3, 7),
      scene.random.pick(leaves),
      0.8,
    );
  hillTown(scene, {
    top: () => 512,
    from: 420,
    to: 1610,
    base: 570,
    count: 190,
    size: 25,
    walls: ["#fffdf4", "#fff8ea", "#f6efe4"],
    tiles: ["#d98455", "#a3563c"],
    window: "#5f7f9a",
    lit: "#fff",
    shade: "#5a78a0",
    green: ["#2f5f48", "#6a9458"],
  });
  scene.rect(960, 480, 22, 80, white(scene, 0.55));
  scene.path(
    polygon([
      [956, 482],
      [971, 462],
      [986, 482],
    ]),
    "#d98455",
  );
  scene.rect(0, 566, 1600, 12, "#f3dfb4");
  water(scene, 572, 900, "#c9ece0", "#4fb8c8", "#1a8abc", "#0c64a0");
  ripples(scene, { top: 574, bottom: 900, colours: ["#f0fffa", "#0a5894", "#8adce0"], count: 520, strength: 0.3 });
  glitter(scene, { x: 1280, top: 574, bottom: 900, spread: 220, colour: "#fffbe6", count: 420, strength: 0.9 });
  sailboat(scene, 900, 640, 1.2, "#fffdf6", "#c8423a");
  sailboat(scene, 1060, 606, 0.6, "#fff3da", "#2f6f9a");
  sailboat(scene, 1440, 700, 1.9, "#fffdf6", "#1f4f7a");
  motorYacht(scene, 780, 760, 1.5, "#fffdf6", "#3f7f9a", true);
  cypress(scene, 390, 880, 330, leaves);
  scene.floodlit(() => terrace(scene));
  palm(scene, 1500, 960, 620, leaves, ["#b08a60", "#6a4a34"], -60);
  scene.vignette(0.22, "#063a5c");
});
