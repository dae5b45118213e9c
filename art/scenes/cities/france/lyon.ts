import { spire } from "../../blocks/domes.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { woods } from "../../blocks/mountains.ts";
import { birds, sky, sunlight, veils } from "../../blocks/sky.ts";
import { streetLamp } from "../../blocks/street.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene, TwoTones } from "../../scene.ts";
import { arched, heightAt, type Point, polygon, steps, symmetric, underCurve } from "../../shapes.ts";

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
const leaves = ["#3f5f3c", "#638446", "#aab65c"] as const;

function basilica(scene: Scene): void {
  const base = 336;
  const stone = scene.across("#fff4dc", ...scene.byHour(["#f6e2c0", "#d6bc9c"], ["#f0cfa6", "#b88f86"]));
  const opening = scene.byHour("#7d6a66", "#5f4152");
  const tower = (x: number, top: number, width: number) => {
    scene.path(
      symmetric(x, [
        [width * 0.42, top],
        [width * 0.5, top + 14],
        [width * 0.5, base],
      ]),
      scene.round("#f3dcb8", "#fff8e4", scene.byHour("#c9ad94", "#a9808a")),
    );
    for (const level of [top + 30, top + 66])
      for (const side of [-0.2, 0.2]) scene.path(arched(x + side * width, level + 20, width * 0.2, 28), opening, 0.8);
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
    scene.byHour("#9fb0ba", "#9a8aa0"),
  );
  for (const at of steps(786, 946, 6)) scene.path(arched(at, base - 12, 18, 66), opening, 0.75);
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
  scene.rect(560, 270, 40, 90, scene.sides("#f9e6c6", scene.byHour("#ceb094", "#b08a8c"), 0.55));
  scene.path(
    symmetric(580, [
      [10, 226],
      [20, 244],
      [20, 272],
    ]),
    scene.byHour("#f3dcb8", "#e6c8a0"),
  );
  scene.at(580, 226, 1.1, () => scene.path("M-6 0C-8 -12 -5 -22 0 -30C5 -22 8 -12 6 0Z", "#f3c862"));
  scene.rect(
    586,
    170,
    560,
    300,
    scene.halo([866, 320, 280, 150], [0, "#ffe6b0", scene.byHour(0.1, 0.45)], [1, "#ffe6b0", 0]),
  );
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
  scene.line(lattice, scene.byHour("#8a8f98", "#7a5560"), 1.6, 0.9);
  scene.line(
    `M${x - 33} ${base}Q${x - 6} ${base - 110} ${x - 2} ${base - 210}M${x + 33} ${base}Q${x + 6} ${base - 110} ${x + 2} ${base - 210}M${x} ${base - 200}v-26`,
    scene.byHour("#7a808c", "#6a4854"),
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
    scene.sides(...scene.byHour<TwoTones>(["#cf6a5e", "#9c464a"], ["#f0d2a8", "#9a727a"]), 0.5),
  );
  let cables = "";
  for (const at of steps(left + 130, right, 14)) cables += `M${left + 80} 492L${at} ${deck}`;
  for (const at of steps(left - 30, left + 40, 3)) cables += `M${left + 80} 492L${at} ${deck + 6}`;
  scene.line(cables, scene.byHour("#a34a4c", "#f6dcb4"), 1.8, 0.75);
  scene.path(
    polygon([
      [left - 40, deck + 4],
      [right, deck],
      [right, deck + 12],
      [left - 40, deck + 16],
    ]),
    "#b5484a",
  );
  for (const at of steps(left, right, 12)) streetLamp(scene, at, deck + 2, 26, { globes: 1, glow: 0, post: "#5d3a40" });
}

/** Lione on a September morning: the basilica of Fourvière on its hill, the ochre fronts of the Saône. */
export const lyon = poster(83, (scene) => {
  const ochres: HouseStyle = {
    walls: ["#f0bf8e", "#e6a272", "#f6d6a8", "#dd9078", "#f0b698", "#f9e3ba", "#dba478"],
    roof: ["hip", "hip", "flat"],
    tiles: ["#cc7452", "#9c5340"],
    window: "#6f5652",
    lit: "#e6ecea",
    litShare: 0.25,
    shutters: ["#9a9488", "#7d9490", "#a8705c"],
    shade: "#7a4448",
    storey: 24,
    bay: 20,
    arcade: "#a8805f",
  };
  const stone = scene.sides(...scene.byHour<TwoTones>(["#f8e6c4", "#cfb094"], ["#f0cfa4", "#a87c80"]), 0.55);
  const city = scene.aside(() => {
    sky(scene, 680, "#357fba", "#74b0d6", "#acd2de", "#dee7d6", "#fbecc8");
    veils(scene, { from: 60, to: 420, low: "#fff4dc", high: "#f2f7f8", strength: 0.5, count: 26, tilt: -4 });
    sunlight(scene, [1330, 480, 620, 340], "#fff0c8", 0.7);
    if (scene.night) {
      scene.shine(1330, 392, 120, "#fff0cc", 0.9);
      scene.aglow(() => scene.ellipse(1330, 392, 30, 30, "#fff3d6"));
    }
    birds(scene, 1080, 150, 10, "#4a5560", 6);
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
      "#8fb0a4",
      0.6,
    );
    scene.path(underCurve(hill, QUAY), scene.downAt(320, QUAY, "#7a9653", "#648049"));
    relayMast(scene);
    woods(scene, { skyline: hill, base: 560, tones: ["#4f703f", "#68894a", "#8fa455"], count: 700, size: 15 });
    scene.floodlit(() => basilica(scene));
    hillTown(scene, {
      top: (x) => Math.max(430, heightAt(hill, x) + 150),
      from: -10,
      to: 1620,
      base: QUAY - 20,
      count: 230,
      size: 44,
      walls: ["#f3cc9c", "#e9b088", "#f9deb4", "#e0a288"],
      tiles: ["#cc7452", "#9c5340"],
      window: "#7a6058",
      lit: "#e6ecea",
      litShare: 0.2,
      shade: "#7a5458",
      air: ["#dbe4d8", 0.2],
      green: ["#456640", "#8aa556"],
    });
    scene.path(
      polygon([
        [556, 640],
        [556, 520],
        [614, 520],
        [614, 640],
      ]),
      stone,
    );
    scene.path(
      polygon([
        [690, 640],
        [690, 520],
        [748, 520],
        [748, 640],
      ]),
      stone,
    );
    scene.path(
      polygon([
        [614, 640],
        [614, 552],
        [652, 520],
        [690, 552],
        [690, 640],
      ]),
      scene.byHour("#f0d9b4", "#e9c098"),
    );
    scene.ellipse(652, 574, 18, 18, scene.byHour("#7d6a66", "#5c3c48"));
    spire(scene, 652, 522, 8, 26, ...scene.byHour<TwoTones>(["#f0d9b4", "#c9a88c"], ["#e9c098", "#a87c80"]));
    houseRow(scene, { from: -20, to: 1620, base: QUAY, height: [96, 150], width: [46, 92] }, ochres);
    scene.rect(
      0,
      QUAY,
      1600,
      WATERLINE - QUAY,
      scene.down(...scene.byHour(["#f3dcb4", "#d6b690", "#a88a70"], ["#e9be94", "#8a5c60", "#54384c"])),
    );
    for (const at of steps(20, 1580, 42))
      scene.rect(at, QUAY, 3, WATERLINE - QUAY, scene.byHour("#6a4a34", "#3a1c30"), 0.16);
    grove(scene, { from: 0, to: 940, base: QUAY + 12, height: 56, leaves, gap: 58, density: 34 });
    scene.floodlit(() => footbridge(scene));
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, ...scene.byHour(["#b4cda8", "#6fa398", "#38707c"], ["#d9968a", "#85546e", "#3a2c50"]));
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: scene.byHour(0.6, 0.75), ripple: 30 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#fff0d0", "#2a5660", "#b9d6c4"],
    count: 360,
    strength: 0.22,
  });
  scene.vignette(...scene.byHour<readonly [number, string]>([0.3, "#081a2a"], [0.42, "#1c0f26"]));
});
