import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import type { Finish } from "#domain/units/finish.ts";
import {
  defaultIllustratedPaint,
  hasLoungePicture,
  illustratedFinishesOf,
  pictureForPaint,
} from "#domain/vehicles/illustrated-finishes.ts";
import { hasRearSeatPicture } from "#domain/vehicles/rear-seat-pictures.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { type ExteriorView, GALLERY_WORDS, type InteriorView } from "./vehicle-words.ts";

export interface GalleryPicture {
  src: string;
  alt: string;
  /** What the picture shows, in one or two words: "Fianco". */
  label: string;
}

/** Where a picture of a page's gallery can be linked to; `alternative` counts the galleries in one place, of which the first, 0, is shown from the start. */
export function slideId(index: number, alternative = 0): string {
  return alternative ? `immagine-${alternative + 1}-${index + 1}` : `immagine-${index + 1}`;
}

type PicturedVehicle = Pick<Vehicle, "slug" | "brand" | "name" | "images" | "imageAlts">;

/**
 * The pictures of a car in their order, each with words for those who don't see it: the staff's own, else ours; photographs are numbered.
 * Our own views are shown in the paint of `finish` where they are drawn in it; what is drawn inside follows, then its wheel.
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

/** The finishes among which our pictures of a car tell apart: those they are drawn in. None once photographs have taken their place. */
export function illustratedFinishes(vehicle: PicturedVehicle, finishes: readonly Finish[]): Finish[] {
  if (!vehiclePictureUrl(vehicle, "studio")) return [];
  const drawn = illustratedFinishesOf(vehicle.slug);
  return finishes.filter((finish) => drawn.some(({ key }) => key === finish.key));
}

/** The interior of a finish that is drawn, and the rear seats where they are; nothing of any other finish. */
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
    ...picture("interior", hasLoungePicture(slug) ? "lounge" : "cabin"),
    ...(hasRearSeatPicture(slug) ? picture("rear-seats", "rearSeats") : []),
  ];
}
