import { launch, sailboat } from "../../blocks/boats.ts";
import { spire } from "../../blocks/domes.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { massif, woods } from "../../blocks/mountains.ts";
import { haze, sky, sunlight, veils } from "../../blocks/sky.ts";
import { crown, cypress } from "../../blocks/trees.ts";
import { glitter, reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, curve, heightAt, type Point, polygon, rugged, steps, under } from "../../shapes.ts";

const LAKE = 592;
const leaves = ["#20352c", "#3f5c40", "#9a9a58"] as const;
const town = {
  walls: ["#fbe6c4", "#f0c79c", "#f3d2bc", "#fff3de", "#e6b48e"],
  tiles: ["#b8694a", "#7f4638"],
  window: "#6a5c58",
  lit: "#ffe2a4",
  green: ["#2c4a3c", "#5f7a4c"],
} as const;

/** The wooded sugar loaf above the bay: steep to the lake, its chapel on top, the evening on its left. */
function sanSalvatore(scene: Scene): void {
  const line = rugged(
    scene.random,
    [
      [820, LAKE + 4],
      [880, 560],
      [930, 500],
      [968, 410],
      [1000, 316],
      [1034, 248],
      [1076, 214],
      [1128, 224],
      [1180, 262],
      [1250, 306],
      [1340, 372],
      [1430, 430],
      [1540, 476],
      [1640, 500],
    ],
    0.045,
    3,
  );
  const body = under(line, LAKE + 4);
  scene.path(body, scene.downAt(210, LAKE, "#7d8466", "#54705c", "#3f6258"));
  woods(scene, {
    skyline: line.map(([x, y]): Point => [x, y + 8]),
    base: LAKE,
    tones: ["#3a5648", "#5d7453", "#b0a468"],
    count: 560,
    size: 10,
  });
  scene.group(scene.clip(body), () => {
    scene.path(
      polygon([
        [1076, 200],
        [1104, 300],
        [1080, 400],
        [1130, 480],
        [1110, LAKE + 8],
        [1650, LAKE + 8],
        [1650, 480],
        [1250, 290],
      ]),
      scene.across([0, "#1d3350", 0.55], [1, "#1d3350", 0.2]),
    );
    scene.path(
      polygon([
        [934, 500],
        [972, 410],
        [1006, 316],
        [1030, 262],
        [1044, 330],
        [1016, 420],
        [990, 520],
      ]),
      "#f0d9a0",
      0.3,
    );
  });
  scene.rect(1082, 200, 16, 18, "#f6ead0");
  scene.path(
    polygon([
      [1079, 201],
      [1090, 190],
      [1101, 201],
    ]),
    "#b5664a",
  );
}

/** The town on its slope, with the campanile of San Lorenzo. */
function oldTown(scene: Scene): void {
  const bre = rugged(
    scene.random,
    [
      [-20, 342],
      [90, 356],
      [220, 420],
      [340, 492],
      [440, 556],
      [520, LAKE + 2],
    ],
    0.05,
    3,
  );
  scene.path(under(bre, LAKE + 4), scene.downAt(330, LAKE, "#5f7358", "#4a6a52"));
  woods(scene, { skyline: bre, base: LAKE, tones: ["#33503f", "#55704c", "#a89c60"], count: 360, size: 12 });
  hillTown(scene, {
    ...town,
    top: (x) => Math.max(466, heightAt(bre, x) + 62),
    from: -10,
    to: 500,
    base: LAKE + 3,
    count: 120,
    size: 31,
  });
  scene.floodlit(() => {
    scene.rect(246, 424, 26, 130, scene.sides("#f6e6c8", "#b99a80", 0.58));
    for (const level of [470, 510]) scene.path(arched(259, level, 10, 24), "#5a4a4c", 0.85);
    scene.rect(242, 424, 34, 5, "#fff3dc");
    spire(scene, 259, 426, 34, 40, "#b8694a", "#7f4638");
  });
}

/** The park's gate that opens on the lake: two piers, two wings of iron, steps into the water. */
function lakeGate(scene: Scene): void {
  const ground = 838;
  const stone = scene.sides("#f0dcb8", "#a88a68", 0.6);
  scene.path(
    `${curve([
      [-10, 806],
      [420, 800],
      [760, 806],
      [1060, 846],
      [1340, 872],
      [1610, 880],
    ])}L1610 910H-10Z`,
    scene.down("#d9c08e", "#8f7850"),
  );
  for (const step of [0, 1, 2])
    scene.rect(424 + step * 10, 812 + step * 15, 250 - step * 8, 15, scene.down("#f3e3c2", "#b39a72"));
  for (const x of [404, 690]) {
    scene.rect(x - 24, 594, 48, ground - 594, stone);
    scene.rect(x - 31, 582, 62, 14, "#fbeccb");
    scene.rect(x - 29, ground - 16, 58, 18, "#c9ae84");
    scene.ellipse(x, 562, 17, 19, scene.round("#e6d0a4", "#fff3d6", "#a88a62"));
    scene.rect(x - 6, 576, 12, 8, "#d9c094");
  }
  const iron = "#1d1c22";
  for (const [hinge, edge] of [
    [428, 500],
    [666, 594],
  ] as const) {
    const bars = steps(hinge, edge, 9);
    for (const [index, at] of bars.entries()) {
      const rise = 640 + 34 * Math.sin((Math.PI * index) / 8) * -1;
      scene.line(`M${at} 826V${rise}`, iron, 3.2);
      scene.path(`M${at - 4} ${rise}L${at} ${rise - 16}L${at + 4} ${rise}Z`, iron);
    }
    for (const level of [664, 800]) scene.line(`M${hinge} ${level}H${edge}`, iron, 4);
    for (const at of bars.slice(0, -1)) {
      const middle = at + (edge - hinge) / 16;
      scene.line(`M${middle} 672a7 9 0 1 0 .1 0`, iron, 1.8);
    }
  }
}

/** Lugano at the end of a summer day: the lake gate of the park, San Salvatore across the bay. */
export const lugano = poster(103, (scene) => {
  const land = scene.aside(() => {
    sky(scene, LAKE, "#4a7fa8", "#8fb4c0", "#e6d6b8", "#fbd79c");
    veils(scene, { from: 60, to: 380, low: "#ffe6bc", high: "#eef0e8", strength: 0.46, count: 20 });
    sunlight(scene, [700, 520, 680, 380], "#fff0c8", 0.95);
    massif(scene, {
      peaks: [
        [380, LAKE],
        [500, 500],
        [620, 456],
        [700, 486],
        [800, 420],
        [900, 470],
        [1010, LAKE],
      ],
      base: LAKE,
      body: ["#a9b3b0", "#e3cfa8"],
      shade: "#8a9aa6",
      roughness: 0.06,
    });
    massif(scene, {
      peaks: [
        [480, LAKE],
        [600, 546],
        [720, 530],
        [830, 548],
        [960, LAKE],
      ],
      base: LAKE,
      body: ["#8a9a98", "#c9b894"],
      shade: "#64808c",
      roughness: 0.05,
    });
    haze(scene, 440, LAKE, "#fbdcaa", 0.5);
    sanSalvatore(scene);
    oldTown(scene);
    hillTown(scene, {
      ...town,
      top: () => 554,
      from: 1120,
      to: 1560,
      base: LAKE + 3,
      count: 46,
      size: 25,
    });
    for (const [at, tall] of [
      [1180, 70],
      [1204, 86],
      [1420, 78],
    ] as const)
      cypress(scene, at, LAKE + 3, tall, leaves);
  });
  scene.draw(land);
  water(scene, LAKE + 3, 900, "#e6d0a0", "#94b0a4", "#4a8694", "#1f5a74");
  reflect(scene, land, { line: LAKE + 3, bottom: 880, strength: 0.6, ripple: 32, squeeze: 0.8 });
  ripples(scene, {
    top: LAKE + 3,
    bottom: 900,
    colours: ["#fff3d4", "#1d5468", "#b5cfb8"],
    count: 460,
    strength: 0.26,
  });
  glitter(scene, { x: 700, top: LAKE + 4, bottom: 820, spread: 200, colour: "#fff3cc", count: 360, strength: 0.8 });
  sailboat(scene, 880, 640, 1, "#fffaf0", "#8f3a2c");
  sailboat(scene, 1010, 622, 0.6, "#fff3d6", "#34566a");
  launch(scene, 1180, 740, 1.6, true);
  scene.floodlit(() => lakeGate(scene));
  crown(scene, 60, 90, 330, 150, leaves, 240);
  crown(scene, 330, 20, 230, 96, leaves, 150);
  scene.line("M-20 900Q40 620 24 380Q20 240 80 120", "#2f2720", 34);
  crown(scene, 20, 860, 170, 70, leaves, 130);
  scene.vignette(0.3, "#0c2438");
});
