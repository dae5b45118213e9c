import { drawCar } from "../../cars/draw-car.ts";
import { carModel } from "../../cars/models/index.ts";
import { standCar } from "../blocks/standing-car.ts";
import { Scene } from "../scene.ts";
import { drawFar, drawSea, drawTown } from "./coast.ts";
import { type Layout, tall, wide } from "./layout.ts";
import { day, type Light, night } from "./light.ts";
import { drawPines, drawPromenade } from "./promenade.ts";

async function riviera(layout: Layout, light: Light): Promise<string> {
  const model = carModel("bentley-continental-gt");
  const car = await drawCar(
    { ...model, plain: true, paint: { ...model.paint, exposure: light.exposure } },
    { prefix: "hero", lights: light.lights },
  );
  const scene = new Scene(layout.width, layout.height, 21);
  drawFar(scene, layout, light);
  const land = scene.aside(() => drawTown(scene, layout, light));
  scene.draw(land);
  drawSea(scene, layout, light, land);
  drawPines(scene, layout, light);
  drawPromenade(scene, layout, light);
  standCar(scene, car, { ...layout.car, shadow: light.night ? 0.8 : 0.55, lamps: light.night ? 1 : 0 });
  if (light.night) scene.vignette(0.5, "#05060a");
  return scene.svg();
}

/** The riviera by day: a green grand tourer on the promenade, the town across the bay. */
export const heroDay = () => riviera(wide, day);
/** The same view after dark. */
export const heroNight = () => riviera(wide, night);
/** The day view composed upright, for phones. */
export const heroDayTall = () => riviera(tall, day);
/** The night view composed upright, for phones. */
export const heroNightTall = () => riviera(tall, night);
