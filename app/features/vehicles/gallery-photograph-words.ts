import { parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { PICTURE_VIEW_WORDS } from "#domain/pictures/picture-view-words.ts";
import { photographAlt, VEHICLE_VIEW_PHRASES } from "./photograph-words.ts";

/** The label and alternative text of a photograph in a gallery; it is numbered if staff have said nothing about it. */
export function photographWords(
  { image, title, number }: { image: string; title: string; number: number },
  phrases = VEHICLE_VIEW_PHRASES,
): { label: string; alt: string } {
  const { view, finish } = parsePictureDetails(image);
  return {
    label: view ? PICTURE_VIEW_WORDS[view] : `Foto ${number}`,
    alt: view || finish ? photographAlt({ title, view, finish }, phrases) : `${title}, foto ${number}`,
  };
}
