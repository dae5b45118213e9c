import { motorYacht } from "../blocks/boats.ts";
import { hillTown } from "../blocks/hill-town.ts";
import { massif } from "../blocks/mountains.ts";
import { disc, sky, sunlight, veils } from "../blocks/sky.ts";
import { grove, palm } from "../blocks/trees.ts";
import { glitter, reflect, ripples, water } from "../blocks/water.ts";
import { windowGrid } from "../blocks/windows.ts";
import { poster } from "../poster.ts";
import type { Scene, TwoTones } from "../scene.ts";
import { arched, heightAt, type Point, polygon, rugged, steps, under } from "../shapes.ts";

const SEA = 624;
const leaves = ["#1f4a40", "#3a6b4c", "#86a85e"] as const;

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
    walls: ["#f6e6cc", "#f0d2b0", "#fbf0dc", "#eec4a4"],
    tiles: ["#d07a52", "#a8553f"],
    window: "#5f6878",
    lit: "#fff6e0",
    litShare: 0.2,
    shade: "#4a3c58",
    air: ["#bcd3da", 0.3],
    green: ["#3a6b4c", "#6f9457"],
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
    scene.rect(
      x,
      top,
      width,
      SEA - top,
      scene.sides(...scene.byHour<TwoTones>(["#fbf2e2", "#c8b8b4"], ["#a2908f", "#4c4a62"]), 0.6),
    );
    scene.rect(x + width * 0.2, top - 9, width * 0.5, 10, scene.byHour("#d9cabc", "#7a6f7c"));
    windowGrid(scene, {
      x: x + 2,
      y: top + 6,
      width: width - 4,
      height: SEA - top - 30,
      columns: Math.round(width / 9),
      rows: Math.round((SEA - top) / 13),
      dark: scene.byHour("#8296a6", "#3a3a54"),
      lit: "#dfeaea",
      litShare: 0.3,
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
  scene.path(
    under(cliff, SEA + 24),
    scene.downAt(460, SEA + 20, ...scene.byHour(["#e2c79c", "#bf9f80", "#8a7c78"], ["#a98a72", "#6a5a62", "#2c3a50"])),
  );
  scene.group(scene.clip(under(cliff, SEA + 24)), () => {
    for (let index = 0; index < 120; index++) {
      const [x, y] = [scene.random.between(890, 1620), scene.random.between(480, SEA)];
      scene.path(
        `M${x.toFixed(1)} ${y.toFixed(1)}l${scene.random.between(5, 12).toFixed(1)} ${scene.random.between(20, 60).toFixed(1)}l-14 -12Z`,
        scene.random.chance(0.5) ? scene.byHour("#7a6460", "#1c2a42") : "#f3dcb4",
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
  const wall = scene.across(...scene.byHour(["#fbe9c8", "#f0d2a4", "#d2b08e"], ["#f6dcb0", "#d9b48c", "#9a7f80"]));
  scene.rect(1080, 410, 330, 62, wall);
  scene.rect(1080, 404, 330, 7, "#fbe8c4");
  windowGrid(scene, {
    x: 1086,
    y: 414,
    width: 318,
    height: 54,
    columns: 18,
    rows: 2,
    dark: "#7a6468",
    lit: scene.byHour("#9fb0b8", "#ffe2a0"),
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
    scene.rect(x, top, width, 474 - top, scene.sides("#f0d0a4", scene.byHour("#c9a585", "#8f757c"), 0.6));
    for (const at of steps(x - 3, x + width - 4, 5)) scene.rect(at, top - 8, 6, 9, "#f0d0a4");
    scene.path(arched(x + width / 2, top + 40, 9, 20), scene.byHour("#7a6468", "#ffe2a0"), 0.9);
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
    "#c9764f",
  );
  scene.rect(
    1040,
    330,
    520,
    160,
    scene.halo([1240, 470, 300, 120], [0, "#ffdf9c", scene.byHour(0.15, 0.4)], [1, "#ffdf9c", 0]),
  );
}

/** Monaco in the forenoon: the Rock with its palace, the towers over the harbour, yachts at anchor. */
export const monaco = poster(67, (scene) => {
  const land = scene.aside(() => {
    sky(scene, SEA, "#1f78b4", "#58a9d0", "#9fd0dc", "#dcead8", "#fbeccb");
    veils(scene, { from: 60, to: 330, low: "#fff6e2", high: "#eef6f8", strength: 0.5, count: 16 });
    sunlight(scene, [1330, 150, 620, 420], "#fff2cc", 0.8);
    disc(scene, 1330, 150, scene.byHour(30, 20), "#fff8e4", scene.byHour("#fff0c4", "#dfe8ea"));
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
      body: ["#6f8f9c", "#93aa9c", "#b9bf9a"],
      shade: "#4f7488",
      roughness: 0.07,
      light: "right",
    });
    towers(scene);
    rock(scene);
    scene.rect(-10, SEA - 10, 900, 14, scene.down("#f3dfba", "#b49a86"));
    if (scene.night) for (const at of steps(20, 860, 24)) scene.shine(at, SEA - 14, 15, "#ffd48a", 0.9);
  });
  scene.draw(land);
  water(
    scene,
    SEA,
    900,
    ...scene.byHour(["#9fd4d6", "#3f9fbc", "#1f78a4", "#135a8a"], ["#b98f7c", "#3f6a80", "#163c58", "#0a2038"]),
  );
  reflect(scene, land, { line: SEA + 3, bottom: 860, strength: scene.byHour(0.5, 0.85), ripple: 34 });
  ripples(scene, { top: SEA, bottom: 900, colours: ["#fff4d8", "#0f4a78", "#9fdbe2"], count: 460, strength: 0.24 });
  glitter(scene, { x: 1330, top: SEA + 60, bottom: 900, spread: 120, colour: "#fff8e4", count: 160, strength: 0.5 });
  for (const [x, y, size] of [
    [120, 650, 0.7],
    [260, 648, 0.6],
    [380, 654, 0.75],
    [520, 648, 0.6],
    [650, 656, 0.8],
    [790, 650, 0.6],
  ] as const)
    motorYacht(scene, x, y, size, "#f3ede2", scene.byHour("#4f6a7e", "#ffd48a"));
  motorYacht(scene, 980, 716, 1.5, "#f9f3e8", scene.byHour("#4f6a7e", "#ffcf86"), true);
  motorYacht(scene, 430, 772, 2.3, "#fffaf0", scene.byHour("#4f6a7e", "#ffd48a"));
  palm(scene, 60, 960, 330, leaves, ["#8a6a52", "#4f3a3a"], 24);
  palm(scene, 1560, 950, 250, leaves, ["#8a6a52", "#4f3a3a"], -14);
  scene.vignette(scene.byHour(0.3, 0.5), "#04101f");
});
