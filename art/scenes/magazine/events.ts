import { drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { massif } from "../blocks/mountains.ts";
import { sky, stars, sunlight, veils } from "../blocks/sky.ts";
import { standCar } from "../blocks/standing-car.ts";
import { people } from "../blocks/street.ts";
import { cypress, grove } from "../blocks/trees.ts";
import { windowGrid } from "../blocks/windows.ts";
import { Scene } from "../scene.ts";
import { arched, polygon, steps } from "../shapes.ts";

const GROUND = 700;
const leaves = ["#0c1c20", "#163028", "#34503a"] as const;

function villa(scene: Scene): void {
  const x = 800;
  const wall = scene.across("#e9c890", "#fbe3b4", "#c99a70");
  scene.rect(x - 480, 400, 960, GROUND - 400, wall);
  scene.rect(x - 170, 360, 340, GROUND - 360, scene.across("#f6d8a4", "#fff0cc", "#dcae80"));
  scene.path(
    polygon([
      [x - 184, 364],
      [x, 296],
      [x + 184, 364],
    ]),
    "#f6dcb0",
  );
  scene.line(`M${x - 184} 364L${x} 296L${x + 184} 364Z`, "#a8744c", 3);
  scene.ellipse(x, 340, 15, 13, "#8a5a3c");
  for (const level of [396, 520]) scene.rect(x - 488, level, 976, 8, "#fff3d6");
  for (const side of [-1, 1]) {
    scene.path(
      polygon([
        [x + side * 176, 402],
        [x + side * 196, 372],
        [x + side * 464, 372],
        [x + side * 490, 402],
      ]),
      "#6a3f3a",
    );
    windowGrid(scene, {
      x: x + (side < 0 ? -474 : 176),
      y: 412,
      width: 298,
      height: 98,
      columns: 6,
      rows: 1,
      dark: "#5a3c34",
      lit: "#fff0b8",
      litShare: 0.85,
      wide: 0.36,
      tall: 0.7,
      shutters: "#5f6a4c",
    });
    for (const at of steps(x + side * 200, x + side * 450, 5)) {
      scene.path(arched(at, GROUND, 40, 140), "#fff0b8");
      scene.line(arched(at, GROUND, 40, 140), "#a8744c", 3);
      scene.line(`M${at} ${GROUND}V572M${at - 20} 620h40`, "#a8744c", 2);
    }
  }
  for (const at of [-110, -40, 40, 110])
    scene.rect(x + at - 9, 404, 18, GROUND - 404, scene.across("#fff8e0", "#f3d2a0", "#b8885c"));
  for (const at of [-75, 0, 75]) {
    scene.path(arched(x + at, 506, 36, 90), "#fff3c4");
    scene.path(arched(x + at, GROUND, 46, 156), "#fff6d4");
    scene.line(arched(x + at, GROUND, 46, 156), "#a8744c", 3);
  }
  scene.rect(
    x - 600,
    380,
    1200,
    GROUND - 380,
    scene.halo([x, GROUND, 640, 300], [0, "#ffd890", 0.5], [1, "#ffd890", 0]),
  );
}

/** Strings of lamps over the lawn, hung from the cypresses out to the trees. */
function garlands(scene: Scene): void {
  for (const [from, to] of [
    [
      [-20, 330],
      [290, 400],
    ],
    [
      [-20, 470],
      [310, 430],
    ],
    [
      [1620, 330],
      [1310, 400],
    ],
    [
      [1620, 470],
      [1290, 430],
    ],
  ] as const) {
    const [mx, my] = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 130];
    scene.line(`M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`, "#1c1416", 2);
    for (const t of steps(0.04, 0.96, 12)) {
      const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * mx + t * t * to[0];
      const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * my + t * t * to[1];
      scene.shine(x, y + 7, 26, "#ffd08a", 0.9);
      scene.ellipse(x, y + 7, 4, 5, "#fff6d8");
    }
  }
}

/** An evening of the club: a villa on the lake alight, guests on the lawn, an ivory convertible on show. */
export async function events(): Promise<string> {
  const car = await drawCar(
    { ...carModel("rolls-royce-dawn"), plain: true, paint: { ...paints.avorio, exposure: 1.35 } },
    { prefix: "gala", lights: { main: 0.95, strip: 1.3, ambient: 0.03, floor: 0.3, warmth: 0.2 } },
  );
  const scene = new Scene(1600, 1000, 197);
  sky(scene, 640, "#0d1430", "#1c2850", "#42456c", "#9a6f78", "#e0a078");
  stars(scene, 150, 330);
  veils(scene, { from: 90, to: 520, low: "#e6a888", high: "#4f5684", strength: 0.3, count: 18 });
  sunlight(scene, [800, 640, 900, 300], "#ffbf84", 0.5);
  massif(scene, {
    peaks: [
      [-40, 300],
      [80, 250],
      [200, 330],
      [330, 420],
      [480, 520],
      [640, 580],
      [960, 590],
      [1120, 520],
      [1260, 400],
      [1380, 320],
      [1500, 260],
      [1640, 300],
    ],
    base: GROUND,
    body: ["#262c50", "#4a4564"],
    shade: "#151a38",
    roughness: 0.06,
  });
  grove(scene, { from: -20, to: 340, base: GROUND + 6, height: 190, leaves, gap: 90, density: 60 });
  grove(scene, { from: 1270, to: 1640, base: GROUND + 6, height: 190, leaves, gap: 90, density: 60 });
  villa(scene);
  for (const [x, tall] of [
    [270, 330],
    [310, 280],
    [1290, 290],
    [1334, 340],
  ] as const)
    cypress(scene, x, GROUND + 6, tall, leaves);
  garlands(scene);
  scene.rect(0, GROUND, 1600, 310, scene.down("#5a6a3c", "#2a3c2c", "#101a1c"));
  scene.rect(0, GROUND, 1600, 310, scene.halo([800, GROUND + 20, 760, 190], [0, "#ffdc90", 0.6], [1, "#ffdc90", 0]));
  scene.path(
    polygon([
      [700, GROUND],
      [900, GROUND],
      [1500, 1010],
      [100, 1010],
    ]),
    scene.down("#f0d8a8", "#b08a64", "#4a3634"),
  );
  people(scene, {
    count: 44,
    from: 120,
    to: 1480,
    top: GROUND + 6,
    bottom: GROUND + 46,
    size: 62,
    colours: ["#120e18", "#1c1624", "#5a1522", "#e9dcc6", "#24324a"],
  });
  for (const side of [-1, 1])
    for (const share of [0.12, 0.42, 0.8]) {
      const [x, y] = [800 + side * (150 + share * 460), GROUND + 24 + share * 240];
      const size = 26 + share * 34;
      scene.shine(x, y - size * 0.5, size * 3, "#ffc878", 0.55);
      scene.path(
        `M${x - size * 0.4} ${y}L${x - size * 0.32} ${y - size}H${x + size * 0.32}L${x + size * 0.4} ${y}Z`,
        "#fff0c0",
      );
      scene.line(
        `M${x - size * 0.4} ${y}L${x - size * 0.32} ${y - size}H${x + size * 0.32}L${x + size * 0.4} ${y}ZM${x} ${y}V${y - size}`,
        "#2a1c18",
        2.4,
      );
    }
  standCar(scene, car, { left: 330, ground: 936, length: 940, shadow: 0.75 });
  scene.vignette(0.55, "#05060f");
  return scene.svg();
}
