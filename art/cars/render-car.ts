import { illustratedFinishesOf } from "#domain/vehicles/illustrated-finishes.ts";
import { rasterise, rasteriseScene } from "../render/rasterise.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import { cutoutScene } from "./cutout.ts";
import { drawCar } from "./draw-car.ts";
import { elevationCutoutScene } from "./elevations/cutout.ts";
import { type DrawnElevation, drawElevation } from "./elevations/draw-elevation.ts";
import { elevationsOf } from "./elevations/faces/face.ts";
import { faceOf } from "./elevations/faces/index.ts";
import { elevationScene } from "./elevations/scene.ts";
import type { CarModel } from "./model.ts";
import { carModels } from "./models/index.ts";
import { studioScene } from "./studio.ts";

const ENDS = ["front", "rear"] as const;
/** Pixels of shading a millimetre of what is kept no wider than 1200 pixels. */
const REPAINT_DENSITY = 0.36;

/** Draws a car in profile: in the studio, and alone. */
async function renderProfile(model: CarModel): Promise<void> {
  const folder = `cars/${model.slug}`;
  const car = await drawCar(model);
  const studio = await rasteriseScene(studioScene(car, "dark"), Math.max(...widths.profile), 1);
  await writePicture(studio, `${folder}/studio`, widths.profile);
  await writePicture(await rasterise(cutoutScene(car), Math.max(...widths.cutout)), `${folder}/cutout`, widths.cutout);
}

/** What is left of the studio in a street after dark. */
const STREET_LIGHTS = { main: 0.8, strip: 1.1, ambient: 0.03, floor: 0.3, warmth: 0.16 };

/** Draws a car in profile by night, alone with its lamps lit. */
async function renderNight(model: CarModel): Promise<void> {
  const { exposure = 1.15 } = model.paint;
  const paint = { ...model.paint, exposure: exposure * 0.75 };
  const car = await drawCar({ ...model, paint }, { lights: STREET_LIGHTS, density: REPAINT_DENSITY });
  const cutout = await rasterise(cutoutScene(car, { lit: true }), Math.max(...widths.night));
  await writePicture(cutout, `cars/${model.slug}/cutout-night`, widths.night);
}

/** Draws a car from the front and from behind: in the studio, and alone. */
async function renderElevations(model: CarModel): Promise<void> {
  const folder = `cars/${model.slug}`;
  for (const end of ENDS) {
    const view = await drawEnd(model, end);
    const scene = await rasteriseScene(elevationScene(view), Math.max(...widths.detail));
    await writePicture(scene, `${folder}/${end}`, widths.detail);
    const cutout = await rasterise(elevationCutoutScene(view), Math.max(...widths.elevation));
    await writePicture(cutout, `${folder}/${end}-cutout`, widths.elevation);
  }
}

/** A car from one end; `prefix` keeps the ids of several in a picture apart. */
export function drawEnd(model: CarModel, end: (typeof ENDS)[number], prefix: string = end): Promise<DrawnElevation> {
  const face = faceOf(model.slug);
  const { paint, secondPaint, leather, wheel } = model;
  const colours = {
    paint,
    leather,
    wheel: wheel.finish,
    ...(secondPaint && { roofPaint: secondPaint }),
    ...(face.light && { light: face.light }),
  };
  return drawElevation(elevationsOf(face, model)[end], colours, prefix);
}

/** Draws a car's views in the studio in the other paints it can be had in. */
async function renderOtherPaints(model: CarModel): Promise<void> {
  const finishes = illustratedFinishesOf(model.slug).slice(1);
  if (finishes.length !== (model.otherFinishes?.length ?? 0)) throw new Error(`${model.slug}: finishes do not agree`);
  const width = Math.max(...widths.repaint);
  for (const [index, { paintSlug }] of finishes.entries()) {
    const repainted = { ...model, ...model.otherFinishes?.[index] };
    const write = (png: Buffer, view: string) =>
      writePicture(png, `cars/${model.slug}/${view}-${paintSlug}`, widths.repaint);
    const car = await drawCar(repainted, { density: REPAINT_DENSITY });
    await write(await rasteriseScene(studioScene(car, "dark"), width, 1), "studio");
    for (const end of ENDS)
      await write(await rasteriseScene(elevationScene(await drawEnd(repainted, end)), width, 1), end);
  }
}

/** The jobs of a car: its profile by day and by night, its elevations, and all but the night in its other paints. */
export const carJobs = carModels.flatMap((model) => [
  { name: `${model.slug}/profile`, render: () => renderProfile(model) },
  { name: `${model.slug}/night`, render: () => renderNight(model) },
  { name: `${model.slug}/elevations`, render: () => renderElevations(model) },
  ...(model.otherFinishes ? [{ name: `${model.slug}/paints`, render: () => renderOtherPaints(model) }] : []),
]);
