import { type Stop, short } from "../../../render/svg.ts";
import { dome, lantern } from "../../blocks/domes.ts";
import { birds, sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { streetLamp } from "../../blocks/street.ts";
import { grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene, TwoTones } from "../../scene.ts";
import { arched, steps, symmetric } from "../../shapes.ts";

const BANK = 694;
const WATERLINE = 764;
const X = 960;
const DRUM = 523;
const leaves = ["#2f4a3a", "#4d6a48", "#8a9a5e"] as const;

function basilicaDome(scene: Scene): void {
  const stone = scene.across(
    ...scene.byHour<readonly Stop[]>(
      [
        [0, "#8496a4"],
        [0.16, "#a3b3ba"],
        [0.36, "#dde2dc"],
        [0.55, "#b7c2c4"],
        [1, "#71838f"],
      ],
      [
        [0, "#4f4656"],
        [0.16, "#7d6c78"],
        [0.36, "#c4a49a"],
        [0.55, "#9a7f82"],
        [1, "#463c4a"],
      ],
    ),
  );
  scene.path(
    symmetric(X, [
      [118, 414],
      [118, 435],
      [131, 435],
      [131, 446],
      [123, 446],
      [123, DRUM],
    ]),
    stone,
  );
  for (let index = -4; index <= 4; index++) {
    const angle = index * 0.36;
    const at = X + Math.sin(angle) * 117;
    const w = Math.cos(angle) * 12;
    const light = Math.max(0.08, Math.cos(angle + 0.4));
    scene.rect(at - w, 449, w * 0.75, 74, "#f3d6b0", 0.65 * light);
    scene.rect(at + w * 0.25, 449, w * 0.75, 74, "#f3d6b0", 0.5 * light);
    if (index < 4)
      scene.path(
        arched(X + Math.sin(angle + 0.18) * 117, DRUM - 10, w * 1.4, 44),
        scene.byHour("#6f6468", "#ffcf86"),
        0.8,
      );
  }
  dome(scene, {
    x: X,
    base: 414,
    radius: 115,
    height: 155,
    fill: stone,
    eye: 17,
    ribs: 10,
    rib: scene.byHour("#f6f2e4", "#f6dcb8"),
    ribWidth: 2.6,
    ribStrength: 0.4,
  });
  for (const share of [0.3, 0.58]) {
    for (let index = -4; index < 4; index++) {
      const angle = index * 0.37 + 0.18;
      scene.ellipse(
        X + Math.sin(angle) * 115 * (1 - share * 0.32),
        414 - 155 * share,
        4.4 * Math.cos(angle),
        5.4,
        "#2f2838",
        0.5,
      );
    }
  }
  lantern(scene, X, 262, 112, scene.byHour("#cfd2cc", "#a58a86"), scene.byHour("#7d7f88", "#ffd890"));
}

function basilica(scene: Scene): void {
  const side = scene.byHour("#d9c3a4", "#80676c");
  const lead = scene.byHour("#a9b6ba", "#80676c");
  for (const offset of [-200, 200]) {
    const at = X + offset;
    scene.rect(at - 32, 494, 64, 40, side);
    dome(scene, {
      x: at,
      base: 496,
      radius: 30,
      height: 44,
      fill: scene.round(lead, ...scene.byHour<TwoTones>(["#dde2dc", "#71838f"], ["#b0938e", "#54444e"])),
      eye: 5,
    });
    lantern(scene, at, 452, 40, lead, scene.byHour("#7d7f88", "#ffd08a"));
    for (const offset of [-12, 12])
      scene.path(arched(at + offset, 530, 11, 26), scene.byHour("#6f6468", "#ffd08a"), 0.75);
  }
  const front = scene.down(...scene.byHour(["#f0d9b4", "#fbebcb"], ["#b8958a", "#fbe4bd"]));
  const shadow = scene.byHour("#b99a7c", "#8f7272");
  const opening = scene.byHour("#7a6258", "#3a2a2e");
  scene.rect(X - 313, DRUM + 6, 626, BANK - DRUM, front);
  scene.rect(X - 321, DRUM + 35, 642, 8, shadow);
  scene.rect(X - 317, DRUM, 634, 8, shadow);
  for (const at of steps(X - 300, X + 300, 16)) {
    scene.rect(at - 5.4, DRUM + 45, 10.8, BANK - DRUM - 45, "#fff0d2", 0.6);
    scene.rect(at + 2.6, DRUM + 45, 4, BANK - DRUM - 45, scene.byHour("#a58468", "#6a5058"), 0.45);
  }
  for (const [index, at] of steps(X - 280, X + 280, 15).entries()) {
    scene.path(arched(at, BANK - 26, 17, 58), opening, 0.7);
    scene.rect(at - 7, DRUM + 56, 14, 19, index % 3 ? opening : scene.byHour(opening, "#ffd08a"), 0.7);
  }
  scene.path(`M${X - 96} ${DRUM + 35}L${X} ${DRUM + 8}L${X + 96} ${DRUM + 35}Z`, scene.byHour("#f6e2bf", "#d8b796"));
  scene.line(`M${X - 96} ${DRUM + 35}L${X} ${DRUM + 8}L${X + 96} ${DRUM + 35}`, shadow, 2.4);
  for (const at of steps(X - 296, X + 296, 13))
    scene.path(`M${short(at - 2.4)} ${DRUM}q-2.6 -19 2.4 -23q5 4 2.4 23z`, scene.byHour("#c9ad8e", "#6a5058"));
  scene.rect(
    X - 400,
    BANK - 160,
    800,
    160,
    scene.halo([X, BANK, 400, 160], [0, "#ffe6b4", scene.byHour(0.25, 0.6)], [1, "#ffe6b4", 0]),
  );
}

function angelBridge(scene: Scene): void {
  const deck = BANK + 3 - 19;
  const span = 267;
  const first = (1600 - 5 * span) / 2;
  let d = `M-10 ${WATERLINE}V${deck}H1610V${WATERLINE}`;
  for (let index = 4; index >= 0; index--) {
    const [left, right] = [first + index * span + 21, first + (index + 1) * span - 21];
    d += `L${right} ${WATERLINE}A${(right - left) / 2} 56 0 0 0 ${left} ${WATERLINE}`;
  }
  scene.path(
    `${d}Z`,
    scene.downAt(
      deck,
      WATERLINE,
      [0, "#f0d2a4"],
      ...scene.byHour<readonly Stop[]>(
        [
          [0.25, "#dcb88c"],
          [1, "#a88668"],
        ],
        [
          [0.25, "#b08d74"],
          [1, "#4a3838"],
        ],
      ),
    ),
  );
  scene.line(`M-10 ${deck}H1610`, "#fff0d0", 2.6, 0.6);
  scene.line(`M-10 ${deck + 16}H1610`, "#3a2a2c", 2, 0.5);
  for (let index = 0; index < 5; index++) {
    const [left, right] = [first + index * span + 21, first + (index + 1) * span - 21];
    scene.line(
      `M${left - 8} ${WATERLINE}A${(right - left) / 2 + 8} 64 0 0 1 ${right + 8} ${WATERLINE}`,
      "#f2d6aa",
      5,
      0.35,
    );
    streetLamp(scene, first + (index + 0.5) * span, deck, 48, { globes: 1, glow: 0, post: "#3a3038" });
  }
  for (let index = 0; index <= 5; index++) drawAngel(scene, first + index * span, deck);
}

function drawAngel(scene: Scene, at: number, deck: number): void {
  scene.path(
    `M${at - 20} ${WATERLINE + 6}V${deck + 11}L${at} ${deck}L${at + 20} ${deck + 11}V${WATERLINE + 6}Z`,
    scene.byHour("#c9a682", "#8a6d60"),
  );
  scene.rect(at - 11, deck - 27, 22, 30, scene.byHour("#e6cba4", "#c9a684"));
  const marble = scene.byHour("#fbf2e0", "#e9cda4");
  scene.at(at, deck - 27, 1.33, () => {
    scene.path("M-5 0C-9 -12 -5 -22 -2 -24A3.6 3.6 0 1 1 2 -24C6 -21 8 -12 5 0Z", marble);
    scene.path("M-3 -20C-14 -36 -18 -28 -17 -10Q-12 -12 -6 -14ZM3 -20C14 -36 18 -28 17 -10Q12 -12 6 -14Z", marble);
  });
}

/** Roma on a spring afternoon: Saint Peter's above the Tiber and the bridge of the angels. */
export const rome = poster(5, (scene) => {
  const bridge = scene.aside(() => scene.floodlit(() => angelBridge(scene)));
  const city = scene.aside(() => {
    sky(
      scene,
      830,
      [0, "#3f8ab8"],
      [0.28, "#74b0cc"],
      [0.5, "#aed0d2"],
      [0.66, "#e0ddc4"],
      [0.76, "#f6dfb2"],
      [0.84, "#ffe8bc"],
    );
    veils(scene, { from: 90, to: 560, low: "#fff0d2", high: "#f2f6f4", strength: 0.5 });
    sunlight(scene, [627, 627, 750, 370], "#fff0c8", 0.8);
    birds(scene, 610, 240, 16, "#4a5560", 6);
    farRoofs(scene, { base: BANK, height: [70, 128], width: [28, 88], fill: "#c28f74", opacity: 0.75, domes: 0.2 });
    windowGrid(scene, {
      x: 0,
      y: BANK - 90,
      width: 1600,
      height: 90,
      columns: 130,
      rows: 6,
      dark: "#9a6c5e",
      lit: "#ffe6bc",
      litShare: 0.1,
      wide: 0.3,
      tall: 0.36,
    });
    scene.floodlit(() => basilica(scene));
    scene.floodlit(() => basilicaDome(scene));
    grove(scene, { from: -30, to: 590, base: BANK + 8, height: 96, leaves, gap: 40 });
    grove(scene, { from: 1310, to: 1640, base: BANK + 8, height: 88, leaves, gap: 36 });
  });
  scene.draw(city);
  water(scene, BANK + 20, 900, ...scene.byHour(["#a9b48f", "#6f9a8e", "#3f6f72"], ["#6b4a4a", "#2e2433", "#0e0d17"]));
  reflect(scene, city + bridge, { line: WATERLINE, bottom: 900, strength: 0.75, ripple: 30 });
  scene.draw(bridge);
  ripples(scene, { top: WATERLINE, bottom: 900, colours: ["#ffe9c0", "#1f4048"], count: 280, strength: 0.17 });
  scene.vignette(scene.byHour(0.34, 0.6));
});
