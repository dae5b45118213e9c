import { illustratedFinishesOf } from "#domain/vehicles/illustrated-finishes.ts";
import { findInteriorColours } from "#server/seed/units/palette.ts";
import { widths } from "../render/widths.ts";
import { writePicture } from "../render/write-picture.ts";
import type { CabinKind } from "./cabin/design.ts";
import { outsideOf, scene } from "./cabin/scene.ts";
import { cabins } from "./cabins.ts";
import { develop, type Finish, settle } from "./engine/develop.ts";
import type { Film } from "./engine/film.ts";
import { photograph } from "./engine/render.ts";
import type { Scene } from "./engine/scene.ts";
import { dressed } from "./finishes.ts";
import type { SecondRowKind } from "./second-row/design.ts";
import { secondRows } from "./second-row/rows.ts";
import * as secondRow from "./second-row/scene.ts";

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
/** The same of a second row. */
const SECOND_ROW_SAMPLES = 4;

/** Exposes one kind of cabin and develops it for every car that has it, in the finishes of its units. */
async function renderKind(kind: CabinKind): Promise<void> {
  const cabin = await scene(kind);
  const film = await exposed("./cabin/scene.ts", kind, cabin, SAMPLES[kind]);
  for (const { slug, city } of cabins.filter((cabin) => cabin.kind === kind))
    await developFor(slug, "interior", cabin, film, await outsideOf(kind, city));
}

/** The same for one kind of second row. */
async function renderSecondRow(kind: SecondRowKind): Promise<void> {
  const row = await secondRow.scene(kind);
  const film = await exposed("./second-row/scene.ts", kind, row, SECOND_ROW_SAMPLES);
  for (const { slug, city } of cabins.filter(({ slug }) => secondRows[slug] === kind))
    await developFor(slug, "rear-seats", row, film, await secondRow.outsideOf(kind, city));
}

async function exposed(module: string, kind: string, { panels }: Scene, samples: number): Promise<Film> {
  const film = await photograph(new URL(module, import.meta.url).href, kind, {
    width: WIDTH,
    height: Math.round((WIDTH * 9) / 16),
    samples,
    panels: panels.length,
  });
  return settle(film);
}

/** Develops a film for a car, once in each of its finishes. */
async function developFor(
  slug: string,
  view: string,
  cabin: Scene,
  film: Film,
  outside: Finish["outside"],
): Promise<void> {
  for (const [index, finish] of illustratedFinishesOf(slug).entries()) {
    const png = await develop(cabin, film, { ...dressed(findInteriorColours(finish)), outside });
    await writePicture(png, `cars/${slug}/${view}${index > 0 ? `-${finish.paintSlug}` : ""}`, widths.interior);
  }
}

/** One job a kind of cabin, and one a kind of second row. */
export const interiorJobs = [
  ...[...new Set(cabins.map(({ kind }) => kind))].map((kind) => ({ name: kind, render: () => renderKind(kind) })),
  ...[...new Set(Object.values(secondRows))].map((kind) => ({
    name: `rear-seats/${kind}`,
    render: () => renderSecondRow(kind),
  })),
];
