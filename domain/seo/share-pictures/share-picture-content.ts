import type { Cents } from "#domain/money.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/**
 * Layout of a share picture: "road" is a cut-out car on a thin road line, "plate" text beside a picture, "band" a wide picture above the text (jets,
 * landscapes), "text" no picture at all, for a company without cars.
 */
export type SharePictureLayout = "road" | "plate" | "band" | "text";

/** Text and picture of a page's share picture. */
export interface SharePictureContent {
  layout: SharePictureLayout;
  /** Path of the picture on this site; empty for none. */
  picture: string;
  /** The small line above the title. */
  kicker: string;
  headline: string;
  /** "da € 900 al giorno"; absent without a known price. */
  price?: string;
}

/** A cut-out's canvas is 6000 × 2100 mm with the ground at 88% of the height, so all cars have the same scale. */
export const CUTOUT_CANVAS = { width: 6000, height: 2100, ground: 1848 } as const;

/** Returns picture and layout of a car: our own cut-out on a road, a photograph beside the text. */
export function vehicleSharePicture(images: readonly string[]): Pick<SharePictureContent, "layout" | "picture"> {
  const [first = ""] = images;
  const vehicleFolder = /^\/pictures\/cars\/[a-z0-9-]+\//.exec(first)?.[0];
  return vehicleFolder
    ? { layout: "road", picture: `${vehicleFolder}cutout-1400.webp` }
    : { layout: "plate", picture: first };
}

/** Returns the widest variant of one of our pictures that "plate" and "band" need; any other URL stays. */
export function toWidePicture(image: string): string {
  return image.replace(/^(\/pictures\/.*)-\d+\.(?:webp|avif)$/, "$1-1200.webp");
}

/** Returns the text with typographic apostrophes. */
export const typographic = (text: string): string => text.replaceAll("'", "’");

/** Formats "da € 900 al giorno"; empty for an unknown rate (0). */
export function sharePriceText(
  words: Words<"sharePictures">,
  unit: "perDay" | "perHour",
  rate: Cents,
): Pick<SharePictureContent, "price"> {
  return rate > 0 ? { price: say(words, words.sharePictures[unit], { rate: formatMoney(words, rate) }) } : {};
}

/** Returns the picture that staff uploaded for a city, or its poster. */
export function citySharePicture(city: {
  slug: string;
  imageUrl?: string | null;
}): Pick<SharePictureContent, "layout" | "picture"> {
  return { layout: "plate", picture: toWidePicture(city.imageUrl || `/pictures/cities/${city.slug}-1200.webp`) };
}
