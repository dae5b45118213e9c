import { type PictureDetails, type PictureView, parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";

/** What staff have said about a photograph, as far as words need it. */
type PhotographDetails = Pick<PictureDetails, "view" | "finish">;

/** The alternative text of each view, from the title of its car or jet. */
export type PhotographViewPhrases = Readonly<Record<PictureView, (subject: { title: string }) => string>>;

export const VEHICLE_VIEW_PHRASES: PhotographViewPhrases = {
  "three-quarter": ({ title }) => `${title} di tre quarti`,
  side: ({ title }) => `${title} di profilo`,
  front: ({ title }) => `${title} da davanti`,
  rear: ({ title }) => `${title} da dietro`,
  cabin: ({ title }) => `${title}, l’abitacolo`,
  detail: ({ title }) => `${title}, un particolare`,
};

/**
 * The alternative text of a photograph, from what staff have said about it; the title alone if they have said nothing. Names the paint as the key of
 * the finish does, without accents.
 */
export function photographAlt(
  { title, view, finish }: { title: string } & PhotographDetails,
  phrases = VEHICLE_VIEW_PHRASES,
): string {
  const shown = view ? phrases[view]({ title }) : title;
  return finish ? `${shown}, colore ${finish.replace(/_.*/, "").replaceAll("-", " ")}` : shown;
}

/** Returns the alternative text of one of a car's photographs: the staff's, otherwise ours. */
export const vehiclePhotographAlt = (vehicle: Pick<Vehicle, "brand" | "name" | "imageAlts">, image: string): string =>
  vehicle.imageAlts[image] ?? photographAlt({ title: vehicleTitle(vehicle), ...parsePictureDetails(image) });
