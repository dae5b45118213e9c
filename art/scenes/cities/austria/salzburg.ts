import { dome, lantern, onion } from "../../blocks/domes.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { massif, woods } from "../../blocks/mountains.ts";
import { birds, haze, sky, sunlight, veils } from "../../blocks/sky.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, type Point, polygon, rugged, steps, symmetric, under } from "../../shapes.ts";

const QUAY = 700;
const WATERLINE = 752;
const leaves = ["#2f4a44", "#4a6f58", "#8fac78"] as const;

function fortress(scene: Scene): void {
  const lit = "#fbf3e0";
  const shade = "#a8b0b4";
  const keep = (x: number, top: number, width: number, base: number, roof = 0) => {
    scene.rect(x, top, width, base - top, scene.sides(lit, shade, 0.62));
    if (roof)
      scene.path(
        polygon([
          [x - 5, top + 2],
          [x + width * 0.22, top - roof],
          [x + width * 0.78, top - roof],
          [x + width + 5, top + 2],
        ]),
        scene.sides("#8f9a9c", "#5d6a72", 0.62),
      );
    windowGrid(scene, {
      x: x + 6,
      y: top + 10,
      width: width - 12,
      height: Math.min(70, base - top - 20),
      columns: Math.max(2, Math.round(width / 22)),
      rows: base - top > 80 ? 3 : 2,
      dark: "#5a6068",
      lit: "#ffe2a4",
      litShare: 0.06,
      wide: 0.3,
      tall: 0.44,
    });
  };
  scene.path(
    polygon([
      [470, 352],
      [470, 306],
      [560, 296],
      [1110, 290],
      [1130, 306],
      [1130, 352],
    ]),
    scene.across("#f3ead6", "#dcd6c8", "#b0b4b4"),
  );
  keep(640, 190, 250, 330, 34);
  keep(600, 216, 70, 330, 26);
  keep(870, 214, 96, 330, 30);
  keep(520, 256, 84, 330, 24);
  keep(972, 250, 90, 330, 24);
  for (const [x, top] of [
    [648, 164],
    [878, 168],
    [560, 232],
    [1046, 226],
  ] as const) {
    scene.rect(x - 18, top, 36, 100, scene.sides(lit, shade, 0.55));
    scene.path(
      symmetric(x, [
        [0, top - 44],
        [22, top + 3],
      ]),
      scene.sides("#8f9a9c", "#5d6a72", 0.5),
    );
  }
  scene.path(
    polygon([
      [430, 400],
      [440, 352],
      [1150, 346],
      [1180, 392],
      [1180, 420],
      [430, 420],
    ]),
    scene.across("#efe6d2", "#d0ccc0", "#a3a9aa"),
  );
  for (const at of steps(470, 1140, 12)) scene.path(arched(at, 404, 14, 26), "#5a6068", 0.6);
}

function cathedral(scene: Scene): void {
  const x = 890;
  const stone = scene.sides("#fff6e4", "#c3bdb4", 0.6);
  scene.rect(x - 60, 540, 330, QUAY - 540, scene.across("#fbf0dc", "#d6cec0"));
  scene.path(
    polygon([
      [x - 64, 544],
      [x - 40, 510],
      [x + 250, 510],
      [x + 276, 544],
    ]),
    scene.down("#7fae9c", "#5a8a80"),
  );
  scene.path(
    symmetric(x + 130, [
      [66, 446],
      [70, 516],
    ]),
    scene.round("#efe4d0", "#fffaf0", "#b0aaa4"),
  );
  for (const at of [-42, -14, 14, 42]) scene.path(arched(x + 130 + at, 506, 14, 42), "#5a6068", 0.8);
  dome(scene, {
    x: x + 130,
    base: 448,
    radius: 68,
    height: 78,
    fill: scene.round("#74a896", "#bfe0ca", "#457870"),
    eye: 10,
    ribs: 8,
    rib: "#dff0e2",
    ribWidth: 2,
    ribStrength: 0.5,
  });
  lantern(scene, x + 130, 372, 58, "#e6dcc8", "#6a7a7c");
  for (const side of [-60, 20]) {
    scene.rect(x + side - 30, 440, 60, QUAY - 440, stone);
    for (const level of [450, 530, 610]) {
      scene.rect(x + side - 33, level, 66, 5, "#ffffff");
      scene.path(arched(x + side, level + 62, 20, 46), "#5a6068", 0.75);
    }
    scene.path(
      symmetric(x + side, [
        [20, 406],
        [24, 440],
      ]),
      stone,
    );
    scene.path(arched(x + side, 438, 16, 28), "#5a6068", 0.8);
    onion(scene, x + side, 408, 48, 62, scene.round("#74a896", "#bfe0ca", "#457870"));
    scene.line(`M${x + side} 348v-16`, "#e6c870", 2.2);
  }
}

function churches(scene: Scene): void {
  for (const [x, top, wide, tall] of [
    [360, 470, 44, 70],
    [1250, 500, 40, 60],
  ] as const) {
    scene.rect(x - wide / 2, top, wide, QUAY - top, scene.sides("#fbf0d8", "#c3b8a4", 0.58));
    for (const level of [top + 60, top + 130]) scene.path(arched(x, level, 14, 38), "#5a6068", 0.8);
    scene.ellipse(x, top + 84, 11, 11, "#2f3a44");
    onion(scene, x, top + 2, wide * 1.06, tall, scene.round("#74a896", "#bfe0ca", "#457870"));
  }
  scene.rect(382, 560, 150, QUAY - 560, "#f0e2c4");
  scene.path(
    polygon([
      [376, 564],
      [400, 520],
      [520, 520],
      [540, 564],
    ]),
    scene.down("#a86a54", "#7d4a40"),
  );
}

/** Salisburgo on a misty morning: the white fortress on its rock, green domes, the Salzach. */
export const salzburg = poster(163, (scene) => {
  const fronts: HouseStyle = {
    walls: ["#f6e3b8", "#ecc9a0", "#d9dcc0", "#f3d2bc", "#e3c894", "#f8eedb", "#cfd6cc"],
    roof: ["flat", "hip", "flat"],
    tiles: ["#a3705c", "#6f4c48"],
    window: "#5d5c5c",
    lit: "#fff0c4",
    litShare: 0.05,
    shade: "#2f4450",
    storey: 22,
    bay: 18,
    arcade: "#7d6c5c",
  };
  const city = scene.aside(() => {
    sky(scene, 640, "#6f9fac", "#a8c8c4", "#dfe3cc", "#f9e8c0");
    veils(scene, { from: 60, to: 380, low: "#fff8e4", high: "#f2f8f4", strength: 0.5, count: 18 });
    sunlight(scene, [1290, 360, 640, 360], "#fff6d8", 0.9);
    massif(scene, {
      peaks: [
        [-30, 420],
        [90, 350],
        [200, 392],
        [310, 300],
        [410, 350],
        [560, 420],
        [1080, 430],
        [1220, 340],
        [1330, 280],
        [1440, 236],
        [1530, 290],
        [1640, 260],
      ],
      base: 600,
      body: ["#8fadb8", "#c9d5c8"],
      shade: "#6a92a4",
      roughness: 0.09,
      snow: { colour: "#fffcf2", line: 340 },
      light: "right",
    });
    haze(scene, 380, 620, "#f0ead0", 0.7);
    const rock = rugged(
      scene.random,
      [
        [150, QUAY],
        [270, 600],
        [370, 500],
        [440, 412],
        [520, 396],
        [1140, 392],
        [1220, 440],
        [1330, 540],
        [1450, 620],
        [1560, QUAY],
      ],
      0.05,
      3,
    );
    scene.path(under(rock, QUAY), scene.downAt(390, QUAY, "#6f8a78", "#4f7060"));
    woods(scene, {
      skyline: rock.map(([x, y]): Point => [x, y + 14]),
      base: QUAY,
      tones: leaves,
      count: 900,
      size: 15,
    });
    for (const [x, y, h] of [
      [520, 420, 90],
      [700, 430, 70],
      [820, 424, 84],
      [1000, 424, 80],
    ] as const)
      scene.path(
        polygon(
          rugged(
            scene.random,
            [
              [x, y],
              [x + 60, y - 6],
              [x + 66, y + h],
              [x + 20, y + h * 0.8],
              [x, y],
            ],
            0.08,
            2,
          ),
        ),
        "#cfc8b0",
        0.8,
      );
    scene.floodlit(() => fortress(scene));
    birds(scene, 330, 210, 10, "#4f6068", 6);
    haze(scene, 520, 640, "#e6ead8", 0.4);
    scene.floodlit(() => cathedral(scene));
    scene.floodlit(() => churches(scene));
    houseRow(scene, { from: -20, to: 1640, base: QUAY, height: [70, 122], width: [46, 86] }, fronts);
    scene.rect(0, QUAY, 1600, WATERLINE - QUAY, scene.down("#c9d0b4", "#7f9080", "#4f6460"));
    grove(scene, { from: -10, to: 1630, base: QUAY + 14, height: 46, leaves, gap: 50, density: 30 });
    scene.line(`M0 ${QUAY + 16}H1600`, "#e9e3cc", 2.4, 0.7);
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, "#b5cfbc", "#6fa3a0", "#336f78");
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: 0.62, ripple: 30 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#f6fbe9", "#265c68", "#a8d2c0"],
    count: 420,
    strength: 0.25,
  });
  scene.vignette(0.3, "#12262c");
});
