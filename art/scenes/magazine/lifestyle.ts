import { sailboat } from "../blocks/boats.ts";
import { massif } from "../blocks/mountains.ts";
import { disc, sky, stars, sunlight, veils } from "../blocks/sky.ts";
import { balustrade } from "../blocks/street.ts";
import { crown } from "../blocks/trees.ts";
import { glitter, reflect, ripples, water } from "../blocks/water.ts";
import type { Hour } from "../night.ts";
import { Scene } from "../scene.ts";
import { type Point, polygon, rugged, steps, under } from "../shapes.ts";

const SEA = 560;
const leaves = ["#16302c", "#28503a", "#6f8a44"] as const;

function seaStacks(scene: Scene): void {
  const stack = (points: readonly Point[], tone: readonly [string, string, string], shadeFrom: number) => {
    const line = rugged(scene.random, points, 0.08, 3);
    scene.path(under(line, SEA + 8), scene.across(...tone));
    scene.group(scene.clip(under(line, SEA + 8)), () => {
      for (let index = 0; index < 26; index++) {
        const x = scene.random.between(points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0);
        const y = scene.random.between(300, SEA);
        scene.path(`M${x.toFixed(1)} ${y.toFixed(1)}l8 40l-16 -8Z`, x > shadeFrom ? "#2a2038" : "#f6c890", 0.22);
      }
    });
  };
  stack(
    [
      [960, SEA],
      [976, 430],
      [1010, 340],
      [1050, 300],
      [1086, 350],
      [1110, 450],
      [1124, SEA],
    ],
    ["#d99a72", "#8f6068", "#4a3a58"],
    1040,
  );
  stack(
    [
      [1150, SEA],
      [1166, 470],
      [1204, 400],
      [1240, 390],
      [1276, 450],
      [1296, SEA],
    ],
    ["#d99a72", "#8a5c68", "#463656"],
    1220,
  );
  scene.path(`M1200 ${SEA + 8}Q1202 506 1226 502Q1250 506 1254 ${SEA + 8}Z`, "#f0b488", 0.9);
  stack(
    [
      [1320, SEA],
      [1334, 500],
      [1362, 440],
      [1392, 470],
      [1412, SEA],
    ],
    ["#c98c70", "#7d5468", "#403456"],
    1364,
  );
}

function chair(scene: Scene, x: number, flip: boolean): void {
  scene.at(
    x,
    918,
    1.25,
    () => {
      scene.line("M-52 0L-44 -92M44 0L38 -92M-40 6L-36 -88M56 6L46 -88", "#1c1620", 5);
      scene.path("M-54 -98Q0 -108 52 -96L50 -84Q0 -94 -52 -86Z", "#f0dfc4");
      scene.line("M-48 -96Q-66 -160 -54 -214Q-40 -232 -22 -216Q-12 -160 -18 -100", "#1c1620", 5);
      scene.line("M-56 -190Q-40 -198 -20 -190M-56 -164Q-40 -172 -18 -164M-52 -136Q-38 -144 -18 -138", "#1c1620", 3);
    },
    flip,
  );
}

function table(scene: Scene): void {
  const [x, top] = [800, 760];
  scene.path(
    polygon([
      [x - 210, top + 6],
      [x - 236, 940],
      [x + 236, 940],
      [x + 210, top + 6],
    ]),
    scene.across("#fdf0da", "#fff8ea", "#e3c9b4", "#b8949a"),
  );
  for (const at of steps(-170, 180, 8))
    scene.path(`M${x + at} ${top + 14}q${at * 0.05 + 8} 90 ${at * 0.12} 172l16 0q-4 -90 -10 -172Z`, "#a88494", 0.22);
  scene.ellipse(x, top, 216, 22, "#fffaf0");
  scene.ellipse(x, top, 216, 22, scene.across([0, "#ffffff", 0], [1, "#c9a0a0", 0.5]));
  scene.shine(x, top - 50, 190, "#ffcf86", scene.night ? 0.9 : 0.65);
  scene.rect(x - 15, top - 62, 30, 56, scene.across("#ffe9b8", "#fff8e0", "#ffd08a"));
  scene.line(`M${x - 17} ${top - 62}h34v60h-34Z`, "#3a2c30", 3);
  scene.path(
    `M${x - 5} ${top - 20}Q${x - 8} ${top - 38} ${x} ${top - 50}Q${x + 8} ${top - 38} ${x + 5} ${top - 20}Z`,
    "#fff6d0",
  );
  for (const side of [-1, 1]) {
    const gx = x + side * 96;
    scene.ellipse(gx, top - 2, 22, 4, "#e6d2c4");
    scene.line(`M${gx} ${top - 4}V${top - 50}`, "#fff6ea", 2.6);
    scene.path(
      `M${gx - 12} ${top - 128}Q${gx - 14} ${top - 66} ${gx} ${top - 50}Q${gx + 14} ${top - 66} ${gx + 12} ${top - 128}Z`,
      "#ffffff",
      0.24,
    );
    scene.path(
      `M${gx - 12.5} ${top - 108}Q${gx - 13} ${top - 66} ${gx} ${top - 52}Q${gx + 13} ${top - 66} ${gx + 12.5} ${top - 108}Z`,
      scene.down("#ffe6a0", "#e9b458"),
    );
    for (let bubble = 0; bubble < 9; bubble++)
      scene.ellipse(gx + scene.random.bell() * 7, top - scene.random.between(60, 104), 1.2, 1.2, "#fffdf0", 0.9);
    scene.line(`M${gx - 12} ${top - 128}Q${gx - 14} ${top - 66} ${gx} ${top - 50}`, "#ffffff", 1.6, 0.9);
  }
  scene.at(x + 34, top + 4, 1, () => {
    scene.path("M0 -6Q12 -12 26 -8Q34 -4 28 2Q12 6 2 2Z", "#15121a");
    scene.line("M0 -3Q-12 -6 -20 0Q-16 6 -4 0", "#d9b46a", 2.4);
  });
}

/** A table for two above the sea, at sunset or by its candle and the moon: lemons overhead, the stacks of Capri beyond. */
export function lifestyle(hour: Hour): string {
  const scene = new Scene(1600, 1000, 181, hour);
  const far = scene.aside(() => {
    sky(scene, SEA, "#2a2c5a", "#6a4f7c", "#c47c80", "#f6ac78", "#fdd894");
    if (!scene.night) stars(scene, 60, 190);
    veils(scene, { from: 60, to: 500, low: "#ffc490", high: "#a87c9c", strength: 0.42, count: 30 });
    sunlight(scene, [640, 540, 620, 320], "#ffe6a8");
    if (scene.night) disc(scene, 640, 300, 34, "#fdf6e4", "#cfd8f0");
    else {
      scene.shine(640, 510, 150, "#fff3d0", 0.9);
      scene.ellipse(640, 510, 40, 40, "#fff6dc");
    }
    massif(scene, {
      peaks: [
        [-30, 470],
        [90, 440],
        [220, 480],
        [360, 500],
        [520, 540],
        [600, SEA],
      ],
      base: SEA,
      body: ["#7a5c80", "#d99a88"],
      shade: "#5a4470",
      roughness: 0.06,
    });
    seaStacks(scene);
  });
  scene.draw(far);
  water(scene, SEA, 840, "#fbc484", "#b87a80", "#5a4474", "#2c2a54");
  reflect(scene, far, { line: SEA + 4, bottom: 800, strength: 0.55, ripple: 30, squeeze: 0.7 });
  ripples(scene, { top: SEA, bottom: 830, colours: ["#ffe0ac", "#2a2450", "#e09a84"], count: 380, strength: 0.24 });
  glitter(scene, { x: 640, top: SEA, bottom: 830, spread: 200, colour: "#fff0c4", count: 420, strength: 0.9 });
  sailboat(scene, 360, 610, 0.9, "#f6d8b8", "#3a2440");
  scene.rect(0, 826, 1600, 180, scene.down("#c98f78", "#8a5a5e", "#4a3044"));
  for (const at of steps(-12, 12, 25)) scene.line(`M${800 + at * 80} 836L${800 + at * 190} 1000`, "#ffdcb0", 1.6, 0.14);
  for (const y of [866, 910, 964]) scene.line(`M0 ${y}H1600`, "#ffdcb0", 1.4, 0.12);
  balustrade(scene, { top: 742, height: 92, light: "#f6d6b0", stone: "#c99a84", dark: "#6a4a58", posts: 520 });
  // What stands around the candle is seen by its light.
  scene.floodlit(() => {
    chair(scene, 540, false);
    chair(scene, 1060, true);
    table(scene);
  });
  scene.rect(0, 60, 1600, 22, scene.down("#5a4038", "#2a1c20"));
  for (const at of [90, 520, 1080, 1510]) scene.rect(at - 9, 20, 18, 62, "#3a2824");
  scene.path("M28 60H64V1000H20Z M1540 60H1576L1584 1000H1540Z", scene.across("#6a4a40", "#2a1c20"));
  for (let x = -20; x < 1640; x += 66) {
    const drop = 50 + 46 * Math.abs((x - 800) / 800) ** 1.6;
    crown(scene, x, 34 + drop * 0.4, 64, drop * scene.random.between(0.7, 1.1), leaves, 70);
  }
  for (const [x, y] of [
    [120, 150],
    [196, 116],
    [330, 108],
    [470, 86],
    [1130, 90],
    [1270, 112],
    [1390, 110],
    [1490, 156],
    [1440, 128],
    [60, 176],
  ] as const) {
    scene.path(
      `M${x} ${y - 18}Q${x + 17} ${y - 14} ${x + 15} ${y + 4}Q${x + 10} ${y + 20} ${x} ${y + 25}Q${x - 10} ${y + 20} ${x - 15} ${y + 4}Q${x - 17} ${y - 14} ${x} ${y - 18}Z`,
      scene.across("#fff08a", "#f6cf3c", "#b8862a"),
    );
  }
  scene.vignette(0.48, "#140c1e");
  return scene.svg();
}
