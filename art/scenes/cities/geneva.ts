import { sailboat, steamer } from "../blocks/boats.ts";
import { spire } from "../blocks/domes.ts";
import { type HouseStyle, houseRow } from "../blocks/houses.ts";
import { massif } from "../blocks/mountains.ts";
import { sky, sunlight, veils } from "../blocks/sky.ts";
import { grove } from "../blocks/trees.ts";
import { glitter, reflect, ripples, water } from "../blocks/water.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { curve, type Point, polygon, steps, underCurve } from "../shapes.ts";

const LAKE = 632;
const leaves = ["#33404c", "#56605a", "#a08a68"] as const;

/** The jet: a white column, and its veil blown to the right as it falls. */
function fountain(scene: Scene): void {
  const [x, foot, top] = [620, LAKE + 6, 96];
  const fall = (share: number) => 46 + 150 * (1 - share) ** 0.55 - 40 * share;
  const veil: Point[] = [
    [x + 8, top + 4],
    [x + 60, top + 14],
    [x + 116, top + 52],
    ...steps(0.16, 1, 8).map((share): Point => [x + 8 + fall(share) * (1 - share * 0.42), top + (foot - top) * share]),
  ];
  const shape = `M${x} ${foot}L${x - 2} ${top + 20}Q${x - 2} ${top} ${x + 8} ${top + 4}${curve(veil).replace("M", "L")}Z`;
  scene.group(scene.blur(7, 7), () => {
    scene.path(
      shape,
      scene.downAt(
        top,
        foot,
        [0, "#ffffff", 0.85],
        [0.35, "#fff6ea", 0.5],
        [0.8, "#fff0e0", 0.2],
        [1, "#fff0e0", 0.05],
      ),
    );
  });
  for (const [reach, strength] of [
    [0.34, 0.5],
    [0.62, 0.34],
    [0.86, 0.24],
  ] as const) {
    const thread = veil.map(([px, py]): Point => [x + (px - x) * reach, py + (1 - reach) * 14]);
    scene.group(scene.blur(2, 4), () => scene.line(curve(thread), "#ffffff", 7, strength));
  }
  scene.path(
    `M${x - 6} ${foot}L${x - 3} ${top + 26}Q${x} ${top - 6} ${x + 14} ${top + 2}Q${x + 9} ${top + 30} ${x + 8} ${top + 90}L${x + 7} ${foot}Z`,
    scene.downAt(top, foot, "#ffffff", "#fffaf2", "#ffffff"),
  );
  for (let index = 0; index < 320; index++) {
    const share = scene.random.next() ** 0.9;
    const px = x + (8 + fall(share) * (1 - share * 0.42)) * scene.random.between(0.05, 1.02);
    scene.ellipse(
      px,
      top + 16 + (foot - top - 16) * share,
      scene.random.between(0.7, 2),
      scene.random.between(1.6, 5),
      "#ffffff",
      scene.random.between(0.2, 0.75),
    );
  }
  scene.group(scene.blur(8, 3), () => scene.ellipse(x + 40, foot, 110, 11, "#ffffff", 0.75));
}

function cathedralHill(scene: Scene): void {
  const x = 1180;
  for (const side of [-34, 34]) {
    scene.rect(x + side - 20, 470, 40, 130, scene.sides("#f0d6b4", "#a98f8a", 0.55));
    scene.path(
      polygon([
        [x + side - 24, 472],
        [x + side, 436],
        [x + side + 24, 472],
      ]),
      "#8f6a66",
    );
    for (const at of [-8, 8]) scene.rect(x + side + at - 3, 486, 6, 30, "#5a4a54");
  }
  spire(scene, x + 6, 474, 26, 130, "#8fb09c", "#4f7570");
  scene.path(
    polygon([
      [x + 54, 600],
      [x + 54, 520],
      [x + 70, 502],
      [x + 200, 502],
      [x + 220, 520],
      [x + 220, 600],
    ]),
    scene.across("#ead0ae", "#b89a8c"),
  );
  scene.path(
    polygon([
      [x + 54, 522],
      [x + 70, 496],
      [x + 200, 496],
      [x + 222, 522],
    ]),
    "#9a6258",
  );
}

/** Ginevra towards evening: the fountain, a white paddle steamer, Mont Blanc rosy behind the city. */
export const geneva = poster(101, (scene) => {
  const grand: HouseStyle = {
    walls: ["#f0dcc0", "#e6ccae", "#f6e6cf", "#dcc0a8"],
    roof: "mansard",
    tiles: ["#8d8c9c", "#5c5c74"],
    window: "#6a5c66",
    lit: "#ffe2a4",
    litShare: 0.22,
    shade: "#5a4064",
    storey: 20,
    bay: 16,
    arcade: "#e6b880",
  };
  const land = scene.aside(() => {
    sky(scene, 620, "#3f5f92", "#8a93b4", "#dbb4a8", "#f8cda0", "#fde6bc");
    veils(scene, { from: 60, to: 330, low: "#ffd9b8", high: "#dcc4cc", strength: 0.42, count: 20 });
    massif(scene, {
      peaks: [
        [-30, 470],
        [120, 420],
        [240, 452],
        [380, 372],
        [470, 404],
        [560, 330],
        [640, 356],
        [760, 268],
        [840, 226],
        [900, 210],
        [980, 246],
        [1060, 300],
        [1140, 290],
        [1230, 352],
        [1330, 330],
        [1450, 396],
        [1620, 430],
      ],
      base: LAKE,
      body: ["#8f8fae", "#c9aaa8"],
      shade: "#75769c",
      roughness: 0.09,
      snow: { colour: "#ffe6d2", line: 400 },
    });
    massif(scene, {
      peaks: [
        [-30, 452],
        [130, 470],
        [300, 520],
        [520, 560],
        [760, 556],
        [980, 540],
        [1160, 500],
        [1320, 440],
        [1480, 410],
        [1640, 420],
      ],
      base: LAKE,
      body: ["#77799a", "#a08f98"],
      shade: "#595c84",
      roughness: 0.05,
    });
    sunlight(scene, [300, 600, 600, 260], "#ffe9c4", 0.6);
    scene.path(
      underCurve(
        [
          [880, 620],
          [1020, 596],
          [1200, 584],
          [1420, 596],
          [1620, 604],
        ],
        LAKE,
      ),
      "#8a7484",
    );
    scene.floodlit(() => cathedralHill(scene));
    houseRow(scene, { from: 960, to: 1500, base: LAKE - 24, height: [38, 62], width: [34, 64] }, grand);
    houseRow(scene, { from: 860, to: 1640, base: LAKE - 2, height: [46, 74], width: [52, 96] }, grand);
    houseRow(scene, { from: -20, to: 330, base: LAKE - 2, height: [30, 46], width: [40, 70] }, grand);
    grove(scene, { from: 330, to: 560, base: LAKE + 2, height: 32, leaves, gap: 22, density: 24 });
    grove(scene, { from: 860, to: 1620, base: LAKE + 4, height: 30, leaves, gap: 30, density: 24 });
    scene.rect(-10, LAKE - 4, 1620, 8, "#e6cdb0");
    scene.rect(520, LAKE - 2, 360, 7, "#8f7f84");
    scene.rect(800, LAKE - 40, 16, 40, "#f6ead8");
    scene.path(`M796 ${LAKE - 40}H820L808 ${LAKE - 54}Z`, "#a3524f");
    scene.aglow(() => fountain(scene));
  });
  scene.draw(land);
  water(scene, LAKE + 4, 900, "#f0c8a4", "#a9a4b4", "#5a7396", "#2c4a74");
  reflect(scene, land, { line: LAKE + 4, bottom: 900, strength: 0.62, ripple: 30 });
  ripples(scene, {
    top: LAKE + 4,
    bottom: 900,
    colours: ["#fff0da", "#27406a", "#e9b8a4"],
    count: 460,
    strength: 0.24,
  });
  glitter(scene, { x: 240, top: LAKE + 4, bottom: 900, spread: 240, colour: "#fff3d8", count: 260, strength: 0.7 });
  sailboat(scene, 380, 680, 1.1, "#fff6e6", "#8a3a34");
  sailboat(scene, 1460, 676, 0.8, "#fff6e6", "#3c4c70");
  steamer(scene, 1060, 770, 1.9, "#fffaf0", "#5d5f74", "#22324e");
  scene.vignette(0.34, "#161a38");
});
