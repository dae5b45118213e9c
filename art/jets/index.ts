import { cabinJobs } from "../interiors/jets/render.ts";
import { cropScene, rasteriseScene } from "../render/rasterise.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import { apronScene, WIDTH } from "./apron.ts";
import { drawJet } from "./draw-jet.ts";
import { fleet } from "./fleet.ts";
import type { JetModel } from "./jet-model.ts";

/** The close crops, in scene units. */
const CLOSE_VIEWS = {
  nose: { x: 56, y: 278, width: 504, height: 283.5 },
  tail: { x: 490, y: 188, width: 640, height: 360 },
} as const;
/** The dark room for one wide raster that serves both pictures. */
const RASTER_WIDTH = 2880;

const LIGHTS = [
  { name: "day", suffix: "" },
  { name: "night", suffix: "-night" },
] as const;

type Light = (typeof LIGHTS)[number];

async function renderJet(model: JetModel, index: number, { name, suffix }: Light): Promise<void> {
  const jet = await drawJet(model, name);
  const scene = await rasteriseScene(apronScene(jet, name, 11 + index * 7), RASTER_WIDTH, 1);
  await writePicture(scene, `jets/${model.slug}/profile${suffix}`, widths.profile);
  const close = await cropScene(scene, CLOSE_VIEWS[model.detail], WIDTH);
  await writePicture(close, `jets/${model.slug}/detail${suffix}`, widths.detail);
}

/** An aircraft's profile on the apron and its close detail, by day and by night, and its cabin. */
export const jetJobs = [
  ...fleet.flatMap((model, index) =>
    LIGHTS.map((light) => ({ name: `${model.slug}/${light.name}`, render: () => renderJet(model, index, light) })),
  ),
  ...cabinJobs,
];
