import { sky, stars, sunlight, veils } from "../../blocks/sky.ts";
import { farRoofs } from "../../blocks/skyline.ts";
import { people } from "../../blocks/street.ts";
import { palm } from "../../blocks/trees.ts";
import { reflect, ripples, water } from "../../blocks/water.ts";
import { poster } from "../../poster.ts";
import type { Scene } from "../../scene.ts";
import { polygon, steps } from "../../shapes.ts";

const POOL = 650;
const leaves = ["#12343c", "#1f5450", "#5f8f6a"] as const;

/** The planetarium: an eye under a ribbed white lid. */
function eye(scene: Scene): void {
  const x = 560;
  const lid = `M${x - 330} ${POOL}Q${x - 190} 400 ${x} 400Q${x + 190} 400 ${x + 330} ${POOL}Q${x + 170} 486 ${x} 486Q${x - 170} 486 ${x - 330} ${POOL}Z`;
  scene.path(
    `M${x - 330} ${POOL}Q${x - 170} 486 ${x} 486Q${x + 170} 486 ${x + 330} ${POOL}Z`,
    scene.downAt(486, POOL, "#20506a", "#3f8a9a", "#ffdca4"),
  );
  for (const at of steps(-0.94, 0.94, 40)) {
    const y = POOL - (POOL - 486) * (1 - Math.abs(at) ** 1.9);
    scene.line(`M${x + at * 330} ${POOL}L${x + at * 300} ${y.toFixed(1)}`, "#eefaf6", 1.8, 0.5);
  }
  scene.ellipse(
    x,
    POOL - 4,
    118,
    118,
    scene.halo([x - 34, POOL - 70, 170, 170], "#fff6e0", "#f0c890", "#a87866", "#5a4a5c"),
  );
  scene.path(lid, scene.across([0, "#cfdfe4"], [0.35, "#ffffff"], [0.65, "#e6eef0"], [1, "#93aebc"]));
  for (const at of steps(-0.9, 0.9, 25)) {
    const t = (at + 1) / 2;
    const outer = POOL - (POOL - 400) * (1 - Math.abs(at) ** 2.1);
    const inner = POOL - (POOL - 486) * (1 - Math.abs(at) ** 1.9);
    scene.line(
      `M${(x + at * 326).toFixed(1)} ${outer.toFixed(1)}L${(x + at * 312).toFixed(1)} ${inner.toFixed(1)}`,
      t < 0.5 ? "#a8c0ca" : "#7a98a8",
      1.8,
      0.6,
    );
  }
  scene.line(`M${x - 330} ${POOL}Q${x - 190} 400 ${x} 400Q${x + 190} 400 ${x + 330} ${POOL}`, "#ffffff", 4);
}

/** The opera house: a helmet with its long plume. */
function opera(scene: Scene): void {
  const shell = "M960 650Q950 470 1090 380Q1230 296 1400 330Q1540 360 1590 470Q1600 560 1560 650Z";
  scene.path(shell, scene.across([0, "#dfeaec"], [0.4, "#ffffff"], [0.75, "#c5d6de"], [1, "#7f9cae"]));
  scene.path(
    "M1046 650Q1040 520 1130 450Q1230 384 1370 408Q1490 430 1520 540Q1528 600 1510 650Z",
    scene.downAt(400, POOL, "#1d4258", "#3a7a8c", "#ffd79c"),
  );
  for (const level of [476, 520, 564, 606])
    scene.path(
      `M${1064 + (606 - level) * 0.12} ${level}Q1280 ${level - 34} ${1506 - (606 - level) * 0.1} ${level + 4}V${level + 13}Q1280 ${level - 24} ${1064 + (606 - level) * 0.12} ${level + 10}Z`,
      "#f6fbfa",
      0.92,
    );
  for (const at of steps(1080, 1490, 19)) scene.rect(at, POOL - 34, 7, 26, "#ffdf9c", 0.8);
  scene.path(
    "M1010 474Q960 396 1010 316Q1100 196 1320 176Q1540 170 1640 250V276Q1520 212 1330 220Q1150 232 1080 330Q1046 384 1064 440Z",
    scene.across([0, "#ffffff"], [0.5, "#eef4f4"], [1, "#a8bec8"]),
  );
  scene.path("M1010 316Q1100 196 1320 176Q1540 170 1640 250V262Q1530 190 1326 196Q1120 208 1036 336Z", "#ffffff", 0.9);
  scene.path("M1296 206L1316 336L1340 338L1330 204Z", "#dfe9ec");
  scene.line("M1130 450Q1230 384 1370 408Q1490 430 1520 540", "#ffffff", 3, 0.8);
}

function bridge(scene: Scene): void {
  scene.path(
    polygon([
      [150, POOL],
      [196, 250],
      [214, 244],
      [182, POOL],
    ]),
    scene.sides("#ffffff", "#9fb6c2", 0.5),
  );
  let cables = "";
  for (const share of steps(0.06, 0.92, 18))
    cables += `M${(206 - share * 30).toFixed(1)} ${(250 + share * 300).toFixed(1)}L${(250 - 330 * (1 - share)).toFixed(1)} 606`;
  scene.line(cables, "#f3fafa", 1.6, 0.75);
  scene.path(
    polygon([
      [-20, 604],
      [300, 612],
      [300, 622],
      [-20, 618],
    ]),
    "#ffffff",
  );
}

/** Valencia at nightfall: the white eye and the opera's plume over their pools. */
export const valencia = poster(151, (scene) => {
  const city = scene.aside(() => {
    sky(scene, 640, "#0f2f52", "#1f5f7c", "#5fa8a8", "#e3cda0", "#fbb98a");
    stars(scene, 70, 200);
    veils(scene, { from: 90, to: 540, low: "#ffcaa4", high: "#7fb6bc", strength: 0.35, count: 22 });
    sunlight(scene, [860, 640, 760, 280], "#ffe2b0", 0.8);
    farRoofs(scene, { base: POOL, height: [24, 70], width: [24, 60], fill: "#6f8f98", opacity: 0.6, domes: 0.15 });
    scene.floodlit(() => bridge(scene));
    scene.floodlit(() => opera(scene));
    scene.floodlit(() => eye(scene));
    for (const at of [250, 300, 900, 936]) palm(scene, at, POOL + 4, 120, leaves, ["#5a5a58", "#2a3a42"], 4);
    scene.rect(0, POOL - 4, 1600, 12, scene.down("#ffffff", "#a9bcc4"));
    for (const at of steps(20, 1580, 40)) scene.shine(at, POOL - 6, 14, "#ffe2a4", 0.7);
    people(scene, {
      count: 16,
      from: 240,
      to: 1560,
      top: POOL - 6,
      bottom: POOL - 2,
      size: 16,
      colours: ["#12303e", "#3a4a54"],
    });
  });
  scene.draw(city);
  water(scene, POOL + 8, 900, "#9fc0b4", "#3f8a98", "#1a5670", "#0c2c48");
  reflect(scene, city, { line: POOL + 6, bottom: 900, strength: 0.9, ripple: 16 });
  ripples(scene, {
    top: POOL + 10,
    bottom: 900,
    colours: ["#f0fff8", "#0a2a44", "#ffd0a0"],
    count: 260,
    strength: 0.2,
  });
  scene.path("M-10 876Q800 846 1610 876V910H-10Z", scene.down("#e9f1f0", "#a3b8c0"));
  scene.vignette(0.4, "#061a2c");
});
