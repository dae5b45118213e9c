import type { InteriorColours } from "#server/seed/units/palette.ts";
import type { Finish } from "./engine/develop.ts";
import type { Trim } from "./engine/scene.ts";
import { linear, scaled } from "./surfaces.ts";

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

/** Dyes and trim of an interior in these colours. */
export function dressed({ leather, stitching, trim }: InteriorColours): Omit<Finish, "outside"> {
  const hide = linear(leather.colour);
  const dark = scaled(hide, UPPER_SHARE);
  const upper = [dark[0] + UPPER_LEAST, dark[1] + UPPER_LEAST, dark[2] + UPPER_LEAST] as const;
  const drawn = TRIM_OF[trim.name];
  if (!drawn) throw new Error(`No trim is drawn for "${trim.name}"`);
  return { dyes: { leather: hide, upper, thread: linear(stitching.colour) }, trim: drawn };
}
