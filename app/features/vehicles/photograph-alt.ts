import type { PictureView } from "#domain/pictures/picture-details.ts";
import { parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { colourInSentence } from "#domain/units/finish-words.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { fillWords, say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** The alternative text of each view, with `title`. Those of jets differ from those of cars. */
export type PhotographViews = Readonly<Record<PictureView, string>>;

interface PhotographFacts {
  title: string;
  view: PictureView | null;
  /** The name of the photographed colour, or null. */
  colour: string | null;
}

/** The alternative text of a photograph, from what staff have said about it; the title alone if they have said nothing. */
export function photographAlt(
  words: Words<"pictures">,
  { title, view, colour }: PhotographFacts,
  views: PhotographViews = words.pictures.views,
): string {
  const picture = view ? fillWords(words, views[view], { title }) : title;
  return inColour(words, picture, colour);
}

/** Names the colour in the alternative text of a picture, if it is known. */
export const inColour = (words: Words<"pictures">, picture: string, colour: string | null): string =>
  colour === null ? picture : say(words, words.pictures.inColour, { picture, colour: colourInSentence(words, colour) });

/** Returns the name of a photograph's paint as the key of its finish spells it, without accents; null if staff have not said it. */
export const spelledColour = (finish: string | null): string | null =>
  finish?.replace(/_.*/, "").replaceAll("-", " ") ?? null;

/**
 * Returns the alternative text of one of a car's photographs: the staff's, otherwise ours. It names the colour on Italian pages only, because islands
 * do not have the names of colours.
 */
export function vehiclePhotographAlt(
  words: Words<"pictures">,
  vehicle: Pick<Vehicle, "brand" | "name" | "imageAlts">,
  image: string,
): string {
  const { view, finish } = parsePictureDetails(image);
  const colour = words.language === "it" ? spelledColour(finish) : null;
  return vehicle.imageAlts[image] ?? photographAlt(words, { title: vehicleTitle(vehicle), view, colour });
}
