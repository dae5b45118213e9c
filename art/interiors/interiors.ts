import { drawnFinishes } from "#domain/catalogue/drawn-finishes.ts";
import { type SeededColours, UNIT_COLOURS } from "#server/seed/units/unit-colours.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import type { CabinKind } from "./cabin/design.ts";
import { outsideOf, scene } from "./cabin/scene.ts";
import { cabins } from "./cabins.ts";
import { develop, type Finish, settle } from "./engine/develop.ts";
import type { Film } from "./engine/film.ts";
import { photograph } from "./engine/render.ts";
import type { Scene, Trim } from "./engine/scene.ts";
import { linear, scaled } from "./surfaces.ts";

const WIDTH = Math.max(...widths.interior);
/** Rays a pixel: fine sewing and deep shade want more. */
const SAMPLES: Readonly<Record<CabinKind, number>> = {
  sports: 8,
  saloon: 8,
  suv: 6,
  roadster: 5,
  lounge: 8,
  abreast: 5,
  reclining: 5,
};
/** How much of its light the dashboard's leather keeps beside the seats', and the least there is. */
const UPPER_SHARE = 0.16;
const UPPER_LEAST = 0.006;

const TRIM_OF: Readonly<Record<string, Trim>> = {
  "Fibra di carbonio": "carbon",
  "Fibra di carbonio opaca": "mattCarbon",
  Noce: "walnut",
  "Radica scura": "burr",
  Frassino: "ash",
  "Rovere grigio": "greyOak",
  "Alluminio spazzolato": "aluminium",
  "Nero laccato": "piano",
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

/** Dyes and trim of a unit. */
function dressed({ leather, stitching, trim }: SeededColours): Omit<Finish, "outside"> {
  const hide = linear(leather.colour);
  const dark = scaled(hide, UPPER_SHARE);
  const upper = [dark[0] + UPPER_LEAST, dark[1] + UPPER_LEAST, dark[2] + UPPER_LEAST] as const;
  const drawn = TRIM_OF[trim.name];
  if (!drawn) throw new Error(`No trim is drawn for "${trim.name}"`);
  return { dyes: { leather: hide, upper, thread: linear(stitching.colour) }, trim: drawn };
}

/** One job a kind of cabin. */
export const interiorJobs = [...new Set(cabins.map(({ kind }) => kind))].map((kind) => ({
  name: kind,
  render: () => renderKind(kind),
}));
