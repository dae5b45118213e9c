import { drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { massif } from "../blocks/mountains.ts";
import { disc, haze, sky, sunlight, veils } from "../blocks/sky.ts";
import { standCar } from "../blocks/standing-car.ts";
import { spruce } from "../blocks/trees.ts";
import type { Hour } from "../night.ts";
import { Scene } from "../scene.ts";
import { curve, type Point, rugged, steps, under } from "../shapes.ts";

const leaves = ["#1c3a40", "#34605a", "#7f9a68"] as const;

/** The hairpins climbing the far slope, from the valley to the pass: each stroke a stretch of road. */
const hairpins: readonly (readonly Point[])[] = [
  [
    [1330, 772],
    [1180, 742],
    [1000, 712],
    [760, 694],
    [560, 676],
    [470, 656],
    [500, 636],
  ],
  [
    [500, 636],
    [700, 628],
    [920, 624],
    [1120, 612],
    [1200, 596],
    [1172, 580],
  ],
  [
    [1172, 580],
    [980, 574],
    [780, 566],
    [640, 554],
    [590, 540],
    [620, 528],
  ],
  [
    [620, 528],
    [780, 522],
    [940, 518],
    [1080, 508],
    [1120, 498],
    [1096, 488],
  ],
  [
    [1096, 488],
    [960, 482],
    [820, 476],
    [730, 468],
    [704, 460],
    [726, 452],
  ],
  [
    [726, 452],
    [840, 446],
    [940, 442],
    [1010, 434],
    [1030, 426],
    [1010, 420],
  ],
  [
    [1010, 420],
    [930, 414],
    [860, 408],
    [830, 402],
    [848, 396],
    [900, 388],
  ],
];

function pass(scene: Scene): void {
  const slope = rugged(
    scene.random,
    [
      [-20, 520],
      [180, 470],
      [420, 430],
      [640, 396],
      [860, 372],
      [980, 378],
      [1180, 400],
      [1400, 450],
      [1620, 520],
    ],
    0.04,
    3,
  );
  scene.path(under(slope, 780), scene.downAt(370, 760, "#a8a06c", "#7d8a58", "#4f6a4c"));
  for (let index = 0; index < 380; index++) {
    const [x, y] = [scene.random.between(0, 1600), scene.random.between(440, 770)];
    scene.path(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${scene.random.between(10, 34).toFixed(1)} 5l-12 7Z`,
      scene.random.chance(0.5) ? "#d9cf94" : "#3f5a44",
      0.3,
    );
  }
  const widthOf = (index: number) => 5 + 20 * (1 - index / hairpins.length) ** 1.4;
  const layers = [
    { colour: "#2f4440", share: 1.06, drop: 0.5, opacity: 0.5 },
    { colour: "#efe3c8", share: 1, drop: 0, opacity: 1 },
    { colour: "#7f7b78", share: 0.8, drop: 0, opacity: 1 },
    { colour: "#fff6e0", share: 0.05, drop: 0, opacity: 0.75 },
  ] as const;
  for (const { colour, share, drop, opacity } of layers) {
    for (const [index, stretch] of hairpins.entries()) {
      const width = widthOf(index);
      const line = stretch.map(([x, y]): Point => [x, y + width * drop]);
      scene.line(curve(line), colour, Math.max(0.7, width * share), opacity);
    }
  }
}

/** Headlamps of those who drive up after dark: where on the road, and whether they come towards us. */
const headlamps: readonly (readonly [x: number, y: number, radius: number, coming: boolean])[] = [
  [1042, 718, 26, true],
  [642, 684, 20, false],
  [988, 619, 15, true],
  [806, 568, 12, false],
  [902, 516, 9, true],
  [958, 441, 6, false],
];

/** How the car is lit: by the low sun, or by the moon and what its own lamps send back from the road. */
const LIGHT_ON_CAR = {
  day: { exposure: 1.7, lights: { main: 1.4, strip: 1.3, ambient: 0.16, floor: 0.4, warmth: 0.14 }, lamps: 0 },
  night: { exposure: 0.9, lights: { main: 0.55, strip: 1, ambient: 0.05, floor: 0.1, warmth: 0.1 }, lamps: 0.95 },
} as const;

/** A silver sports car below an Alpine pass, the hairpins going up behind it: at sunrise, or by moonlight with others on their way up. */
export async function cars(hour: Hour): Promise<string> {
  const { exposure, lights, lamps } = LIGHT_ON_CAR[hour];
  const car = await drawCar(
    { ...carModel("maserati-mc20"), plain: true, paint: { ...paints.argento, exposure } },
    { prefix: "pass", lights },
  );
  const scene = new Scene(1600, 1000, 191, hour);
  sky(scene, 430, "#3f6f9c", "#8aa8c0", "#e9c8ac", "#fbd9a4");
  veils(scene, { from: 50, to: 330, low: "#ffe3c0", high: "#dfe6ea", strength: 0.45, count: 18 });
  sunlight(scene, [1290, 320, 640, 380], "#ffeec0", scene.night ? 0.3 : 0.95);
  if (scene.night) disc(scene, 650, 104, 24, "#fdf6e4", "#cfd8f0");
  massif(scene, {
    peaks: [
      [-40, 240],
      [80, 170],
      [190, 230],
      [300, 120],
      [400, 210],
      [500, 160],
      [620, 260],
      [740, 330],
      [860, 352],
      [1000, 300],
      [1110, 220],
      [1200, 260],
      [1320, 150],
      [1420, 220],
      [1520, 130],
      [1640, 190],
    ],
    base: 560,
    body: ["#8f94b0", "#c9b09c", "#a89c78"],
    shade: "#5a648f",
    shadeStrength: 0.6,
    roughness: 0.1,
    snow: { colour: "#fff3e2", line: 340 },
    light: "right",
  });
  haze(scene, 330, 600, "#fbdcb0", 0.5);
  pass(scene);
  if (scene.night)
    for (const [x, y, radius, coming] of headlamps) {
      scene.shine(x, y, radius * 2, coming ? "#ffe9bd" : "#ff4a36", coming ? 0.8 : 0.5);
      scene.aglow(() => scene.ellipse(x, y, radius * 0.14, radius * 0.12, coming ? "#fffaf0" : "#ff8a70"));
    }
  for (let index = 0; index < 46; index++) {
    const y = scene.random.between(610, 760);
    const x = scene.random.chance(0.5) ? scene.random.between(-20, 420) : scene.random.between(1230, 1620);
    spruce(scene, x, y, 40 + (y - 600) * 0.5, leaves);
  }
  scene.path("M-10 776Q500 742 1010 758Q1400 770 1610 748V1010H-10Z", scene.down("#6a7a50", "#3f5240"));
  scene.path("M-10 806Q800 786 1610 806V1010H-10Z", scene.down("#a39c94", "#827d7a", "#5f5c5e"));
  scene.line("M-10 808Q800 788 1610 808", "#f0e6d0", 5);
  for (const x of steps(40, 1580, 11)) {
    scene.path(
      `M${x - 15} 812L${x - 12} 772Q${x} 764 ${x + 12} 772L${x + 15} 812Z`,
      scene.sides("#fff6e2", "#b0a490", 0.58),
    );
    scene.rect(x - 12.4, 780, 25, 7, "#b83a30");
  }
  for (let index = 0; index < 420; index++) {
    const near = scene.random.next();
    scene.rect(
      scene.random.between(-20, 1600),
      822 + near * 170,
      scene.random.between(8, 80) * (0.3 + near),
      0.8 + near,
      scene.random.chance(0.5) ? "#ffffff" : "#000000",
      0.05,
    );
  }
  scene.line("M-10 984Q800 968 1610 984", "#f6ecd6", 6, 0.8);
  standCar(scene, car, { left: 390, ground: 930, length: 860, shadow: 0.6, lamps });
  spruce(scene, 60, 850, 300, leaves);
  spruce(scene, 1540, 850, 340, leaves);
  spruce(scene, 1466, 830, 220, leaves);
  scene.vignette(0.32, "#101828");
  return scene.svg();
}
