import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import type { Finish } from "#domain/units/finish.ts";
import {
  defaultIllustratedPaint,
  illustratedFinishesOf,
  interiorPictureShowsLounge,
  pictureForPaint,
} from "#domain/vehicles/illustrated-finishes.ts";
import { hasRearSeatPicture } from "#domain/vehicles/rear-seat-pictures.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { type ExteriorView, GALLERY_WORDS, type InteriorView } from "./vehicle-words.ts";

export interface GalleryPicture {
  src: string;
  alt: string;
  /** A label of one or two words: "Fianco". */
  label: string;
}

/**
 * Returns the anchor of a picture in a page's gallery. `alternative` is the index of the gallery, as each finish has its own gallery; gallery 0 is
 * visible from the start.
 */
export function slideId(index: number, alternative = 0): string {
  return alternative ? `immagine-${alternative + 1}-${index + 1}` : `immagine-${index + 1}`;
}

type PicturedVehicle = Pick<Vehicle, "slug" | "brand" | "name" | "images" | "imageAlts">;

/**
 * Returns the pictures of a vehicle in order, each with an alternative text: the staff's, otherwise ours; photographs are numbered. Illustrations are
 * in the colour of `finish` if they exist in it. The illustrated interior follows, then the wheel.
 */
export function toGalleryPictures(vehicle: PicturedVehicle, finish: Finish | null = null): GalleryPicture[] {
  const title = vehicleTitle(vehicle);
  const drawn = illustratedFinishesOf(vehicle.slug);
  const matchingFinish = drawn.find(({ paint }) => paint === finish?.paint?.name);
  const paint = matchingFinish?.paint ?? defaultIllustratedPaint(vehicle.slug);
  const paintSlug = matchingFinish && matchingFinish !== drawn[0] ? matchingFinish.paintSlug : undefined;
  const toPaintedUrl = (defaultUrl: string) => (paintSlug ? pictureForPaint(defaultUrl, paintSlug) : defaultUrl);
  const pictures = vehicle.images.map((image, index) => {
    const staffAlt = vehicle.imageAlts[image];
    const view = /^\/pictures\/cars\/[^/]+\/(studio|front|rear)-\d+\./.exec(image)?.[1] as ExteriorView | undefined;
    return view
      ? { src: toPaintedUrl(image), ...GALLERY_WORDS.exterior({ title, view, paint }, staffAlt) }
      : { src: image, ...GALLERY_WORDS.photograph({ title, number: index + 1 }, staffAlt) };
  });
  if (finish) pictures.push(...interiorPictures(vehicle, finish));
  const wheel = vehiclePictureUrl(vehicle, "wheel");
  if (wheel) pictures.push({ src: toPaintedUrl(wheel), ...GALLERY_WORDS.wheel({ title, paint }) });
  return pictures;
}

/** Returns the finishes in which the vehicle is illustrated; returns an empty list when photographs have replaced the illustrations. */
export function illustratedFinishes(vehicle: PicturedVehicle, finishes: readonly Finish[]): Finish[] {
  if (!vehiclePictureUrl(vehicle, "studio")) return [];
  const drawn = illustratedFinishesOf(vehicle.slug);
  return finishes.filter((finish) => drawn.some(({ key }) => key === finish.key));
}

/** Returns the illustrated interior of a finish, with the rear seats if they exist; empty for a finish without illustration. */
function interiorPictures(vehicle: PicturedVehicle, finish: Finish): GalleryPicture[] {
  const { slug } = vehicle;
  const title = vehicleTitle(vehicle);
  const drawn = illustratedFinishesOf(slug);
  const index = drawn.findIndex(({ key }) => key === finish.key);
  const picture = (name: "interior" | "rear-seats", view: InteriorView): GalleryPicture[] => {
    const defaultUrl = index < 0 ? null : vehiclePictureUrl(vehicle, name);
    if (!defaultUrl) return [];
    const src = index > 0 ? pictureForPaint(defaultUrl, drawn[index]?.paintSlug ?? "") : defaultUrl;
    return [{ src, ...GALLERY_WORDS.interior({ title, finish, view }) }];
  };
  return [
    ...picture("interior", interiorPictureShowsLounge(slug) ? "lounge" : "cabin"),
    ...(hasRearSeatPicture(slug) ? picture("rear-seats", "rearSeats") : []),
  ];
}
