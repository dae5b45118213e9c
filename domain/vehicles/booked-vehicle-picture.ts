import type { Finish } from "#domain/units/finish.ts";
import { illustratedFinishesOf, pictureForPaint } from "./illustrated-finishes.ts";
import type { Vehicle } from "./vehicle.ts";

/** The picture of a booked car and its paint; a photograph has no paint. */
export interface BookedVehiclePicture {
  picture: string;
  paint: string | null;
}

/**
 * Returns the picture of a booked car: staff's first photograph, otherwise our illustration in the unit's paint. Null if that paint is not
 * illustrated, because a red car must not be shown for a green one.
 */
export function findBookedVehiclePicture(
  { slug, images }: Pick<Vehicle, "slug" | "images">,
  finish: Finish | null,
): BookedVehiclePicture | null {
  const [picture] = images;
  if (!picture) return null;
  if (!/^\/pictures\/cars\/[^/]+\/studio-\d+\.webp$/.test(picture)) return { picture, paint: null };
  const illustrated = illustratedFinishesOf(slug);
  const paintName = finish?.paint?.name ?? illustrated[0]?.paint;
  const match = illustrated.find(({ paint }) => paint === paintName);
  if (!match) return null;
  return {
    picture: match === illustrated[0] ? picture : pictureForPaint(picture, match.paintSlug),
    paint: match.paint,
  };
}
