import { illustratedFinishesOf } from "#domain/vehicles/illustrated-finishes.ts";
import { carModels } from "../../cars/models/index.ts";
import { develop, settle } from "../../interiors/engine/develop.ts";
import { photograph } from "../../interiors/engine/render.ts";
import { REFERENCE_DYES } from "../../interiors/engine/scene.ts";
import { widths } from "../../render/widths.ts";
import { writePicture } from "../../render/write-picture.ts";
import { scene, studio } from "./scene.ts";

const WIDTH = Math.max(...widths.closeUp);
/** Rays a pixel. */
const SAMPLES = 3;

/** Draws a car's wheel beneath each of the paints it comes in. */
async function renderWheel(slug: string): Promise<void> {
  for (const [finish, { paintSlug }] of illustratedFinishesOf(slug).entries()) {
    const choice = { slug, finish };
    const detail = await scene(choice);
    const film = await photograph(new URL("./scene.ts", import.meta.url).href, choice, {
      width: WIDTH,
      height: Math.round((WIDTH * 9) / 16),
      samples: SAMPLES,
      panels: detail.panels.length,
    });
    // Nothing here is dyed or trimmed to order.
    const png = await develop(detail, settle(film), { dyes: REFERENCE_DYES, trim: "piano", outside: studio });
    await writePicture(png, `cars/${slug}/wheel${finish > 0 ? `-${paintSlug}` : ""}`, widths.closeUp);
  }
}

/** One job a car. */
export const wheelJobs = carModels.map(({ slug }) => ({ name: slug, render: () => renderWheel(slug) }));
