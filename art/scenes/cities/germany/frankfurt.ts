import { pinnacle } from "../../blocks/domes.ts";
import { disc, sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { streetLamp } from "../../blocks/street.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene, TwoTones } from "../../scene.ts";
import { arched, pointed, polygon, steps, symmetric } from "../../shapes.ts";

const QUAY = 668;
const WATERLINE = 716;
const leaves = ["#2c4f42", "#4a7250", "#8fae66"] as const;

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
    dark: scene.byHour("#5f86a4", "#1c2c48"),
    lit: "#e6f1f2",
    litShare: 0.3,
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
    dark: scene.byHour("#3f6484", "#101c34"),
    lit: "#8fb4c6",
    litShare: 0.26,
    wide: 0.6,
    tall: 0.46,
  });
}

function bankTowers(scene: Scene): void {
  const blue = scene.byHour<TwoTones>(["#9cc4d8", "#5a88a8"], ["#3f5f86", "#1f3358"]);
  const steel = scene.byHour<TwoTones>(["#c2d6dc", "#7fa0b4"], ["#52708c", "#293f60"]);
  const slate = scene.byHour<TwoTones>(["#c4d0d2", "#8298a8"], ["#4a5674", "#262f4e"]);
  block(scene, {
    x: 250,
    top: 330,
    width: 62,
    tones: scene.byHour<TwoTones>(["#e2c4b0", "#b08a84"], ["#6a5560", "#382f48"]),
  });
  scene.path(
    polygon([
      [250, 332],
      [281, 262],
      [312, 332],
    ]),
    scene.sides(...scene.byHour<TwoTones>(["#d2a28c", "#94686a"], ["#8a6a6a", "#4a3850"]), 0.5),
  );
  if (scene.night) scene.shine(281, 262, 22, "#ffdf9c", 0.9);
  block(scene, { x: 352, top: 414, width: 74, tones: steel });
  block(scene, { x: 442, top: 356, width: 58, tones: blue });
  for (const x of [520, 596]) {
    block(scene, {
      x,
      top: 330,
      width: 62,
      tones: scene.byHour<TwoTones>(["#b6dae4", "#6fa2bc"], ["#6f94ac", "#34587c"]),
      edge: 0.5,
    });
    scene.path(
      polygon([
        [x, 330],
        [x + 31, 318],
        [x + 62, 330],
      ]),
      scene.byHour("#d2eaee", "#86a8ba"),
    );
  }
  commerzbank(scene);
  block(scene, { x: 870, top: 262, width: 60, tones: blue, edge: 0.7 });
  scene.path(
    `M930 272A32 32 0 0 1 962 300V${QUAY}H930Z`,
    scene.across(...scene.byHour(["#a6d0de", "#cfe8ec", "#5f90ae"], ["#5d86a4", "#7aa2b8", "#243c60"])),
  );
  for (const at of steps(290, 650, 44)) scene.line(`M932 ${at}H960`, "#1c2c48", 2, 0.5);
  scene.line("M908 262V176M900 216h16", "#8fa6b4", 3);
  if (scene.night) scene.shine(908, 176, 16, "#ff8a78", 0.9);
  block(scene, { x: 990, top: 380, width: 70, tones: steel });
  scene.path(
    "M1084 668V330Q1120 300 1156 318V668Z",
    scene.sides(...scene.byHour<TwoTones>(["#a9c8d6", "#6088a6"], ["#4c6c90", "#22385c"]), 0.6),
  );
  windowGrid(scene, {
    x: 1086,
    y: 336,
    width: 68,
    height: 326,
    columns: 9,
    rows: 38,
    dark: scene.byHour("#5f86a4", "#1c2c48"),
    lit: "#e6f1f2",
    litShare: 0.3,
    wide: 0.62,
    tall: 0.46,
  });
  block(scene, { x: 1186, top: 430, width: 86, tones: slate });
  block(scene, { x: 120, top: 470, width: 80, tones: slate });
  block(scene, { x: 40, top: 430, width: 52, tones: blue });
}

function commerzbank(scene: Scene): void {
  const frame = scene.byHour<TwoTones>(["#d6e4e4", "#86a6b6"], ["#5d7d98", "#2c4668"]);
  block(scene, { x: 716, top: 236, width: 92, tones: frame, edge: 0.58 });
  scene.rect(704, 276, 16, QUAY - 276, scene.byHour("#b4cbd2", "#39567a"));
  scene.rect(804, 300, 18, QUAY - 300, scene.byHour("#6a8ea4", "#1e3354"));
  for (const level of [310, 410, 510])
    scene.rect(722, level, 48, 40, scene.byHour("#6f9a70", "#ffd88c"), scene.byHour(0.55, 0.28));
  scene.rect(726, 208, 60, 30, scene.sides(...frame, 0.55));
  scene.rect(736, 190, 38, 20, scene.byHour("#f2cf78", "#ffcf70"));
  scene.line("M756 190V88", "#9fb4bc", 4);
  if (!scene.night) return;
  scene.shine(756, 200, 60, "#ffd27a", 0.7);
  scene.shine(756, 88, 18, "#ff8a78", 1);
}

function cathedral(scene: Scene): void {
  const x = 1420;
  const stone = scene.sides("#d2967a", scene.byHour("#a06a5c", "#6a4450"), 0.56);
  const opening = scene.byHour("#5f444c", "#ffd79a");
  scene.rect(x - 30, 500, 60, QUAY - 500, stone);
  for (const level of [560, 630])
    for (const side of [-13, 13]) scene.path(pointed(x + side, level, 13, 48), opening, 0.8);
  scene.path(
    symmetric(x, [
      [22, 430],
      [26, 504],
    ]),
    stone,
  );
  for (const side of [-10, 10]) scene.path(pointed(x + side, 500, 10, 52), opening, 0.85);
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
    scene.down(...scene.byHour(["#8f7f86", "#d29a7c"], ["#8a5a54", "#b07a60"])),
  );
  for (const at of steps(x + 52, x + 148, 5)) scene.path(pointed(at, 650, 12, 54), opening, 0.8);
  scene.rect(
    x - 140,
    420,
    340,
    250,
    scene.halo([x, QUAY, 170, 220], [0, "#ffd08a", scene.byHour(0.1, 0.35)], [1, "#ffd08a", 0]),
  );
}

function ironBridge(scene: Scene): void {
  const deck = 668;
  const sag = (x: number) => 14 + 70 * Math.min(1, (Math.abs(((x - 60) % 740) - 370) / 370) ** 2);
  for (const x of [60, 800, 1540]) {
    scene.rect(
      x - 20,
      deck - 100,
      40,
      WATERLINE - deck + 110,
      scene.sides("#d29c78", scene.byHour("#9a6a5c", "#5a3a44"), 0.55),
    );
    scene.rect(x - 26, deck - 104, 52, 10, "#d9a67c");
    for (const side of [-8, 8]) scene.path(arched(x + side, deck - 30, 9, 40), scene.byHour("#6f4c4c", "#2a1c2c"), 0.8);
  }
  let top = `M-20 ${deck - sag(-20)}`;
  let web = "";
  for (let x = -20; x <= 1620; x += 18) {
    top += `L${x} ${deck - sag(x)}`;
    web += `M${x} ${deck}V${deck - sag(x)}L${x + 18} ${deck}M${x} ${deck}L${x + 18} ${deck - sag(x + 18)}`;
  }
  scene.line(web, scene.byHour("#3f7f80", "#5f86a0"), 1.6, 0.6);
  scene.line(top, scene.byHour("#2f7274", "#7fa6b8"), 5);
  scene.rect(0, deck, 1600, 10, scene.down(...scene.byHour(["#4f9894", "#2a5f64"], ["#8ab0bc", "#33506c"])));
  for (const at of steps(130, 1480, 11)) streetLamp(scene, at, deck, 40, { globes: 1, glow: 0, post: "#24484c" });
}

/** Francoforte on a fresh morning: the glass of the bank towers above the Main, the cathedral, the iron footbridge. */
export const frankfurt = poster(113, (scene) => {
  const city = scene.aside(() => {
    sky(scene, 660, "#3a86bc", "#74b0d2", "#aed4de", "#dde8d8", "#f9e6c4");
    veils(scene, { from: 90, to: 420, low: "#fff4de", high: "#f0f6f8", strength: 0.55, count: 20 });
    sunlight(scene, [1330, 150, 700, 460], "#fff2cc", 0.7);
    disc(scene, 1330, 150, scene.byHour(30, 22), "#fff8e4", scene.byHour("#fff0c4", "#cdd8ee"));
    farRoofs(scene, { base: QUAY, height: [60, 150], width: [24, 60], fill: "#9fb4c4", opacity: 0.8 });
    windowGrid(scene, {
      x: 0,
      y: 560,
      width: 1600,
      height: 100,
      columns: 140,
      rows: 9,
      dark: "#7f98ac",
      lit: "#f3f4ea",
      litShare: 0.14,
      wide: 0.3,
      tall: 0.36,
    });
    bankTowers(scene);
    farRoofs(scene, { base: QUAY, height: [34, 76], width: [30, 66], fill: "#b58a78", pitched: true });
    windowGrid(scene, {
      x: 0,
      y: 612,
      width: 1600,
      height: 54,
      columns: 120,
      rows: 3,
      dark: "#7f5c58",
      lit: "#f6dfbe",
      litShare: 0.3,
      wide: 0.32,
      tall: 0.5,
    });
    scene.floodlit(() => cathedral(scene));
    grove(scene, { from: -10, to: 1620, base: QUAY + 6, height: 40, leaves, gap: 34, density: 26 });
    scene.rect(
      0,
      QUAY,
      1600,
      WATERLINE - QUAY,
      scene.down(...scene.byHour(["#e6d2b0", "#c2a98c", "#9a8474"], ["#6a5562", "#2c2c4a", "#141c34"])),
    );
    scene.floodlit(() => ironBridge(scene));
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, ...scene.byHour(["#a9cfd0", "#5fa2b2", "#2f7292"], ["#54466a", "#1a2850", "#080f24"]));
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: scene.byHour(0.6, 0.92), ripple: 34 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#fff2d8", "#1f5474", "#b4dce2"],
    count: 380,
    strength: 0.22,
  });
  scene.vignette(scene.byHour(0.3, 0.5), "#030f20");
});
