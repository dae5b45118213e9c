import { launch, sailboat } from "../../blocks/boats.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { massif, woods } from "../../blocks/mountains.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { balustrade } from "../../blocks/street.ts";
import { crown, cypress, grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, type Point, polygon, rugged, steps, under } from "../../shapes.ts";

const LAKE = 600;
const leaves = ["#1f3a34", "#37584a", "#7d9460"] as const;

function mountains(scene: Scene): void {
  massif(scene, {
    peaks: [
      [560, 520],
      [680, 360],
      [760, 400],
      [860, 286],
      [960, 372],
      [1060, 430],
      [1180, 540],
    ],
    base: LAKE,
    body: ["#8fa4bd", "#c9cdc6"],
    shade: "#6f86a8",
    roughness: 0.09,
    snow: { colour: "#fdf3e2", line: 372 },
  });
  massif(scene, {
    peaks: [
      [880, LAKE],
      [1010, 470],
      [1150, 380],
      [1290, 250],
      [1400, 300],
      [1520, 190],
      [1640, 230],
    ],
    base: LAKE,
    body: ["#5f7f92", "#8aa39b", "#b9b592"],
    shade: "#33536c",
    roughness: 0.08,
  });
  massif(scene, {
    peaks: [
      [-40, 120],
      [90, 190],
      [210, 170],
      [330, 300],
      [460, 400],
      [580, 500],
      [700, LAKE],
    ],
    base: LAKE,
    body: ["#3f5f70", "#5f7f7a", "#8f9a74"],
    shade: "#1f3c50",
    roughness: 0.08,
  });
}

function shore(scene: Scene): void {
  const slope: Point[] = rugged(
    scene.random,
    [
      [-20, 420],
      [140, 452],
      [300, 500],
      [430, 548],
      [560, LAKE + 4],
    ],
    0.06,
    3,
  );
  scene.path(under(slope, LAKE + 4), scene.downAt(420, LAKE, "#3b5a44", "#26423a"));
  woods(scene, { skyline: slope, base: LAKE, tones: ["#20403a", "#37584a", "#6f8858"], count: 320, size: 13 });
  hillTown(scene, {
    top: (x) => 500 + Math.max(0, x - 60) * 0.24,
    from: 20,
    to: 400,
    base: LAKE + 2,
    count: 60,
    size: 36,
    walls: ["#f3d9a6", "#e9b884", "#f2c8a4", "#f8ead0"],
    tiles: ["#c0714a", "#7d4232"],
    window: "#6a5a4c",
    lit: "#ffe3a0",
    green: ["#20403a", "#4f7050"],
  });
  const right: Point[] = rugged(
    scene.random,
    [
      [1000, LAKE + 4],
      [1120, 560],
      [1300, 500],
      [1460, 470],
      [1620, 430],
    ],
    0.06,
    3,
  );
  scene.path(under(right, LAKE + 4), scene.downAt(430, LAKE, "#4a6a4c", "#2c4a3c"));
  woods(scene, { skyline: right, base: LAKE, tones: ["#20403a", "#3c6048", "#8aa064"], count: 360, size: 13 });
}

function villa(scene: Scene): void {
  const [x, base] = [1250, 640];
  const wall = scene.sides("#fbe3a8", "#d9ae6c", 0.7);
  scene.rect(x - 190, 470, 380, base - 470, wall);
  scene.rect(x - 62, 440, 124, base - 440, scene.sides("#fff0c4", "#e4bd7c", 0.7));
  scene.path(
    polygon([
      [x - 72, 442],
      [x, 404],
      [x + 72, 442],
    ]),
    "#fff6de",
  );
  scene.line(`M${x - 72} 442L${x} 404L${x + 72} 442Z`, "#b98a52", 2.4);
  for (const side of [-1, 1])
    scene.path(
      polygon([
        [x + side * 64, 472],
        [x + side * 80, 448],
        [x + side * 176, 448],
        [x + side * 198, 472],
      ]),
      side < 0 ? "#b8694a" : "#93503c",
    );
  for (const level of [470, 530, 588]) scene.rect(x - 194, level, 388, 4, "#fffaf0");
  for (const side of [-1, 1]) {
    windowGrid(scene, {
      x: x + (side < 0 ? -184 : 68),
      y: 474,
      width: 116,
      height: 118,
      columns: 3,
      rows: 2,
      dark: "#55493c",
      lit: "#ffe3a0",
      litShare: 0.1,
      shutters: "#5f7a5a",
      wide: 0.26,
      tall: 0.62,
      sill: "#fffaf0",
    });
    for (const at of steps(x + side * 88, x + side * 164, 3)) scene.path(arched(at, base, 26, 42), "#6a523c", 0.8);
  }
  for (const at of [-34, 0, 34]) {
    scene.path(arched(x + at, 526, 18, 44), "#55493c", 0.85);
    scene.path(arched(x + at, base, 22, 48), "#5c4634", 0.85);
    scene.rect(x + at - 9, 546, 18, 30, "#55493c", 0.85);
  }
  for (const at of [-52, -17, 17, 52]) scene.rect(x + at - 3, 446, 6, 142, "#fffaf0", 0.9);
  scene.rect(1000, base - 2, 640, 60, scene.down("#efe0bd", "#a5916c"));
  balustrade(scene, {
    top: base - 8,
    height: 26,
    from: 1000,
    to: 1610,
    light: "#fffaf0",
    stone: "#e6d6b4",
    dark: "#9a8764",
    posts: 150,
  });
  for (const [index, step] of steps(0, 40, 6).entries())
    scene.rect(x - 54 - index * 5, base + 16 + step, 108 + index * 10, 8, index % 2 ? "#cdbb94" : "#f3e6c8");
}

/** Lago di Como in the late afternoon: steep shores, a yellow villa with its water steps, a varnished launch. */
export const como = poster(41, (scene) => {
  const land = scene.aside(() => {
    sky(scene, LAKE, "#5f9ab8", "#9cc2c8", "#e3dcc0", "#fbe0b0");
    veils(scene, { from: 60, to: 360, low: "#fff0d2", high: "#eef4ee", strength: 0.5, count: 14 });
    sunlight(scene, [760, 500, 560, 330], "#ffeec8", 0.8);
    mountains(scene);
    shore(scene);
    grove(scene, {
      from: 1010,
      to: 1620,
      base: 610,
      height: 110,
      leaves: ["#1f3a34", "#3c6048", "#8aa064"],
      gap: 60,
      density: 50,
    });
    villaFoot(scene);
  });
  scene.draw(land);
  water(scene, LAKE, 900, "#d3cfae", "#7aa3a4", "#34708a", "#154a68");
  reflect(scene, land, { line: LAKE + 2, bottom: 860, strength: 0.62, ripple: 30, squeeze: 0.82 });
  villaFoot(scene);
  ripples(scene, {
    top: LAKE + 4,
    bottom: 900,
    colours: ["#f6f0d8", "#123f5c", "#8fc0c0"],
    count: 460,
    strength: 0.24,
  });
  sailboat(scene, 700, LAKE + 22, 0.7, "#fffaf0", "#3c5468");
  sailboat(scene, 820, LAKE + 10, 0.4, "#fffaf0", "#3c5468");
  launch(scene, 560, 780, 2.5);
  scene.vignette(0.36, "#0a1c28");
});

/** The quay and garden wall below the villa stand in front of the water. */
function villaFoot(scene: Scene): void {
  scene.floodlit(() => villa(scene));
  for (const [at, tall] of [
    [1024, 190],
    [1058, 236],
    [1452, 250],
    [1488, 200],
    [1530, 270],
    [1576, 220],
  ] as const)
    cypress(scene, at, 640, tall, leaves);
  crown(scene, 1098, 622, 34, 24, ["#7a2f44", "#b84f6a", "#e88aa0"], 40);
  crown(scene, 1404, 624, 34, 22, ["#7a2f44", "#b84f6a", "#e88aa0"], 40);
}
