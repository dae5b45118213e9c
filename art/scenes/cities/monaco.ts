import { motorYacht } from "../blocks/boats.ts";
import { hillTown } from "../blocks/hill-town.ts";
import { massif } from "../blocks/mountains.ts";
import { disc, sky, stars, sunlight, veils } from "../blocks/sky.ts";
import { grove, palm } from "../blocks/trees.ts";
import { glitter, reflect, ripples, water } from "../blocks/water.ts";
import { windowGrid } from "../blocks/windows.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { arched, heightAt, type Point, polygon, rugged, steps, under } from "../shapes.ts";

const SEA = 624;
const leaves = ["#0c2430", "#173a40", "#34605a"] as const;

function towers(scene: Scene): void {
  const slope: Point[] = [
    [0, 500],
    [200, 470],
    [400, 480],
    [600, 520],
    [760, 570],
    [860, SEA],
  ];
  hillTown(scene, {
    top: (x) => heightAt(slope, x),
    from: -10,
    to: 850,
    base: SEA,
    count: 260,
    size: 34,
    walls: ["#b99a8c", "#a8888a", "#c9a78f", "#8f7a86"],
    tiles: ["#8a5a54", "#5c3f4c"],
    window: "#3a3448",
    lit: "#ffd98f",
    litShare: 0.45,
    shade: "#1a2038",
    air: ["#4a5a78", 0.35],
    green: ["#12303a", "#24504c"],
  });
  for (const [x, top, width] of [
    [60, 380, 44],
    [128, 430, 52],
    [236, 346, 40],
    [318, 420, 58],
    [430, 398, 46],
    [520, 450, 60],
    [640, 476, 44],
    [716, 512, 50],
  ] as const) {
    scene.rect(x, top, width, SEA - top, scene.sides("#a2908f", "#4c4a62", 0.6));
    scene.rect(x + width * 0.2, top - 9, width * 0.5, 10, "#7a6f7c");
    windowGrid(scene, {
      x: x + 2,
      y: top + 6,
      width: width - 4,
      height: SEA - top - 30,
      columns: Math.round(width / 9),
      rows: Math.round((SEA - top) / 13),
      dark: "#3a3a54",
      lit: "#ffdc98",
      litShare: 0.4,
      wide: 0.6,
      tall: 0.4,
    });
  }
}

function rock(scene: Scene): void {
  const cliff = rugged(
    scene.random,
    [
      [880, SEA + 20],
      [930, 560],
      [958, 486],
      [1010, 470],
      [1500, 462],
      [1560, 480],
      [1620, 500],
    ],
    0.05,
    3,
  );
  scene.path(under(cliff, SEA + 24), scene.downAt(460, SEA + 20, "#a98a72", "#6a5a62", "#2c3a50"));
  scene.group(scene.clip(under(cliff, SEA + 24)), () => {
    for (let index = 0; index < 120; index++) {
      const [x, y] = [scene.random.between(890, 1620), scene.random.between(480, SEA)];
      scene.path(
        `M${x.toFixed(1)} ${y.toFixed(1)}l${scene.random.between(5, 12).toFixed(1)} ${scene.random.between(20, 60).toFixed(1)}l-14 -12Z`,
        scene.random.chance(0.5) ? "#1c2a42" : "#d9b088",
        0.24,
      );
    }
    for (let index = 0; index < 90; index++)
      scene.ellipse(
        scene.random.between(900, 1620),
        scene.random.between(470, 640),
        scene.random.between(6, 18),
        scene.random.between(4, 9),
        scene.random.pick(leaves),
        0.8,
      );
  });
  scene.floodlit(() => palace(scene));
  grove(scene, { from: 960, to: 1080, base: 478, height: 36, leaves, gap: 22, density: 24 });
  grove(scene, { from: 1430, to: 1620, base: 482, height: 44, leaves, gap: 24, density: 24 });
}

function palace(scene: Scene): void {
  const wall = scene.across("#f6dcb0", "#d9b48c", "#9a7f80");
  scene.rect(1080, 410, 330, 62, wall);
  scene.rect(1080, 404, 330, 7, "#fbe8c4");
  windowGrid(scene, {
    x: 1086,
    y: 414,
    width: 318,
    height: 54,
    columns: 18,
    rows: 2,
    dark: "#5a4654",
    lit: "#ffe2a0",
    litShare: 0.6,
    top: "arched",
    wide: 0.4,
    tall: 0.62,
  });
  for (const [x, top, width] of [
    [1066, 378, 40],
    [1150, 366, 34],
    [1290, 360, 38],
    [1386, 372, 42],
  ] as const) {
    scene.rect(x, top, width, 474 - top, scene.sides("#f0d0a4", "#8f757c", 0.6));
    for (const at of steps(x - 3, x + width - 4, 5)) scene.rect(at, top - 8, 6, 9, "#f0d0a4");
    scene.path(arched(x + width / 2, top + 40, 9, 20), "#ffe2a0", 0.9);
  }
  scene.line("M1309 352V306", "#e6d6c0", 2);
  scene.path("M1310 306h30v10h-30z", "#c9303a");
  scene.path("M1310 316h30v9h-30z", "#fff6e6");
  scene.rect(1500, 420, 60, 56, "#e6c8a0");
  scene.path(
    polygon([
      [1494, 422],
      [1530, 398],
      [1566, 422],
    ]),
    "#a9695a",
  );
  scene.rect(1040, 330, 520, 160, scene.halo([1240, 470, 300, 120], [0, "#ffdf9c", 0.4], [1, "#ffdf9c", 0]));
}

/** Monaco at the blue hour: the Rock with its palace, the harbour lit, yachts at anchor. */
export const monaco = poster(67, (scene) => {
  const land = scene.aside(() => {
    sky(scene, SEA, "#0f2340", "#1f4668", "#4a7f94", "#c7a58a", "#f6c692");
    stars(scene, 110, 260);
    veils(scene, { from: 120, to: 470, low: "#f6c09a", high: "#6f93a8", strength: 0.35, count: 18 });
    sunlight(scene, [1120, 600, 620, 260], "#ffd9a0", 0.7);
    disc(scene, 1330, 150, 20, "#fff4dc", "#dfe8ea");
    massif(scene, {
      peaks: [
        [-40, 250],
        [90, 196],
        [200, 230],
        [330, 178],
        [430, 250],
        [470, 330],
        [640, 380],
        [820, 440],
        [1000, 500],
        [1300, 560],
        [1620, 590],
      ],
      base: SEA,
      body: ["#3a5a74", "#5d7a88", "#8f8f8c"],
      shade: "#16304c",
      roughness: 0.07,
      light: "right",
    });
    towers(scene);
    rock(scene);
    scene.rect(-10, SEA - 10, 900, 14, scene.down("#e6c69a", "#6a5a62"));
    for (const at of steps(20, 860, 24)) scene.shine(at, SEA - 14, 15, "#ffd48a", 0.9);
  });
  scene.draw(land);
  water(scene, SEA, 900, "#b98f7c", "#3f6a80", "#163c58", "#0a2038");
  reflect(scene, land, { line: SEA + 3, bottom: 860, strength: 0.85, ripple: 34 });
  ripples(scene, { top: SEA, bottom: 900, colours: ["#ffdfa8", "#081a30", "#6fa0b0"], count: 460, strength: 0.24 });
  glitter(scene, { x: 1330, top: SEA + 60, bottom: 900, spread: 120, colour: "#fff0d0", count: 160, strength: 0.5 });
  for (const [x, y, size] of [
    [120, 650, 0.7],
    [260, 648, 0.6],
    [380, 654, 0.75],
    [520, 648, 0.6],
    [650, 656, 0.8],
    [790, 650, 0.6],
  ] as const)
    motorYacht(scene, x, y, size, "#e9e2d6", "#ffd48a");
  motorYacht(scene, 980, 716, 1.5, "#f3ece0", "#ffcf86", true);
  motorYacht(scene, 430, 772, 2.3, "#fbf5ea", "#ffd48a");
  palm(scene, 60, 960, 330, leaves, ["#3a3240", "#15182a"], 24);
  palm(scene, 1560, 950, 250, leaves, ["#3a3240", "#15182a"], -14);
  scene.vignette(0.5, "#040a18");
});
