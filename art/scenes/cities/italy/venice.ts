import { gondola } from "../../blocks/boats.ts";
import { dome, lantern, spire } from "../../blocks/domes.ts";
import { birds, haze, sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { glitter, reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene, TwoTones } from "../../scene.ts";
import { arched, polygon, steps, symmetric } from "../../shapes.ts";

const SEA = 590;

function island(scene: Scene): void {
  const x = 980;
  const brick = scene.sides(...scene.byHour<TwoTones>(["#dd8c68", "#b06a54"], ["#d98a70", "#9c5a58"]), 0.6);
  scene.rect(560, 540, 800, 60, scene.across("#edb890", "#d99a78", "#b97d68"));
  for (const at of steps(580, 1340, 30)) scene.path(arched(at, 584, 9, 24), scene.byHour("#7d5650", "#5d3a48"), 0.65);
  scene.path(
    polygon([
      [552, 542],
      [572, 520],
      [880, 520],
      [880, 542],
    ]),
    "#cc7452",
  );
  scene.path(
    polygon([
      [1090, 542],
      [1090, 518],
      [1340, 518],
      [1368, 542],
    ]),
    "#b8664c",
  );
  scene.floodlit(() => drawTower(scene, 1140, brick));
  scene.rect(x - 96, 452, 230, 148, scene.across("#f0c49e", "#d09a7c"));
  scene.path(
    polygon([
      [x - 96, 456],
      [x - 70, 430],
      [x + 120, 430],
      [x + 138, 456],
    ]),
    "#c87452",
  );
  scene.rect(x - 34, 388, 108, 50, scene.round("#efd9c0", "#fff6e8", "#b89c90"));
  dome(scene, {
    x: x + 20,
    base: 392,
    radius: 58,
    height: 76,
    fill: scene.round("#9fb2bc", "#dfe8e6", "#6f8696"),
    eye: 8,
    ribs: 7,
    rib: "#eef0f0",
    ribWidth: 1.6,
    ribStrength: 0.4,
  });
  lantern(scene, x + 20, 318, 54, "#dcd8d0", "#7d7f88", "#fff1c8");
  scene.floodlit(() => drawFront(scene, x - 48));
  scene.rect(540, 590, 850, 12, "#f6e8d4");
}

function drawFront(scene: Scene, x: number): void {
  const marble = scene.across("#fffdf6", "#fdf4e6", scene.byHour("#e3d3c4", "#d9bfb6"));
  scene.path(
    polygon([
      [x - 104, 600],
      [x - 104, 512],
      [x - 56, 486],
      [x + 56, 486],
      [x + 104, 512],
      [x + 104, 600],
    ]),
    marble,
  );
  scene.path(
    polygon([
      [x - 62, 600],
      [x - 62, 446],
      [x, 416],
      [x + 62, 446],
      [x + 62, 600],
    ]),
    marble,
  );
  scene.line(
    `M${x - 66} 446H${x + 66}M${x - 60} 441L${x} 413L${x + 60} 441M${x - 106} 513L${x - 60} 488M${x + 106} 513L${x + 60} 488`,
    scene.byHour("#bfa898", "#b08f90"),
    2.4,
    0.8,
  );
  for (const at of [-50, -24, 24, 50])
    scene.rect(x + at - 5, 450, 10, 150, scene.sides("#ffffff", scene.byHour("#d9c6b8", "#cbb0ab"), 0.55));
  for (const at of [-94, -74, 74, 94])
    scene.rect(x + at - 3, 516, 6, 84, scene.sides("#ffffff", scene.byHour("#d9c6b8", "#cbb0ab"), 0.55));
  scene.path(arched(x, 600, 26, 82), scene.byHour("#7a6460", "#6a4452"), 0.85);
  for (const at of [-84, 84]) scene.path(arched(x + at, 584, 9, 44), scene.byHour("#a08a80", "#8a6470"), 0.8);
}

function drawTower(scene: Scene, x: number, brick: string): void {
  scene.rect(x - 25, 330, 50, 270, brick);
  for (const at of [-12, 0, 12]) scene.line(`M${x + at} 340V590`, scene.byHour("#8f5444", "#7a4450"), 2, 0.35);
  scene.rect(x - 29, 322, 58, 9, "#fff0de");
  scene.rect(x - 25, 270, 50, 54, scene.sides("#fdf4e6", scene.byHour("#d9c2b0", "#cba9a0"), 0.6));
  for (const at of [-14, 0, 14]) scene.path(arched(x + at, 322, 10, 42), scene.byHour("#7a6460", "#6a4452"), 0.85);
  scene.rect(x - 30, 262, 60, 9, "#fff0de");
  spire(scene, x, 262, 46, 96, "#8fb0a4", "#5f8784");
  scene.line(`M${x} 166V150`, "#f6d68a", 3);
}

function mooring(
  scene: Scene,
  x: number,
  top: number,
  bottom: number,
  width: number,
  paint: readonly [string, string],
): void {
  scene.rect(x - width / 2, top, width, bottom - top, "#2a1822");
  const stripe = width * 1.5;
  const clip = scene.clip(`M${x - width / 2} ${top}h${width}v${(bottom - top) * 0.62}h${-width}Z`);
  scene.group(clip, () => {
    scene.rect(x - width / 2, top, width, bottom - top, paint[0]);
    for (let y = top - stripe; y < bottom; y += stripe * 2)
      scene.path(
        polygon([
          [x - width / 2, y + stripe],
          [x + width / 2, y],
          [x + width / 2, y + stripe],
          [x - width / 2, y + stripe * 2],
        ]),
        paint[1],
      );
  });
  scene.rect(
    x - width / 2,
    top,
    width,
    bottom - top,
    scene.across([0, "#000000", 0.05], [0.3, "#ffffff", 0.18], [0.6, "#000000", 0.1], [1, "#10060e", 0.6]),
  );
  scene.path(
    symmetric(x, [
      [0, top - width * 1.7],
      [width * 0.32, top - width * 1.2],
      [width * 0.3, top - width * 0.8],
      [width * 0.62, top - width * 0.5],
      [width * 0.62, top],
    ]),
    "#e6b860",
  );
}

/** Venezia in the forenoon: San Giorgio Maggiore across the basin, gondolas and their striped poles before it. */
export const venice = poster(31, (scene) => {
  const far = scene.aside(() => {
    sky(scene, SEA, "#2f86b4", "#68b0cc", "#a6d4d8", "#dce9da", "#fbf0d2");
    veils(scene, { from: 80, to: 480, low: "#fff8e6", high: "#f0f7f8", strength: 0.5, count: 24 });
    const light = scene.byHour(190, 545);
    sunlight(scene, [430, light + 15, 640, scene.byHour(420, 320)], "#fff2cc", scene.byHour(0.8, 1));
    scene.shine(430, light, 150, "#fff6dc", 0.9);
    scene.aglow(() => scene.ellipse(430, light, scene.byHour(30, 34), scene.byHour(30, 34), "#fffaf0"));
    birds(scene, 640, 250, 12, "#4a6068", 6);
    farRoofs(scene, {
      base: SEA,
      height: [14, 34],
      width: [18, 54],
      fill: "#a8b0a8",
      opacity: 0.7,
      domes: 0.2,
      pitched: true,
    });
    haze(scene, 470, SEA, "#fdf2d8", 0.5);
    island(scene);
  });
  scene.draw(far);
  water(
    scene,
    SEA + 6,
    900,
    ...scene.byHour(["#cfe8d8", "#7cc4bc", "#3a9aa4", "#1f7488"], ["#f3cba6", "#b7b7a8", "#5f97a0", "#2b6478"]),
  );
  reflect(scene, far, { line: SEA + 6, bottom: 830, strength: scene.byHour(0.55, 0.7), ripple: 34 });
  ripples(scene, {
    top: SEA + 6,
    bottom: 900,
    colours: ["#fff8e6", "#1c6478", "#b4e4da"],
    count: 420,
    strength: 0.24,
  });
  glitter(scene, {
    x: 430,
    top: SEA + 6,
    bottom: 900,
    spread: 220,
    colour: "#fff4d8",
    count: 420,
    strength: scene.byHour(0.6, 0.85),
  });
  gondola(scene, 700, 668, 0.5, "#2a1822", "#e6c890");
  gondola(scene, 480, 800, 1.35, "#1d1018", "#e6c890");
  gondola(scene, 1190, 838, 1.5, "#170c14", "#e6c890", false, true);
  for (const [x, top, width, bottom] of [
    [120, 470, 17, 900],
    [222, 540, 15, 880],
    [1320, 500, 17, 900],
    [1436, 420, 20, 900],
    [1530, 560, 16, 900],
  ] as const)
    mooring(scene, x, top, bottom, width, ["#f6ead6", "#8e2330"]);
  scene.vignette(...scene.byHour<readonly [number, string]>([0.3, "#04202c"], [0.36, "#1c1a30"]));
});
