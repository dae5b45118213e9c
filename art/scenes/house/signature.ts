import { drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { reflect } from "../blocks/water.ts";
import { Scene } from "../scene.ts";

const FLOOR = 700;

/** The house's signature: a black limousine coming out of the dark under a single lamp. */
export async function signature(): Promise<string> {
  const car = await drawCar(
    { ...carModel("bentley-flying-spur"), plain: true, paint: { ...paints.nero, exposure: 1.7 } },
    { prefix: "dark", lights: { main: 2, strip: 1.1, wall: 0.35, ambient: 0.004, floor: 0.12, warmth: 0.16 } },
  );
  const scene = new Scene(1600, 900, 199);
  const [left, length] = [250, 1960];
  const scale = length / car.length;
  const place = `transform="translate(${left} ${FLOOR}) scale(${scale.toFixed(5)})"`;
  scene.rect(0, 0, 1600, 900, "#0b0a09");
  scene.rect(
    0,
    0,
    1600,
    900,
    scene.halo([690, 420, 900, 470], [0, "#4a4032", 0.95], [0.45, "#241f1a", 0.8], [1, "#0b0a09", 0]),
  );
  scene.group(scene.blur(26, 10), () =>
    scene.path("M520 -20H860L1500 640H-60Z", scene.downAt(0, 640, [0, "#ffedc8", 0.2], [1, "#ffedc8", 0])),
  );
  scene.rect(
    0,
    FLOOR - 70,
    1600,
    270,
    scene.halo([680, FLOOR + 20, 860, 120], [0, "#8f7a58", 0.75], [0.5, "#4a3f30", 0.4], [1, "#0b0a09", 0]),
  );
  scene.group(scene.blur(4, 2), () => scene.path("M560 26H820L838 34H542Z", "#fff3d8"));
  scene.shine(690, 30, 330, "#ffe9bd", 0.5, 0.3);
  scene.include(car.defs);
  reflect(scene, `<g ${place}>${car.marks}</g>`, { line: FLOOR, bottom: 860, strength: 0.5, ripple: 3 });
  scene.group(scene.blur(22, 8), () => scene.ellipse(left + length / 2, FLOOR + 8, length * 0.48, 18, "#000000", 0.95));
  scene.draw(`<g ${place}>${car.marks}</g>`);
  scene.rect(
    0,
    0,
    1600,
    900,
    scene.across(
      [0, "#060505", 0.25],
      [0.12, "#060505", 0],
      [0.55, "#060505", 0],
      [0.86, "#060505", 0.72],
      [1, "#060505", 0.94],
    ),
  );
  const lamp = FLOOR - car.height * scale * 0.52;
  scene.shine(left + length * 0.037, lamp, 150, "#fff0cf", 0.5);
  scene.shine(left + length * 0.037, lamp, 46, "#fffaf0", 0.9, 0.7);
  scene.vignette(0.6, "#040303");
  return scene.svg();
}
