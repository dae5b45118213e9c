import { parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type PhotographViews, photographAlt, spelledColour } from "./photograph-alt.ts";

interface NumberedPhotograph {
  image: string;
  title: string;
  number: number;
  /** Returns the name of a colour in the language of the words, or null; the Italian name without it. */
  nameColour?: (name: string) => string | null;
}

/** The label and alternative text of a photograph in a gallery; it is numbered if staff have said nothing about it. */
export function photographWords(
  words: Words<"gallery" | "pictures">,
  { image, title, number, nameColour = (name) => name }: NumberedPhotograph,
  views: PhotographViews = words.pictures.views,
): { label: string; alt: string } {
  const { view, finish } = parsePictureDetails(image);
  const { labels, numbered } = words.gallery;
  const colour = spelledColour(finish);
  return {
    label: view ? labels[view] : say(words, numbered.label, { number }),
    alt:
      view || colour
        ? photographAlt(words, { title, view, colour: colour && nameColour(colour) }, views)
        : say(words, numbered.alt, { title, number }),
  };
}
