import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { orderForFinish, showsOtherFinish } from "#domain/pictures/finish-order.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { type PictureView, parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { type Finish, toFinishKey } from "#domain/units/finish.ts";
import { colourInSentence, interiorLine } from "#domain/units/finish-words.ts";
import {
  defaultIllustratedPaint,
  findIllustratedPaint,
  illustratedFinishesOf,
  interiorPictureShowsLounge,
  pictureForPaint,
} from "#domain/vehicles/illustrated-finishes.ts";
import { hasRearSeatPicture } from "#domain/vehicles/rear-seat-pictures.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { photographWords } from "./gallery-photograph-words.ts";
import { inColour, photographAlt } from "./photograph-alt.ts";

type GalleryWords = Words<"gallery" | "pictures" | "finishes">;

/** The drawn views of the exterior, and what they show. */
const VIEW_OF_DRAWING = { studio: "side", front: "front", rear: "rear" } as const satisfies Record<string, PictureView>;

type ExteriorView = keyof typeof VIEW_OF_DRAWING;
type InteriorView = "cabin" | "lounge" | "rearSeats";

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
 * Returns the pictures of a vehicle in order, each with an alternative text: the staff's, otherwise ours. With a `finish`, photographs of another are
 * left out, and illustrations are in its colour if they exist in it. Without photographs the illustrated interior follows, then the wheel.
 */
export function toGalleryPictures(
  words: GalleryWords,
  vehicle: PicturedVehicle,
  finish: Finish | null = null,
  finishes: readonly Finish[] = finish ? [finish] : [],
): GalleryPicture[] {
  const { gallery } = words;
  const title = vehicleTitle(vehicle);
  const drawn = illustratedFinishesOf(vehicle.slug);
  const matchingFinish = findIllustratedPaint(vehicle.slug, finish);
  const paint = matchingFinish?.paint ?? defaultIllustratedPaint(vehicle.slug);
  const nameColour = (name: string) => nameColourIn(words, name, finishes);
  const colour = paint === undefined ? null : nameColour(paint);
  const paintSlug = matchingFinish && matchingFinish !== drawn[0] ? matchingFinish.paintSlug : undefined;
  const toPaintedUrl = (defaultUrl: string) => (paintSlug ? pictureForPaint(defaultUrl, paintSlug) : defaultUrl);
  const pictures = imagesInFinish(vehicle, finish).map((image, index) => {
    const staffAlt = vehicle.imageAlts[image];
    const view = /^\/pictures\/cars\/[^/]+\/(studio|front|rear)-\d+\./.exec(image)?.[1] as ExteriorView | undefined;
    return view
      ? {
          src: toPaintedUrl(image),
          label: gallery.labels[VIEW_OF_DRAWING[view]],
          alt: staffAlt ?? photographAlt(words, { title, view: VIEW_OF_DRAWING[view], colour }),
        }
      : {
          src: image,
          ...photographWords(words, {
            image,
            title,
            number: index + 1,
            nameColour,
          }),
          ...(staffAlt !== undefined && { alt: staffAlt }),
        };
  });
  if (finish) pictures.push(...interiorPictures(words, vehicle, finish));
  const wheel = vehiclePictureUrl(vehicle, "wheel");
  if (wheel) {
    const alt = inColour(words, say(words, gallery.wheel, { title }), colour);
    pictures.push({ src: toPaintedUrl(wheel), label: gallery.labels.wheel, alt });
  }
  return pictures;
}

/**
 * Returns the name of a paint in the language of the words, from its Italian name or the key of a finish: the name that one of the car's finishes has.
 * Null if none has this paint, except in Italian.
 */
function nameColourIn({ language }: GalleryWords, paint: string, finishes: readonly Finish[]): string | null {
  if (language === "it") return paint;
  const paintKey = toFinishKey([paint]);
  return finishes.find(({ key }) => key.split("_")[0] === paintKey)?.paint?.name ?? null;
}

/** Returns the pictures that may stand for a finish, those of it first; all pictures if none may, or for no finish. */
function imagesInFinish({ slug, images }: PicturedVehicle, finish: Finish | null): readonly string[] {
  if (!finish || !images.some(isPhotograph)) return images;
  const isDrawnInPaint = findIllustratedPaint(slug, finish) !== undefined;
  const shown = orderForFinish(images, finish.key).filter((image) =>
    isPhotograph(image) ? !showsOtherFinish(image, finish.key) : isDrawnInPaint,
  );
  return shown.length > 0 ? shown : images;
}

/** The swatches under a gallery switch between at most three finishes. */
const MAX_SHOWN_FINISHES = 3;

/** Returns the finishes in which the vehicle is shown, by illustrations or by photographs that name them; first the one of the first photograph. */
export function illustratedFinishes({ slug, images }: PicturedVehicle, finishes: readonly Finish[]): Finish[] {
  const drawnKeys = images.every(isPhotograph) ? [] : illustratedFinishesOf(slug).map(({ key }) => key);
  const photographedKeys = images.map((image) => parsePictureDetails(image).finish);
  const isLeading = ({ key }: Finish) => key === photographedKeys[0];
  return finishes
    .filter(({ key }) => drawnKeys.includes(key) || photographedKeys.includes(key))
    .toSorted((one, other) => Number(isLeading(other)) - Number(isLeading(one)))
    .slice(0, MAX_SHOWN_FINISHES);
}

/** Returns the illustrated interior of a finish, with the rear seats if they exist; empty for a finish without illustration. */
function interiorPictures(words: GalleryWords, vehicle: PicturedVehicle, finish: Finish): GalleryPicture[] {
  const { slug } = vehicle;
  const title = vehicleTitle(vehicle);
  const drawn = illustratedFinishesOf(slug);
  const index = drawn.findIndex(({ key }) => key === finish.key);
  const picture = (name: "interior" | "rear-seats", view: InteriorView): GalleryPicture[] => {
    const defaultUrl = index < 0 ? null : vehiclePictureUrl(vehicle, name);
    if (!defaultUrl) return [];
    const src = index > 0 ? pictureForPaint(defaultUrl, drawn[index]?.paintSlug ?? "") : defaultUrl;
    const interior = colourInSentence(words, interiorLine(words, finish));
    return [
      {
        src,
        label: words.gallery.labels[view === "rearSeats" ? "rearSeats" : "cabin"],
        alt: say(words, words.gallery.interior[view], { title, interior }),
      },
    ];
  };
  return [
    ...picture("interior", interiorPictureShowsLounge(slug) ? "lounge" : "cabin"),
    ...(hasRearSeatPicture(slug) ? picture("rear-seats", "rearSeats") : []),
  ];
}
