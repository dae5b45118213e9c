import { drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { hillTown } from "../blocks/hill-town.ts";
import { massif } from "../blocks/mountains.ts";
import { birds, disc, haze, sky, sunlight, veils } from "../blocks/sky.ts";
import { standCar } from "../blocks/standing-car.ts";
import { cypress, grove } from "../blocks/trees.ts";
import { vineyard } from "../blocks/vineyard.ts";
import type { Hour } from "../night.ts";
import { Scene } from "../scene.ts";
import { arched, heightAt, type Point, polygon, steps, symmetric, underCurve } from "../shapes.ts";

const leaves = ["#33421f", "#5c6a2a", "#a39a3c"] as const;
const tiles = ["#cf7448", "#8f4630"] as const;

function lakeAndHills(scene: Scene): void {
  massif(scene, {
    peaks: [
      [-30, 400],
      [110, 330],
      [230, 372],
      [350, 280],
      [450, 330],
      [560, 300],
      [690, 372],
      [820, 340],
      [960, 286],
      [1080, 330],
      [1210, 260],
      [1330, 310],
      [1450, 240],
      [1640, 300],
    ],
    base: 470,
    body: ["#9a94a8", "#e0bf98"],
    shade: "#75708f",
    shadeStrength: 0.35,
    roughness: 0.08,
  });
  scene.rect(0, 448, 1600, 60, scene.down("#f6d9a4", "#c9b08c"));
  scene.path(
    underCurve(
      [
        [360, 474],
        [430, 440],
        [500, 404],
        [560, 392],
        [620, 412],
        [700, 450],
        [780, 474],
      ],
      476,
    ),
    scene.downAt(390, 476, "#8a8a86", "#b8a07c"),
  );
  hillTown(scene, {
    top: () => 464,
    from: 420,
    to: 720,
    base: 475,
    count: 24,
    size: 10,
    walls: ["#f6dcac", "#eec48e"],
    tiles,
    window: "#8a6a50",
    lit: "#fff",
  });
  const slopes: Point[] = [
    [-20, 500],
    [220, 470],
    [480, 492],
    [760, 478],
    [1060, 494],
    [1340, 462],
    [1620, 476],
  ];
  scene.path(underCurve(slopes, 640), scene.downAt(460, 620, "#a89a58", "#8a8440"));
  for (let index = 0; index < 40; index++) {
    const x = scene.random.between(0, 1600);
    cypress(scene, x, heightAt(slopes, x) + scene.random.between(6, 40), scene.random.between(20, 40), leaves);
  }
}

function cellar(scene: Scene): void {
  const base = 640;
  const stone = scene.sides("#f6dcae", "#c09468", 0.66);
  scene.rect(1010, 500, 420, base - 500, stone);
  scene.path(
    polygon([
      [998, 504],
      [1024, 462],
      [1416, 462],
      [1444, 504],
    ]),
    scene.down(tiles[0], "#a8553a"),
  );
  for (const at of steps(1012, 1432, 36)) scene.line(`M${at} 502L${at + (1221 - at) * 0.06} 464`, tiles[1], 1.3, 0.4);
  for (const at of steps(1052, 1390, 6)) {
    scene.path(arched(at, base, 46, 84), "#6a4630");
    scene.path(arched(at, base, 46, 84), scene.down([0, "#3a2418", 0.8], [1, "#ffcf86", 0.55]));
    // Who dines in the cellar has its arches lit.
    if (scene.night)
      scene.aglow(() => scene.path(arched(at, base, 46, 84), scene.down([0, "#8a5426", 0.9], [1, "#ffd18a", 0.95])));
    scene.line(arched(at, base, 46, 84), "#fdeed0", 4, 0.8);
    scene.rect(at - 9, 516, 18, 24, "#6a4a38");
    scene.rect(at - 17, 516, 7, 24, "#7a8a5c");
    scene.rect(at + 10, 516, 7, 24, "#7a8a5c");
  }
  scene.rect(1430, 380, 92, base - 380, stone);
  scene.path(
    polygon([
      [1420, 384],
      [1476, 340],
      [1532, 384],
    ]),
    scene.sides(tiles[0], tiles[1], 0.55),
  );
  scene.path(arched(1476, 440, 26, 40), "#6a4a38");
  for (const level of [480, 550]) scene.rect(1466, level, 20, 30, "#6a4a38");
  scene.path(
    symmetric(1476, [
      [1.5, 312],
      [1.5, 344],
    ]),
    "#5a4030",
  );
  scene.path("M1477 312h22l-6 5l6 5h-22Z", "#8f2430");
  scene.rect(900, 596, 120, 46, scene.sides("#efd0a0", "#b88a60", 0.6));
  scene.path(
    polygon([
      [892, 600],
      [920, 572],
      [1010, 572],
      [1022, 600],
    ]),
    tiles[0],
  );
  for (const [x, y] of [
    [962, 628],
    [984, 628],
    [973, 612],
  ] as const) {
    scene.ellipse(x, y, 11, 11, "#8a5630");
    scene.ellipse(x, y, 7.5, 7.5, "#a86c3c");
  }
}

/** How the open car is lit: by the low sun, or by what the cellar's lamps send to the road. */
const LIGHT_ON_CAR = {
  day: { exposure: 1.9, lights: { main: 1.5, strip: 1.2, ambient: 0.2, floor: 0.5, warmth: 0.16 }, lamps: 0 },
  night: { exposure: 1.1, lights: { main: 0.6, strip: 0.9, ambient: 0.07, floor: 0.12, warmth: 0.3 }, lamps: 0.9 },
} as const;

/** Weekend in Franciacorta: rows of vines above the lake, the cellar, an open car on the white road. */
export async function weekendInFranciacorta(hour: Hour): Promise<string> {
  const { exposure, lights, lamps } = LIGHT_ON_CAR[hour];
  const model = carModel("maserati-grancabrio");
  const car = await drawCar(
    { ...model, plain: true, paint: { ...paints.rossoVino, exposure } },
    { prefix: "open", lights },
  );
  const scene = new Scene(1600, 900, 179, hour);
  sky(scene, 470, "#6f9cb0", "#b4c2b4", "#f0d8a0", "#fbd890");
  veils(scene, { from: 40, to: 340, low: "#fff0c8", high: "#f6f0e0", strength: 0.5, count: 22 });
  sunlight(scene, [300, 380, 720, 420], "#fff0c0", 0.95);
  if (scene.night) disc(scene, 300, 225, 22, "#fdf6e4", "#cfd8f0");
  else {
    scene.shine(300, 330, 120, "#fff8e0", 0.9);
    scene.ellipse(300, 330, 30, 30, "#fffaec");
    birds(scene, 760, 160, 9, "#6a5a50", 6);
  }
  lakeAndHills(scene);
  haze(scene, 380, 650, "#fbdca0", 0.4);
  grove(scene, { from: 860, to: 1620, base: 640, height: 90, leaves, gap: 60, density: 44 });
  scene.floodlit(() => cellar(scene));
  for (const [index, x] of [850, 880, 1556, 1590].entries()) cypress(scene, x, 650, 190 + index * 14, leaves);
  vineyard(scene, {
    crest: [
      [-20, 560],
      [260, 548],
      [560, 590],
      [860, 640],
      [1620, 646],
    ],
    bottom: 812,
    vanishing: [980, 470],
    rows: 40,
    soil: ["#c9a058", "#96703c"],
    leaves: ["#46521a", "#7f8a2c", "#cfc04c"],
    grapes: "#e3d27c",
  });
  scene.path("M-10 742Q800 726 1610 742V910H-10Z", scene.down("#f6e6c4", "#e0c798", "#b8986a"));
  scene.path("M-10 742Q800 726 1610 742V752Q800 738 -10 754Z", "#8a8a3c", 0.8);
  for (let index = 0; index < 520; index++) {
    const near = scene.random.next();
    scene.ellipse(
      scene.random.between(0, 1600),
      756 + near * 144,
      1 + near * 3.4,
      0.6 + near * 1.6,
      scene.random.chance(0.5) ? "#fff6e0" : "#8a6c44",
      0.4,
    );
  }
  scene.group(scene.blur(16, 8), () => {
    for (const [x, y, r] of [
      [1010, 822, 60],
      [1090, 812, 80],
      [1200, 806, 100],
      [1340, 800, 120],
    ] as const)
      scene.ellipse(x, y, r, r * 0.3, "#fff0d0", 0.5);
  });
  standCar(scene, car, { left: 330, ground: 838, length: 680, shadow: 0.5, lamps });
  for (let x = -10; x < 1620; x += 9) {
    const tall = scene.random.between(8, 30);
    scene.line(
      `M${x} 904q${scene.random.between(-6, 6).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${scene.random.between(-10, 12).toFixed(1)} ${(-tall).toFixed(1)}`,
      scene.random.pick(leaves),
      2.4,
      0.9,
    );
  }
  scene.vignette(0.3, "#2c1808");
  return scene.svg();
}
