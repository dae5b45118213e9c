import { findIllustratedCabin } from "#domain/jets/illustrated-cabins.ts";
import { findInteriorColours } from "#server/seed/units/palette.ts";
import { widths } from "../../render/widths.ts";
import { writePicture } from "../../render/write-picture.ts";
import { develop, settle } from "../engine/develop.ts";
import { photograph } from "../engine/render.ts";
import { dressed } from "../finishes.ts";
import { jetCabins } from "./cabins.ts";
import { scene } from "./scene.ts";
import { skyOf } from "./sky.ts";

/** Twice the widest file: edges, which a ray meets or misses, come out smooth. */
const WIDTH = 2 * Math.max(...widths.cabin);
/** Rays a pixel. */
const SAMPLES = 3;

async function renderCabin(slug: string): Promise<void> {
  const drawn = findIllustratedCabin(slug);
  if (!drawn) throw new Error(`No cabin is drawn of "${slug}"`);
  const cabin = await scene(slug);
  const film = await photograph(new URL("./scene.ts", import.meta.url).href, slug, {
    width: WIDTH,
    height: Math.round((WIDTH * 9) / 16),
    samples: SAMPLES,
    panels: cabin.panels.length,
  });
  const png = await develop(cabin, settle(film), { ...dressed(findInteriorColours(drawn)), outside: skyOf(drawn.sky) });
  await writePicture(png, `jets/${slug}/cabin`, widths.cabin);
}

/** One job a cabin. */
export const cabinJobs = jetCabins.map(({ slug }) => ({ name: `${slug}/cabin`, render: () => renderCabin(slug) }));
