import { cropScene, rasterise, rasteriseScene } from "../render/rasterise.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import { cutoutScene } from "./cutout.ts";
import { type DrawnCar, drawCar } from "./draw-car.ts";
import type { CarModel } from "./model.ts";
import { carModels } from "./models/index.ts";
import { isTall, placeInStudio, studioScene, type View, WIDTH } from "./studio.ts";

/** Width of the close details in scene units: a wheel and the lamp beside it. */
const DETAIL_WIDTH = 470;
const DETAIL_HEIGHT = (DETAIL_WIDTH * 9) / 16;

function detailView(car: DrawnCar, end: "front" | "rear"): View {
  const { ground, left, length } = placeInStudio(car);
  const x = end === "front" ? left - 48 : left + length + 48 - DETAIL_WIDTH;
  // Tall cars carry their lamps higher: less floor, more body.
  const floor = isTall(car) ? 18 : 36;
  return { x, y: ground + floor - DETAIL_HEIGHT, width: DETAIL_WIDTH, height: DETAIL_HEIGHT };
}

/** Draws one car and writes its five pictures. The dark studio is rasterised once, as large as its details need. */
async function renderCar(model: CarModel): Promise<void> {
  const car = await drawCar(model);
  const folder = `cars/${model.slug}`;
  const detail = Math.max(...widths.detail);
  const dark = await rasteriseScene(studioScene(car, "dark"), Math.round((detail * WIDTH) / DETAIL_WIDTH), 1);
  await writePicture(dark, `${folder}/studio`, widths.profile);
  for (const end of ["front", "rear"] as const) {
    await writePicture(await cropScene(dark, detailView(car, end), WIDTH), `${folder}/${end}`, widths.detail);
  }
  const ivory = await rasteriseScene(studioScene(car, "ivory"), Math.max(...widths.profile));
  await writePicture(ivory, `${folder}/ivory`, widths.profile);
  await writePicture(await rasterise(cutoutScene(car), Math.max(...widths.cutout)), `${folder}/cutout`, widths.cutout);
}

/** One job a car. */
export const carJobs = carModels.map((model) => ({ name: model.slug, render: () => renderCar(model) }));
