import type { Stop } from "../../../render/svg.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { people, streetLamp } from "../../blocks/street.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { polygon, steps, symmetric } from "../../shapes.ts";

const GROUND = 752;
const X = 690;
const leaves = ["#35583c", "#587c44", "#a3b25c"] as const;

function televisionTower(scene: Scene): void {
  const x = 1300;
  const concrete = scene.round("#8fa0ac", "#dfe6e4", "#55687c");
  scene.path(
    symmetric(x, [
      [9, 330],
      [13, 500],
      [22, GROUND],
    ]),
    concrete,
  );
  scene.path(
    symmetric(x, [
      [10, 250],
      [9, 340],
    ]),
    concrete,
  );
  for (const [from, to, colour] of [
    [60, 100, "#d8453c"],
    [100, 130, "#f4efe6"],
    [130, 164, "#d8453c"],
    [164, 190, "#f4efe6"],
    [190, 220, "#d8453c"],
  ] as const)
    scene.rect(x - 3.2, from, 6.4, to - from, colour);
  scene.path(
    symmetric(x, [
      [4, 216],
      [9, 240],
    ]),
    "#a8b4ba",
  );
  scene.ellipse(x, 284, 48, 47, scene.halo([x - 16, 266, 62, 62], "#f6f4ea", "#b5c0c6", "#566a80", "#34465e"));
  for (const level of [-18, -6, 6, 18])
    scene.line(
      `M${x - Math.sqrt(47 ** 2 - level ** 2) + 2} ${284 + level}Q${x} ${284 + level + 8} ${x + Math.sqrt(47 ** 2 - level ** 2) - 2} ${284 + level}`,
      "#3f5268",
      1.4,
      0.5,
    );
  for (let at = -44; at <= 44; at += 6)
    scene.rect(x + at, 288 + 8 * (1 - (at / 48) ** 2), 3.4, 5, scene.byHour("#4a6076", "#ffdf9c"), 0.95);
  scene.shine(x - 16, 262, 26, "#ffffff", 0.7);
  if (scene.night) scene.shine(x, 62, 20, "#ff8a78", 0.9);
}

function quadriga(scene: Scene): void {
  const copper = scene.sides("#9fc4ae", "#3f6a66", 0.56);
  scene.at(X, 318, 1.7, () => {
    for (const [index, at] of [-33, -13, 9, 29].entries()) {
      const turn = index < 2 ? -1 : 1;
      scene.path(
        `M${at - 7} 0L${at - 6} -16Q${at - 8} -24 ${at - 3 + turn * 3} -29L${at + turn * 2} -38L${at + turn * 9} -37L${at + turn * 8} -31L${at + 5 + turn * 3} -26Q${at + 9} -20 ${at + 7} -14L${at + 9} 0H${at + 5}L${at + 2} -12L${at - 2} -10L${at - 3} 0Z`,
        copper,
      );
    }
    scene.path("M-10 -14Q0 -18 10 -14L8 -26H-8Z", copper);
    scene.path("M-5 -24L-6 -44Q-4 -52 0 -53Q4 -52 6 -44L5 -24Z", copper);
    scene.ellipse(0, -56, 3.6, 4, "#9fc4ae");
    scene.path("M-5 -48C-16 -62 -20 -54 -22 -38Q-14 -40 -6 -38ZM5 -48C16 -62 20 -54 22 -38Q14 -40 6 -38Z", copper);
    scene.line("M9 -30V-82", "#5f8a80", 1.8);
    scene.path("M9 -76L2 -86L9 -82L16 -86Z", "#5f8a80");
    scene.ellipse(9, -74, 4.4, 4.4, "none");
    scene.line("M4.6 -74a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0", "#7fa898", 1.4);
  });
}

function gate(scene: Scene): void {
  const stone = scene.across("#ffe3b4", "#f3c890", "#c08f68");
  const [left, right] = [X - 330, X + 330];
  scene.rect(
    left,
    430,
    right - left,
    GROUND - 430,
    scene.down(...scene.byHour(["#c9a27c", "#a88468", "#c9a078"], ["#8a6450", "#5c4040", "#c98f5a"])),
  );
  for (const at of steps(left + 34, right - 34, 6).slice(0, 5))
    scene.rect(
      at + 22,
      458,
      75,
      GROUND - 458,
      scene.down(
        ...scene.byHour<readonly Stop[]>(
          [
            [0, "#8f705c"],
            [0.55, "#b08a6c"],
            [1, "#d2ae84"],
          ],
          [
            [0, "#3f3444"],
            [0.55, "#8a6250"],
            [1, "#ffcb80"],
          ],
        ),
      ),
    );
  for (const at of steps(left + 34, right - 34, 6)) {
    scene.rect(at - 25, GROUND - 14, 50, 14, "#e9c08c");
    scene.path(
      symmetric(at, [
        [19, 466],
        [22, GROUND - 12],
      ]),
      scene.across([0, "#f3d2a0"], [0.3, "#fff0cc"], [0.6, "#dcae7c"], [1, "#8f6450"]),
    );
    for (const flute of [-12, -6, 0, 6, 12]) scene.line(`M${at + flute} 470V${GROUND - 16}`, "#8f6450", 1.4, 0.4);
    scene.rect(at - 25, 452, 50, 14, "#ffe9c0");
  }
  scene.rect(left - 8, 422, right - left + 16, 32, stone);
  for (const at of steps(left + 8, right - 18, 30)) scene.rect(at, 430, 9, 18, "#b58660", 0.75);
  scene.rect(left - 18, 408, right - left + 36, 16, stone);
  scene.rect(left + 54, 352, right - left - 108, 58, stone);
  for (const at of steps(left + 66, right - 86, 10)) scene.rect(at, 362, 20, 36, "#c79a70", 0.5);
  scene.rect(left + 44, 342, right - left - 88, 12, "#fff0cc");
  scene.rect(X - 110, 316, 220, 28, stone);
  scene.rect(
    left - 60,
    380,
    right - left + 120,
    GROUND - 380,
    scene.halo([X, GROUND, 420, 280], [0, "#ffd48c", scene.byHour(0.15, 0.5)], [1, "#ffd48c", 0]),
  );
  for (const side of [-1, 1]) drawPavilion(scene, X + side * 420, stone);
}

function drawPavilion(scene: Scene, x: number, stone: string): void {
  scene.rect(x - 88, 560, 176, GROUND - 560, stone);
  for (const at of steps(x - 70, x + 70, 5)) scene.rect(at - 7, 590, 14, GROUND - 590, "#fff0cc");
  for (const at of steps(x - 52, x + 52, 4)) scene.rect(at - 10, 592, 20, GROUND - 592, "#6a4a48", 0.75);
  scene.rect(x - 94, 576, 188, 14, "#f0cc98");
  scene.path(
    polygon([
      [x - 98, 562],
      [x, 516],
      [x + 98, 562],
    ]),
    stone,
  );
  scene.line(`M${x - 98} 562L${x} 516L${x + 98} 562Z`, "#fff0cc", 3);
}

/** Berlino on a June morning: the Brandenburg Gate, limes in leaf, the television tower. */
export const berlin = poster(127, (scene) => {
  const fronts: HouseStyle = {
    walls: ["#e6d6ba", "#f0e2c8", "#dcc8ac", "#ead2b0"],
    roof: ["mansard", "flat"],
    tiles: ["#8296a2", "#5f7484"],
    window: "#66707c",
    lit: "#dfe9ea",
    litShare: 0.25,
    shade: "#5a4c58",
    storey: 30,
    bay: 24,
    arcade: "#a88a6c",
  };
  const city = scene.aside(() => {
    sky(scene, 740, "#2f7ab4", "#6fabd0", "#a9d0dc", "#dae6da", "#f9eaca");
    veils(scene, { from: 70, to: 480, low: "#fff4de", high: "#f0f6f8", strength: 0.5, count: 26 });
    sunlight(scene, [1090, 700, 640, 330], "#fff0cc", 0.75);
    farRoofs(scene, { base: GROUND, height: [70, 140], width: [28, 80], fill: "#a9b8c2", opacity: 0.6 });
    scene.floodlit(() => televisionTower(scene));
    farRoofs(scene, { base: GROUND, height: [60, 110], width: [30, 80], fill: "#93a6b2", opacity: 0.8, domes: 0.15 });
    houseRow(scene, { from: 1190, to: 1640, base: GROUND, height: [150, 196], width: [100, 160] }, fronts);
    houseRow(scene, { from: -20, to: 240, base: GROUND, height: [150, 190], width: [100, 160] }, fronts);
    scene.floodlit(() => gate(scene));
    scene.floodlit(() => quadriga(scene));
    grove(scene, { from: -10, to: 190, base: GROUND + 4, height: 130, leaves, gap: 70, density: 56 });
    grove(scene, { from: 1230, to: 1640, base: GROUND + 4, height: 120, leaves, gap: 72, density: 56 });
  });
  scene.draw(city);
  // The pavement: dry by day, after dark wet from the evening's rain.
  water(scene, GROUND, 900, ...scene.byHour(["#e9dcc4", "#d6c6aa", "#bba78c"], ["#4c4a50", "#232c3a", "#0e141e"]));
  reflect(scene, city, { line: GROUND, bottom: 900, strength: scene.byHour(0.18, 0.66), ripple: 20 });
  for (const at of steps(-16, 16, 33))
    scene.line(
      `M${X + at * 50} ${GROUND}L${X + at * 190} 900`,
      ...scene.byHour<readonly [string, number, number]>(["#8a7458", 1.4, 0.3], ["#ffe6bc", 1.2, 0.07]),
    );
  for (const at of [110, 270, 1110, 1270, 1450]) streetLamp(scene, at, GROUND + 16, 150, { glow: 0, post: "#26323c" });
  people(scene, {
    count: 34,
    from: 200,
    to: 1400,
    top: GROUND + 5,
    bottom: GROUND + 34,
    size: 24,
    colours: scene.byHour<readonly [string, ...string[]]>(["#3a3f4c", "#7c4a40", "#3f5a74"], ["#0c121c", "#1c2636"]),
  });
  scene.vignette(scene.byHour(0.3, 0.5), "#0a1420");
});
