import { drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { cumulus, sky, sunlight, veils } from "../blocks/sky.ts";
import { standCar } from "../blocks/standing-car.ts";
import { people } from "../blocks/street.ts";
import { grove } from "../blocks/trees.ts";
import type { Hour } from "../night.ts";
import { Scene } from "../scene.ts";
import { polygon, steps } from "../shapes.ts";

const leaves = ["#22462f", "#3f6a3c", "#8a9c50"] as const;
const KERB = ["#c8202c", "#fbf3e4"] as const;

/** How the cars are lit: by the sun, or by the masts along the straight. */
const LIGHT = {
  day: { exposure: 1, lamps: 0, lights: { main: 1.5, strip: 1.3, ambient: 0.2, floor: 0.45, warmth: 0.1 } },
  night: { exposure: 0.72, lamps: 0.9, lights: { main: 1.1, strip: 1.4, ambient: 0.06, floor: 0.3, warmth: 0.12 } },
} as const;

/** The circuit by the Adriatic: a yellow car on the straight, another going into the bend behind it. After dark the masts light both, and the far one its lamps. */
export async function track(hour: Hour): Promise<string> {
  const { exposure, lamps, lights } = LIGHT[hour];
  const near = await drawCar(
    { ...carModel("lamborghini-huracan-tecnica"), plain: true, paint: { ...paints.giallo, exposure: 1.5 * exposure } },
    { prefix: "near", lights },
  );
  const far = await drawCar(
    { ...carModel("porsche-911-carrera-s"), plain: true, paint: { ...paints.bluCorsa, exposure: 1.6 * exposure } },
    { prefix: "far", lights, density: 0.2 },
  );
  const scene = new Scene(1600, 900, 229, hour);
  sky(scene, 470, "#3f8cc4", "#83bbdc", "#c4dfe4", "#f8ecd2");
  veils(scene, { from: 40, to: 330, low: "#fff6e2", high: "#eef6f8", strength: 0.4, count: 14 });
  cumulus(scene, 330, 220, 330, "#ffffff", "#c9dbe4", 0.9);
  if (!scene.night) sunlight(scene, [1180, 430, 620, 300], "#fff2cc", 0.7);
  scene.rect(0, 446, 1600, 24, scene.down("#6fa9c4", "#9cc7d0"));
  grove(scene, { from: -20, to: 1640, base: 486, height: 60, leaves, gap: 60, density: 40 });
  scene.rect(0, 480, 1600, 150, scene.down("#8fa860", "#6f9150"));
  if (scene.night) masts(scene);
  scene.floodlit(() => grandstand(scene));
  // The bend that leads away, then the straight in front.
  scene.path("M-20 556Q500 508 1000 526Q1300 536 1620 512V562Q1300 586 1000 574Q500 558 -20 612Z", "#6b6a6e");
  scene.floodlit(() => kerb(scene, steps(-20, 1620, 60), innerEdge, 7));
  standCar(scene, far, { left: 1190, ground: 560, length: 190, shadow: 0.4, lamps });
  scene.floodlit(() => {
    scene.rect(0, 650, 1600, 260, scene.down("#8a888a", "#6e6c70", "#58565b"));
    scene.rect(0, 626, 1600, 24, scene.down("#7f9e54", "#5f8446"));
    kerb(scene, steps(0, 1600, 27), () => 648, 18);
    scene.rect(0, 668, 1600, 5, "#fbf3e4");
  });
  for (let index = 0; index < 320; index++) {
    const depth = scene.random.next();
    scene.rect(
      scene.random.between(-40, 1600),
      690 + depth * 200,
      scene.random.between(20, 150) * (0.4 + depth),
      1 + depth * 1.4,
      scene.random.chance(0.5) ? "#ffffff" : "#1c1a20",
      0.06,
    );
  }
  for (const y of [742, 792])
    scene.path(`M-20 ${y}Q700 ${y - 16} 1620 ${y + 8}v9Q700 ${y - 2} -20 ${y + 14}Z`, "#1c1a20", 0.16);
  standCar(scene, near, { left: 300, ground: 826, length: 900, shadow: 0.6 });
  scene.vignette(0.26, "#08182a");
  return scene.svg();
}

/** Where the grass within the bend begins: two parabolas, as the road's lower edge is drawn. */
function innerEdge(x: number): number {
  const [from, over, to, length, start] = x < 1000 ? [612, 558, 574, 1020, -20] : [574, 586, 562, 620, 1000];
  const t = (x - start) / length;
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t ** 2 * to;
}

/** A red and white kerb between the given places, at the height that `at` gives. */
function kerb(scene: Scene, places: readonly number[], at: (x: number) => number, height: number): void {
  for (const [index, x] of places.slice(1).entries()) {
    const from = places[index] ?? x;
    scene.path(
      polygon([
        [from, at(from)],
        [x, at(x)],
        [x, at(x) + height],
        [from, at(from) + height],
      ]),
      KERB[index % 2 ? 1 : 0],
    );
  }
}

/** Four masts on the infield, each with its bank of lamps, and what they throw on the grass. */
function masts(scene: Scene): void {
  scene.aglow(() => {
    for (const [x, top] of [
      [90, 190],
      [400, 216],
      [700, 236],
      [950, 250],
    ] as const) {
      scene.line(`M${x} 520V${top}`, "#4a4654", 5);
      scene.rect(x - 34, top - 16, 68, 24, "#2a2834");
      scene.shine(x, 540, 190, "#fff0c8", 0.3, 0.2);
      scene.shine(x, top, 130, "#fff0c8", 0.55);
      for (const lamp of [-24, -8, 8, 24]) scene.ellipse(x + lamp, top - 4, 6, 6, "#fffaf0");
    }
  });
}

/** The stand over the straight, with the few who watch, its roof on slim posts and flags above. */
function grandstand(scene: Scene): void {
  const [from, to, base] = [1010, 1560, 512];
  scene.path(
    polygon([
      [from - 20, 300],
      [to + 30, 268],
      [to + 30, 282],
      [from - 20, 316],
    ]),
    scene.down("#fdf4e2", "#d8cdb8"),
  );
  for (const x of steps(from + 20, to - 10, 5))
    scene.rect(x - 4, 296, 8, base - 296, scene.sides("#f1e6d2", "#b8ab96"));
  for (const [index, y] of steps(380, 480, 6).entries())
    scene.path(
      polygon([
        [from + index * 4, y],
        [to, y - 4],
        [to, y + 18],
        [from + index * 4, y + 18],
      ]),
      index % 2 ? "#b9a98e" : "#d9cbb0",
    );
  people(scene, {
    count: 46,
    from: from + 20,
    to: to - 10,
    top: 392,
    bottom: 486,
    size: 26,
    colours: ["#5a1522", "#24324a", "#f3ead8", "#3f5a44", "#c8202c"],
  });
  scene.rect(from - 14, 498, to - from + 44, 16, "#5a1522");
  for (const [index, x] of steps(from + 10, to, 4).entries()) {
    const top = 230 - index * 10;
    scene.line(`M${x} 300V${top}`, "#8a7f70", 3);
    scene.path(`M${x} ${top}q22 -8 44 2v24q-22 -10 -44 0Z`, index % 2 ? "#fbf3e4" : "#c8202c");
  }
}
