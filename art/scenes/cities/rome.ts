import { short } from "../../render/svg.ts";
import { dome, lantern } from "../blocks/domes.ts";
import { birds, sky, sunlight, veils } from "../blocks/sky.ts";
import { farRoofs } from "../blocks/skyline.ts";
import { streetLamp } from "../blocks/street.ts";
import { grove } from "../blocks/trees.ts";
import { reflect, ripples, water } from "../blocks/water.ts";
import { windowGrid } from "../blocks/windows.ts";
import { poster } from "../poster.ts";
import type { Scene } from "../scene.ts";
import { arched, steps, symmetric } from "../shapes.ts";

const BANK = 694;
const WATERLINE = 764;
const X = 960;
const DRUM = 523;
const leaves = ["#2a1f2a", "#432f36", "#6a4a42"] as const;

function basilicaDome(scene: Scene): void {
  const stone = scene.across([0, "#4f4656"], [0.16, "#7d6c78"], [0.36, "#c4a49a"], [0.55, "#9a7f82"], [1, "#463c4a"]);
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
    if (index < 4) scene.path(arched(X + Math.sin(angle + 0.18) * 117, DRUM - 10, w * 1.4, 44), "#ffcf86", 0.8);
  }
  dome(scene, {
    x: X,
    base: 414,
    radius: 115,
    height: 155,
    fill: stone,
    eye: 17,
    ribs: 10,
    rib: "#f6dcb8",
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
  lantern(scene, X, 262, 112, "#a58a86", "#ffd890");
}

function basilica(scene: Scene): void {
  for (const offset of [-200, 200]) {
    const at = X + offset;
    scene.rect(at - 32, 494, 64, 40, "#80676c");
    dome(scene, {
      x: at,
      base: 496,
      radius: 30,
      height: 44,
      fill: scene.round("#80676c", "#b0938e", "#54444e"),
      eye: 5,
    });
    lantern(scene, at, 452, 40, "#80676c", "#ffd08a");
    for (const side of [-12, 12]) scene.path(arched(at + side, 530, 11, 26), "#ffd08a", 0.75);
  }
  const front = scene.down("#b8958a", "#fbe4bd");
  scene.rect(X - 313, DRUM + 6, 626, BANK - DRUM, front);
  scene.rect(X - 321, DRUM + 35, 642, 8, "#8f7272");
  scene.rect(X - 317, DRUM, 634, 8, "#8f7272");
  for (const at of steps(X - 300, X + 300, 16)) {
    scene.rect(at - 5.4, DRUM + 45, 10.8, BANK - DRUM - 45, "#fff0d2", 0.6);
    scene.rect(at + 2.6, DRUM + 45, 4, BANK - DRUM - 45, "#6a5058", 0.45);
  }
  for (const [index, at] of steps(X - 280, X + 280, 15).entries()) {
    scene.path(arched(at, BANK - 26, 17, 58), "#3a2a2e", 0.7);
    scene.rect(at - 7, DRUM + 56, 14, 19, index % 3 ? "#3a2a2e" : "#ffd08a", 0.7);
  }
  scene.path(`M${X - 96} ${DRUM + 35}L${X} ${DRUM + 8}L${X + 96} ${DRUM + 35}Z`, "#d8b796");
  scene.line(`M${X - 96} ${DRUM + 35}L${X} ${DRUM + 8}L${X + 96} ${DRUM + 35}`, "#8f7272", 2.4);
  for (const at of steps(X - 296, X + 296, 13))
    scene.path(`M${short(at - 2.4)} ${DRUM}q-2.6 -19 2.4 -23q5 4 2.4 23z`, "#6a5058");
  scene.rect(X - 400, BANK - 160, 800, 160, scene.halo([X, BANK, 400, 160], [0, "#ffe6b4", 0.6], [1, "#ffe6b4", 0]));
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
  scene.path(`${d}Z`, scene.downAt(deck, WATERLINE, [0, "#f0d2a4"], [0.25, "#b08d74"], [1, "#4a3838"]));
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
    streetLamp(scene, first + (index + 0.5) * span, deck, 48, { globes: 1, post: "#1d161b" });
  }
  for (let index = 0; index <= 5; index++) drawAngel(scene, first + index * span, deck);
}

function drawAngel(scene: Scene, at: number, deck: number): void {
  scene.path(
    `M${at - 20} ${WATERLINE + 6}V${deck + 11}L${at} ${deck}L${at + 20} ${deck + 11}V${WATERLINE + 6}Z`,
    "#8a6d60",
  );
  scene.rect(at - 11, deck - 27, 22, 30, "#c9a684");
  scene.at(at, deck - 27, 1.33, () => {
    scene.path("M-5 0C-9 -12 -5 -22 -2 -24A3.6 3.6 0 1 1 2 -24C6 -21 8 -12 5 0Z", "#e9cda4");
    scene.path("M-3 -20C-14 -36 -18 -28 -17 -10Q-12 -12 -6 -14ZM3 -20C14 -36 18 -28 17 -10Q12 -12 6 -14Z", "#e9cda4");
  });
}

/** Roma at sunset: Saint Peter's above the Tiber and the bridge of the angels. */
export const rome = poster(5, (scene) => {
  const bridge = scene.aside(() => scene.floodlit(() => angelBridge(scene)));
  const city = scene.aside(() => {
    sky(
      scene,
      830,
      [0, "#171a2b"],
      [0.28, "#3a3350"],
      [0.5, "#80545e"],
      [0.66, "#cf8a62"],
      [0.76, "#f0bd7c"],
      [0.84, "#ffe0ac"],
    );
    veils(scene, { from: 90, to: 560, low: "#ffd9a2", high: "#b98088" });
    sunlight(scene, [627, 627, 750, 370], "#ffe9bc");
    birds(scene, 610, 240, 16, "#2a2233", 6);
    farRoofs(scene, { base: BANK, height: [70, 128], width: [28, 88], fill: "#6a4852", opacity: 0.75, domes: 0.2 });
    windowGrid(scene, {
      x: 0,
      y: BANK - 90,
      width: 1600,
      height: 90,
      columns: 130,
      rows: 6,
      dark: "#6a4852",
      lit: "#ffdca0",
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
  water(scene, BANK + 20, 900, "#6b4a4a", "#2e2433", "#0e0d17");
  reflect(scene, city + bridge, { line: WATERLINE, bottom: 900, strength: 0.75, ripple: 30 });
  scene.draw(bridge);
  ripples(scene, { top: WATERLINE, bottom: 900, colours: ["#ffe0a8", "#120f1a"], count: 280, strength: 0.17 });
  scene.vignette(0.6);
});
