import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { streetLamp } from "../../blocks/street.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene, TwoTones } from "../../scene.ts";
import { curve, type Point, polygon, steps, symmetric } from "../../shapes.ts";

const QUAY = 668;
const WATERLINE = 736;
const X = 560;
const FOOT = 660;
const TOP = 70;
const H = FOOT - TOP;

/** Half width of the tower's outside at a share of its height. */
const outside = (share: number) => 118 * (1 - share) ** 2.35 + 7 * (1 - share) + 2;
const inside = (share: number) => Math.max(0, outside(share) - 42 * (1 - share) ** 1.5);

function tower(scene: Scene): void {
  const iron = scene.across(...scene.byHour(["#a5856a", "#84674f", "#614a3e"], ["#8a6a5c", "#6a4c48", "#3f2e38"]));
  const leg = (side: number): Point[] => {
    const shares = steps(0, 0.62, 26);
    return [
      ...shares.map((s): Point => [X + side * outside(s), FOOT - s * H]),
      ...shares.reverse().map((s): Point => [X + side * inside(s), FOOT - s * H]),
    ];
  };
  scene.path(
    polygon(leg(-1)),
    scene.sides(...scene.byHour<TwoTones>(["#a98a6e", "#7a5e4a"], ["#8f6f60", "#5d4444"]), 0.5),
  );
  scene.path(
    polygon(leg(1)),
    scene.sides(...scene.byHour<TwoTones>(["#8a6c54", "#5f4a3f"], ["#6a4e4a", "#3a2b36"]), 0.5),
  );
  scene.path(
    symmetric(
      X,
      steps(1, 0.54, 18).map((s): Point => [outside(s), FOOT - s * H]),
    ),
    iron,
  );
  scene.line(
    `M${X - inside(0.02) - 4} ${FOOT - 12}Q${X - 62} ${FOOT - H * 0.17} ${X} ${FOOT - H * 0.172}Q${X + 62} ${FOOT - H * 0.17} ${X + inside(0.02) + 4} ${FOOT - 12}`,
    scene.byHour("#7d624c", "#5d4444"),
    7,
  );
  let lattice = "";
  for (const s of steps(0.01, 0.93, 70)) {
    const next = s + 0.0145;
    for (const side of [-1, 1]) {
      const [a, b] = s < 0.56 ? [inside(s), outside(s)] : [-outside(s), outside(s)];
      const [c, d] = s < 0.56 ? [inside(next), outside(next)] : [-outside(next), outside(next)];
      lattice += `M${X + side * a} ${FOOT - s * H}L${X + side * d} ${FOOT - next * H}M${X + side * b} ${FOOT - s * H}L${X + side * c} ${FOOT - next * H}`;
    }
  }
  scene.line(lattice.replace(/(\d+\.\d{2})\d+/g, "$1"), "#f2c79a", 1.1, 0.4);
  for (const [share, deep, over] of [
    [0.185, 15, 10],
    [0.37, 12, 8],
    [0.88, 8, 5],
  ] as const) {
    const w = outside(share) + over;
    scene.rect(
      X - w,
      FOOT - share * H - deep,
      2 * w,
      deep,
      scene.across(...scene.byHour(["#bd9a7a", "#8a6c54", "#614a3e"], ["#b08a70", "#6a4c48", "#3f2e38"])),
    );
    scene.rect(X - w, FOOT - share * H - deep, 2 * w, 2.4, "#ffdca6", 0.8);
    for (const at of steps(X - w + 5, X + w - 7, Math.max(3, Math.round(w / 5))))
      scene.rect(at, FOOT - share * H - deep + 5, 2.4, deep - 8, scene.byHour("#e3c9a0", "#ffd690"), 0.85);
  }
  scene.path(
    symmetric(X, [
      [0, TOP - 34],
      [1.4, TOP - 10],
      [5, TOP + 2],
      [6, TOP + 12],
    ]),
    scene.byHour("#84674f", "#6a4c48"),
  );
  if (scene.night) scene.shine(X, TOP - 4, 44, "#ffe2a6", 0.9);
  for (const side of [-1, 1]) scene.rect(X + side * 100 - 34, FOOT - 12, 68, 18, scene.byHour("#c9b294", "#8a6f66"));
}

/** Height of the bridge's deck at x: a shallow bow. */
const deckAt = (x: number) => 664 - 34 * (1 - ((x - 1230) / 420) ** 2);

function bridge(scene: Scene): void {
  const deck = steps(820, 1640, 42).map((x): Point => [x, deckAt(x)]);
  const soffit = steps(1640, 866, 42).map((x): Point => [x, WATERLINE - 70 * (1 - ((x - 1245) / 385) ** 2)]);
  scene.rect(
    840,
    690,
    780,
    WATERLINE - 690,
    scene.down(...scene.byHour(["#8f8a84", "#7a8284", "#a3a898"], ["#4c4258", "#3a3450", "#6a5a74"])),
  );
  scene.path(
    polygon([[820, WATERLINE], ...deck, ...soffit, [866, WATERLINE]]),
    scene.downAt(626, WATERLINE, ...scene.byHour(["#fbf0d8", "#e9d3b0", "#b59c88"], ["#f6e3c4", "#c9a58c", "#7d6272"])),
  );
  for (const at of steps(880, 1600, 30)) {
    const low = WATERLINE - 70 * (1 - ((at - 1245) / 385) ** 2);
    scene.line(
      `M${at.toFixed(1)} ${(deckAt(at) + 22).toFixed(1)}V${(low - 5).toFixed(1)}`,
      scene.byHour("#a08468", "#6a5064"),
      2.2,
      0.45,
    );
  }
  scene.line(curve(deck.map(([x, y]): Point => [x, y + 16])), scene.byHour("#b0957a", "#8a6a70"), 3, 0.6);
  scene.line(curve([...soffit].reverse().map(([x, y]): Point => [x, y - 2])), "#ffe9c4", 3.4, 0.8);
  scene.line(curve(deck), "#fff3d8", 4);
  for (const at of steps(880, 1600, 19))
    scene.path(`M${at - 9} ${(deckAt(at) + 6).toFixed(1)}q9 13 18 0`, "#e3b45c", 0.9);
  drawPylon(scene, 820);
  for (const at of [930, 1030, 1130, 1230, 1330, 1430, 1530])
    streetLamp(scene, at, deckAt(at), 74, { glow: 0, post: "#3a3a3c" });
}

/** A pylon of the bridge with its gilded winged horse. */
function drawPylon(scene: Scene, x: number): void {
  const stone = scene.sides("#f9e6c6", scene.byHour("#ceb290", "#a98874"), 0.58);
  scene.rect(x - 30, 500, 60, WATERLINE - 500, stone);
  for (const side of [-22, 22])
    scene.rect(x + side - 6, 520, 12, 120, scene.sides("#fff3d8", scene.byHour("#dcc2a0", "#c9a58c"), 0.5));
  scene.rect(x - 40, 490, 80, 13, "#fbe9ca");
  scene.rect(x - 38, 640, 76, 14, "#ecd2ac");
  scene.at(x, 490, 1.6, () => {
    const gold = scene.sides("#ffe08a", "#c9923a", 0.55);
    scene.path(
      "M-20 0L-17 -14Q-22 -22 -14 -28L-20 -38L-14 -44L-4 -36Q6 -30 14 -26L22 -12L20 0H15L14 -11L4 -14L-6 -12L-8 0H-13L-12 -12L-16 0Z",
      gold,
    );
    scene.path("M-2 -30Q2 -52 22 -58Q20 -50 28 -50Q22 -44 27 -40Q16 -40 12 -28Z", gold);
    scene.path("M4 -30L2 -48Q6 -54 10 -48L12 -28Z", "#f0c25a");
  });
}

/** A low glazed river boat. */
function riverBoat(scene: Scene, x: number, y: number): void {
  scene.path(
    `M${x - 190} ${y - 8}H${x + 180}Q${x + 214} ${y - 12} ${x + 226} ${y - 22}L${x + 206} ${y + 14}H${x - 176}Z`,
    scene.down("#fffaf0", ...scene.byHour(["#ece4d6", "#b4b0ac"], ["#d9bcae", "#8a6a7c"])),
  );
  scene.path(
    `M${x - 176} ${y - 10}L${x - 166} ${y - 40}Q${x} ${y - 52} ${x + 150} ${y - 40}L${x + 176} ${y - 10}Z`,
    scene.down(...scene.byHour(["#d9ecf0", "#94bccb", "#6f9fb2"], ["#fff6e0", "#ffd792", "#f0b070"])),
  );
  for (const at of steps(x - 150, x + 150, 15))
    scene.line(`M${at} ${y - 10}L${x + (at - x) * 0.95} ${y - 43}`, scene.byHour("#e9f0f0", "#5d4a64"), 2);
  scene.line(
    `M${x - 176} ${y - 10}L${x - 166} ${y - 40}Q${x} ${y - 52} ${x + 150} ${y - 40}L${x + 176} ${y - 10}`,
    "#fffaf0",
    3.4,
  );
  scene.line(`M${x - 190} ${y - 2}H${x + 214}`, "#8a2f3c", 3);
  scene.ellipse(x + 10, y + 16, 210, 4, "#fff0d8", 0.4);
}

/** Paris on a May afternoon: the tower over the Seine, zinc roofs and the gilded bridge. */
export const paris = poster(53, (scene) => {
  const stone: HouseStyle = {
    walls: ["#f3e4c8", "#ecd8b8", "#f8eed8"],
    roof: "mansard",
    tiles: ["#8ea3b4", "#647a8c"],
    window: "#6c6a70",
    lit: "#dfe9ea",
    litShare: 0.25,
    shade: "#6a5458",
    storey: 22,
    bay: 17,
    arcade: "#a88a6c",
  };
  const city = scene.aside(() => {
    sky(scene, 690, "#3a86c0", "#78b2d8", "#aed3e0", "#dfe6d8", "#fbebc8");
    veils(scene, { from: 80, to: 520, low: "#fff4dc", high: "#f2f7f8", strength: 0.5, count: 26 });
    sunlight(scene, [330, 610, 620, 360], "#fff0c8", 0.75);
    farRoofs(scene, { base: QUAY, height: [50, 96], width: [30, 90], fill: "#a9b7c2", opacity: 0.6, pitched: true });
    scene.path(
      polygon([
        [1180, 600],
        [1180, 548],
        [1290, 548],
        [1290, 600],
      ]),
      "#b9b6b0",
      0.75,
    );
    scene.path("M1188 550A47 58 0 0 1 1282 550Z M1230 492h10v-22h-10z M1234 472V448", "#a3a9ae", 0.75);
    scene.path("M1188 550A47 58 0 0 1 1282 550Z", "#e9bf62", 0.6);
    farRoofs(scene, { base: QUAY, height: [34, 64], width: [30, 80], fill: "#94a3ae", opacity: 0.75, pitched: true });
    scene.floodlit(() => tower(scene));
    houseRow(scene, { from: 820, to: 1620, base: QUAY, height: [70, 96], width: [60, 110] }, stone);
    houseRow(scene, { from: -20, to: 330, base: QUAY, height: [92, 124], width: [70, 120] }, stone);
    grove(scene, {
      from: -10,
      to: 1620,
      base: QUAY + 8,
      height: 62,
      leaves: ["#3c5f40", "#5f8a48", "#a8bd60"],
      gap: 36,
      density: 34,
    });
    scene.rect(
      0,
      QUAY,
      1600,
      WATERLINE - QUAY,
      scene.down(...scene.byHour(["#f0dfc0", "#d3bd9c", "#a8947c"], ["#d9bca0", "#8a7078", "#4c4258"])),
    );
    scene.line(`M0 ${QUAY + 4}H1600`, "#fff0d6", 3, 0.8);
    for (const at of steps(30, 1570, 26))
      scene.rect(at, QUAY + 6, 2, WATERLINE - QUAY - 6, scene.byHour("#6a5038", "#3a2b46"), 0.14);
    scene.floodlit(() => bridge(scene));
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, ...scene.byHour(["#a9c9bc", "#639a9a", "#356c7e"], ["#c79a94", "#74708e", "#333a5c"]));
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: scene.byHour(0.6, 0.7), ripple: 30 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#fff0d0", "#2a5668", "#b4d6cc"],
    count: 360,
    strength: 0.22,
  });
  riverBoat(scene, 330, 812);
  scene.vignette(...scene.byHour<readonly [number, string]>([0.3, "#08182a"], [0.4, "#1a1630"]));
});
