import { dome, lantern } from "../../blocks/domes.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { birds, sky, sunlight, veils } from "../../blocks/sky.ts";
import { cypress, grove } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, heightAt, type Point, polygon, steps, symmetric, underCurve } from "../../shapes.ts";

const QUAY = 690;
const WATERLINE = 742;
const leaves = ["#3f4a2c", "#5e6a38", "#8f9150"] as const;
const tiles = ["#d3774a", "#8e4129"] as const;
const town: HouseStyle = {
  walls: ["#e8c48e", "#dda96a", "#f0d8ac", "#d69a62", "#ecd0a0", "#c98c5c"],
  roof: "hip",
  tiles,
  window: "#6a4a36",
  lit: "#ffe0a0",
  litShare: 0.06,
  shutters: ["#6b6a48", "#7a5638", "#5d5a44"],
  shade: "#6a2f22",
};

function hills(scene: Scene): void {
  const far: Point[] = [
    [-20, 500],
    [220, 430],
    [430, 470],
    [700, 420],
    [980, 462],
    [1240, 400],
    [1450, 440],
    [1620, 410],
  ];
  scene.path(underCurve(far, QUAY), scene.downAt(400, QUAY, "#b9b08e", "#e3c690"));
  const near: Point[] = [
    [-20, 520],
    [180, 480],
    [420, 540],
    [760, 560],
    [1080, 540],
    [1300, 470],
    [1480, 452],
    [1620, 480],
  ];
  scene.path(underCurve(near, QUAY), scene.downAt(450, QUAY, "#8f8f5c", "#c5a468"));
  for (let index = 0; index < 70; index++) {
    const x = scene.random.between(0, 1600);
    cypress(scene, x, heightAt(near, x) + scene.random.between(2, 60), scene.random.between(26, 52), leaves);
  }
  hillTown(scene, {
    top: (x) => heightAt(near, x) + 70,
    from: 0,
    to: 1600,
    base: QUAY,
    count: 230,
    size: 34,
    walls: ["#e6bd80", "#dba566", "#efd09a"],
    tiles,
    window: "#7a5236",
    lit: "#ffe3a6",
    shade: "#7a3a26",
    air: ["#e6c48c", 0.4],
    openness: 0.1,
  });
}

function cathedral(scene: Scene): void {
  const x = 690;
  const marble = scene.sides("#fbe9c8", "#cfae88", 0.62);
  const stone = scene.across("#f6dcb2", "#e8c495", "#b58f70");
  scene.path(
    polygon([
      [420, QUAY],
      [420, 590],
      [448, 570],
      [640, 570],
      [640, QUAY],
    ]),
    scene.across("#fdeed0", "#e2c39a"),
  );
  scene.path(
    polygon([
      [410, 592],
      [444, 562],
      [640, 562],
      [640, 592],
    ]),
    tiles[0],
  );
  for (const at of steps(446, 610, 6)) scene.path(arched(at, 660, 16, 44), "#7a5a4a", 0.75);
  for (const side of [-1, 1]) {
    scene.path(
      symmetric(x + side * 118, [
        [62, 596],
        [66, QUAY],
      ]),
      side < 0 ? stone : scene.across("#d9b48a", "#a27a5e"),
    );
    dome(scene, {
      x: x + side * 118,
      base: 598,
      radius: 62,
      height: 52,
      fill: scene.round("#c9683f", "#e08a56", "#8e4129"),
      eye: 6,
      ribs: 5,
      rib: "#fbe6c2",
      ribWidth: 2.4,
    });
  }
  scene.path(
    symmetric(x, [
      [108, 512],
      [112, QUAY],
    ]),
    stone,
  );
  for (const at of steps(x - 84, x + 84, 5)) {
    scene.path(arched(at, 676, 22, 66), "#6d4c3e", 0.7);
    scene.ellipse(at, 546, 12, 13, "#6d4c3e", 0.85);
    scene.line(`M${at - 17} 530h34v36h-34Z`, "#7d8a6a", 2, 0.6);
  }
  scene.rect(x - 120, 505, 240, 10, marble);
  dome(scene, {
    x,
    base: 506,
    radius: 114,
    height: 176,
    fill: scene.across(
      [0, "#c8673c"],
      [0.3, "#e58c55"],
      [0.31, "#d8743f"],
      [0.62, "#c25f38"],
      [0.63, "#a24a2c"],
      [1, "#7e3522"],
    ),
    eye: 17,
    ribs: 6,
    rib: "#fdeccb",
    ribWidth: 7,
    ribStrength: 0.95,
  });
  scene.path(
    symmetric(x, [
      [22, 322],
      [22, 334],
    ]),
    marble,
  );
  lantern(scene, x, 330, 116, "#f3dcb4", "#8a6248", "#ffe08a");
}

function bellTower(scene: Scene): void {
  const x = 388;
  scene.rect(x - 33, 372, 66, QUAY - 372, scene.sides("#fdeccb", "#c9a27e", 0.66));
  for (const [index, level] of [392, 452, 516, 576, 634].entries()) {
    scene.rect(x - 36, level - 10, 72, 6, "#b98f72");
    scene.line(`M${x - 28} ${level}h56v44h-56Z`, index % 2 ? "#8a9a78" : "#c87f66", 2.2, 0.75);
    for (const at of index === 0 ? [0] : [-13, 13])
      scene.path(arched(x + at, level + 40, index === 0 ? 24 : 13, 36), "#5d4238", 0.85);
  }
  scene.rect(x - 41, 362, 82, 12, "#e8cda4");
  scene.path(
    symmetric(x, [
      [0, 344],
      [40, 363],
    ]),
    tiles[0],
  );
}

function palaceTower(scene: Scene): void {
  const x = 1046;
  scene.rect(x - 62, 560, 150, QUAY - 560, scene.sides("#c9955c", "#8f5f3e", 0.7));
  scene.path(
    polygon([
      [x - 72, 566],
      [x - 72, 536],
      ...steps(x - 72, x + 98, 18).flatMap((at, index): Point[] => [
        [at, index % 2 ? 536 : 524],
        [at + 10, index % 2 ? 536 : 524],
      ]),
      [x + 98, 566],
    ]),
    "#d6a468",
  );
  scene.rect(x - 20, 392, 36, 150, scene.sides("#d6a468", "#8f5f3e", 0.6));
  scene.rect(x - 28, 384, 52, 34, scene.sides("#e0b278", "#9a6844", 0.6));
  for (const at of steps(x - 28, x + 16, 4)) scene.rect(at, 374, 8, 12, "#d6a468");
  scene.path(
    symmetric(x - 2, [
      [0, 318],
      [16, 356],
      [14, 376],
    ]),
    "#a9744a",
  );
  windowGrid(scene, {
    x: x - 56,
    y: 580,
    width: 138,
    height: 90,
    columns: 5,
    rows: 2,
    dark: "#5a3a2a",
    lit: "#ffe0a0",
    top: "arched",
    wide: 0.3,
    tall: 0.6,
  });
}

function oldBridge(scene: Scene): void {
  const arches = [1600 - 1010, 1600 - 730, 1600 - 450, 1600 - 170];
  let d = `M380 ${WATERLINE}V664H1620V${WATERLINE}`;
  for (let index = 2; index >= 0; index--) {
    const [left, right] = [(arches[index] ?? 0) + 22, (arches[index + 1] ?? 0) - 22];
    d += `L${right} ${WATERLINE}A${(right - left) / 2} 50 0 0 0 ${left} ${WATERLINE}`;
  }
  scene.rect(arches[0] ?? 0, 686, 1100, WATERLINE - 686, scene.down("#4f3320", "#7d5a38", "#c9a86c"));
  scene.path(`${d}Z`, scene.downAt(660, WATERLINE, "#d9a463", "#a8703f", "#6b3f26"));
  for (const pier of arches)
    scene.path(
      polygon([
        [pier - 24, WATERLINE + 5],
        [pier - 20, 690],
        [pier, 676],
        [pier + 20, 690],
        [pier + 24, WATERLINE + 5],
      ]),
      "#b98250",
    );
  const shops: HouseStyle = {
    ...town,
    walls: ["#edc37a", "#e0a35a", "#f3d79c", "#d98f56", "#e8b56c"],
    roof: ["hip", "flat"],
    storey: 22,
    bay: 16,
  };
  for (const [from, to] of [
    [560, 955],
    [1075, 1620],
  ] as const)
    houseRow(scene, { from, to, base: 668, height: [40, 66], width: [28, 56] }, shops);
  scene.rect(380, 596, 1240, 10, "#c27a46");
  scene.rect(380, 606, 1240, 22, "#efd2a0");
  for (const at of steps(400, 1590, 46)) scene.rect(at, 611, 8, 9, "#7a5236");
  for (const at of steps(978, 1052, 3)) scene.path(arched(at, 666, 26, 36), "#fbe9c6", 0.9);
}

/** Firenze in the morning: Brunelleschi's dome, Giotto's bell tower and the old bridge on the Arno. */
export const florence = poster(17, (scene) => {
  const city = scene.aside(() => {
    sky(scene, 620, "#7fb0b4", "#a9c8bc", "#e6dcb4", "#f9e3ae");
    veils(scene, { from: 60, to: 400, low: "#fff2cf", high: "#f4f1dc", strength: 0.5, count: 16 });
    sunlight(scene, [260, 470, 620, 420], "#fff4d2", 0.9);
    birds(scene, 1240, 200, 9, "#7a6a50", 6);
    hills(scene);
    scene.floodlit(() => cathedral(scene));
    scene.floodlit(() => bellTower(scene));
    scene.floodlit(() => palaceTower(scene));
    houseRow(scene, { from: -10, to: 460, base: QUAY, height: [64, 118], width: [40, 86] }, town);
    houseRow(scene, { from: 460, to: 1000, base: QUAY, height: [50, 84], width: [40, 80] }, town);
    houseRow(scene, { from: 1000, to: 1620, base: QUAY, height: [60, 110], width: [40, 86] }, town);
    scene.rect(0, QUAY - 6, 1600, WATERLINE - QUAY + 6, scene.down("#e0bb84", "#9a6b42"));
    for (const at of steps(20, 1580, 40)) scene.rect(at, QUAY - 6, 3, WATERLINE - QUAY, "#6b3f26", 0.14);
    grove(scene, { from: 10, to: 340, base: QUAY + 4, height: 44, leaves, gap: 34, density: 26 });
    scene.floodlit(() => oldBridge(scene));
  });
  scene.draw(city);
  water(scene, WATERLINE, 900, "#b9a672", "#7f9380", "#4d6f6c");
  reflect(scene, city, { line: WATERLINE, bottom: 900, strength: 0.72, ripple: 26 });
  ripples(scene, {
    top: WATERLINE,
    bottom: 900,
    colours: ["#fff0c4", "#3b5a54", "#d9824e"],
    count: 320,
    strength: 0.2,
  });
  scene.vignette(0.34, "#3a1d10");
});
