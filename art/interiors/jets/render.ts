import type { DrawnCabin } from "#domain/jets/drawn-cabins.ts";
import { drawnCabin } from "#domain/jets/drawn-cabins.ts";
import type { NamedColour } from "#domain/units/unit.ts";
import { LEATHERS, STITCHINGS, TRIMS } from "#server/seed/units/palette.ts";
import { widths } from "../../render/widths.ts";
import { writePicture } from "../../render/write-picture.ts";
import { develop, settle } from "../engine/develop.ts";
import { photograph } from "../engine/render.ts";
import { dressed, type InteriorColours } from "../finishes.ts";
import { jetCabins } from "./cabins.ts";
import { scene } from "./scene.ts";
import { skyOf } from "./sky.ts";

/** Twice the widest file: edges, which a ray meets or misses, come out smooth. */
const WIDTH = 2 * Math.max(...widths.cabin);
/** Rays a pixel. */
const SAMPLES = 3;

async function renderCabin(slug: string): Promise<void> {
  const drawn = drawnCabin(slug);
  if (!drawn) throw new Error(`No cabin is drawn of "${slug}"`);
  const cabin = await scene(slug);
  const film = await photograph(new URL("./scene.ts", import.meta.url).href, slug, {
    width: WIDTH,
    height: Math.round((WIDTH * 9) / 16),
    samples: SAMPLES,
    panels: cabin.panels.length,
  });
  const png = await develop(cabin, settle(film), { ...dressed(coloursOf(drawn)), outside: skyOf(drawn.hour) });
  await writePicture(png, `jets/${slug}/cabin`, widths.cabin);
}

const coloursOf = ({ leather, stitching, trim }: DrawnCabin): InteriorColours => ({
  leather: named(LEATHERS, leather),
  stitching: named(STITCHINGS, stitching),
  trim: named(TRIMS, trim),
});

function named(palette: Readonly<Record<string, NamedColour>>, wanted: string): NamedColour {
  const colour = Object.values(palette).find(({ name }) => name === wanted);
  if (!colour) throw new Error(`The palette has no "${wanted}"`);
  return colour;
}

/** One job a cabin. */
export const cabinJobs = jetCabins.map(({ slug }) => ({ name: `${slug}/cabin`, render: () => renderCabin(slug) }));
