import { launch, sailboat } from "../blocks/boats.ts";
import { hillTown } from "../blocks/hill-town.ts";
import { massif, woods } from "../blocks/mountains.ts";
import { cumulus, sky, sunlight, veils } from "../blocks/sky.ts";
import { balustrade, streetLamp } from "../blocks/street.ts";
import { crown, palm } from "../blocks/trees.ts";
import { reflect, ripples, water } from "../blocks/water.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { curve, heightAt, type Point, polygon, rugged, steps, under } from "../shapes.ts";

const LAKE = 588;
const leaves = ["#1d4034", "#36694a", "#8fae5a"] as const;

function sanSalvatore(scene: Scene): void {
  const outline: Point[] = [
    [500, LAKE],
    [620, 548],
    [716, 470],
    [776, 372],
    [820, 262],
    [850, 196],
    [886, 168],
    [926, 176],
    [966, 226],
    [1020, 300],
    [1096, 372],
    [1190, 440],
    [1300, 506],
    [1420, 552],
    [1520, LAKE],
  ];
  const line = rugged(scene.random, outline, 0.05, 3);
  const inside = scene.clip(under(line, LAKE + 4));
  scene.path(under(line, LAKE + 4), scene.downAt(160, LAKE, "#4f7a78", "#3c6a58", "#5f8a5c"));
  scene.group(inside, () => {
    scene.path(
      polygon([
        [886, 150],
        [966, 226],
        [1020, 300],
        [1190, 440],
        [1530, LAKE + 10],
        [1010, LAKE + 10],
        [930, 500],
        [972, 420],
        [900, 340],
        [922, 250],
      ]),
      scene.downAt(160, LAKE, [0, "#1c4458", 0.85], [1, "#1c4458", 0.25]),
    );
    scene.path(
      polygon([
        [776, 372],
        [820, 262],
        [850, 196],
        [868, 200],
        [846, 290],
        [858, 360],
        [826, 420],
        [800, 400],
      ]),
      "#cfd0b8",
      0.55,
    );
    scene.path(
      polygon([
        [884, 200],
        [900, 196],
        [906, 280],
        [890, 330],
      ]),
      "#cfd0b8",
      0.4,
    );
  });
  woods(scene, {
    skyline: line.map(([x, y]): Point => [x, y + 40]),
    base: LAKE,
    tones: ["#27544a", "#3f7456", "#86a86a"],
    count: 620,
    size: 11,
  });
  scene.rect(878, 152, 18, 20, "#f6ead0");
  scene.path(
    polygon([
      [875, 154],
      [887, 142],
      [899, 154],
    ]),
    "#b5664a",
  );
}

/** Lugano on a summer afternoon: the sugar loaf of San Salvatore, the bay, a terrace of camellias. */
export function lugano(): string {
  return poster(103, (scene) => {
    const land = scene.aside(() => {
      sky(scene, LAKE, "#2a83b4", "#6fb4cc", "#bfe0dc", "#f6efd2");
      sunlight(scene, [330, 360, 640, 380], "#fffbe8", 0.75);
      veils(scene, { from: 60, to: 300, low: "#ffffff", high: "#f2faf6", strength: 0.4, count: 12 });
      cumulus(scene, 1310, 250, 380, "#ffffff", "#cfe3e4", 0.92);
      cumulus(scene, 330, 190, 260, "#ffffff", "#d6e8e6", 0.8);
      massif(scene, {
        peaks: [
          [180, LAKE],
          [330, 480],
          [430, 420],
          [540, 460],
          [650, 400],
          [760, 470],
          [900, LAKE],
        ],
        base: LAKE,
        body: ["#86aabb", "#b9cfc8"],
        shade: "#648ea8",
        roughness: 0.07,
      });
      massif(scene, {
        peaks: [
          [1140, LAKE],
          [1270, 470],
          [1390, 400],
          [1500, 330],
          [1640, 300],
        ],
        base: LAKE,
        body: ["#6f9aa6", "#9abfae"],
        shade: "#4a7a90",
        roughness: 0.07,
      });
      sanSalvatore(scene);
      const bre = rugged(
        scene.random,
        [
          [-20, 270],
          [80, 300],
          [180, 390],
          [270, 470],
          [380, 548],
          [480, LAKE + 2],
        ],
        0.05,
        3,
      );
      scene.path(under(bre, LAKE + 4), scene.downAt(270, LAKE, "#3f7466", "#5a8a5c"));
      woods(scene, { skyline: bre, base: LAKE, tones: ["#1f4c40", "#3a6f50", "#8aae68"], count: 420, size: 13 });
      hillTown(scene, {
        top: (x) => Math.max(470, heightAt(bre, x) + 60),
        from: -10,
        to: 470,
        base: LAKE + 3,
        count: 110,
        size: 32,
        walls: ["#fbe9c6", "#f3cf9c", "#f6d8c0", "#fff6e4", "#eebb90"],
        tiles: ["#c97a54", "#8f4f3c"],
        window: "#6a6458",
        lit: "#fff",
        green: ["#1f4c40", "#4f8058"],
      });
      hillTown(scene, {
        top: () => 552,
        from: 1130,
        to: 1500,
        base: LAKE + 3,
        count: 40,
        size: 26,
        walls: ["#fbe9c6", "#f3cf9c", "#fff6e4"],
        tiles: ["#c97a54", "#8f4f3c"],
        window: "#6a6458",
        lit: "#fff",
        green: ["#1f4c40", "#4f8058"],
      });
    });
    scene.draw(land);
    water(scene, LAKE + 3, 900, "#cfe6d4", "#62b0b4", "#2183a0", "#0f5f88");
    reflect(scene, land, { line: LAKE + 3, bottom: 860, strength: 0.5, ripple: 32, squeeze: 0.7 });
    ripples(scene, {
      top: LAKE + 3,
      bottom: 800,
      colours: ["#f3fbf0", "#0d527c", "#9fdcd2"],
      count: 460,
      strength: 0.27,
    });
    sailboat(scene, 560, 640, 1.1, "#fffdf6", "#b8402f");
    sailboat(scene, 700, 622, 0.7, "#fff3d0", "#2f5f7a");
    launch(scene, 1000, 690, 1.1, true);
    scene.path("M-10 800H1610V910H-10Z", scene.down("#f3e2bf", "#cdb48a"));
    scene.path(
      `${curve([
        [-10, 850],
        [400, 838],
        [1100, 838],
        [1610, 850],
      ])}V910H-10Z`,
      "#e3cda2",
    );
    balustrade(scene, { top: 752, height: 72, light: "#fffdf4", stone: "#ecdcbc", dark: "#a08c68", posts: 330 });
    for (const at of steps(92, 1412, 5))
      streetLamp(scene, at, 742, 150, { globes: 3, glow: 0, post: "#2c3a3c", core: "#fffaf0" });
    for (const [x, w, h] of [
      [-10, 150, 96],
      [180, 90, 60],
      [1500, 170, 110],
      [1330, 90, 56],
    ] as const) {
      crown(scene, x, 860, w, h, leaves, 130);
      for (let index = 0; index < 46; index++)
        scene.ellipse(
          x + scene.random.bell() * w,
          850 + scene.random.bell() * h * 0.8,
          7,
          6,
          scene.random.pick(["#e2486a", "#f47d94", "#ffb3bd"]),
        );
    }
    palm(scene, 150, 870, 560, leaves, ["#a98560", "#5a4030"], 50);
    palm(scene, 1510, 880, 470, leaves, ["#a98560", "#5a4030"], -36);
    scene.vignette(0.26, "#08304a");
  });
}
