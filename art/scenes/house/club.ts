import { type DrawnCar, drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import type { Paint } from "../../cars/shading/paint.ts";
import { reflect } from "../blocks/water.ts";
import { Scene } from "../scene.ts";

const [WIDTH, HEIGHT, FLOOR] = [2560, 800, 600];

/** The row, each under a lamp of its own: where the nose is, units a millimetre, and how brightly its lamp burns. */
const row = [
  { slug: "aston-martin-db12", paint: { ...paints.verdeInglese, exposure: 1.5 }, left: -770, lamp: 0.5 },
  { slug: "bentley-flying-spur", paint: { ...paints.nero, exposure: 2.1 }, left: 610, lamp: 1 },
  { slug: "rolls-royce-ghost", paint: { ...paints.bordeaux, exposure: 1.7 }, left: 2150, lamp: 0.5 },
] as const satisfies readonly { slug: string; paint: Paint; left: number; lamp: number }[];

const SCALE = 0.262;

/** The club's hall after dark: a black limousine under its lamp, and to both sides cars that the dark half keeps. */
export async function club(): Promise<string> {
  const scene = new Scene(WIDTH, HEIGHT, 223);
  scene.rect(0, 0, WIDTH, HEIGHT, "#0b0a09");
  const cars: string[] = [];
  for (const { slug, paint, left, lamp } of row) {
    const car = await drawCar(
      { ...carModel(slug), plain: true, paint },
      { prefix: slug, lights: { main: 2.1, strip: 1.3, wall: 0.4, ambient: 0.006, floor: 0.16, warmth: 0.16 } },
    );
    scene.include(car.defs);
    const middle = left + (car.length * SCALE) / 2;
    lampLight(scene, middle, lamp);
    cars.push(stand(scene, car, left));
  }
  const standing = cars.join("");
  reflect(scene, standing, { line: FLOOR, bottom: HEIGHT, strength: 0.42, ripple: 4 });
  scene.draw(standing);
  scene.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    scene.across(
      [0, "#060505", 0.96],
      [0.2, "#060505", 0.6],
      [0.28, "#060505", 0],
      [0.74, "#060505", 0],
      [0.84, "#060505", 0.6],
      [1, "#060505", 0.96],
    ),
  );
  return scene.svg();
}

/** The car on the floor, with its shadow and its lamps lit. */
function stand(scene: Scene, car: DrawnCar, left: number): string {
  const length = car.length * SCALE;
  const lamp = FLOOR - car.height * SCALE * 0.55;
  return scene.aside(() => {
    scene.group(scene.blur(20, 7), () =>
      scene.ellipse(left + length / 2, FLOOR + 6, length * 0.48, 15, "#000000", 0.95),
    );
    scene.draw(`<g transform="translate(${left} ${FLOOR}) scale(${SCALE})">${car.marks}</g>`);
    scene.shine(left + length * 0.038, lamp, 110, "#fff0cf", 0.5);
    scene.shine(left + length * 0.038, lamp, 34, "#fffaf0", 0.9, 0.7);
  });
}

/** A bar of light above, the cone below it and its pool on the floor. */
function lampLight(scene: Scene, x: number, strength: number): void {
  scene.rect(
    x - 1000,
    0,
    2000,
    HEIGHT,
    scene.halo(
      [x, 360, 900, 430],
      [0, "#4a4032", 0.9 * strength],
      [0.45, "#241f1a", 0.7 * strength],
      [1, "#0b0a09", 0],
    ),
  );
  scene.group(scene.blur(30, 12), () =>
    scene.path(
      `M${x - 190} 0H${x + 190}L${x + 760} ${FLOOR - 30}H${x - 760}Z`,
      scene.downAt(0, FLOOR, [0, "#ffedc8", 0.22 * strength], [1, "#ffedc8", 0]),
    ),
  );
  scene.rect(
    x - 900,
    FLOOR - 70,
    1800,
    270,
    scene.halo(
      [x, FLOOR + 24, 860, 110],
      [0, "#8f7a58", 0.75 * strength],
      [0.5, "#4a3f30", 0.4 * strength],
      [1, "#0b0a09", 0],
    ),
  );
  scene.group(scene.blur(4, 2), () =>
    scene.path(`M${x - 170} 40H${x + 170}L${x + 188} 48H${x - 188}Z`, "#fff3d8", strength),
  );
  scene.shine(x, 44, 320, "#ffe9bd", 0.5 * strength, 0.3);
}
