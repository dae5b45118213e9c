import { type DrawnCar, drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { sky, veils } from "../blocks/sky.ts";
import { farRoofs } from "../blocks/skyline.ts";
import { standCar } from "../blocks/standing-car.ts";
import { crown, type Leaves } from "../blocks/trees.ts";
import { reflect } from "../blocks/water.ts";
import { windowGrid } from "../blocks/windows.ts";
import type { Hour } from "../night.ts";
import { Scene } from "../scene.ts";
import { arched, polygon, steps } from "../shapes.ts";

const GROUND = 730;

function hotel(scene: Scene): void {
  const wall = scene.down(...scene.byHour(["#f6e8cc", "#f0dcb8", "#e3c69c"], ["#1c1a20", "#2c2624", "#5a4532"]));
  scene.rect(420, -10, 1220, GROUND + 10, wall);
  for (const level of [10, 160, 392]) {
    scene.rect(412, level, 1230, 8, scene.byHour("#fdf4e0", "#4a3d32"));
    if (!scene.night) scene.rect(420, level + 8, 1220, 12, scene.down([0, "#a8845c", 0.45], [1, "#a8845c", 0]));
  }
  for (const at of steps(520, 1520, 8)) {
    // The first floor is the tall one: its windows begin under the cornice that the page for contacts cuts along.
    for (const [level, height] of [
      [144, 112],
      [376, 172],
    ] as const) {
      const glows = scene.random.chance(0.6);
      const pane = scene.byHour(scene.down("#b9d4dc", "#7f9fac"), "#15141a");
      const lit = scene.byHour(scene.down("#d3e4e4", "#a3bcc0"), scene.down("#ffe2a4", "#f0b468"));
      scene.path(arched(at, level, 62, height), glows ? lit : pane);
      scene.line(
        `${arched(at, level, 62, height)}M${at} ${level}V${level - height + 2}M${at - 31} ${level - 56}h62`,
        scene.byHour("#fdf4e0", "#4a3a2e"),
        4,
      );
      scene.path(`M${at - 46} ${level + 4}h92v-34h-92z`, scene.byHour("#a08a70", "#100e12"), scene.byHour(0.35, 0.8));
      for (const bar of steps(at - 42, at + 42, 9))
        scene.line(`M${bar} ${level + 2}v-30`, scene.byHour("#4a4440", "#6a5540"), 2);
      scene.line(`M${at - 46} ${level - 30}h92`, scene.byHour("#4a4440", "#6a5540"), 3);
      scene.rect(at - 50, level + 2, 100, 7, scene.byHour("#fdf4e0", "#4a3d32"));
    }
  }
  entrance(scene);
  for (const at of [560, 700, 1340, 1480]) {
    scene.path(
      arched(at, GROUND, 84, 250),
      scene.down(...scene.byHour(["#b9d4dc", "#8fb0ba", "#c9b48f"], ["#ffdc98", "#ffc878", "#d98f48"])),
    );
    scene.line(
      `${arched(at, GROUND, 84, 250)}M${at} ${GROUND}V${GROUND - 250}M${at - 42} ${GROUND - 120}h84`,
      scene.byHour("#6f5642", "#2c221c"),
      5,
    );
  }
}

function entrance(scene: Scene): void {
  const x = 1020;
  scene.rect(
    x - 210,
    420,
    420,
    GROUND - 420,
    scene.across(...scene.byHour(["#d9bc8f", "#f0d9b0", "#ceb084"], ["#5a4430", "#8a6a44", "#4a3828"])),
  );
  scene.rect(
    x - 150,
    470,
    300,
    GROUND - 470,
    scene.halo(
      [x, GROUND - 80, 210, 240],
      ...scene.byHour(["#f9e6bc", "#d6c6a0", "#8fa39f"], ["#fff3cf", "#ffdc96", "#e9a65c"]),
    ),
  );
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
    scene.byHour(0.3, 0.6),
  );
  scene.line(`M${x} 486V520`, "#d9b46a", 3);
  for (const at of [-26, -13, 0, 13, 26]) scene.ellipse(x + at, 526, 5, 7, "#fffaf0");
  scene.shine(x, 524, 90, "#fff0c4", scene.byHour(0.3, 0.9));
  scene.path(
    polygon([
      [x - 270, 452],
      [x - 250, 414],
      [x + 250, 414],
      [x + 270, 452],
    ]),
    scene.down(...scene.byHour(["#8a2534", "#6a1826"], ["#2c2420", "#15110f"])),
  );
  scene.rect(x - 270, 448, 540, 10, "#c9a05c");
  if (scene.night) for (const at of steps(x - 250, x + 250, 22)) scene.shine(at, 458, 16, "#ffe2a0", 0.95);
  for (const at of [-236, 236]) {
    scene.rect(
      x + at - 11,
      456,
      22,
      GROUND - 456,
      scene.across(...scene.byHour(["#b8935c", "#fbe6b4", "#a07c4c"], ["#6a5238", "#e9c888", "#4a3828"])),
    );
    scene.rect(x + at - 17, GROUND - 16, 34, 16, scene.byHour("#c9a468", "#8a6a44"));
  }
  scene.path(
    polygon([
      [x - 90, GROUND],
      [x + 90, GROUND],
      [x + 170, GROUND + 60],
      [x - 170, GROUND + 60],
    ]),
    scene.down(...scene.byHour(["#9c2838", "#7a1c2a"], ["#7a1c2a", "#4a0f1a"])),
  );
  for (const [at, step] of [
    [-190, 0],
    [190, 0],
  ] as const) {
    scene.path(
      `M${x + at - 26} ${GROUND + step}L${x + at - 20} ${GROUND - 44}H${x + at + 20}L${x + at + 26} ${GROUND}Z`,
      scene.byHour("#6a5040", "#3a2c24"),
    );
    crown(
      scene,
      x + at,
      GROUND - 84,
      38,
      52,
      scene.byHour<Leaves>(["#2f5236", "#4f7a40", "#9ab058"], ["#0c1a14", "#1c3424", "#4f5c34"]),
      70,
    );
  }
}

/** How the limousine is lit: by the morning, or by the entrance's lamps. */
const LIGHT_ON_CAR = {
  day: {
    exposure: 1.9,
    lights: { main: 1.5, strip: 1.2, wall: 0.8, ambient: 0.2, floor: 0.5, warmth: 0.12 },
    lamps: 0,
  },
  night: {
    exposure: 1.25,
    lights: { main: 0.9, strip: 1.1, wall: 0.8, ambient: 0.02, floor: 0.3, warmth: 0.24 },
    lamps: 0.9,
  },
} as const;

/** An arrival: a dark limousine stops before the hotel's entrance, in the morning, or by night with the lamps lit and the ground wet. */
export async function service(hour: Hour): Promise<string> {
  const { exposure, lights, lamps } = LIGHT_ON_CAR[hour];
  const car = await drawCar(
    { ...carModel("mercedes-benz-s-580"), plain: true, paint: { ...paints.bluNotte, exposure } },
    { prefix: "arrival", lights },
  );
  const scene = new Scene(1600, 900, 211, hour);
  // Both hours are painted outright: the night has light enough of its own.
  scene.aglow(() => paint(scene, car, lamps));
  return scene.svg();
}

function paint(scene: Scene, car: DrawnCar, lamps: number): void {
  const roofs = scene.byHour("#a9b4bc", "#15161f");
  const city = scene.aside(() => {
    farRoofs(scene, { base: GROUND, height: [80, 170], width: [40, 90], fill: roofs, to: 460, pitched: true });
    windowGrid(scene, {
      x: 0,
      y: 590,
      width: 420,
      height: 130,
      columns: 30,
      rows: 7,
      dark: scene.byHour("#8a98a4", roofs),
      lit: scene.byHour("#dfe9ea", "#ffcf86"),
      litShare: 0.22,
      wide: 0.3,
      tall: 0.4,
    });
    hotel(scene);
    const leaves = scene.byHour<Leaves>(["#35583c", "#587c44", "#a3b25c"], ["#0a0f0e", "#141c18", "#2c3426"]);
    for (const [x, r] of [
      [60, 70],
      [180, 60],
      [300, 74],
      [390, 54],
    ] as const)
      crown(scene, x, GROUND - r * 0.7, r, r * 0.9, leaves, 70);
    scene.rect(
      300,
      300,
      1400,
      GROUND - 300,
      scene.halo([1020, GROUND - 60, 520, 330], [0, "#ffcf86", scene.byHour(0.08, 0.34)], [1, "#ffcf86", 0]),
    );
  });
  const heavens = scene.aside(() => {
    sky(scene, 700, "#3a86c0", "#78b2d8", "#b4d6e0", "#f6ead0");
    veils(scene, { from: 60, to: 480, low: "#fff4dc", high: "#f2f7f8", strength: scene.byHour(0.5, 0.1), count: 20 });
  });
  const backdrop = heavens + city;
  scene.draw(backdrop);
  scene.rect(
    0,
    GROUND,
    1600,
    170,
    scene.down(...scene.byHour(["#ead9bc", "#d3bd9a", "#b8a080"], ["#2c2420", "#15120f", "#090808"])),
  );
  reflect(scene, backdrop, { line: GROUND, bottom: 900, strength: scene.byHour(0.12, 0.55), ripple: 26 });
  if (scene.night)
    scene.rect(
      0,
      GROUND,
      1600,
      170,
      scene.halo([930, GROUND + 30, 800, 150], [0, "#ffcf8a", 0.5], [0.5, "#c98f54", 0.26], [1, "#c98f54", 0]),
    );
  doorman(scene, 1162);
  standCar(scene, car, { left: 170, ground: 836, length: 840, shadow: scene.byHour(0.6, 0.9), lamps });
  if (scene.night) scene.rect(0, 0, 420, 900, scene.across([0, "#060608", 0.6], [1, "#060608", 0]));
  scene.vignette(...scene.byHour<readonly [number, string]>([0.3, "#08182a"], [0.55, "#040405"]));
}

/** Before the entrance, his hand towards the door: a hat, a long coat with two rows of buttons, white gloves. */
function doorman(scene: Scene, x: number): void {
  const coat = scene.across(...scene.byHour(["#5a1826", "#74202f", "#43101c"], ["#6e2030", "#4a1420", "#220a12"]));
  const sleeve = scene.byHour("#4e1420", "#34101a");
  scene.at(x, GROUND + 26, 1.95, () => {
    scene.group(scene.blur(3, 1), () => scene.ellipse(2, 0, 17, 2.4, "#000000", 0.4));
    for (const leg of [-5, 5]) {
      scene.path(`M${leg - 4.2} -30H${leg + 4.2}L${leg + 3.4} -2H${leg - 3.4}Z`, "#17141c");
      scene.path(`M${leg - 4.6} 0Q${leg - 4.6} -4 ${leg} -4Q${leg + 4.6} -4 ${leg + 4.6} 0Z`, "#08070a");
    }
    scene.path("M11 -66Q18 -60 17 -48L14 -38L10 -40L11.5 -50Z", sleeve);
    scene.ellipse(12, -37, 2.6, 3, "#f6efe0");
    scene.path(
      "M-12 -22L-10.5 -46L-12.5 -62Q-12 -70 -3.5 -72H3.5Q12 -70 12.5 -62L10.5 -46L12 -22Q0 -19 -12 -22Z",
      coat,
    );
    scene.path("M-11 -67Q-17 -62 -20 -52L-26 -45L-23 -42L-15 -49L-10 -58Z", sleeve);
    scene.ellipse(-25.5, -43, 2.8, 2.6, "#f6efe0");
    scene.line("M0 -66V-24", scene.byHour("#3a0e18", "#16070c"), 0.9);
    for (const y of [-62, -55, -48]) for (const side of [-3.4, 3.4]) scene.ellipse(side, y, 1, 1, "#e0bd74");
    scene.line("M-10.6 -45H10.6", "#17141c", 2.2);
    scene.path("M-3.5 -72L0 -65L3.5 -72Z", "#f6efe0");
    scene.rect(-2.4, -76, 4.8, 5, "#a87a5c");
    scene.ellipse(0, -80, 5.2, 6.4, "#cfa280");
    scene.path("M0.5 -86.4Q5.2 -86 5.2 -80Q5.2 -74 0.5 -73.6Q3 -80 0.5 -86.4Z", "#a87a5c", 0.8);
    scene.path("M-6 -84.5L-6.6 -97Q0 -98.6 6.6 -97L6 -84.5Z", "#17141c");
    scene.rect(-6.1, -88, 12.2, 2.4, "#c9a05c");
    scene.path("M-10 -85.2Q0 -81.6 10 -85.2Q0 -83.6 -10 -85.2Z", "#08070a");
    scene.line("M-9.6 -85H9.6", "#08070a", 1.4);
  });
}
