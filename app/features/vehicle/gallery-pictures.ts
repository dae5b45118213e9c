import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { drawnFinishes, drawnPaint, pictureInPaint, showsLounge } from "#domain/catalogue/drawn-finishes.ts";
import { showsRearSeats } from "#domain/catalogue/rear-seats.ts";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { Finish } from "#domain/units/finish.ts";
import { GALLERY_WORDS, type InsideView, type OutsideView } from "./vehicle-words.ts";

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
 * Our own views are shown in the paint of `finish` where they are drawn in it; what is drawn inside follows, then its wheel.
 */
export function galleryPictures(vehicle: PicturedCar, finish: Finish | null = null): GalleryPicture[] {
  const title = vehicleTitle(vehicle);
  const drawn = drawnFinishes(vehicle.slug);
  const inPaint = drawn.find(({ paint }) => paint === finish?.paint?.name);
  const paint = inPaint?.paint ?? drawnPaint(vehicle.slug);
  const repaint = inPaint && inPaint !== drawn[0] ? inPaint.paintSlug : undefined;
  const painted = (plain: string) => (repaint ? pictureInPaint(plain, repaint) : plain);
  const pictures = vehicle.images.map((image, index) => {
    const written = vehicle.imageAlts[image];
    const view = /^\/pictures\/cars\/[^/]+\/(studio|front|rear)-\d+\./.exec(image)?.[1] as OutsideView | undefined;
    return view
      ? { src: painted(image), ...GALLERY_WORDS.outside({ title, view, paint }, written) }
      : { src: image, ...GALLERY_WORDS.photograph({ title, number: index + 1 }, written) };
  });
  if (finish) pictures.push(...insidePictures(vehicle, finish));
  const wheel = carPicture(vehicle, "wheel");
  if (wheel) pictures.push({ src: painted(wheel), ...GALLERY_WORDS.wheel({ title, paint }) });
  return pictures;
}

/** The finishes among which our pictures of a car tell apart: those they are drawn in. None once photographs have taken their place. */
export function picturedFinishes(vehicle: PicturedCar, finishes: readonly Finish[]): Finish[] {
  if (!carPicture(vehicle, "studio")) return [];
  const drawn = drawnFinishes(vehicle.slug);
  return finishes.filter((finish) => drawn.some(({ key }) => key === finish.key));
}

/** The interior of a finish that is drawn, and the rear seats where they are; nothing of any other finish. */
function insidePictures(vehicle: PicturedCar, finish: Finish): GalleryPicture[] {
  const { slug } = vehicle;
  const title = vehicleTitle(vehicle);
  const drawn = drawnFinishes(slug);
  const index = drawn.findIndex(({ key }) => key === finish.key);
  const picture = (name: "interior" | "rear-seats", view: InsideView): GalleryPicture[] => {
    const plain = index < 0 ? null : carPicture(vehicle, name);
    if (!plain) return [];
    const src = index > 0 ? pictureInPaint(plain, drawn[index]?.paintSlug ?? "") : plain;
    return [{ src, ...GALLERY_WORDS.inside({ title, finish, view }) }];
  };
  return [
    ...picture("interior", showsLounge(slug) ? "lounge" : "cabin"),
    ...(showsRearSeats(slug) ? picture("rear-seats", "rearSeats") : []),
  ];
}
