import { motorYacht, sailboat } from "../../blocks/boats.ts";
import { hillTown } from "../../blocks/hill-town.ts";
import { cumulus, sky, sunlight } from "../../blocks/sky.ts";
import { umbrellaPine } from "../../blocks/umbrella-pine.ts";
import { glitter, reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { arched, curve, heightAt, type Point, polygon, rugged, steps, underCurve } from "../../shapes.ts";

const SEA = 560;
const volcano: Point[] = [
  [-20, 548],
  [120, 538],
  [300, 500],
  [430, 440],
  [520, 372],
  [580, 318],
  [618, 296],
  [650, 306],
  [690, 300],
  [716, 316],
  [760, 378],
  [800, 408],
  [836, 392],
  [872, 366],
  [910, 356],
  [950, 372],
  [1010, 430],
  [1120, 492],
  [1280, 532],
  [1460, 548],
  [1620, 552],
];

function vesuvius(scene: Scene): void {
  scene.path(underCurve(volcano, SEA), scene.downAt(290, SEA, "#5c6f93", "#7d93a8", "#c3c4ae"));
  const inside = scene.clip(underCurve(volcano, SEA));
  scene.group(inside, () => {
    const shade = "#33466e";
    scene.path(
      polygon([
        [690, 300],
        [716, 316],
        [760, 378],
        [806, 410],
        [850, SEA],
        [640, SEA],
        [700, 470],
        [672, 430],
        [704, 380],
        [680, 340],
      ]),
      scene.downAt(300, SEA, [0, shade, 0.75], [1, shade, 0]),
    );
    scene.path(
      polygon([
        [910, 356],
        [950, 372],
        [1010, 430],
        [1180, SEA],
        [930, SEA],
        [950, 480],
        [918, 440],
        [934, 400],
      ]),
      scene.downAt(350, SEA, [0, shade, 0.7], [1, shade, 0]),
    );
    for (let index = 0; index < 26; index++) {
      const x = scene.random.between(420, 1080);
      const y = heightAt(volcano, x) + scene.random.between(12, 60);
      scene.line(
        curve([
          [x, y],
          [x + (x - 650) * 0.06, y + 40],
          [x + (x - 650) * 0.18, y + 90],
        ]),
        shade,
        3.5,
        0.16,
      );
    }
    scene.path(
      polygon([
        [580, 318],
        [618, 296],
        [650, 306],
        [690, 300],
        [700, 320],
        [660, 330],
        [630, 318],
        [598, 336],
      ]),
      "#a98f8c",
      0.6,
    );
  });
  scene.group(scene.blur(9, 5), () => {
    for (const [x, y, r, o] of [
      [650, 288, 20, 0.7],
      [672, 262, 30, 0.55],
      [712, 234, 44, 0.42],
      [776, 208, 60, 0.3],
      [870, 188, 84, 0.2],
    ] as const)
      scene.ellipse(x, y, r * 1.3, r * 0.55, "#fff6e6", o);
  });
}

function castle(scene: Scene): void {
  const rock: Point[] = rugged(
    scene.random,
    [
      [900, SEA + 64],
      [930, SEA + 40],
      [980, SEA + 22],
      [1180, SEA + 18],
      [1330, SEA + 24],
      [1372, SEA + 64],
    ],
    0.12,
    3,
  );
  const tufa = (left: number, right: number) =>
    scene.sides(left === 0 ? "#f6d494" : "#eec27c", right === 0 ? "#b07a48" : "#a56e42", 0.62);
  const block = (x: number, top: number, width: number, bottom = SEA + 50) => {
    scene.rect(x, top, width, bottom - top, tufa(x % 2, 0));
    for (const at of steps(x, x + width - 9, Math.max(2, Math.round(width / 17))))
      scene.rect(at, top - 7, 9, 8, "#f6d494");
    scene.rect(x, top + 8, width, 4, "#8a5a36", 0.4);
  };
  block(1010, 486, 130);
  block(1150, 468, 92);
  block(1236, 498, 96);
  block(958, 520, 86);
  block(1060, 526, 250);
  for (const [x, y] of [
    [1030, 520],
    [1066, 512],
    [1110, 516],
    [1180, 500],
    [1214, 500],
    [1264, 530],
    [1300, 530],
    [984, 556],
    [1110, 566],
    [1160, 566],
    [1220, 566],
    [1270, 572],
  ] as const)
    scene.path(arched(x, y + 12, 8, 18), "#6a3f28", 0.85);
  scene.path(polygon([...rock, [1372, SEA + 70], [900, SEA + 70]]), scene.downAt(SEA, SEA + 70, "#d0a468", "#7a5436"));
  for (const side of [0, 1, 2, 3]) scene.path(arched(1424 + side * 52, SEA + 56, 34, 26), "#4f3a2c", 0.75);
  scene.rect(1340, SEA + 18, 280, 14, "#e9c387");
  scene.path(
    `M1340 ${SEA + 32}H1620V${SEA + 60}H1602A17 20 0 0 0 1568 ${SEA + 60}H1550A17 20 0 0 0 1516 ${SEA + 60}H1498A17 20 0 0 0 1464 ${SEA + 60}H1446A17 20 0 0 0 1412 ${SEA + 60}H1340Z`,
    "#b98a56",
  );
}

/** Napoli at noon: Vesuvius over the gulf, Castel dell'Ovo on its rock, a pine of Posillipo. */
export const naples = poster(23, (scene) => {
  const far = scene.aside(() => {
    sky(scene, SEA, "#2f7fae", "#62a9c6", "#b4d6d4", "#f6e8c4");
    sunlight(scene, [240, 430, 700, 420], "#fff6dc", 0.7);
    cumulus(scene, 1230, 230, 420, "#fffaf0", "#cfdfe0", 0.9);
    cumulus(scene, 1450, 300, 260, "#fffaf0", "#cfdfe0", 0.75);
    cumulus(scene, 130, 330, 260, "#fffaf0", "#d9e3dc", 0.65);
    vesuvius(scene);
    hillTown(scene, {
      top: () => 532,
      from: 0,
      to: 1600,
      base: SEA + 2,
      count: 210,
      size: 20,
      walls: ["#f6e3bd", "#efc892", "#f1b98e", "#fbf0da"],
      tiles: ["#c98058", "#8f5240"],
      window: "#7a6a5c",
      lit: "#fff",
      air: ["#cfd0bd", 0.3],
    });
    scene.floodlit(() => castle(scene));
  });
  scene.draw(far);
  water(scene, SEA, 900, "#bcd9cf", "#4f9fb4", "#1f6f95", "#12496f");
  scene.floodlit(() => castle(scene));
  reflect(scene, far, { line: SEA + 62, bottom: 760, strength: 0.4, ripple: 30 });
  ripples(scene, { top: SEA, bottom: 900, colours: ["#eaf6ee", "#0e4a72", "#7fc3cc"], count: 620, strength: 0.26 });
  glitter(scene, { x: 300, top: SEA, bottom: 900, spread: 320, colour: "#fff8e0", count: 420, strength: 0.8 });
  sailboat(scene, 470, SEA + 40, 0.9, "#fffaf0", "#7a2a22");
  sailboat(scene, 700, SEA + 18, 0.5, "#fff3da", "#34506a");
  sailboat(scene, 770, SEA + 168, 1.7, "#f8eedb", "#a53a2a");
  motorYacht(scene, 1180, SEA + 190, 0.8, "#fffaf0", "#3f6272", true);
  const leaves = ["#17382c", "#2c5a38", "#6a8a44"] as const;
  scene.path(
    underCurve(
      [
        [-20, 790],
        [120, 800],
        [260, 838],
        [380, 880],
        [430, 910],
      ],
      910,
    ),
    scene.down("#56703c", "#22402c"),
  );
  for (let index = 0; index < 90; index++)
    scene.ellipse(
      scene.random.between(0, 380),
      scene.random.between(826, 900),
      14,
      8,
      leaves[index % 3] ?? leaves[0],
      0.7,
    );
  umbrellaPine(scene, { x: 190, base: 850, top: 170, rx: 330, leaves, trunk: "#4a3324", seed: 4 });
  umbrellaPine(scene, { x: 40, base: 840, top: 330, rx: 200, leaves, trunk: "#3f2b20", seed: 9 });
  scene.vignette(0.3, "#0a2036");
});
