import { dome } from "../../blocks/domes.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { birds, sky, sunlight, veils } from "../../blocks/sky.ts";
import { people, streetLamp } from "../../blocks/street.ts";
import { crown } from "../../blocks/trees.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, type Point, polygon, steps, symmetric } from "../../shapes.ts";

const GROUND = 800;
const X = 800;

/** Of something round: its middle, lit and shaded tone. */
type Tones = readonly [middle: string, light: string, dark: string];

function metropolis(scene: Scene): void {
  const pale = scene.round("#f3e2c2", "#fffaf0", scene.byHour("#c9ad90", "#b08a72"));
  const opening = scene.byHour("#7a685e", "#6a4c42");
  const lit = scene.byHour("#a9bcc4", "#ffd27c");
  for (const side of [-1, 1]) {
    const far = X + side * 300;
    scene.path(
      polygon([
        [X + side * 80, 416],
        [far, 476],
        [far, GROUND],
        [X + side * 80, GROUND],
      ]),
      side < 0 ? "#f9ecd0" : scene.byHour("#d3b794", "#b5906f"),
    );
    for (const level of [0.06, 0.3, 0.54, 0.78]) {
      for (const along of steps(0.12, 0.9, 6)) {
        const x = X + side * (80 + 220 * along);
        const top = 416 + 60 * along;
        const y = top + (GROUND - top) * (level + 0.18);
        scene.path(
          arched(x, y, 19 - 5 * along, 52 - 8 * along),
          side < 0 ? opening : scene.byHour("#6a5a54", "#4a3438"),
          0.85,
        );
        if (scene.random.chance(0.3)) scene.path(arched(x, y, 19 - 5 * along, 52 - 8 * along), lit, 0.8);
      }
      const line: readonly [Point, Point] = [
        [X + side * 80, 416 + (GROUND - 416) * level],
        [far, 476 + (GROUND - 476) * level],
      ];
      scene.line(`M${line[0].join(" ")}L${line[1].join(" ")}`, "#fff6de", 4, 0.7);
    }
    scene.path(
      polygon([
        [X + side * 76, 410],
        [X + side * 96, 372],
        [far - side * 14, 440],
        [far + side * 4, 478],
      ]),
      side < 0 ? scene.byHour("#7d8f9c", "#59646e") : scene.byHour("#566876", "#39444e"),
    );
  }
  scene.rect(X - 92, 396, 184, GROUND - 396, pale);
  for (const [level, height] of [
    [412, 70],
    [516, 74],
    [622, 72],
  ] as const) {
    scene.rect(X - 100, level - 14, 200, 9, "#fffaf0");
    for (const at of [-56, 0, 56]) scene.path(arched(X + at, level + height, 30, height - 6), opening, 0.85);
    for (const at of [-84, -28, 28, 84])
      scene.rect(X + at - 5, level, 10, height + 6, scene.sides("#fffaf0", scene.byHour("#dcc4a4", "#c9a888"), 0.5));
    scene.path(arched(X, level + height, 30, height - 6), lit, 0.75);
  }
  for (const at of [-56, 0, 56]) scene.path(arched(X + at, GROUND, 36, 84), scene.byHour("#6f5648", "#4a3434"), 0.9);
  scene.path(
    symmetric(X, [
      [70, 300],
      [76, 318],
      [76, 392],
      [84, 398],
    ]),
    pale,
  );
  for (const at of [-52, -26, 0, 26, 52]) {
    scene.path(arched(X + at, 386, 13, 54), opening, 0.85);
    scene.rect(X + at + 9, 320, 7, 70, "#fff4d8", 0.9);
  }
  scene.rect(X - 84, 298, 168, 9, "#fffaf0");
  dome(scene, {
    x: X,
    base: 300,
    radius: 72,
    height: 108,
    fill: scene.round(...scene.byHour<Tones>(["#3c4a56", "#76889a", "#26323e"], ["#2f3a44", "#5c6c76", "#171f28"])),
    eye: 16,
    ribs: 8,
    rib: "#f0c45c",
    ribWidth: 4.4,
    ribStrength: 0.95,
  });
  for (const [at, y] of [
    [-42, 262],
    [0, 254],
    [42, 262],
  ] as const) {
    scene.ellipse(X + at, y, 10, 12, "#f0c45c");
    scene.ellipse(X + at, y, 6, 8, "#2a2a30");
  }
  scene.path(
    symmetric(X, [
      [16, 166],
      [20, 194],
    ]),
    "#f0c45c",
  );
  drawVictory(scene, X, 168);
}

function drawVictory(scene: Scene, x: number, y: number): void {
  const gold = scene.sides("#ffe08a", "#b8842f", 0.55);
  scene.at(x, y, 1.7, () => {
    scene.path("M-7 0L-5 -22Q-4 -34 0 -36Q4 -34 5 -22L7 0Z", gold);
    scene.ellipse(0, -40, 4, 4.4, "#ffe08a");
    scene.path(
      "M-3 -30C-10 -52 -22 -58 -34 -56C-26 -48 -28 -34 -16 -26Q-8 -22 -3 -22ZM3 -30C10 -52 22 -58 34 -56C26 -48 28 -34 16 -26Q8 -22 3 -22Z",
      gold,
    );
    scene.line("M3 -30L14 -44", "#ffe08a", 2.6);
  });
  scene.shine(x, y - 50, 120, "#ffe6a0", scene.byHour(0.15, 0.4));
}

function street(scene: Scene): void {
  const far: HouseStyle = {
    walls: ["#f3d6a8", "#e9c094", "#f9e3ba", "#e0ae8a"],
    roof: ["mansard", "flat"],
    tiles: ["#8f9aa4", "#65727e"],
    window: "#7a6258",
    lit: "#e6ecea",
    litShare: 0.25,
    shade: "#7a5448",
    storey: 26,
    bay: 20,
    arcade: "#a8805f",
  };
  houseRow(scene, { from: 60, to: 560, base: GROUND - 20, height: [280, 360], width: [80, 130] }, far);
  houseRow(scene, { from: 1060, to: 1540, base: GROUND - 20, height: [270, 350], width: [80, 130] }, far);
  scene.rect(1170, 220, 74, 570, scene.sides("#f9deb0", "#c99a78", 0.6));
  windowGrid(scene, {
    x: 1176,
    y: 250,
    width: 62,
    height: 400,
    columns: 4,
    rows: 15,
    dark: "#8a6a5c",
    lit: "#e6ecea",
    litShare: 0.2,
    wide: 0.4,
    tall: 0.6,
  });
  scene.rect(1182, 180, 50, 42, "#f0d0a0");
  scene.path(
    symmetric(1207, [
      [0, 108],
      [5, 150],
      [22, 182],
    ]),
    "#d9ac80",
  );
  const near: HouseStyle = {
    ...far,
    walls: scene.byHour<HouseStyle["walls"]>(["#cfa084", "#c08c74", "#dcb496"], ["#8a5a50", "#7a4c4c", "#9a6a58"]),
    tiles: scene.byHour<HouseStyle["tiles"]>(["#76828c", "#566470"], ["#4a3440", "#2f2030"]),
    shade: scene.byHour("#6a4440", "#1c0c18"),
    storey: 44,
    bay: 36,
  };
  houseRow(scene, { from: -30, to: 230, base: GROUND + 10, height: [430, 520], width: [120, 180] }, near);
  houseRow(scene, { from: 1390, to: 1640, base: GROUND + 10, height: [420, 510], width: [120, 180] }, near);
}

/** Two files of cars, seen from the side: one comes from the right with its lamps, one goes. */
function traffic(scene: Scene): void {
  for (const [lane, y, size] of [
    [0, GROUND + 26, 0.72],
    [1, GROUND + 72, 1.15],
  ] as const) {
    for (const at of lane === 0 ? [214, 402, 560, 1040, 1230, 1480] : [96, 470, 1120, 1400]) {
      const x = at + scene.random.between(-20, 20);
      scene.ellipse(x, y + 4, 50 * size, 4, "#0c0810", scene.byHour(0.35, 0.5));
      scene.at(
        x,
        y,
        size,
        () => {
          scene.path(
            "M-42 0V-11Q-40 -16 -26 -18L-12 -30Q0 -33 14 -30L28 -17Q41 -15 42 -7V0Z",
            scene.random.pick(
              scene.byHour<readonly [string, ...string[]]>(
                ["#2c2a34", "#7a2432", "#2f4a70", "#8a7a70", "#4a4c54"],
                ["#1c1620", "#4a1822", "#26324a", "#5d4a44", "#2c2a30"],
              ),
            ),
          );
          scene.path("M-20 -18L-9 -27H10L20 -18Z", scene.byHour("#c9dce4", "#f6c88c"), 0.75);
          scene.line("M-38 -13Q0 -20 40 -11", "#ffdca6", 1.4, 0.6);
          for (const wheel of [-23, 23]) scene.ellipse(wheel, 0, 7.5, 7.5, "#100b14");
          if (!scene.night) return;
          scene.shine(-42, -9, 17, "#fff3cc", 0.95);
          scene.shine(42, -10, 11, "#ff5a3c", 0.85);
        },
        lane === 1,
      );
    }
  }
}

/** Madrid in the forenoon: the gilded dome of the Metrópolis where Alcalá meets the Gran Vía. */
export const madrid = poster(139, (scene) => {
  sky(scene, 760, "#2a76ba", "#64a8d8", "#a2d0e2", "#dce8da", "#fbeccb");
  veils(scene, { from: 50, to: 560, low: "#fff4dc", high: "#f2f7f8", strength: 0.5, count: 30, tilt: -6 });
  sunlight(scene, [560, 620, 760, 460], "#fff0c8", 0.7);
  birds(scene, 440, 190, 12, "#4a5560", 6);
  street(scene);
  scene.floodlit(() => metropolis(scene));
  scene.path(
    polygon([
      [0, GROUND + 8],
      [520, GROUND - 10],
      [1080, GROUND - 10],
      [1600, GROUND + 8],
      [1600, 900],
      [0, 900],
    ]),
    scene.down(...scene.byHour(["#d9c6ac", "#b8a694", "#94877e"], ["#9a7060", "#5c4048", "#2c2030"])),
  );
  for (const [from, to] of [
    [700, 460],
    [900, 1140],
  ] as const)
    scene.line(`M${from} ${GROUND - 6}L${to} 900`, "#fff6e0", 3, scene.byHour(0.7, 0.4));
  traffic(scene);
  for (const at of [290, 430, 1170, 1310]) streetLamp(scene, at, GROUND + 14, 170, { glow: 0, post: "#2c2a34" });
  for (const at of [250, 470, 1130, 1350]) crown(scene, at, GROUND - 20, 44, 36, ["#3c5f3c", "#628646", "#aaba5c"], 70);
  people(scene, {
    count: 26,
    from: 240,
    to: 1360,
    top: GROUND,
    bottom: GROUND + 20,
    size: 26,
    colours: scene.byHour<readonly [string, ...string[]]>(
      ["#3c3542", "#7c3f3e", "#34506c", "#5f4a44"],
      ["#241824", "#3a2430"],
    ),
  });
  scene.vignette(...scene.byHour<readonly [number, string]>([0.3, "#08182a"], [0.45, "#1a0c1c"]));
});
