import { cabinJobs } from "../interiors/jets/render.ts";
import { cropScene, rasterise, rasteriseScene } from "../render/rasterise.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import { apronScene, WIDTH } from "./apron.ts";
import { jetCutoutScene } from "./cutout.ts";
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
const CUTOUT_WIDTH = Math.max(...widths.jetCutout);

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

async function renderCutout(model: JetModel, { name, suffix }: Light): Promise<void> {
  const scene = jetCutoutScene(await drawJet(model, name));
  await writePicture(await rasterise(scene, CUTOUT_WIDTH, 2), `jets/${model.slug}/cutout${suffix}`, widths.jetCutout);
}

/** An aircraft's profile on the apron and its close detail, by day and by night, alone without the apron, and its cabin. */
export const jetJobs = [
  ...fleet.flatMap((model, index) =>
    LIGHTS.flatMap((light) => [
      { name: `${model.slug}/${light.name}`, render: () => renderJet(model, index, light) },
      { name: `${model.slug}/cutout/${light.name}`, render: () => renderCutout(model, light) },
    ]),
  ),
  ...cabinJobs,
];
