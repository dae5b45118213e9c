import { motorYacht, sailboat } from "../../blocks/boats.ts";
import { dome, lantern } from "../../blocks/domes.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { massif } from "../../blocks/mountains.ts";
import { cumulus, sky, sunlight } from "../../blocks/sky.ts";
import { palm } from "../../blocks/trees.ts";
import { ripples, water } from "../../blocks/water.ts";
import { windowGrid } from "../../blocks/windows.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, curve, heightAt, type Point, polygon, steps, underCurve } from "../../shapes.ts";

const SEA = 360;
const leaves = ["#1f5a44", "#37794a", "#86a84c"] as const;
/** The water's edge, sweeping round the bay from the headland to our feet. */
const edge: Point[] = [
  [560, 396],
  [700, 400],
  [860, 420],
  [990, 462],
  [1060, 530],
  [1070, 620],
  [1010, 730],
  [900, 830],
  [800, 910],
];
const shifted = (by: number, grow: number): Point[] => edge.map(([x, y]) => [x + by + (y - 390) * grow, y]);

function bay(scene: Scene): void {
  scene.path(`${curve(edge)}L1620 910V372H560Z`, "#f2dfb8");
  const foam = (points: readonly Point[], colour: string, width: number, opacity: number) =>
    scene.line(curve(points), colour, width, opacity);
  foam(shifted(-34, -0.14), "#8fd8d0", 54, 0.4);
  foam(shifted(-16, -0.07), "#bfeee2", 26, 0.55);
  foam(shifted(-4, -0.02), "#ffffff", 7, 0.95);
  scene.path(`${curve(shifted(10, 0.1))}L1620 910V386H570Z`, "#e9cf9c");
  for (const point of shifted(20, 0.14).slice(2)) {
    for (let index = 0; index < 9; index++) {
      const size = 3 + (point[1] - 390) * 0.022;
      const [x, y] = [
        point[0] + scene.random.bell() * (14 + (point[1] - 390) * 0.09),
        point[1] + scene.random.between(-44, 44),
      ];
      scene.path(
        `M${(x - size * 1.5).toFixed(1)} ${y.toFixed(1)}A${(size * 1.5).toFixed(1)} ${size.toFixed(1)} 0 0 1 ${(x + size * 1.5).toFixed(1)} ${y.toFixed(1)}Z`,
        scene.random.pick(["#c8423a", "#fffaf0", "#2f6f9a", "#e8a23c"]),
      );
    }
  }
  scene.path(`${curve(shifted(30, 0.3))}L1620 910V388H600Z`, "#fbf1da");
  scene.path(`${curve(shifted(44, 0.42))}L1620 910V390H620Z`, "#c9a8a0");
  scene.path(`${curve(shifted(58, 0.62))}L1620 910V392H640Z`, "#e9dcc2");
  scene.line(curve(shifted(51, 0.52)), "#fffaf0", 2, 0.9);
  scene.line(curve(shifted(30, 0.3)), "#ffffff", 2.4, 0.9);
}

function frontage(scene: Scene): void {
  const hotel = {
    from: 700,
    to: 1150,
    base: 440,
    walls: ["#fdf2dc", "#f6dcb8", "#f3c9a8", "#fff8ea", "#f0bfa0"] as [string, ...string[]],
    tiles: ["#cf7a54", "#96503c"] as const,
    window: "#7a6a66",
    lit: "#ffffff",
  };
  const leafy = ["#3f7a58", "#6a9a60"] as const;
  hillTown(scene, {
    ...hotel,
    top: () => 336,
    from: 620,
    base: 394,
    count: 130,
    size: 28,
    air: ["#cfe0dc", 0.3],
    green: leafy,
  });
  hillTown(scene, {
    ...hotel,
    top: () => 372,
    from: 1000,
    to: 1620,
    base: 446,
    count: 110,
    size: 44,
    air: ["#dfe6da", 0.2],
    green: leafy,
  });
  hillTown(scene, { ...hotel, top: () => 440, from: 1210, to: 1640, base: 560, count: 80, size: 66, green: leafy });
}

function negresco(scene: Scene): void {
  const [x, base] = [1330, 712];
  scene.rect(x - 4, 520, 300, base - 520, scene.across("#fffaf0", "#f3e2c8"));
  scene.path(
    polygon([
      [x - 6, 524],
      [x + 14, 476],
      [x + 300, 476],
      [x + 300, 524],
    ]),
    scene.down("#d98d84", "#b8665f"),
  );
  for (const at of steps(x + 54, x + 280, 6)) {
    scene.path(arched(at, 520, 20, 34), "#fffaf0");
    scene.path(arched(at, 518, 12, 26), "#6a5a66");
  }
  windowGrid(scene, {
    x: x + 36,
    y: 530,
    width: 256,
    height: 150,
    columns: 9,
    rows: 4,
    dark: "#7d6f74",
    lit: "#fff2cc",
    wide: 0.42,
    tall: 0.62,
    sill: "#e0b89c",
  });
  scene.path(`M${x - 62} ${base}V516A62 16 0 0 1 ${x + 62} 516V${base}Z`, scene.round("#fdf1dc", "#ffffff", "#d9bfa4"));
  for (const level of [540, 584, 628, 672])
    for (const at of [-36, 0, 36]) scene.path(arched(x + at, level + 30, 16, 34), "#7d6f74", 0.9);
  scene.path(`M${x - 68} 520A68 18 0 0 1 ${x + 68} 520V528A68 16 0 0 0 ${x - 68} 528Z`, "#fffaf0");
  dome(scene, {
    x,
    base: 516,
    radius: 60,
    height: 86,
    fill: scene.round("#d9807c", "#f2b0a4", "#a3524f"),
    eye: 9,
    ribs: 7,
    rib: "#ffe3d2",
    ribWidth: 2.4,
    ribStrength: 0.6,
  });
  lantern(scene, x, 432, 58, "#7fae9c", "#fff6da");
  scene.rect(x - 70, 690, 380, 24, "#efdcc0");
  for (const at of steps(x - 40, x + 280, 8)) scene.path(arched(at, base + 2, 22, 40), "#8a5a50", 0.85);
}

/** Nizza at noon: the sweep of the Baie des Anges, the pink dome of the promenade, palms. */
export const nice = poster(71, (scene) => {
  sky(scene, SEA, "#2b8fc4", "#6fbcd8", "#c8e6e0", "#fdf3d8");
  sunlight(scene, [300, 220, 700, 340], "#fffbe8", 0.7);
  cumulus(scene, 330, 200, 360, "#ffffff", "#d3e6ea", 0.95);
  cumulus(scene, 560, 250, 220, "#ffffff", "#d3e6ea", 0.85);
  cumulus(scene, 1440, 150, 300, "#ffffff", "#d3e6ea", 0.9);
  massif(scene, {
    peaks: [
      [520, SEA],
      [640, 310],
      [760, 262],
      [880, 292],
      [1020, 210],
      [1160, 248],
      [1300, 176],
      [1440, 220],
      [1620, 170],
    ],
    base: 420,
    body: ["#7fa6bc", "#b5ccc4"],
    shade: "#5f8aa6",
    roughness: 0.07,
  });
  water(scene, SEA, 900, "#bfe6de", "#4fb4c4", "#1f86b0", "#0f5f93");
  const head: Point[] = [
    [110, SEA + 35],
    [160, SEA + 12],
    [240, 338],
    [340, 300],
    [440, 290],
    [540, 318],
    [640, 356],
    [720, 372],
  ];
  scene.path(underCurve(head, SEA + 36), scene.downAt(290, SEA + 30, "#4f8a5c", "#2f6a50"));
  hillTown(scene, {
    top: (x) => heightAt(head, x) + 44,
    from: 400,
    to: 720,
    base: SEA + 36,
    count: 60,
    size: 22,
    walls: ["#fbe6c2", "#f2c79c", "#fff4e0"],
    tiles: ["#cf7a54", "#96503c"],
    window: "#7a6a66",
    lit: "#fff",
  });
  bay(scene);
  scene.floodlit(() => frontage(scene));
  ripples(scene, {
    top: SEA + 30,
    bottom: 900,
    colours: ["#e9fbf4", "#0c568a", "#8ad6d6"],
    count: 420,
    strength: 0.3,
    from: 0,
    to: 760,
  });
  scene.floodlit(() => negresco(scene));
  for (const [index, at] of steps(0, 0.62, 7).entries()) {
    const y = 430 + at ** 1.7 * 470;
    const point = heightAt(
      shifted(58, 0.62).map(([px, py]): Point => [py, px]),
      y,
    );
    palm(scene, point + 6, y, 34 + at * 190, leaves, ["#b08a64", "#6a4c38"], index % 2 ? 8 * at : -6 * at);
  }
  palm(scene, 1170, 960, 300, leaves, ["#a9825c", "#5f4232"], -26);
  sailboat(scene, 420, 560, 1.5, "#fffdf6", "#c8423a");
  sailboat(scene, 620, 460, 0.8, "#fffdf6", "#2f6f9a");
  sailboat(scene, 180, 470, 0.7, "#fff3da", "#35607a");
  motorYacht(scene, 250, 720, 1.1, "#fffdf6", "#3f7f9a");
  scene.path("M110 800Q190 776 290 792L286 800Q190 792 112 812Z", "#ffffff", 0.12);
  scene.vignette(0.22, "#06304e");
});
