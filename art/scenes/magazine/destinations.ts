import { motorYacht, sailboat } from "../blocks/boats.ts";
import { dome, lantern } from "../blocks/domes.ts";
import { hillTown } from "../blocks/hill-town.ts";
import { massif, woods } from "../blocks/mountains.ts";
import { cumulus, disc, sky, sunlight } from "../blocks/sky.ts";
import { crown } from "../blocks/trees.ts";
import { glitter, ripples, water } from "../blocks/water.ts";
import type { Hour } from "../night.ts";
import { Scene } from "../scene.ts";
import { curve, heightAt, type Point, polyline, rugged, steps, under } from "../shapes.ts";

const SEA = 470;
const leaves = ["#1f4a3c", "#3f7048", "#95a854"] as const;

/** The slope the town falls down, from the mountain at the left to the beach. */
const slope: Point[] = [
  [-20, 190],
  [140, 230],
  [300, 250],
  [440, 330],
  [560, 430],
  [680, 560],
  [800, 690],
  [880, 770],
  [940, 812],
];

function coastRoad(scene: Scene): void {
  const line: Point[] = [
    [1620, 560],
    [1480, 566],
    [1340, 590],
    [1250, 640],
    [1180, 660],
  ];
  const cliff = rugged(
    scene.random,
    [
      [1090, 800],
      [1120, 700],
      [1180, 640],
      [1260, 600],
      [1340, 540],
      [1430, 430],
      [1530, 340],
      [1620, 300],
    ],
    0.05,
    3,
  );
  scene.path(under(cliff, 830), scene.across("#e0b890", "#b5907a", "#7a7a70"));
  woods(scene, { skyline: cliff, base: 780, tones: leaves, count: 260, size: 13 });
  for (let index = 0; index < 80; index++) {
    const [x, y] = [scene.random.between(1110, 1600), scene.random.between(600, 810)];
    scene.path(`M${x.toFixed(1)} ${y.toFixed(1)}l8 44l-20 -10Z`, scene.random.chance(0.5) ? "#5a4a54" : "#ffe3b8", 0.3);
  }
  const foot: Point[] = steps(1070, 1640, 20).map(
    (x, index): Point => [x, 806 + (index % 3) * 7 + scene.random.between(0, 9)],
  );
  scene.path(`${curve(foot)}L1640 770L1100 770Z`, scene.across("#b5907a", "#8f7468", "#6a6460"));
  scene.line(curve(foot.map(([x, y]): Point => [x, y + 5])), "#ffffff", 6, 0.8);
  scene.line(curve(foot.map(([x, y]): Point => [x - 6, y + 18])), "#bff0ea", 5, 0.4);
  for (const [x, y, r] of [
    [1066, 826, 16],
    [1040, 838, 9],
    [1112, 838, 12],
    [1290, 842, 10],
  ] as const) {
    scene.path(
      `M${x - r} ${y}L${x - r * 0.5} ${y - r}L${x + r * 0.3} ${y - r * 1.2}L${x + r} ${y}Z`,
      scene.across("#d0a688", "#7a6a64"),
    );
    scene.line(`M${x - r - 5} ${y + 1}H${x + r + 5}`, "#ffffff", 3, 0.8);
  }
  scene.line(curve(line.map(([x, y]): Point => [x, y + 18])), "#d9b894", 34);
  for (const [x, y] of line.slice(0, 4))
    for (const at of [-40, 10])
      scene.path(`M${x + at - 14} ${y + 60}V${y + 36}A14 14 0 0 1 ${x + at + 14} ${y + 36}V${y + 60}Z`, "#6a5048", 0.8);
  scene.line(curve(line), "#fff0d2", 20);
  scene.line(curve(line), "#9a928c", 14);
  scene.path("M1548 566V528A26 30 0 0 1 1600 528V566Z", "#3a2f38");
  scene.line("M1548 566V528A26 30 0 0 1 1600 528V566", "#f0d8b0", 5);
  scene.at(1408, 566, 0.62, () => {
    scene.path("M-46 0V-13Q-40 -19 -24 -20L-10 -20Q-4 -32 6 -32L14 -20L40 -17Q48 -14 47 0Z", "#c4202c");
    scene.path("M-2 -21Q2 -30 7 -30L12 -21Z", "#dff0f4");
    scene.ellipse(-26, 0, 9, 9, "#1a1418");
    scene.ellipse(26, 0, 9, 9, "#1a1418");
  });
}

/** The church by the beach, under its tiled dome. */
function church(scene: Scene): void {
  scene.rect(530, 640, 120, 110, scene.sides("#fff6e4", "#d9b894", 0.6));
  dome(scene, {
    x: 590,
    base: 644,
    radius: 62,
    height: 80,
    fill: scene.across(
      [0, "#3f9a7a"],
      [0.3, "#8fd0a0"],
      [0.5, "#e8c84c"],
      [0.52, "#3f9a7a"],
      [0.75, "#2f7a68"],
      [1, "#1f5a54"],
    ),
    eye: 8,
    ribs: 9,
    rib: "#f6e07a",
    ribWidth: 4,
    ribStrength: 0.75,
  });
  lantern(scene, 590, 566, 62, "#fff6e4", "#5a6470", "#d9b860");
}

/** The Amalfi coast at noon or with its lamps lit: a town falling to its beach, the tiled dome, the road cut in the cliff. */
export function destinations(hour: Hour): string {
  const scene = new Scene(1600, 1000, 193, hour);
  sky(scene, SEA, "#1f86c0", "#66b6d6", "#c9e6e0", "#fdf1d2");
  sunlight(scene, [1130, 260, 620, 360], "#fffbe6", 0.8);
  if (scene.night) disc(scene, 1120, 130, 30, "#fdf6e4", "#cfd8f0");
  cumulus(scene, 840, 190, 360, "#ffffff", "#d0e4ea", 0.95);
  cumulus(scene, 1040, 250, 220, "#ffffff", "#d0e4ea", 0.8);
  massif(scene, {
    peaks: [
      [560, SEA],
      [680, 380],
      [780, 330],
      [900, 380],
      [1010, 420],
      [1120, 400],
      [1260, 440],
      [1420, SEA],
    ],
    base: SEA,
    body: ["#86aec4", "#c3d6cc"],
    shade: "#6790ae",
    roughness: 0.07,
  });
  water(scene, SEA, 1000, "#cdeee2", "#4fbcc8", "#1787b8", "#0c5c98");
  ripples(scene, { top: SEA, bottom: 1000, colours: ["#f0fffa", "#0a5290", "#8ae0e0"], count: 620, strength: 0.3 });
  glitter(scene, { x: 1100, top: SEA, bottom: 900, spread: 200, colour: "#fffbe6", count: 320, strength: 0.85 });
  sailboat(scene, 960, 540, 0.9, "#fffdf6", "#c8423a");
  motorYacht(scene, 1080, 720, 1.2, "#fffdf6", "#3f7f9a", true);
  sailboat(scene, 1240, 880, 2, "#fffdf6", "#1f4f7a");
  massif(scene, {
    peaks: [
      [-60, 60],
      [60, 20],
      [160, 90],
      [260, 50],
      [360, 140],
      [460, 200],
      [560, 330],
      [680, 520],
    ],
    base: 760,
    body: ["#7d8fa0", "#a8a48c", "#8a9a6c"],
    shade: "#4a6484",
    shadeStrength: 0.5,
    roughness: 0.09,
  });
  const ground = rugged(scene.random, slope, 0.03, 2);
  scene.path(`${polyline(ground)}L700 1010H-20Z`, scene.downAt(190, 900, "#7a8f58", "#5a7a48"));
  woods(scene, { skyline: ground, base: 900, tones: leaves, count: 420, size: 14 });
  scene.path("M560 850Q760 800 960 812Q1010 830 960 860Q760 900 700 1010H480Z", "#f3deb0");
  scene.path("M960 812Q1016 830 962 862Q780 900 716 1010L740 1010Q800 910 980 866Q1040 836 960 812Z", "#ffffff", 0.8);
  for (let index = 0; index < 46; index++) {
    const [x, y] = [scene.random.between(640, 900), scene.random.between(830, 900)];
    scene.path(
      `M${x - 12} ${y}A12 9 0 0 1 ${x + 12} ${y}Z`,
      scene.random.pick(["#e8843c", "#2f7f9a", "#fffdf6", "#e8b43c"]),
    );
  }
  const town = {
    walls: ["#fff6e4", "#f9d9a8", "#f3b58c", "#f0a08a", "#fbe9c8", "#f6c874", "#efc0b0"] as [string, ...string[]],
    tiles: ["#d98a5c", "#a55c44"] as const,
    window: "#6a6470",
    lit: "#fff",
    shade: "#5a4a7a",
    green: [leaves[0], leaves[1]] as const,
  };
  hillTown(scene, {
    ...town,
    top: (x) => heightAt(ground, x) + 60,
    from: -20,
    to: 640,
    base: 720,
    count: 330,
    size: 48,
    air: ["#cfd8cc", 0.3],
    openness: 0.05,
  });
  scene.floodlit(() => church(scene));
  hillTown(scene, {
    ...town,
    top: (x) => 660 + Math.max(0, x) * 0.2,
    from: -30,
    to: 640,
    base: 990,
    count: 130,
    size: 96,
  });
  coastRoad(scene);
  for (const at of steps(20, 420, 4)) crown(scene, at, 1000, 96, 56, ["#7a1850", "#c43a7c", "#f58ab4"], 120);
  crown(scene, 1560, 20, 260, 90, leaves, 260);
  for (const [x, y] of [
    [1400, 74],
    [1470, 100],
    [1540, 92],
    [1590, 112],
    [1350, 40],
  ] as const)
    scene.ellipse(x, y, 13, 16, scene.across("#fff08a", "#f0c83c", "#b8862a"));
  scene.vignette(0.22, "#063450");
  return scene.svg();
}
