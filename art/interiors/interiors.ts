import { drawnFinishes } from "#domain/catalogue/drawn-finishes.ts";
import { UNIT_COLOURS } from "#server/seed/units/unit-colours.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import type { CabinKind } from "./cabin/design.ts";
import { outsideOf, scene } from "./cabin/scene.ts";
import { cabins } from "./cabins.ts";
import { develop, settle } from "./engine/develop.ts";
import type { Film } from "./engine/film.ts";
import { photograph } from "./engine/render.ts";
import type { Scene } from "./engine/scene.ts";
import { dressed } from "./finishes.ts";

const WIDTH = Math.max(...widths.interior);
/** Rays a pixel: fine sewing and deep shade want more. */
const SAMPLES: Readonly<Record<CabinKind, number>> = {
  sports: 8,
  saloon: 8,
  suv: 6,
  roadster: 5,
  lounge: 4,
  abreast: 5,
  reclining: 5,
};
/** Exposes one kind of cabin and develops it for every car that has it, in the finishes of its units. */
async function renderKind(kind: CabinKind): Promise<void> {
  const cabin = await scene(kind);
  const film = await photograph(new URL("./cabin/scene.ts", import.meta.url).href, kind, {
    width: WIDTH,
    height: Math.round((WIDTH * 9) / 16),
    samples: SAMPLES[kind],
    panels: cabin.panels.length,
  });
  await developKind(kind, cabin, settle(film));
}

async function developKind(kind: CabinKind, cabin: Scene, film: Film): Promise<void> {
  for (const { slug, city } of cabins.filter((cabin) => cabin.kind === kind)) {
    const outside = await outsideOf(kind, city);
    for (const [index, { paintSlug }] of drawnFinishes(slug).entries()) {
      const colours = UNIT_COLOURS[slug]?.[index];
      if (!colours) throw new Error(`${slug}: no unit has finish ${index + 1}`);
      const png = await develop(cabin, film, { ...dressed(colours), outside });
      await writePicture(png, `cars/${slug}/interior${index > 0 ? `-${paintSlug}` : ""}`, widths.interior);
    }
  }
}

/** One job a kind of cabin. */
export const interiorJobs = [...new Set(cabins.map(({ kind }) => kind))].map((kind) => ({
  name: kind,
  render: () => renderKind(kind),
}));
