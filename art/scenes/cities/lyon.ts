import { spire } from "../blocks/domes.ts";
import { hillTown } from "../blocks/hill-town.ts";
import { type HouseStyle, houseRow } from "../blocks/houses.ts";
import { woods } from "../blocks/mountains.ts";
import { birds, sky, sunlight, veils } from "../blocks/sky.ts";
import { streetLamp } from "../blocks/street.ts";
import { grove } from "../blocks/trees.ts";
import { reflect, ripples, water } from "../blocks/water.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { arched, heightAt, type Point, polygon, steps, symmetric, underCurve } from "../shapes.ts";

const QUAY = 690;
const WATERLINE = 744;
const hill: Point[] = [
  [-20, 600],
  [160, 540],
  [380, 450],
  [600, 350],
  [780, 322],
  [1000, 318],
  [1180, 350],
  [1380, 430],
  [1620, 500],
];
const leaves = ["#4a3038", "#7d4a3c", "#c98a50"] as const;

function basilica(scene: Scene): void {
  const base = 336;
  const stone = scene.across("#fff0d0", "#f0cfa6", "#b88f86");
  const tower = (x: number, top: number, width: number) => {
    scene.path(
      symmetric(x, [
        [width * 0.42, top],
        [width * 0.5, top + 14],
        [width * 0.5, base],
      ]),
      scene.round("#f0d2aa", "#fff4da", "#a9808a"),
    );
    for (const level of [top + 30, top + 66])
      for (const side of [-0.2, 0.2]) scene.path(arched(x + side * width, level + 20, width * 0.2, 28), "#5f4152", 0.8);
    scene.rect(x - width * 0.6, top - 6, width * 1.2, 9, "#fff4da");
    for (const at of steps(x - width * 0.6, x + width * 0.45, 5)) scene.rect(at, top - 13, width * 0.14, 9, "#f6dcb4");
  };
  scene.rect(740, 236, 250, base - 236, stone);
  scene.path(
    polygon([
      [736, 240],
      [766, 212],
      [966, 212],
      [994, 240],
    ]),
    "#9a8aa0",
  );
  for (const at of steps(786, 946, 6)) scene.path(arched(at, base - 12, 18, 66), "#5f4152", 0.75);
  tower(744, 172, 46);
  tower(990, 178, 44);
  tower(848, 184, 40);
  tower(924, 182, 38);
  scene.path(
    polygon([
      [838, 236],
      [886, 206],
      [934, 236],
    ]),
    "#fff0d0",
  );
  scene.rect(560, 270, 40, 90, scene.sides("#f6dcb4", "#b08a8c", 0.55));
  scene.path(
    symmetric(580, [
      [10, 226],
      [20, 244],
      [20, 272],
    ]),
    "#e6c8a0",
  );
  scene.at(580, 226, 1.1, () => scene.path("M-6 0C-8 -12 -5 -22 0 -30C5 -22 8 -12 6 0Z", "#f3c862"));
  scene.rect(640, 150, 460, 240, scene.halo([866, 320, 280, 150], [0, "#ffe6b0", 0.45], [1, "#ffe6b0", 0]));
}

function relayMast(scene: Scene): void {
  const x = 400;
  const base = heightAt(hill, x) + 10;
  let lattice = "";
  for (const share of steps(0, 0.94, 26)) {
    const [w, v] = [30 * (1 - share) ** 1.6 + 3, 30 * (1 - share - 0.036) ** 1.6 + 3];
    const [y, z] = [base - share * 210, base - (share + 0.036) * 210];
    lattice += `M${(x - w).toFixed(1)} ${y.toFixed(1)}L${(x + v).toFixed(1)} ${z.toFixed(1)}M${(x + w).toFixed(1)} ${y.toFixed(1)}L${(x - v).toFixed(1)} ${z.toFixed(1)}`;
  }
  scene.line(lattice, "#7a5560", 1.6, 0.9);
  scene.line(
    `M${x - 33} ${base}Q${x - 6} ${base - 110} ${x - 2} ${base - 210}M${x + 33} ${base}Q${x + 6} ${base - 110} ${x + 2} ${base - 210}M${x} ${base - 200}v-26`,
    "#6a4854",
    3,
  );
}

function footbridge(scene: Scene): void {
  const [left, right, deck] = [980, 1620, 672];
  scene.path(
    polygon([
      [left + 60, WATERLINE + 6],
      [left + 70, 486],
      [left + 90, 486],
      [left + 104, WATERLINE + 6],
    ]),
    scene.sides("#f0d2a8", "#9a727a", 0.5),
  );
  let cables = "";
  for (const at of steps(left + 130, right, 14)) cables += `M${left + 80} 492L${at} ${deck}`;
  for (const at of steps(left - 30, left + 40, 3)) cables += `M${left + 80} 492L${at} ${deck + 6}`;
  scene.line(cables, "#f6dcb4", 1.8, 0.75);
  scene.path(
    polygon([
      [left - 40, deck + 4],
      [right, deck],
      [right, deck + 12],
      [left - 40, deck + 16],
    ]),
    "#a8444a",
  );
  for (const at of steps(left, right, 12)) streetLamp(scene, at, deck + 2, 26, { globes: 1, post: "#5d3540" });
}

/** Lione at sunset: the basilica of Fourvière on its hill, the ochre fronts of the Saône. */
export const lyon = poster(83, (scene) => {
  const ochres: HouseStyle = {
    walls: ["#e9b184", "#dd9468", "#f0c79c", "#cf8270", "#e6a58a", "#f3d6ac", "#c98a6a"],
    roof: ["hip", "hip", "flat"],
    tiles: ["#b8604a", "#743a40"],
    window: "#5c3c48",
    lit: "#ffdf98",
    litShare: 0.3,
    shutters: ["#8a7a78", "#6d7a78", "#9a6a5c"],
    shade: "#5a2440",
    storey: 24,
    bay: 20,
    arcade: "#ffcb80",
  };
  const city = scene.aside(() => {
    sky(scene, 680, "#43406e", "#7d5f8c", "#c27f8c", "#f0a57c", "#fcd598");
    veils(scene, { from: 60, to: 420, low: "#ffc49c", high: "#b98aa8", strength: 0.45, count: 26, tilt: -4 });
    sunlight(scene, [1330, 480, 620, 340], "#ffe0a4");
    scene.shine(1330, 392, 120, "#fff0cc", 0.9);
    scene.aglow(() => scene.ellipse(1330, 392, 30, 30, "#fff3d6"));
    birds(scene, 1080, 150, 10, "#4a2f50", 6);
    scene.path(
      underCurve(
        [
          [-20, 520],
          [300, 470],
          [900, 440],
          [1620, 470],
        ],
        QUAY,
      ),
      "#a87888",
      0.6,
    );
    scene.path(underCurve(hill, QUAY), scene.downAt(320, QUAY, "#8a5458", "#6a3c4c"));
    relayMast(scene);
    woods(scene, { skyline: hill, base: 560, tones: leaves, count: 700, size: 15 });
    scene.floodlit(() => basilica(scene));
    hillTown(scene, {
      top: (x) => Math.max(430, heightAt(hill, x) + 150),
      from: -10,
      to: 1620,
      base: QUAY - 20,
      count: 230,
      size: 44,
      walls: ["#e9b184", "#dd9a78", "#f0c79c", "#cf8a78"],
      tiles: ["#b8604a", "#743a40"],
      window: "#5c3c48",
      lit: "#ffdf98",
      litShare: 0.2,
      shade: "#4a2044",
      air: ["#c98a80", 0.3],
      green: ["#4a3038", "#8a5a44"],
    });
    scene.path(
      polygon([
        [556, 640],
        [556, 520],
        [614, 520],
        [614, 640],
      ]),
      scene.sides("#f0cfa4", "#a87c80", 0.55),
    );
    scene.path(
      polygon([
        [690, 640],
        [690, 520],
        [748, 520],
        [748, 640],
      ]),
      scene.sides("#f0cfa4", "#a87c80", 0.55),
    );
    scene.path(
      polygon([
        [614, 640],
        [614, 552],
        [652, 520],
        [690, 552],
        [690, 640],
      ]),
      "#e9c098",
    );
    scene.ellipse(652, 574, 18, 18, "#5c3c48");
    spire(scene, 652, 522, 8, 26, "#e9c098", "#a87c80");
    houseRow(scene, { from: -20, to: 1620, base: QUAY, height: [96, 150], width: [46, 92] }, ochres);
    scene.rect(0, QUAY, 1600, WATERLINE - QUAY, scene.down("#e9be94", "#8a5c60", "#54384c"));
    for (const at of steps(20, 1580, 42)) scene.rect(at, QUAY, 3, WATERLINE - QUAY, "#3a1c30", 0.16);
    grove(scene, { from: 0, to: 940, base: QUAY + 12, height: 56, leaves, gap: 58, density: 34 });
    scene.floodlit(() => footbridge(scene));
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, "#d9968a", "#85546e", "#3a2c50");
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: 0.75, ripple: 30 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#ffdcac", "#2c1c40", "#f0a07c"],
    count: 360,
    strength: 0.22,
  });
  scene.vignette(0.42, "#1c0f26");
});
