import { drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { sky, stars } from "../blocks/sky.ts";
import { farRoofs } from "../blocks/skyline.ts";
import { standCar } from "../blocks/standing-car.ts";
import { crown } from "../blocks/trees.ts";
import { reflect } from "../blocks/water.ts";
import { windowGrid } from "../blocks/windows.ts";
import { Scene } from "../scene.ts";
import { arched, polygon, steps } from "../shapes.ts";

const GROUND = 730;

function hotel(scene: Scene): void {
  const wall = scene.down("#1c1a20", "#2c2624", "#5a4532");
  scene.rect(420, 40, 1220, GROUND - 40, wall);
  for (const level of [60, 226, 392]) scene.rect(412, level, 1230, 8, "#4a3d32");
  for (const at of steps(520, 1560, 8)) {
    for (const level of [210, 376]) {
      const glows = scene.random.chance(0.5);
      scene.path(arched(at, level, 58, 120), glows ? scene.down("#ffe2a4", "#f0b468") : "#15141a");
      scene.line(
        `${arched(at, level, 58, 120)}M${at} ${level}V${level - 118}M${at - 29} ${level - 50}h58`,
        "#4a3a2e",
        4,
      );
      scene.path(`M${at - 44} ${level + 4}h88v-30h-88z`, "#100e12", 0.8);
      for (const bar of steps(at - 40, at + 40, 9)) scene.line(`M${bar} ${level + 2}v-26`, "#6a5540", 2);
    }
  }
  entrance(scene);
  for (const at of [560, 700, 1340, 1480, 1590]) {
    scene.path(arched(at, GROUND, 84, 250), scene.down("#ffdc98", "#ffc878", "#d98f48"));
    scene.line(
      `${arched(at, GROUND, 84, 250)}M${at} ${GROUND}V${GROUND - 250}M${at - 42} ${GROUND - 120}h84`,
      "#2c221c",
      5,
    );
  }
}

function entrance(scene: Scene): void {
  const x = 1020;
  scene.rect(x - 210, 420, 420, GROUND - 420, scene.across("#5a4430", "#8a6a44", "#4a3828"));
  scene.rect(x - 150, 470, 300, GROUND - 470, scene.halo([x, GROUND - 80, 210, 240], "#fff3cf", "#ffdc96", "#e9a65c"));
  for (const at of [-100, -34, 34, 100]) scene.line(`M${x + at} 470V${GROUND}`, "#6a4628", 6);
  scene.line(`M${x - 150} 540H${x + 150}`, "#6a4628", 6);
  scene.path(
    polygon([
      [x - 26, GROUND - 20],
      [x - 20, 590],
      [x + 20, 590],
      [x + 26, GROUND - 20],
    ]),
    "#fff8e0",
    0.6,
  );
  scene.line(`M${x} 486V520`, "#d9b46a", 3);
  for (const at of [-26, -13, 0, 13, 26]) scene.ellipse(x + at, 526, 5, 7, "#fffaf0");
  scene.shine(x, 524, 90, "#fff0c4", 0.9);
  scene.path(
    polygon([
      [x - 270, 452],
      [x - 250, 414],
      [x + 250, 414],
      [x + 270, 452],
    ]),
    scene.down("#2c2420", "#15110f"),
  );
  scene.rect(x - 270, 448, 540, 10, "#c9a05c");
  for (const at of steps(x - 250, x + 250, 22)) scene.shine(at, 458, 16, "#ffe2a0", 0.95);
  for (const at of [-236, 236]) {
    scene.rect(x + at - 11, 456, 22, GROUND - 456, scene.across("#6a5238", "#e9c888", "#4a3828"));
    scene.rect(x + at - 17, GROUND - 16, 34, 16, "#8a6a44");
  }
  scene.path(
    polygon([
      [x - 90, GROUND],
      [x + 90, GROUND],
      [x + 170, GROUND + 60],
      [x - 170, GROUND + 60],
    ]),
    scene.down("#7a1c2a", "#4a0f1a"),
  );
  for (const [at, step] of [
    [-190, 0],
    [190, 0],
  ] as const) {
    scene.path(
      `M${x + at - 26} ${GROUND + step}L${x + at - 20} ${GROUND - 44}H${x + at + 20}L${x + at + 26} ${GROUND}Z`,
      "#3a2c24",
    );
    crown(scene, x + at, GROUND - 84, 38, 52, ["#0c1a14", "#1c3424", "#4f5c34"], 70);
  }
  doorman(scene, x - 128);
}

function doorman(scene: Scene, x: number): void {
  scene.at(x, GROUND + 8, 1.5, () => {
    scene.path("M-10 0L-11 -44Q-14 -66 0 -68Q14 -66 11 -44L10 0H2L0 -36L-2 0Z", "#15121a");
    scene.path("M-11 -44Q-14 -66 0 -68V-30L-10 -26Z", "#2c2430");
    scene.line("M-9 -60L14 -38", "#15121a", 6);
    scene.ellipse(0, -75, 6, 7, "#c99a78");
    scene.path("M-7.5 -77Q-7 -88 0 -88Q7 -88 7.5 -77Z", "#15121a");
    scene.line("M-7.5 -78H7.5", "#d9b46a", 1.6);
  });
}

/** A night arrival: a dark limousine stops before the lit entrance, the ground wet. */
export async function service(): Promise<string> {
  const car = await drawCar(
    { ...carModel("mercedes-benz-s-580"), plain: true, paint: { ...paints.bluNotte, exposure: 1.25 } },
    { prefix: "arrival", lights: { main: 0.9, strip: 1.1, wall: 0.8, ambient: 0.02, floor: 0.3, warmth: 0.24 } },
  );
  const scene = new Scene(1600, 900, 211);
  const backdrop = scene.aside(() => {
    sky(scene, 700, "#090a10", "#121624", "#24283c", "#4a3c40");
    stars(scene, 60, 320);
    farRoofs(scene, { base: GROUND, height: [80, 170], width: [40, 90], fill: "#15161f", to: 460, pitched: true });
    windowGrid(scene, {
      x: 0,
      y: 590,
      width: 420,
      height: 130,
      columns: 30,
      rows: 7,
      dark: "#15161f",
      lit: "#ffcf86",
      litShare: 0.22,
      wide: 0.3,
      tall: 0.4,
    });
    hotel(scene);
    for (const [x, r] of [
      [60, 70],
      [180, 60],
      [300, 74],
      [390, 54],
    ] as const)
      crown(scene, x, GROUND - r * 0.7, r, r * 0.9, ["#0a0f0e", "#141c18", "#2c3426"], 70);
    scene.rect(
      300,
      300,
      1400,
      GROUND - 300,
      scene.halo([1020, GROUND - 60, 520, 330], [0, "#ffcf86", 0.34], [1, "#ffcf86", 0]),
    );
  });
  scene.draw(backdrop);
  scene.rect(0, GROUND, 1600, 170, scene.down("#2c2420", "#15120f", "#090808"));
  reflect(scene, backdrop, { line: GROUND, bottom: 900, strength: 0.55, ripple: 26 });
  scene.rect(
    0,
    GROUND,
    1600,
    170,
    scene.halo([930, GROUND + 30, 800, 150], [0, "#ffcf8a", 0.5], [0.5, "#c98f54", 0.26], [1, "#c98f54", 0]),
  );
  standCar(scene, car, { left: 170, ground: 836, length: 840, shadow: 0.9, lamps: 0.9 });
  scene.rect(0, 0, 420, 900, scene.across([0, "#060608", 0.6], [1, "#060608", 0]));
  scene.vignette(0.55, "#040405");
  return scene.svg();
}
