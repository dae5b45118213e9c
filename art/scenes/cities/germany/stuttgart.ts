import { hillTown } from "../../blocks/hill-town.ts";
import { woods } from "../../blocks/mountains.ts";
import { cumulus, sky, sunlight, veils } from "../../blocks/sky.ts";
import { grove } from "../../blocks/trees.ts";
import { vineyard } from "../../blocks/vineyard.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, heightAt, type Point, polygon, symmetric, underCurve } from "../../shapes.ts";

const ridge: Point[] = [
  [-20, 520],
  [200, 486],
  [460, 500],
  [700, 452],
  [930, 380],
  [1110, 352],
  [1300, 372],
  [1480, 420],
  [1620, 450],
];
const forest = ["#2f4a2c", "#4f6c34", "#94a048"] as const;

function televisionTower(scene: Scene): void {
  const x = 1120;
  const concrete = scene.round("#c9b89c", "#fff2d4", "#7d6a62");
  scene.path(
    symmetric(x, [
      [9, 176],
      [13, 260],
      [24, 420],
    ]),
    concrete,
  );
  for (const [from, to, colour] of [
    [14, 34, "#d0453a"],
    [34, 52, "#fbf2de"],
    [52, 72, "#d0453a"],
    [72, 88, "#fbf2de"],
  ] as const)
    scene.rect(x - 3, from, 6, to - from, colour);
  scene.path(
    symmetric(x, [
      [3, 86],
      [7, 104],
    ]),
    "#a08f80",
  );
  scene.path(
    symmetric(x, [
      [26, 100],
      [40, 106],
      [44, 112],
      [42, 134],
      [46, 138],
      [44, 160],
      [34, 172],
      [12, 184],
    ]),
    scene.round("#b8a48c", "#fff6e0", "#6a5a58"),
  );
  for (const level of [116, 128, 144, 154]) {
    scene.line(`M${x - 43} ${level}H${x + 43}`, "#5a4a4c", 3.4, 0.75);
  }
  scene.rect(x - 48, 134, 96, 4, "#fff6e0");
  scene.line(`M${x - 40} 104H${x + 40}`, "#5a4a4c", 2, 0.6);
}

function city(scene: Scene): void {
  const basin: Point[] = [
    [-20, 600],
    [300, 572],
    [640, 590],
    [900, 566],
    [1240, 560],
    [1620, 540],
  ];
  hillTown(scene, {
    top: (x) => heightAt(basin, x),
    from: -10,
    to: 1610,
    base: 690,
    count: 420,
    size: 40,
    walls: ["#f6e3bc", "#ecc89a", "#fbf0d8", "#dfb48a"],
    tiles: ["#c8643f", "#8a3f30"],
    window: "#6a5a50",
    lit: "#fff3cc",
    shade: "#4a3424",
    air: ["#dcc894", 0.35],
    green: ["#3f5c30", "#7d9244"],
    openness: 0.08,
  });
  const x = 430;
  scene.rect(x - 17, 520, 34, 130, scene.sides("#efe0bc", "#a8936f", 0.55));
  scene.path(
    symmetric(x, [
      [0, 452],
      [6, 486],
      [20, 512],
      [20, 524],
    ]),
    scene.sides("#8fae9c", "#557a70", 0.5),
  );
  scene.rect(x + 44, 536, 30, 110, scene.sides("#efe0bc", "#a8936f", 0.55));
  scene.path(
    symmetric(x + 59, [
      [0, 496],
      [18, 538],
    ]),
    scene.sides("#b5603e", "#7f3a2c", 0.5),
  );
  scene.rect(700, 556, 46, 100, scene.sides("#d9bd8c", "#95784f", 0.55));
  scene.rect(692, 548, 62, 10, "#e6cc9c");
  scene.ellipse(723, 586, 13, 13, "#fff6e0");
  scene.line("M723 586v-9M723 586l7 3", "#4a3a30", 2);
}

function pressHouse(scene: Scene): void {
  scene.rect(196, 676, 92, 66, scene.sides("#fff2d2", "#d9bb8c", 0.64));
  scene.path(
    polygon([
      [184, 680],
      [212, 634],
      [272, 634],
      [300, 680],
    ]),
    scene.down("#c8643f", "#8f4030"),
  );
  scene.path(arched(226, 742, 22, 42), "#5c3a2a");
  scene.rect(254, 700, 16, 18, "#5c4a3c");
}

/** Stoccarda in late summer: vines in rows, the town in its basin, the slim tower on the wooded ridge. */
export const stuttgart = poster(131, (scene) => {
  sky(scene, 520, "#3f8fb0", "#8cc0bc", "#dfdca8", "#fbe0a0");
  veils(scene, { from: 60, to: 260, low: "#fff6dc", high: "#f4f6ea", strength: 0.4, count: 10 });
  sunlight(scene, [330, 420, 640, 340], "#fff4cc", 0.85);
  cumulus(scene, 560, 260, 420, "#fffaf0", "#dcdcc0", 0.9);
  cumulus(scene, 250, 310, 230, "#fffaf0", "#e3dfc0", 0.75);
  cumulus(scene, 1430, 220, 320, "#fffaf0", "#d6dcc8", 0.85);
  scene.path(
    underCurve(
      [
        [-20, 500],
        [400, 452],
        [900, 470],
        [1300, 440],
        [1620, 460],
      ],
      700,
    ),
    "#a8b890",
    0.8,
  );
  scene.floodlit(() => televisionTower(scene));
  scene.path(underCurve(ridge, 700), scene.downAt(350, 640, "#5f7a3c", "#8a9a54"));
  woods(scene, { skyline: ridge, base: 620, tones: forest, count: 1000, size: 13 });
  city(scene);
  grove(scene, { from: -10, to: 1620, base: 706, height: 44, leaves: forest, gap: 44, density: 28 });
  vineyard(scene, {
    crest: [
      [-20, 712],
      [300, 690],
      [700, 716],
      [1100, 760],
      [1620, 700],
    ],
    bottom: 920,
    vanishing: [760, 560],
    rows: 30,
    soil: ["#c9a464", "#8a6438"],
    leaves: ["#4a5c1e", "#7d9030", "#c9c04c"],
    grapes: "#4a2c5c",
  });
  scene.floodlit(() => pressHouse(scene));
  grove(scene, { from: 296, to: 350, base: 746, height: 76, leaves: forest, gap: 44, density: 50 });
  scene.vignette(0.3, "#241c08");
});
