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

/** By night every aircraft stands on the same apron after dark, beside the pictures of its own hour. */
const LIGHTS = [
  { name: "day", suffix: "" },
  { name: "night", suffix: "-night" },
] as const;

type Light = (typeof LIGHTS)[number];

async function renderJet(model: JetModel, index: number, { name, suffix }: Light): Promise<void> {
  const lit: JetModel = name === "night" ? { ...model, hour: "night" } : model;
  const jet = await drawJet(lit);
  const scene = await rasteriseScene(apronScene(jet, lit.hour, 11 + index * 7), RASTER_WIDTH, 1);
  await writePicture(scene, `jets/${model.slug}/profile${suffix}`, widths.profile);
  const view = index % 2 === 0 ? NOSE_VIEW : TAIL_VIEW;
  await writePicture(await cropScene(scene, view, WIDTH), `jets/${model.slug}/detail${suffix}`, widths.detail);
}

/** Two jobs an aircraft, at its own hour and by night: its profile on the apron and its close detail. */
export const jetJobs = fleet.flatMap((model, index) =>
  LIGHTS.map((light) => ({ name: `${model.slug}/${light.name}`, render: () => renderJet(model, index, light) })),
);
