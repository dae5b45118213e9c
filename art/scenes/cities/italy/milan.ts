import { type Stop, short } from "../../../render/svg.ts";
import { pinnacle } from "../../blocks/domes.ts";
import { massif } from "../../blocks/mountains.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { people, streetLamp } from "../../blocks/street.ts";
import { reflect, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, steps } from "../../shapes.ts";

const GROUND = 755;
const MIDDLE = 853;
/** Units a metre of the cathedral. */
const METRE = 6.67;
const HALF_WIDTH = 33.5;
const x = (metres: number) => MIDDLE + metres * METRE;
const y = (metres: number) => GROUND - metres * METRE;
/** Height of the gable (m) at a distance from the axis. */
const gable = (metres: number) => 55 - (22 * Math.abs(metres)) / HALF_WIDTH;
const buttresses = [-32, -20.6, -8.6, 8.6, 20.6, 32];

function modernSkyline(scene: Scene): void {
  farRoofs(scene, { base: GROUND, height: [90, 165], width: [22, 74], fill: "#a3b2c0", opacity: 0.6 });
  const glass = "#8fa9bd";
  scene.path(`M200 ${GROUND}V440Q224 408 262 424V${GROUND}Z M250 440L253 285L256 440Z`, glass, 0.62);
  scene.path(`M1290 ${GROUND}V408Q1320 397 1350 408V${GROUND}Z`, glass, 0.62);
  scene.path(`M1378 ${GROUND}C1374 600 1394 530 1386 448L1434 440C1444 530 1420 600 1432 ${GROUND}Z`, glass, 0.62);
  scene.path(`M1466 ${GROUND}C1466 590 1476 530 1500 466L1538 470C1520 560 1520 612 1528 ${GROUND}Z`, glass, 0.62);
  const near = "#a8979a";
  for (const [left, top, width] of [
    [333, 496, 46],
    [394, 532, 40],
  ] as const) {
    scene.rect(left, top, width, GROUND - top, near, 0.82);
    for (let floor = 0; floor < 22; floor++) {
      scene.ellipse(
        left + (scene.random.chance(0.5) ? 0 : width) + scene.random.bell() * 8,
        top + 8 + floor * 11,
        8,
        5,
        near,
        0.82,
      );
    }
  }
  scene.path(`M1128 ${GROUND}V587L1117 565V496H1122L1130 482H1179L1186 496H1192V565L1181 587V${GROUND}Z`, near, 0.82);
  farRoofs(scene, { base: GROUND, height: [85, 150], width: [30, 96], fill: near, opacity: 0.82 });
  windowGrid(scene, {
    x: 0,
    y: GROUND - 140,
    width: 1600,
    height: 140,
    columns: 130,
    rows: 9,
    dark: "#83757e",
    lit: "#e9eef0",
    litShare: 0.1,
    wide: 0.3,
    tall: 0.36,
  });
}

function crossingTower(scene: Scene): void {
  const stone = scene.downAt(
    y(108),
    y(36),
    ...scene.byHour(["#f8ecdf", "#efdfcf", "#dfcbbb", "#cdb6a9"], ["#a58a86", "#8a6d6c", "#6a5054", "#5c4448"]),
  );
  let d = "";
  for (let index = -16; index <= 16; index++) {
    const tall = 52 + 8 * Math.cos(index * 0.55) + (16 - Math.abs(index)) * 0.9 + scene.random.between(0, 3);
    d += pinnacle(x(index * 2.15), y(28), 6, (tall - 28) * METRE, 0.5);
  }
  d += `M${x(-9)} ${y(30)}V${y(66)}L${x(-6.5)} ${y(70)}L${x(-4)} ${y(74)}H${x(4)}L${x(6.5)} ${y(70)}L${x(9)} ${y(66)}V${y(30)}Z`;
  for (const at of [-8.6, -5.2, 5.2, 8.6]) d += pinnacle(x(at), y(62), 9.4, 20 * METRE, 0.35);
  scene.path(d + pinnacle(x(0), y(72), 22, 35.5 * METRE, 0.32), stone);
  for (const at of [-5.6, 0, 5.6]) scene.path(arched(x(at), y(50), 14, 62), scene.byHour("#7d6f78", "#ffdf9e"), 0.5);
  scene.shine(x(0), y(107), 34, "#ffe2a0", scene.byHour(0.35, 0.8));
  scene.path(
    `M${x(0) - 2.2} ${y(107)}L${x(0)} ${y(110)}L${x(0) + 2.2} ${y(107)}L${x(0) + 1.6} ${y(103.6)}H${x(0) - 1.6}Z`,
    "#f3d48e",
  );
}

function bays(scene: Scene): void {
  const door = scene.down([0, "#2a1e20"], [0.7, "#4a3024"], [1, scene.byHour("#6a4a38", "#d99a50")]);
  for (const [at, width, height] of [
    [-26.3, 7.2, 9.5],
    [-14.6, 7.6, 10.5],
    [0, 10.5, 15],
    [14.6, 7.6, 10.5],
    [26.3, 7.2, 9.5],
  ] as const) {
    const w = width * METRE;
    scene.path(arched(x(at), GROUND, w * 0.74, height * METRE * 1.06), "#f6dcb0", 0.75);
    scene.path(arched(x(at), GROUND, w * 0.5, height * METRE * 0.86), door);
    scene.path(arched(x(at), y(15.5), w * 0.42, 7 * METRE), scene.byHour("#665a64", "#3a2a2c"));
    const top = gable(Math.abs(at) + width * 0.4) - 3;
    if (top <= 31) continue;
    scene.path(arched(x(at), y(26.5), w * 0.36, (top - 26.5) * METRE), scene.byHour("#5d5460", "#33262c"));
    for (const mullion of [-0.06, 0.06])
      scene.line(`M${short(x(at) + mullion * w)} ${y(26.5)}V${y(top - 1.6)}`, "#b08a6c", 1.2);
  }
}

function facade(scene: Scene): void {
  const marble = scene.downAt(
    y(68),
    GROUND,
    ...scene.byHour(["#f3e2d6", "#f7eadd", "#fbf1e3", "#fff7ea"], ["#b79a90", "#c9a78d", "#e8c9a0", "#fbe8c6"]),
  );
  const shaded = scene.downAt(
    y(58),
    GROUND,
    ...scene.byHour(["#b79f9c", "#c6aea2", "#d8c0ac"], ["#6a5256", "#8a6a5e", "#b98f6a"]),
  );
  scene.path(`M${x(-HALF_WIDTH)} ${GROUND}V${y(33)}L${x(0)} ${y(55)}L${x(HALF_WIDTH)} ${y(33)}V${GROUND}Z`, marble);
  for (const at of steps(-33, 33, 81))
    scene.line(`M${short(x(at))} ${short(y(gable(at) - 1.2))}V${GROUND}`, "#5b4240", 1, 0.2);
  for (const level of [12.5, 14, 24, 25.2])
    scene.line(`M${x(-HALF_WIDTH)} ${y(level)}H${x(HALF_WIDTH)}`, "#5b4240", 1.2, 0.35);
  bays(scene);
  for (const at of buttresses) {
    const tall = gable(at) + 2.5;
    scene.rect(x(at - 1.3), y(tall), 2.6 * METRE, tall * METRE, marble);
    scene.rect(x(at + (at > 0 ? -1.3 : 0.43)), y(tall), 0.87 * METRE, tall * METRE, shaded, 0.75);
    for (let level = 6; level < tall - 3; level += 7.5) scene.path(arched(x(at), y(level), 6.4, 24), "#3c2c2e", 0.55);
    scene.path(pinnacle(x(at), y(tall - 3.5), 14.6, (Math.abs(at) < 10 ? 17 : 14) * METRE, 0.3), marble);
  }
  let crest = "";
  for (let at = -30; at <= 30; at += 1.9) {
    if (buttresses.some((buttress) => Math.abs(buttress - at) < 1.4)) continue;
    crest += pinnacle(x(at), y(gable(at) - 0.4), 5.6, 4.6 * METRE, 0.3);
  }
  scene.path(crest + pinnacle(x(0), y(54), 12, 12 * METRE, 0.3), scene.byHour("#efdfd0", "#d6b797"));
  scene.line(
    `M${x(-HALF_WIDTH)} ${y(33)}L${x(0)} ${y(55)}L${x(HALF_WIDTH)} ${y(33)}`,
    scene.byHour("#fffaf0", "#f2d3a4"),
    2.6,
    0.65,
  );
  scene.rect(
    MIDDLE - 320,
    GROUND - 172,
    640,
    172,
    scene.halo([MIDDLE, GROUND, 306, 160], [0, "#ffe3ae", scene.byHour(0.2, 0.65)], [1, "#ffe3ae", 0]),
  );
}

/** The plaster of the houses around the piazza. */
const stucco = (scene: Scene) =>
  scene.down(
    ...scene.byHour<readonly Stop[]>(
      [
        [0, "#dcb68c"],
        [0.55, "#e6c59a"],
        [1, "#efd6b0"],
      ],
      [
        [0, "#2a2129"],
        [0.55, "#3c2c2e"],
        [1, "#6e4b36"],
      ],
    ),
  );

function palace(scene: Scene, left: number, right: number, top: number): void {
  scene.rect(left, top, right - left, GROUND + 8 - top, stucco(scene));
  scene.rect(left - 4, top - 8, right - left + 8, 9, scene.byHour("#b98f6c", "#1f1820"));
  scene.line(`M${left} ${top}H${right}`, scene.byHour("#fff0d4", "#c99f72"), 2.4, 0.6);
  const columns = Math.round((right - left) / 32);
  windowGrid(scene, {
    x: left,
    y: top + 12,
    width: right - left,
    height: GROUND - 60 - top,
    columns,
    rows: 3,
    dark: scene.byHour("#6f5c58", "#191318"),
    lit: scene.byHour("#8fa2ae", "#ffcf83"),
    litShare: 0.42,
    wide: 0.36,
    tall: 0.5,
    top: "arched",
  });
  for (const at of steps(left + 26, right - 26, Math.round(columns / 1.6)))
    scene.path(arched(at, GROUND + 8, 34, 58), scene.byHour("#6f5148", "#ffbe6a"), scene.random.between(0.35, 0.7));
}

function gallery(scene: Scene): void {
  scene.path(`M400 ${GROUND + 8}V496H421V485H539V496H560V${GROUND + 8}Z M429 485V469H531V485Z`, stucco(scene));
  scene.path(arched(480, GROUND + 8, 82, 206), scene.byHour("#8a6a58", "#ffc678"), 0.85);
  scene.path(arched(480, GROUND + 8, 50, 166), "#fff0cf", 0.8);
  scene.line(`${arched(480, GROUND + 8, 82, 206)}`, "#e6bd86", 3);
  scene.line("M400 496H560M400 533H560", scene.byHour("#fff0d4", "#c99f72"), 2, 0.6);
  for (const at of [415, 545])
    for (const foot of [586, 668])
      scene.path(
        arched(at, foot, 11, 34),
        foot < 600 ? scene.byHour("#6f5c58", "#ffcf83") : scene.byHour("#6f5c58", "#191318"),
        0.75,
      );
}

/** Milano on a clear morning: the cathedral and the Galleria over the piazza, the new towers and the Alps behind. */
export const milan = poster(11, (scene) => {
  const scenery = scene.aside(() => {
    sky(
      scene,
      830,
      [0, "#2f74ac"],
      [0.28, "#6aa5c8"],
      [0.5, "#a3c8d4"],
      [0.68, "#d3e0d6"],
      [0.8, "#f2e8cc"],
      [0.9, "#fbe9c4"],
    );
    veils(scene, { from: 110, to: 560, low: "#fff3da", high: "#eef5f6", strength: 0.5 });
    sunlight(scene, [1010, 667, 690, 400], "#fff0c8", 0.6);
    massif(scene, {
      peaks: [
        [-20, 600],
        [120, 520],
        [260, 570],
        [420, 490],
        [600, 560],
        [1180, 540],
        [1320, 470],
        [1460, 540],
        [1620, 500],
      ],
      base: GROUND,
      body: ["#7d9dbe", "#d5d8cc"],
      shade: "#5f86b0",
      shadeStrength: 0.3,
      snow: { colour: "#fffaf0", line: 560 },
    });
    modernSkyline(scene);
    scene.rect(
      0,
      500,
      1600,
      GROUND - 500,
      scene.halo([930, GROUND, 1010, 210], [0, "#fff0d2", 0.6], [0.6, "#f6dcb0", 0.24], [1, "#f6dcb0", 0]),
    );
    scene.floodlit(() => crossingTower(scene));
    scene.floodlit(() => facade(scene));
    palace(scene, -14, 400, 547);
    palace(scene, 1313, 1620, 576);
    scene.floodlit(() => gallery(scene));
  });
  scene.draw(scenery);
  // The pavement: dry stone by day, after dark still wet from the evening's shower.
  water(scene, GROUND, 900, ...scene.byHour(["#eddcc2", "#dcc6a8", "#c4aa8c"], ["#3a2a28", "#1e181c", "#0c0a0d"]));
  reflect(scene, scenery, { line: GROUND, bottom: 900, strength: scene.byHour(0.2, 0.62), ripple: 22 });
  for (const at of steps(-14, 14, 29))
    scene.line(
      `M${MIDDLE + at * 48} ${GROUND}L${MIDDLE + at * 200} 900`,
      ...scene.byHour<readonly [string, number, number]>(["#8a6d54", 1.4, 0.3], ["#f6d9a6", 1.2, 0.07]),
    );
  for (const [at, height] of [
    [160, 165],
    [626, 132],
    [1128, 132],
    [1480, 165],
  ] as const)
    streetLamp(scene, at, GROUND + 18, height, { glow: 0 });
  people(scene, {
    count: 40,
    from: 180,
    to: 1480,
    top: GROUND + 6,
    bottom: GROUND + 34,
    size: 22,
    colours: scene.byHour<readonly [string, ...string[]]>(["#3c3542", "#7c3f3e", "#34506c", "#5f4a44"], ["#120d10"]),
  });
  scene.vignette(scene.byHour(0.34, 0.6));
});
