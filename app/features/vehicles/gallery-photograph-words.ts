import { type PictureView, parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { photographAlt, VEHICLE_VIEW_PHRASES } from "./photograph-words.ts";

const LABELS: Readonly<Record<PictureView, string>> = {
  "three-quarter": "Tre quarti",
  side: "Fianco",
  front: "Davanti",
  rear: "Dietro",
  cabin: "Interni",
  detail: "Da vicino",
};

/** The label and alternative text of a photograph in a gallery; it is numbered if staff have said nothing about it. */
export function photographWords(
  { image, title, number }: { image: string; title: string; number: number },
  phrases = VEHICLE_VIEW_PHRASES,
): { label: string; alt: string } {
  const { view, finish } = parsePictureDetails(image);
  return {
    label: view ? LABELS[view] : `Foto ${number}`,
    alt: view || finish ? photographAlt({ title, view, finish }, phrases) : `${title}, foto ${number}`,
  };
}
