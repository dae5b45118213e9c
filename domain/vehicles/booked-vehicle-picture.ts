import { orderForFinish, showsOtherFinish } from "#domain/pictures/finish-order.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { parsePictureDetails } from "#domain/pictures/picture-details.ts";
import type { Finish } from "#domain/units/finish.ts";
import { findIllustratedPaint, illustratedFinishesOf, pictureForPaint } from "./illustrated-finishes.ts";
import type { Vehicle } from "./vehicle.ts";

/** The picture of a booked car and the paint that it is known to show. */
export interface BookedVehiclePicture {
  picture: string;
  paint: string | null;
  isDrawn: boolean;
}

/**
 * Returns the picture of a booked or chosen car: a photograph of the unit's finish, otherwise one that names none, otherwise our drawing in its paint.
 * Null if there is none of these, because a red car must not be shown for a green one. Without a known finish it is the car's first picture.
 */
export function findBookedVehiclePicture(
  { slug, images }: Pick<Vehicle, "slug" | "images">,
  finish: Finish | null,
): BookedVehiclePicture | null {
  const [picture] = finish
    ? orderForFinish(images, finish.key).filter((image) => !showsOtherFinish(image, finish.key))
    : images;
  if (!picture) return null;
  if (isPhotograph(picture)) {
    const isOfFinish = finish !== null && parsePictureDetails(picture).finish === finish.key;
    return { picture, paint: isOfFinish ? (finish.paint?.name ?? null) : null, isDrawn: false };
  }
  const illustrated = illustratedFinishesOf(slug);
  const match = finish?.paint ? findIllustratedPaint(slug, finish) : illustrated[0];
  if (!match) return null;
  return {
    picture: match === illustrated[0] ? picture : pictureForPaint(picture, match.paintSlug),
    paint: finish?.paint?.name ?? match.paint,
    isDrawn: true,
  };
}
