import type { Stop } from "../../../render/svg.ts";
import { dome, lantern, spire } from "../../blocks/domes.ts";
import { type HouseStyle, houseRow } from "../../blocks/houses.ts";
import { sky, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { people, streetLamp } from "../../blocks/street.ts";
import { reflect, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, polygon, polyline, steps, symmetric } from "../../shapes.ts";

const GROUND = 730;
const X = 820;
const SNOW = "#eef3fb";

function column(scene: Scene, x: number): void {
  const stone = scene.across(
    [0, "#c9b49c"],
    [0.3, "#fff0d2"],
    ...scene.byHour<readonly Stop[]>(
      [
        [0.62, "#e3cdb0"],
        [1, "#ab9a94"],
      ],
      [
        [0.62, "#c9ab90"],
        [1, "#7a6874"],
      ],
    ),
  );
  scene.rect(x - 44, 650, 88, GROUND - 650, stone);
  scene.rect(x - 34, 352, 68, 300, stone);
  for (const level of steps(372, 640, 11))
    scene.line(`M${x - 34} ${level + 16}Q${x} ${level + 22} ${x + 34} ${level}`, "#7d6a6a", 4, 0.5);
  scene.rect(x - 42, 338, 84, 14, "#fff0d2");
  scene.rect(x - 40, 328, 80, 10, SNOW);
  scene.rect(x - 20, 288, 40, 42, stone);
  scene.path(arched(x, 328, 14, 32), scene.byHour("#75687a", "#ffd79a"));
  dome(scene, { x, base: 290, radius: 24, height: 30, fill: scene.round("#7fae9e", "#bcdcc8", "#4a7a78"), eye: 3 });
  scene.line(`M${x} 260v-22`, "#f0d070", 2.6);
  for (const side of [-32, 32])
    scene.path(
      `M${x + side - 9} 336Q${x + side - 12} 318 ${x + side} 312Q${x + side + 12} 318 ${x + side + 9} 336Z`,
      "#f0c862",
    );
}

function church(scene: Scene): void {
  const cream = scene.across("#fff2d8", ...scene.byHour(["#f8e6c6", "#ddc3a4"], ["#f0d8b4", "#c9a890"]));
  const lit = scene.byHour<readonly [string, number]>(["#6f667c", 0.9], ["#ffcf8c", 0.7]);
  for (const side of [-1, 1]) {
    const at = X + side * 300;
    scene.rect(at - 70, 540, 140, GROUND - 540, side < 0 ? cream : scene.across("#f0d8b4", "#b8988a"));
    scene.path(arched(at, GROUND, 60, 120), scene.byHour("#d6b894", "#4a4258"), 0.9);
    scene.path(arched(at, GROUND, 44, 100), ...lit);
    scene.rect(at - 76, 530, 152, 10, "#fff6e4");
    scene.rect(at - 48, 486, 96, 46, cream);
    scene.path(
      `M${at - 62} 490Q${at - 40} 484 ${at - 26} 450H${at + 26}Q${at + 40} 484 ${at + 62} 490Z`,
      scene.sides("#6f9a92", "#44686e", 0.55),
    );
    scene.path(`M${at - 62} 490Q${at - 40} 484 ${at - 26} 450H${at - 4}Q${at - 20} 480 ${at - 40} 490Z`, SNOW, 0.9);
    scene.line(`M${at} 450v-24`, "#f0d070", 2.4);
  }
  scene.rect(X - 170, 560, 340, GROUND - 560, cream);
  scene.path(
    symmetric(X, [
      [96, 330],
      [104, 348],
      [104, 470],
      [118, 486],
      [118, 566],
    ]),
    scene.round("#f0d8b4", "#fffaf0", "#b5948c"),
  );
  for (const at of [-78, -40, 0, 40, 78]) {
    scene.path(arched(X + at, 452, 24 - Math.abs(at) * 0.08, 84), scene.byHour("#d3b794", "#4f4862"), 0.85);
    scene.path(arched(X + at, 452, 17 - Math.abs(at) * 0.06, 70), ...lit);
  }
  for (const at of [-98, -59, -20, 20, 59, 98]) scene.rect(X + at - 4, 352, 8, 116, "#fffaf0", 0.9);
  scene.rect(X - 112, 340, 224, 9, "#fff6e4");
  dome(scene, {
    x: X,
    base: 336,
    radius: 104,
    height: 146,
    fill: scene.round("#6fa294", "#b5d8c4", "#3a6468"),
    eye: 16,
    ribs: 8,
    rib: "#d9efdf",
    ribWidth: 3,
    ribStrength: 0.55,
  });
  scene.path(
    `M${X - 98} 300C${X - 92} 240 ${X - 56} 200 ${X - 15} 191L${X - 6} 191C${X - 40} 214 ${X - 62} 250 ${X - 68} 300Q${X - 84} 282 ${X - 98} 300Z`,
    SNOW,
    0.85,
  );
  for (const at of [-52, 0, 52]) scene.ellipse(X + at, 262 + Math.abs(at) * 0.2, 9, 12, "#33555c");
  lantern(scene, X, 194, 100, scene.byHour("#f3e3c8", "#e6d2b4"), lit[0]);
  scene.floodlit(() => portico(scene, cream));
}

function portico(scene: Scene, cream: string): void {
  scene.rect(X - 104, 560, 208, GROUND - 560, scene.byHour("#9a867e", "#5a4a58"));
  scene.rect(
    X - 100,
    590,
    200,
    GROUND - 590,
    scene.down(...scene.byHour(["#8a7674", "#c2a88e"], ["#5a4452", "#ffc47c"])),
  );
  for (const at of steps(X - 90, X + 90, 6))
    scene.path(
      symmetric(at, [
        [8, 580],
        [10, GROUND - 22],
      ]),
      scene.across([0, "#e6ccaa"], [0.35, "#fffaf0"], [1, scene.byHour("#c7ad98", "#a88a80")]),
    );
  scene.rect(X - 112, 560, 224, 22, cream);
  scene.path(
    polygon([
      [X - 122, 562],
      [X, 508],
      [X + 122, 562],
    ]),
    cream,
  );
  scene.path(
    polygon([
      [X - 104, 556],
      [X, 516],
      [X + 104, 556],
    ]),
    scene.byHour("#e9d2b0", "#d9bc9a"),
  );
  scene.line(
    polyline([
      [X - 124, 562],
      [X, 505],
      [X + 124, 562],
    ]),
    SNOW,
    6,
  );
  for (const [index, step] of [0, 8, 16].entries())
    scene.rect(X - 118 - index * 12, GROUND - 24 + step, 236 + index * 24, 8, index % 2 ? "#c9b8b4" : "#f0e6de");
}

function stephansdom(scene: Scene): void {
  const tone = scene.byHour("#a4b4c8", "#7f8cb4");
  scene.rect(330, 520, 150, 200, tone, 0.85);
  scene.path(
    polygon([
      [322, 524],
      [350, 440],
      [470, 440],
      [490, 524],
    ]),
    tone,
    0.85,
  );
  scene.path(
    polygon([
      [350, 440],
      [470, 440],
      [478, 474],
      [340, 474],
    ]),
    scene.byHour(SNOW, tone),
    0.7,
  );
  scene.path(
    symmetric(300, [
      [0, 196],
      [5, 260],
      [16, 330],
      [20, 380],
      [26, 440],
      [30, 720],
    ]),
    tone,
    0.95,
  );
  spire(scene, 284, 372, 8, 60, tone, tone);
  spire(scene, 316, 372, 8, 60, tone, tone);
}

/** Vienna on a clear winter morning: Karlskirche between its columns, the pool half frozen; by night snow in the air. */
export const vienna = poster(157, (scene) => {
  const palaces: HouseStyle = {
    walls: scene.byHour<HouseStyle["walls"]>(
      ["#f0dcb0", "#f6e8ca", "#e6d2b4", "#efd9c0"],
      ["#8a90b4", "#9a98b4", "#7d88ac", "#a89cb0"],
    ),
    roof: "mansard",
    tiles: scene.byHour<HouseStyle["tiles"]>(["#a9b6cc", "#8a9cbc"], ["#6f7ca4", "#4a5680"]),
    window: scene.byHour("#6f7484", "#4a5480"),
    lit: scene.byHour("#b4c8d6", "#ffd490"),
    litShare: 0.3,
    shade: scene.byHour("#8a7c94", "#2a3464"),
    storey: 30,
    bay: 23,
    snow: SNOW,
    arcade: scene.byHour("#8a7668", "#ffc47c"),
  };
  const city = scene.aside(() => {
    sky(scene, 730, "#2f78b8", "#6aa8d4", "#a6cfe2", "#d8e8ea", "#f9eed8");
    veils(scene, { from: 60, to: 560, low: "#fff6e8", high: "#f0f6fa", strength: 0.5, count: 26 });
    sunlight(scene, [X, 700, 760, 320], "#fff0d0", 0.6);
    farRoofs(scene, {
      base: GROUND,
      height: [90, 170],
      width: [30, 90],
      fill: scene.byHour("#aebfd4", "#8f9ac4"),
      opacity: 0.5,
      domes: 0.1,
      pitched: true,
    });
    scene.floodlit(() => stephansdom(scene));
    houseRow(scene, { from: -20, to: 440, base: GROUND, height: [150, 190], width: [90, 140] }, palaces);
    houseRow(scene, { from: 1200, to: 1640, base: GROUND, height: [150, 196], width: [90, 140] }, palaces);
    scene.floodlit(() => church(scene));
    scene.floodlit(() => column(scene, X - 190));
    scene.floodlit(() => column(scene, X + 190));
    scene.rect(
      X - 460,
      420,
      920,
      GROUND - 420,
      scene.halo([X, GROUND, 460, 300], [0, "#ffd9a0", scene.byHour(0.1, 0.42)], [1, "#ffd9a0", 0]),
    );
    for (const [at, tall] of [
      [90, 230],
      [420, 200],
      [1230, 210],
      [1500, 250],
    ] as const)
      bareTree(scene, at, GROUND + 4, tall);
  });
  scene.draw(city);
  scene.rect(
    0,
    GROUND - 2,
    1600,
    180,
    scene.down(...scene.byHour(["#fbfaf6", "#e6edf6", "#c6d6ea"], ["#dfe6f6", "#b4c0de", "#8a98c4"])),
  );
  water(scene, 766, 900, ...scene.byHour(["#b9dcea", "#7fb4d4", "#4f90bc"], ["#7f84ac", "#3f4c80", "#26326a"]));
  reflect(scene, city, { line: 760, bottom: 900, strength: scene.byHour(0.6, 0.8), ripple: 14 });
  scene.path("M-10 754H1610V768H-10Z", "#f3f6fd");
  for (const at of [180, 520, 1120, 1400])
    streetLamp(scene, at, GROUND + 20, 140, { globes: 1, glow: 0, post: "#2c3450" });
  people(scene, {
    count: 24,
    from: 200,
    to: 1420,
    top: GROUND + 6,
    bottom: GROUND + 22,
    size: 24,
    colours: ["#1c2444", "#3a2c4a", "#6a2a3a"],
  });
  if (scene.night) scene.floodlit(() => snowfall(scene));
  scene.vignette(...scene.byHour<readonly [number, string]>([0.3, "#06203f"], [0.42, "#0c1436"]));
});

/** Flakes keep their white before lit walls. */
function snowfall(scene: Scene): void {
  for (let index = 0; index < 260; index++) {
    const size = scene.random.between(1, 3.4);
    scene.ellipse(
      scene.random.between(0, 1600),
      scene.random.between(0, 900),
      size,
      size,
      "#ffffff",
      scene.random.between(0.3, 0.9),
    );
  }
}

function bareTree(scene: Scene, x: number, base: number, height: number): void {
  const branch = (px: number, py: number, angle: number, length: number, width: number) => {
    const [qx, qy] = [px + Math.cos(angle) * length, py - Math.sin(angle) * length];
    scene.line(
      `M${px.toFixed(1)} ${py.toFixed(1)}L${qx.toFixed(1)} ${qy.toFixed(1)}`,
      scene.byHour("#6a5c60", "#2a3058"),
      width,
    );
    if (width > 2)
      scene.line(
        `M${px.toFixed(1)} ${(py - width * 0.4).toFixed(1)}L${qx.toFixed(1)} ${(qy - width * 0.4).toFixed(1)}`,
        SNOW,
        width * 0.4,
        0.8,
      );
    if (width < 1) return;
    for (const turn of [-0.5, 0.1, 0.55])
      branch(
        qx,
        qy,
        angle + turn * scene.random.between(0.6, 1.2),
        length * scene.random.between(0.58, 0.78),
        width * 0.58,
      );
  };
  branch(x, base, Math.PI / 2, height * 0.3, height * 0.04);
}
