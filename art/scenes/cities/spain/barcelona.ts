import { sailboat } from "../../blocks/boats.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { birds, haze, sky, sunlight, veils } from "../../blocks/sky.ts";
import { grove, palm } from "../../blocks/trees.ts";
import { glitter } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, type Point, pointed, polygon, steps, symmetric, underCurve } from "../../shapes.ts";

const BASE = 720;
const leaves = ["#2f4c3c", "#547048", "#b0a458"] as const;

/** Half outline of a Gaudí tower: a tall honeycomb parabola. */
const parabola = (top: number, width: number): Point[] =>
  steps(0, 1, 14).map((share): Point => [2.4 + width * share ** 0.62, top + (BASE - top) * share]);

function honeycombTower(
  scene: Scene,
  x: number,
  top: number,
  width: number,
  tones: readonly [string, string, string],
  pinnacleColour: string,
): void {
  scene.path(symmetric(x, parabola(top, width)), scene.round(tones[1], tones[0], tones[2]));
  const tall = BASE - top;
  for (let level = 0.14; level < 0.62; level += 0.034) {
    const w = 2.4 + width * level ** 0.62;
    for (const side of [-0.52, 0, 0.52])
      scene.path(pointed(x + side * w, top + tall * (level + 0.024), w * 0.24, tall * 0.022), "#5d3c34", 0.75);
  }
  for (const level of [0.66, 0.78])
    scene.line(`M${x - width * level ** 0.62} ${top + tall * level}H${x + width * level ** 0.62}`, tones[2], 3, 0.6);
  scene.at(x, top, Math.max(0.5, width / 40), () => {
    scene.path("M-5 8L-3 -18H3L5 8Z", "#e9c27a");
    scene.ellipse(0, -26, 11, 11, pinnacleColour);
    scene.ellipse(-3, -29, 5, 5, "#fff6dc", 0.8);
    scene.path("M-2 -36h4v-6h6v-4h-6v-8h-4v8h-6v4h6Z", "#fff0cc");
  });
}

function basilica(scene: Scene): void {
  const light = ["#fbe3b4", "#dcb080", "#8a5f58"] as const;
  const warm = ["#f6d29c", "#cf9a6c", "#7d5250"] as const;
  const x = 760;
  honeycombTower(scene, x + 6, 128, 74, ["#fff0cc", "#e3bc8c", "#94686a"], "#f3d27a");
  scene.line(`M${x + 6} 92V38M${x - 9} 56h30`, "#fff6e0", 7);
  honeycombTower(scene, x + 118, 190, 50, warm, "#8fc0b4");
  honeycombTower(scene, x - 108, 196, 50, warm, "#e08a5a");
  honeycombTower(scene, x + 186, 250, 42, light, "#e8c04c");
  honeycombTower(scene, x + 262, 286, 38, light, "#c9503c");
  honeycombTower(scene, x - 178, 262, 42, light, "#6aa8a0");
  honeycombTower(scene, x - 250, 300, 38, light, "#e8c04c");
  scene.path(
    polygon([
      [x - 296, BASE],
      [x - 282, 560],
      [x - 210, 520],
      [x - 130, 548],
      [x - 60, 470],
      [x, 430],
      [x + 60, 470],
      [x + 140, 548],
      [x + 220, 520],
      [x + 292, 560],
      [x + 304, BASE],
    ]),
    scene.across("#f6d8a6", "#dcb084", "#a97c68"),
  );
  scene.path(
    polygon([
      [x - 78, BASE],
      [x - 66, 520],
      [x, 446],
      [x + 66, 520],
      [x + 78, BASE],
    ]),
    scene.across("#fff0cc", "#ecc898", "#c29070"),
  );
  for (const [at, width, height] of [
    [0, 54, 132],
    [-88, 44, 104],
    [88, 44, 104],
    [-190, 38, 92],
    [196, 38, 92],
  ] as const) {
    scene.path(pointed(x + at, BASE, width * 1.5, height * 1.2), "#fff3d4", 0.6);
    scene.path(pointed(x + at, BASE, width, height), "#5d3c3c", 0.85);
  }
  scene.ellipse(x, 528, 24, 24, "#5d3c3c", 0.85);
  for (const at of steps(0, 300, 6))
    scene.ellipse(
      x + Math.cos((at * Math.PI) / 180) * 14,
      528 + Math.sin((at * Math.PI) / 180) * 14,
      6,
      6,
      ["#e8a04c", "#6ab0a8", "#d0604c"][(at / 60) % 3] ?? "#e8a04c",
    );
  for (const side of [-130, -240, 140, 250]) {
    scene.path(pointed(x + side, 640, 16, 60), "#5d3c3c", 0.8);
  }
}

function cranes(scene: Scene): void {
  for (const [x, top, reach] of [
    [900, 120, -150],
    [520, 210, 120],
  ] as const) {
    scene.line(
      `M${x} ${top}V640M${x - reach * 0.25} ${top + 4}H${x + reach}M${x} ${top - 24}L${x + reach * 0.8} ${top + 3}M${x} ${top - 24}L${x - reach * 0.22} ${top + 3}M${x} ${top - 24}V${top}`,
      "#a87862",
      2.6,
      0.8,
    );
  }
}

/** Barcellona in the morning: the towers of the Sagrada Família over the roofs, the sea below. */
export const barcelona = poster(137, (scene) => {
  const roofs = {
    walls: ["#fbe6c0", "#f3cba0", "#f6d8b8", "#e9b48a", "#fff2da"] as [string, ...string[]],
    tiles: ["#d9845a", "#9a5040"] as const,
    window: "#7a5a50",
    lit: "#fff3cc",
    shade: "#5a3438",
  };
  sky(scene, 560, "#2f9a9c", "#7cc2b4", "#f0dcae", "#fbc394");
  veils(scene, { from: 60, to: 420, low: "#fff0cc", high: "#dff0e2", strength: 0.5, count: 20 });
  sunlight(scene, [1240, 470, 620, 380], "#fff0c4", 0.95);
  scene.shine(1240, 440, 130, "#fff6dc", 0.9);
  scene.aglow(() => scene.ellipse(1240, 440, 34, 34, "#fffaf0"));
  scene.rect(0, 524, 1600, 120, scene.downAt(524, 640, "#fbe0b0", "#6fb4b0", "#3f94a0"));
  glitter(scene, { x: 1240, top: 526, bottom: 620, spread: 260, colour: "#fff6dc", count: 240, strength: 0.85 });
  sailboat(scene, 1040, 556, 0.5, "#fffaf0", "#8a4a3a");
  sailboat(scene, 1420, 552, 0.45, "#fffaf0", "#35607a");
  scene.path(
    underCurve(
      [
        [-20, 480],
        [160, 430],
        [320, 452],
        [480, 520],
        [600, 556],
      ],
      700,
    ),
    scene.down("#8aa898", "#c9b890"),
  );
  haze(scene, 440, 640, "#fbd9a8", 0.45);
  hillTown(scene, {
    ...roofs,
    top: () => 574,
    from: -10,
    to: 1610,
    base: 720,
    count: 360,
    size: 40,
    air: ["#f6d8ac", 0.4],
    green: ["#3f6048", "#7d8a50"],
  });
  birds(scene, 360, 220, 12, "#5a6a60", 6);
  cranes(scene);
  scene.floodlit(() => basilica(scene));
  grove(scene, { from: 400, to: 1120, base: 738, height: 52, leaves, gap: 42, density: 36 });
  hillTown(scene, {
    ...roofs,
    top: () => 770,
    from: -10,
    to: 1640,
    base: 900,
    count: 150,
    size: 92,
    walls: ["#e3a878", "#d38f68", "#efc49a", "#c27d62"],
    tiles: ["#b8603f", "#6f3230"],
    shade: "#3a1c28",
    green: ["#2f4c3c", "#6a7a48"],
  });
  for (const [x, y] of [
    [180, 800],
    [520, 846],
    [1010, 838],
    [1330, 800],
  ] as const) {
    scene.rect(x, y - 40, 46, 42, "#c9825c");
    scene.path(arched(x + 23, y - 4, 14, 24), "#5d3c34");
  }
  palm(scene, 1450, 940, 360, leaves, ["#a87c58", "#5f4030"], 16);
  palm(scene, 110, 930, 300, leaves, ["#a87c58", "#5f4030"], -12);
  scene.vignette(0.32, "#1c1a18");
});
