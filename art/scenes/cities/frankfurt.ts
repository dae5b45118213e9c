import { pinnacle } from "../blocks/domes.ts";
import { disc, sky, stars, sunlight, veils } from "../blocks/sky.ts";
import { farRoofs } from "../blocks/skyline.ts";
import { streetLamp } from "../blocks/street.ts";
import { grove } from "../blocks/trees.ts";
import { reflect, ripples, water } from "../blocks/water.ts";
import { windowGrid } from "../blocks/windows.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { arched, pointed, polygon, steps, symmetric } from "../shapes.ts";

const QUAY = 668;
const WATERLINE = 716;
const leaves = ["#0e1a2a", "#1a2c3c", "#3a4a4c"] as const;

interface Block {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly tones: readonly [string, string];
  readonly edge?: number;
}

function block(scene: Scene, { x, top, width, tones, edge = 0.6 }: Block): void {
  scene.rect(x, top, width, QUAY - top, scene.sides(tones[0], tones[1], edge));
  const rows = Math.round((QUAY - top) / 8.5);
  windowGrid(scene, {
    x: x + 2,
    y: top + 5,
    width: width * edge - 3,
    height: QUAY - top - 8,
    columns: Math.max(3, Math.round((width * edge) / 7)),
    rows,
    dark: "#1c2c48",
    lit: "#ffdc9a",
    litShare: 0.42,
    wide: 0.64,
    tall: 0.46,
  });
  windowGrid(scene, {
    x: x + width * edge + 2,
    y: top + 5,
    width: width * (1 - edge) - 4,
    height: QUAY - top - 8,
    columns: Math.max(2, Math.round((width * (1 - edge)) / 7)),
    rows,
    dark: "#101c34",
    lit: "#f0c888",
    litShare: 0.26,
    wide: 0.6,
    tall: 0.46,
  });
}

function bankTowers(scene: Scene): void {
  const blue = ["#3f5f86", "#1f3358"] as const;
  const steel = ["#52708c", "#293f60"] as const;
  block(scene, { x: 250, top: 330, width: 62, tones: ["#6a5560", "#382f48"] });
  scene.path(
    polygon([
      [250, 332],
      [281, 262],
      [312, 332],
    ]),
    scene.sides("#8a6a6a", "#4a3850", 0.5),
  );
  scene.shine(281, 262, 22, "#ffdf9c", 0.9);
  block(scene, { x: 352, top: 414, width: 74, tones: steel });
  block(scene, { x: 442, top: 356, width: 58, tones: blue });
  for (const x of [520, 596]) {
    block(scene, { x, top: 330, width: 62, tones: ["#6f94ac", "#34587c"], edge: 0.5 });
    scene.path(
      polygon([
        [x, 330],
        [x + 31, 318],
        [x + 62, 330],
      ]),
      "#86a8ba",
    );
  }
  commerzbank(scene);
  block(scene, { x: 870, top: 262, width: 60, tones: blue, edge: 0.7 });
  scene.path(`M930 272A32 32 0 0 1 962 300V${QUAY}H930Z`, scene.across("#5d86a4", "#7aa2b8", "#243c60"));
  for (const at of steps(290, 650, 44)) scene.line(`M932 ${at}H960`, "#1c2c48", 2, 0.5);
  scene.line("M908 262V176M900 216h16", "#8fa6b4", 3);
  scene.shine(908, 176, 16, "#ff8a78", 0.9);
  block(scene, { x: 990, top: 380, width: 70, tones: steel });
  scene.path("M1084 668V330Q1120 300 1156 318V668Z", scene.sides("#4c6c90", "#22385c", 0.6));
  windowGrid(scene, {
    x: 1086,
    y: 336,
    width: 68,
    height: 326,
    columns: 9,
    rows: 38,
    dark: "#1c2c48",
    lit: "#ffdc9a",
    litShare: 0.36,
    wide: 0.62,
    tall: 0.46,
  });
  block(scene, { x: 1186, top: 430, width: 86, tones: ["#4a5674", "#262f4e"] });
  block(scene, { x: 120, top: 470, width: 80, tones: ["#4a5674", "#262f4e"] });
  block(scene, { x: 40, top: 430, width: 52, tones: blue });
}

function commerzbank(scene: Scene): void {
  block(scene, { x: 716, top: 236, width: 92, tones: ["#5d7d98", "#2c4668"], edge: 0.58 });
  scene.rect(704, 276, 16, QUAY - 276, "#39567a");
  scene.rect(804, 300, 18, QUAY - 300, "#1e3354");
  for (const level of [310, 410, 510]) scene.rect(722, level, 48, 40, "#ffd88c", 0.28);
  scene.rect(726, 208, 60, 30, scene.sides("#5d7d98", "#2c4668", 0.55));
  scene.rect(736, 190, 38, 20, "#ffcf70");
  scene.line("M756 190V88", "#9fb4bc", 4);
  scene.shine(756, 200, 60, "#ffd27a", 0.7);
  scene.shine(756, 88, 18, "#ff8a78", 1);
}

function cathedral(scene: Scene): void {
  const x = 1420;
  const stone = scene.sides("#c98a70", "#6a4450", 0.56);
  scene.rect(x - 30, 500, 60, QUAY - 500, stone);
  for (const level of [560, 630])
    for (const side of [-13, 13]) scene.path(pointed(x + side, level, 13, 48), "#ffd79a", 0.8);
  scene.path(
    symmetric(x, [
      [22, 430],
      [26, 504],
    ]),
    stone,
  );
  for (const side of [-10, 10]) scene.path(pointed(x + side, 500, 10, 52), "#ffd79a", 0.85);
  scene.path([-28, 28].map((side) => pinnacle(x + side, 506, 12, 76, 0.35)).join(""), "#b87a66");
  scene.path(
    `M${x - 22} 432C${x - 22} 404 ${x - 10} 392 ${x - 5} 380L${x - 4} 352H${x + 4}L${x + 5} 380C${x + 10} 392 ${x + 22} 404 ${x + 22} 432Z`,
    stone,
  );
  scene.path(
    symmetric(x, [
      [0, 318],
      [6, 346],
      [6, 356],
    ]),
    "#c98a70",
  );
  scene.path(
    polygon([
      [x + 30, QUAY],
      [x + 30, 580],
      [x + 60, 556],
      [x + 150, 556],
      [x + 168, 580],
      [x + 168, QUAY],
    ]),
    scene.down("#8a5a54", "#b07a60"),
  );
  for (const at of steps(x + 52, x + 148, 5)) scene.path(pointed(at, 650, 12, 54), "#ffd79a", 0.8);
  scene.rect(x - 140, 420, 340, 250, scene.halo([x, QUAY, 170, 220], [0, "#ffd08a", 0.35], [1, "#ffd08a", 0]));
}

function ironBridge(scene: Scene): void {
  const deck = 668;
  const sag = (x: number) => 14 + 70 * Math.min(1, (Math.abs(((x - 60) % 740) - 370) / 370) ** 2);
  for (const x of [60, 800, 1540]) {
    scene.rect(x - 20, deck - 100, 40, WATERLINE - deck + 110, scene.sides("#c98f6c", "#5a3a44", 0.55));
    scene.rect(x - 26, deck - 104, 52, 10, "#d9a67c");
    for (const side of [-8, 8]) scene.path(arched(x + side, deck - 30, 9, 40), "#2a1c2c", 0.8);
  }
  let top = `M-20 ${deck - sag(-20)}`;
  let web = "";
  for (let x = -20; x <= 1620; x += 18) {
    top += `L${x} ${deck - sag(x)}`;
    web += `M${x} ${deck}V${deck - sag(x)}L${x + 18} ${deck}M${x} ${deck}L${x + 18} ${deck - sag(x + 18)}`;
  }
  scene.line(web, "#5f86a0", 1.6, 0.6);
  scene.line(top, "#7fa6b8", 5);
  scene.rect(0, deck, 1600, 10, scene.down("#8ab0bc", "#33506c"));
  for (const at of steps(130, 1480, 11)) streetLamp(scene, at, deck, 40, { globes: 1, post: "#24384c" });
}

/** Francoforte by night: the bank towers lit above the Main, the cathedral, the iron footbridge. */
export const frankfurt = poster(113, (scene) => {
  const city = scene.aside(() => {
    sky(scene, 660, "#070f24", "#12244a", "#2f3f6c", "#6f5a78", "#d98e6c");
    stars(scene, 190, 380);
    veils(scene, { from: 90, to: 520, low: "#e69a78", high: "#3f4f80", strength: 0.32, count: 20 });
    sunlight(scene, [760, 660, 900, 300], "#ffb27c", 0.55);
    disc(scene, 1330, 150, 22, "#fdf3d9", "#cdd8ee");
    farRoofs(scene, { base: QUAY, height: [60, 150], width: [24, 60], fill: "#33406a", opacity: 0.8 });
    windowGrid(scene, {
      x: 0,
      y: 560,
      width: 1600,
      height: 100,
      columns: 140,
      rows: 9,
      dark: "#33406a",
      lit: "#ffd890",
      litShare: 0.14,
      wide: 0.3,
      tall: 0.36,
    });
    bankTowers(scene);
    farRoofs(scene, { base: QUAY, height: [34, 76], width: [30, 66], fill: "#1c2746", pitched: true });
    windowGrid(scene, {
      x: 0,
      y: 612,
      width: 1600,
      height: 54,
      columns: 120,
      rows: 3,
      dark: "#1c2746",
      lit: "#ffd48a",
      litShare: 0.4,
      wide: 0.32,
      tall: 0.5,
    });
    scene.floodlit(() => cathedral(scene));
    grove(scene, { from: -10, to: 1620, base: QUAY + 6, height: 40, leaves, gap: 34, density: 26 });
    scene.rect(0, QUAY, 1600, WATERLINE - QUAY, scene.down("#6a5562", "#2c2c4a", "#141c34"));
    scene.floodlit(() => ironBridge(scene));
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, "#54466a", "#1a2850", "#080f24");
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: 0.92, ripple: 34 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#ffdca0", "#040a1c", "#7f9cc8"],
    count: 380,
    strength: 0.22,
  });
  scene.vignette(0.5, "#030818");
});
