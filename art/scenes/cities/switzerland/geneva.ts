import { sailboat, steamer } from "../../blocks/boats.ts";
import { spire } from "../../blocks/domes.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { massif } from "../../blocks/mountains.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { grove } from "../../blocks/trees.ts";
import { glitter, reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { curve, type Point, polygon, steps, underCurve } from "../../shapes.ts";

const LAKE = 632;
const leaves = ["#35583f", "#587f48", "#a3b860"] as const;

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
    scene.rect(x + side - 20, 470, 40, 130, scene.sides("#f6e4c6", scene.byHour("#c9b29a", "#a98f8a"), 0.55));
    scene.path(
      polygon([
        [x + side - 24, 472],
        [x + side, 436],
        [x + side + 24, 472],
      ]),
      scene.byHour("#8a7a78", "#8f6a66"),
    );
    for (const at of [-8, 8]) scene.rect(x + side + at - 3, 486, 6, 30, scene.byHour("#6f6468", "#5a4a54"));
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
    scene.across("#f3dfc0", scene.byHour("#d3b99c", "#b89a8c")),
  );
  scene.path(
    polygon([
      [x + 54, 522],
      [x + 70, 496],
      [x + 200, 496],
      [x + 222, 522],
    ]),
    "#b06a52",
  );
}

/** Ginevra on a summer forenoon: the fountain, a white paddle steamer, Mont Blanc white behind the city. */
export const geneva = poster(101, (scene) => {
  const grand: HouseStyle = {
    walls: ["#f8ecd4", "#f0dcbc", "#fbf3e2", "#e9d6bc"],
    roof: "mansard",
    tiles: ["#8fa0ae", "#64788a"],
    window: "#6c6c74",
    lit: "#dfe9ea",
    litShare: 0.22,
    shade: "#6a5c6c",
    storey: 20,
    bay: 16,
    arcade: "#b0957a",
  };
  const land = scene.aside(() => {
    sky(scene, 620, "#2a78b8", "#66aad6", "#a4d0e2", "#dae9e2", "#fbf1d8");
    veils(scene, { from: 60, to: 330, low: "#fff8ea", high: "#f0f6fa", strength: 0.5, count: 20 });
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
      body: ["#7d9fc4", "#b9d0d6"],
      shade: "#5c86b8",
      roughness: 0.09,
      snow: { colour: "#fffdf8", line: 400 },
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
      body: ["#6a96a0", "#9cb89c"],
      shade: "#4a7a8c",
      roughness: 0.05,
    });
    sunlight(scene, [300, 600, 600, 260], "#fff4d4", 0.6);
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
      "#84a57c",
    );
    scene.floodlit(() => cathedralHill(scene));
    houseRow(scene, { from: 960, to: 1500, base: LAKE - 24, height: [38, 62], width: [34, 64] }, grand);
    houseRow(scene, { from: 860, to: 1640, base: LAKE - 2, height: [46, 74], width: [52, 96] }, grand);
    houseRow(scene, { from: -20, to: 330, base: LAKE - 2, height: [30, 46], width: [40, 70] }, grand);
    grove(scene, { from: 330, to: 560, base: LAKE + 2, height: 32, leaves, gap: 22, density: 24 });
    grove(scene, { from: 860, to: 1620, base: LAKE + 4, height: 30, leaves, gap: 30, density: 24 });
    scene.rect(-10, LAKE - 4, 1620, 8, "#f0e0c4");
    scene.rect(520, LAKE - 2, 360, 7, scene.byHour("#b4aa9c", "#8f7f84"));
    scene.rect(800, LAKE - 40, 16, 40, "#f6ead8");
    scene.path(`M796 ${LAKE - 40}H820L808 ${LAKE - 54}Z`, "#b8504a");
    scene.aglow(() => fountain(scene));
  });
  scene.draw(land);
  water(
    scene,
    LAKE + 4,
    900,
    ...scene.byHour(["#b4dce0", "#5fb0cc", "#2a82b0", "#18608f"], ["#f0c8a4", "#a9a4b4", "#5a7396", "#2c4a74"]),
  );
  reflect(scene, land, { line: LAKE + 4, bottom: 900, strength: scene.byHour(0.5, 0.62), ripple: 30 });
  ripples(scene, {
    top: LAKE + 4,
    bottom: 900,
    colours: ["#fffaf0", "#14527f", "#a4dbe6"],
    count: 460,
    strength: 0.24,
  });
  glitter(scene, {
    x: 240,
    top: LAKE + 4,
    bottom: 900,
    spread: 240,
    colour: "#fff3d8",
    count: 260,
    strength: scene.byHour(0.5, 0.7),
  });
  sailboat(scene, 380, 680, 1.1, "#fff6e6", "#8a3a34");
  sailboat(scene, 1460, 676, 0.8, "#fff6e6", "#3c4c70");
  steamer(scene, 1060, 770, 1.9, "#fffaf0", "#5d5f74", "#22324e");
  scene.vignette(...scene.byHour<readonly [number, string]>([0.3, "#04182f"], [0.34, "#161a38"]));
});
