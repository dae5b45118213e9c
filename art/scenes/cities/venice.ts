import { gondola } from "../blocks/boats.ts";
import { dome, lantern, spire } from "../blocks/domes.ts";
import { birds, haze, sky, sunlight, veils } from "../blocks/sky.ts";
import { farRoofs } from "../blocks/skyline.ts";
import { glitter, reflect, ripples, water } from "../blocks/water.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { arched, polygon, steps, symmetric } from "../shapes.ts";

const SEA = 590;

function island(scene: Scene): void {
  const x = 980;
  const brick = scene.sides("#d98a70", "#9c5a58", 0.6);
  scene.rect(560, 540, 800, 60, scene.across("#e0a48a", "#b87a72", "#8f5a62"));
  for (const at of steps(580, 1340, 30)) scene.path(arched(at, 584, 9, 24), "#5d3a48", 0.65);
  scene.path(
    polygon([
      [552, 542],
      [572, 520],
      [880, 520],
      [880, 542],
    ]),
    "#b8695a",
  );
  scene.path(
    polygon([
      [1090, 542],
      [1090, 518],
      [1340, 518],
      [1368, 542],
    ]),
    "#a55c54",
  );
  scene.floodlit(() => drawTower(scene, 1140, brick));
  scene.rect(x - 96, 452, 230, 148, scene.across("#eab79a", "#c08478"));
  scene.path(
    polygon([
      [x - 96, 456],
      [x - 70, 430],
      [x + 120, 430],
      [x + 138, 456],
    ]),
    "#b46a5c",
  );
  scene.rect(x - 34, 388, 108, 50, scene.round("#e9c4b0", "#fff0de", "#a9808a"));
  dome(scene, {
    x: x + 20,
    base: 392,
    radius: 58,
    height: 76,
    fill: scene.round("#8b8fa0", "#c9c4c6", "#575c78"),
    eye: 8,
    ribs: 7,
    rib: "#eef0f0",
    ribWidth: 1.6,
    ribStrength: 0.4,
  });
  lantern(scene, x + 20, 318, 54, "#c9bcbc", "#6a5468", "#fff1c8");
  scene.floodlit(() => drawFront(scene, x - 48));
  scene.rect(540, 590, 850, 12, "#f2dccb");
}

function drawFront(scene: Scene, x: number): void {
  const marble = scene.across("#fffaf0", "#fdeedd", "#d9bfb6");
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
    "#b08f90",
    2.4,
    0.8,
  );
  for (const at of [-50, -24, 24, 50]) scene.rect(x + at - 5, 450, 10, 150, scene.sides("#ffffff", "#cbb0ab", 0.55));
  for (const at of [-94, -74, 74, 94]) scene.rect(x + at - 3, 516, 6, 84, scene.sides("#ffffff", "#cbb0ab", 0.55));
  scene.path(arched(x, 600, 26, 82), "#6a4452", 0.85);
  for (const at of [-84, 84]) scene.path(arched(x + at, 584, 9, 44), "#8a6470", 0.8);
}

function drawTower(scene: Scene, x: number, brick: string): void {
  scene.rect(x - 25, 330, 50, 270, brick);
  for (const at of [-12, 0, 12]) scene.line(`M${x + at} 340V590`, "#7a4450", 2, 0.35);
  scene.rect(x - 29, 322, 58, 9, "#fff0de");
  scene.rect(x - 25, 270, 50, 54, scene.sides("#fdeedd", "#cba9a0", 0.6));
  for (const at of [-14, 0, 14]) scene.path(arched(x + at, 322, 10, 42), "#6a4452", 0.85);
  scene.rect(x - 30, 262, 60, 9, "#fff0de");
  spire(scene, x, 262, 46, 96, "#8fa39a", "#5d7378");
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

/** Venezia at dawn: San Giorgio Maggiore across the basin, gondolas and their striped poles before it. */
export const venice = poster(31, (scene) => {
  const far = scene.aside(() => {
    sky(scene, SEA, "#5f8fa0", "#9fb9b4", "#e3c3b0", "#f6b79a", "#fcd9b0");
    veils(scene, { from: 80, to: 480, low: "#ffe3c0", high: "#f2d3cc", strength: 0.42, count: 24 });
    sunlight(scene, [430, 560, 640, 320], "#fff0cc");
    scene.shine(430, 545, 150, "#fff6dc", 0.9);
    scene.aglow(() => scene.ellipse(430, 545, 34, 34, "#fffaf0"));
    birds(scene, 640, 250, 12, "#6a5468", 6);
    farRoofs(scene, {
      base: SEA,
      height: [14, 34],
      width: [18, 54],
      fill: "#b08f98",
      opacity: 0.7,
      domes: 0.2,
      pitched: true,
    });
    haze(scene, 470, SEA, "#fbd3ae", 0.5);
    island(scene);
  });
  scene.draw(far);
  water(scene, SEA + 6, 900, "#f3cba6", "#b7b7a8", "#5f97a0", "#2b6478");
  reflect(scene, far, { line: SEA + 6, bottom: 830, strength: 0.7, ripple: 34 });
  ripples(scene, {
    top: SEA + 6,
    bottom: 900,
    colours: ["#fff0d6", "#2b6478", "#f2b79a"],
    count: 420,
    strength: 0.24,
  });
  glitter(scene, { x: 430, top: SEA + 6, bottom: 900, spread: 220, colour: "#fff4d8", count: 420, strength: 0.85 });
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
  scene.vignette(0.36, "#1c1a30");
});
