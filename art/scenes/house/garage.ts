import { carModel } from "../../cars/models/index.ts";
import { paints } from "../../cars/paints.ts";
import { drawEnd } from "../../cars/render-car.ts";
import { reflect } from "../blocks/water.ts";
import { Scene } from "../scene.ts";
import { arched } from "../shapes.ts";

const FLOOR = 700;
const SCALE = 0.196;

/** Who stands in which bay. */
const bays = [
  { x: 332, slug: "aston-martin-db12", paint: { ...paints.verdeInglese, exposure: 1.2 } },
  { x: 800, slug: "ferrari-296-gtb", paint: { ...paints.rossoCorsa, exposure: 1.15 } },
  { x: 1268, slug: "bentley-continental-gt", paint: { ...paints.bluNotte, exposure: 1.5 } },
] as const;

/** The house's garage on a club evening: three bays of brick, a car in each under its lamp. */
export async function garage(): Promise<string> {
  const scene = new Scene(1600, 900, 227);
  const hall = scene.aside(() => vaults(scene));
  scene.draw(hall);
  scene.rect(0, FLOOR, 1600, 200, scene.down("#3a2c20", "#1c1511", "#0d0a09"));
  const cars: string[] = [];
  for (const { x, slug, paint } of bays) {
    const car = await drawEnd({ ...carModel(slug), paint }, "front", slug);
    scene.include(car.defs);
    cars.push(
      scene.aside(() => {
        scene.group(scene.blur(12, 5), () =>
          scene.ellipse(x, FLOOR + 26, car.width * SCALE * 0.55, 12, "#000000", 0.9),
        );
        scene.draw(`<g transform="translate(${x} ${FLOOR + 24}) scale(${SCALE})">${car.marks}</g>`);
      }),
    );
  }
  const standing = cars.join("");
  reflect(scene, hall, { line: FLOOR, bottom: 900, strength: 0.3, ripple: 8 });
  reflect(scene, standing, { line: FLOOR + 26, bottom: 900, strength: 0.4, ripple: 5 });
  for (const { x } of bays)
    scene.rect(
      x - 260,
      FLOOR - 20,
      520,
      200,
      scene.halo([x, FLOOR + 40, 250, 90], [0, "#ffcf8a", 0.34], [1, "#ffcf8a", 0]),
    );
  scene.draw(standing);
  scene.vignette(0.6, "#040303");
  return scene.svg();
}

/** The brick wall with its three bays, each lit from a lamp at its crown. */
function vaults(scene: Scene): void {
  scene.rect(0, 0, 1600, FLOOR, scene.down("#15100d", "#2a1e17", "#38281d"));
  for (let line = 0; line < 44; line++) {
    const y = line * 16;
    scene.line(`M0 ${y}H1600`, "#0e0a08", 1.4, 0.55);
    for (let x = line % 2 ? 0 : 22; x < 1600; x += 44) scene.line(`M${x} ${y}v16`, "#0e0a08", 1.2, 0.5);
  }
  for (const { x } of bays) {
    scene.path(arched(x, FLOOR, 448, 600), "#4a3424");
    scene.path(arched(x, FLOOR, 416, 580), scene.down("#5a4028", "#3a2a1c", "#241a13"));
    scene.path(
      arched(x, FLOOR, 416, 580),
      scene.halo([x, 250, 250, 380], [0, "#ffd79a", 0.75], [0.5, "#c98f4c", 0.35], [1, "#3a2616", 0]),
    );
    scene.line(`M${x} 110V190`, "#0c0908", 4);
    scene.path(`M${x - 44} 222Q${x - 40} 188 ${x} 186Q${x + 40} 188 ${x + 44} 222Z`, "#0c0908");
    scene.shine(x, 226, 190, "#ffe2a8", 0.85);
    scene.ellipse(x, 224, 34, 7, "#fff6dc");
  }
  for (const x of [98, 566, 1034, 1502]) {
    scene.rect(x - 12, 470, 24, 30, "#0f0b0a");
    scene.shine(x, 460, 90, "#ffc57a", 0.6);
    scene.ellipse(x, 462, 8, 12, "#fff0cc");
  }
}
