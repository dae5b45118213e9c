import { cropScene, rasteriseScene } from "../render/rasterise.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import { apronScene, WIDTH } from "./apron.ts";
import { drawJet } from "./draw-jet.ts";
import { fleet } from "./fleet.ts";
import type { JetModel } from "./jet-model.ts";

/** The close crops, in scene units: in turn the nose with its windows and the tail with its engines. */
const NOSE_VIEW = { x: 90, y: 288, width: 480, height: 270 };
const TAIL_VIEW = { x: 630, y: 262, width: 500, height: 281.25 };
/** The dark room for one wide raster that serves both pictures. */
const RASTER_WIDTH = 2880;

async function renderJet(model: JetModel, index: number): Promise<void> {
  const jet = await drawJet(model);
  const scene = await rasteriseScene(apronScene(jet, model.hour, 11 + index * 7), RASTER_WIDTH, 1);
  await writePicture(scene, `jets/${model.slug}/profile`, widths.profile);
  const view = index % 2 === 0 ? NOSE_VIEW : TAIL_VIEW;
  await writePicture(await cropScene(scene, view, WIDTH), `jets/${model.slug}/detail`, widths.detail);
}

/** One job an aircraft: its profile on the apron and its close detail. */
export const jetJobs = fleet.map((model, index) => ({ name: model.slug, render: () => renderJet(model, index) }));
