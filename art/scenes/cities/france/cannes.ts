import { motorYacht, sailboat } from "../../blocks/boats.ts";
import { dome, lantern } from "../../blocks/domes.ts";
import { massif } from "../../blocks/mountains.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { people } from "../../blocks/street.ts";
import { crown, palm } from "../../blocks/trees.ts";
import { glitter, ripples, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, polygon, steps } from "../../shapes.ts";

const SEA = 520;
const leaves = ["#24443a", "#3d6a44", "#a0a04c"] as const;

function grandHotel(scene: Scene): void {
  const [left, right, base] = [880, 1560, 742];
  const wall = scene.across("#fff4dc", "#f6dcb8", "#e2b892");
  scene.rect(left, 380, right - left, base - 380, wall);
  scene.path(
    polygon([
      [left + 24, 382],
      [left + 44, 344],
      [right - 44, 344],
      [right - 24, 382],
    ]),
    scene.down("#8a97a4", "#5d6a7c"),
  );
  for (const at of steps(left + 90, right - 90, 11)) {
    scene.path(arched(at, 380, 24, 34), "#fff4dc");
    scene.path(arched(at, 378, 14, 26), "#6a5a5c");
  }
  for (const level of [380, 438, 496, 554, 612, 668]) scene.rect(left - 4, level, right - left + 8, 5, "#fffaf0");
  windowGrid(scene, {
    x: left + 92,
    y: 384,
    width: right - left - 184,
    height: 284,
    columns: 15,
    rows: 5,
    dark: "#7a6468",
    lit: "#ffe9bc",
    litShare: 0.2,
    wide: 0.42,
    tall: 0.6,
  });
  for (const level of [436, 494, 552, 610, 666])
    for (const at of steps(left + 110, right - 110, 15))
      scene.path(`M${at - 13} ${level}h26v-13h-26z`, "#c79c80", 0.55);
  for (const x of [left + 42, right - 42]) {
    scene.rect(x - 52, 360, 104, base - 360, scene.round("#fbe6c6", "#fffaf0", "#d9ae88"));
    windowGrid(scene, {
      x: x - 44,
      y: 386,
      width: 88,
      height: 284,
      columns: 3,
      rows: 5,
      dark: "#7a6468",
      lit: "#ffe9bc",
      litShare: 0.2,
      top: "arched",
      wide: 0.5,
      tall: 0.62,
    });
    scene.rect(x - 58, 352, 116, 10, "#fffaf0");
    dome(scene, {
      x,
      base: 354,
      radius: 50,
      height: 84,
      fill: scene.round("#6d7a8c", "#aab6c0", "#465066"),
      eye: 6,
      ribs: 7,
      rib: "#eef2f0",
      ribWidth: 1.8,
      ribStrength: 0.45,
    });
    lantern(scene, x, 272, 62, "#c9c0b0", "#ffe9bc");
  }
  for (const at of steps(left + 120, right - 120, 13)) {
    scene.path(arched(at, base, 30, 60), "#6a4c48", 0.85);
    scene.path(`M${at - 22} 700L${at - 17} 682H${at + 17}L${at + 22} 700Z`, "#b8323a");
  }
}

function beach(scene: Scene): void {
  scene.path("M-10 800Q200 742 560 748H880V910H-10Z", "#f3ddb0");
  scene.path("M-10 796Q200 738 560 744L560 752Q200 748 -10 812Z", "#fffaf0", 0.9);
  for (const [row, y] of [792, 826, 862].entries()) {
    for (const at of steps(180 - row * 60, 800, 9)) {
      const r = 22 + row * 5;
      scene.line(`M${at} ${y}v${r}`, "#f6efe0", 2.4);
      const canopy = `M${at - r} ${y}A${r} ${r * 0.8} 0 0 1 ${at + r} ${y}Z`;
      scene.path(canopy, "#fffdf4");
      scene.path(
        `M${at - r} ${y}A${r} ${r * 0.8} 0 0 1 ${at - r * 0.4} ${y - r * 0.73}L${at - r * 0.3} ${y}ZM${at + r * 0.1} ${y}L${at + r * 0.05} ${y - r * 0.8}A${r} ${r * 0.8} 0 0 1 ${at + r * 0.62} ${y - r * 0.62}L${at + r * 0.55} ${y}Z`,
        "#2f6f9a",
      );
      scene.ellipse(at + 6, y + r + 1, r * 0.9, 3.4, "#a87f4e", 0.4);
    }
  }
}

/** Cannes in the afternoon: the grand hotel on the Croisette, palms, parasols and white yachts. */
export const cannes = poster(79, (scene) => {
  sky(scene, SEA, "#3c86b8", "#86bcd0", "#e6dcc0", "#fce3b0");
  veils(scene, { from: 60, to: 400, low: "#fff3d6", high: "#f2f6f0", strength: 0.5, count: 18 });
  sunlight(scene, [280, 470, 680, 380], "#fff3cf", 0.95);
  massif(scene, {
    peaks: [
      [-30, 470],
      [80, 420],
      [170, 446],
      [270, 392],
      [370, 430],
      [470, 404],
      [600, 470],
      [740, 500],
      [900, SEA],
    ],
    base: SEA,
    body: ["#8e94b4", "#d3bda8"],
    shade: "#6d76a0",
    roughness: 0.1,
  });
  water(scene, SEA, 900, "#f3deae", "#8fc0bc", "#3f94ac", "#2f86a4");
  ripples(scene, {
    top: SEA,
    bottom: 820,
    colours: ["#fffaf0", "#216a90", "#9fd0c8"],
    count: 420,
    strength: 0.28,
    from: 0,
    to: 900,
  });
  glitter(scene, { x: 280, top: SEA, bottom: 790, spread: 240, colour: "#fffbe6", count: 420, strength: 0.9 });
  motorYacht(scene, 560, 580, 1.1, "#fffdf6", "#47788c", true);
  motorYacht(scene, 180, 556, 0.6, "#fffdf6", "#47788c");
  sailboat(scene, 420, 560, 0.9, "#fffdf6", "#34506a");
  sailboat(scene, 740, 622, 1.5, "#fffdf6", "#a53a2a");
  sailboat(scene, 60, 620, 1.3, "#fff3da", "#34506a");
  scene.floodlit(() => grandHotel(scene));
  beach(scene);
  scene.path("M700 742H1620V910H560Q610 800 700 742Z", scene.down("#f6e9cc", "#e0cba2"));
  scene.path("M760 790H1620V910H640Q690 826 760 790Z", scene.down("#b3a596", "#8a7f78"));
  scene.line("M800 852H1620", "#fffaf0", 4, 0.7);
  for (const at of steps(860, 1590, 12)) crown(scene, at, 746, 34, 17, ["#2c5a40", "#4f8050", "#a8b45c"], 30);
  people(scene, {
    count: 26,
    from: 780,
    to: 1600,
    top: 762,
    bottom: 786,
    size: 30,
    colours: ["#2c3a52", "#fffaf0", "#b8323a", "#6a5248"],
  });
  for (const [x, base, tall, lean] of [
    [842, 776, 216, 6],
    [1012, 778, 150, -6],
    [1200, 778, 156, 6],
    [1390, 778, 150, -4],
  ] as const)
    palm(scene, x, base, tall, leaves, ["#c09a6c", "#6f5038"], lean);
  palm(scene, 640, 930, 620, leaves, ["#b58c5e", "#5f4330"], 36);
  palm(scene, 1590, 930, 500, leaves, ["#b58c5e", "#5f4330"], 6);
  scene.vignette(0.26, "#20303c");
});
