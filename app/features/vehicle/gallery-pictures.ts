import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { drawnFinishes, drawnPaint, pictureInPaint, showsLounge } from "#domain/catalogue/drawn-finishes.ts";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { Finish } from "#domain/units/finish.ts";
import { galleryWords, type OutsideView } from "./gallery-words.ts";

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

type PicturedCar = Pick<Vehicle, "slug" | "brand" | "name" | "images" | "imageAlts">;

/**
 * The pictures of a car in their order, each with words for those who don't see it: the staff's own, else ours; photographs are numbered.
 * Our own views are shown in the paint of `finish` where they are drawn in it, and its interior follows them.
 */
export function galleryPictures(vehicle: PicturedCar, finish: Finish | null = null): GalleryPicture[] {
  const title = vehicleTitle(vehicle);
  const drawn = drawnFinishes(vehicle.slug);
  const inPaint = drawn.find(({ paint }) => paint === finish?.paint?.name);
  const paint = inPaint?.paint ?? drawnPaint(vehicle.slug);
  const pictures = vehicle.images.map((image, index) => {
    const written = vehicle.imageAlts[image];
    const view = /^\/pictures\/cars\/[^/]+\/(studio|front|rear)-\d+\./.exec(image)?.[1] as OutsideView | undefined;
    if (!view) return { src: image, ...galleryWords.photograph({ title, number: index + 1 }, written) };
    const src = inPaint && inPaint !== drawn[0] ? pictureInPaint(image, inPaint.paintSlug) : image;
    return { src, ...galleryWords.outside({ title, view, paint }, written) };
  });
  const interior = finish && interiorPicture(vehicle, finish);
  if (!interior) return pictures;
  return [
    ...pictures,
    { src: interior, ...galleryWords.interior({ title, finish, lounge: showsLounge(vehicle.slug) }) },
  ];
}

/** The finishes among which our pictures of a car tell apart: those they are drawn in. None once photographs have taken their place. */
export function picturedFinishes(vehicle: PicturedCar, finishes: readonly Finish[]): Finish[] {
  if (!carPicture(vehicle, "studio")) return [];
  const drawn = drawnFinishes(vehicle.slug);
  return finishes.filter((finish) => drawn.some(({ key }) => key === finish.key));
}

function interiorPicture(vehicle: PicturedCar, finish: Finish): string | null {
  const drawn = drawnFinishes(vehicle.slug);
  const index = drawn.findIndex(({ key }) => key === finish.key);
  const plain = index < 0 ? null : carPicture(vehicle, "interior");
  return plain && index > 0 ? pictureInPaint(plain, drawn[index]?.paintSlug ?? "") : plain;
}
