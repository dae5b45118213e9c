import type { Finish } from "#domain/units/finish.ts";
import { illustratedFinishesOf, pictureForPaint } from "./illustrated-finishes.ts";
import type { Vehicle } from "./vehicle.ts";

/** The picture of a booked car, and the paint it is drawn in; a photograph has none. */
export interface BookedVehiclePicture {
  picture: string;
  paint: string | null;
}

/**
 * The picture that stands for a booked car: the staff's first photograph, else ours in the paint of its unit. Null where we have not drawn
 * that paint: who was promised green is not shown a red car.
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
