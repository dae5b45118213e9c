import { type Cents, formatEuro } from "#domain/money.ts";

/**
 * How a share picture is laid out: "road", a car cut out on a hairline road; "plate", words beside a picture; "band", a wide picture
 * above the words, for what is long (jets, the coast).
 */
export type SharePictureLayout = "road" | "plate" | "band";

/** What a page's share picture says and shows. */
export interface SharePictureContent {
  layout: SharePictureLayout;
  /** Path of the picture on this site. */
  picture: string;
  /** The small line above. */
  kicker: string;
  headline: string;
  /** "da € 900 al giorno"; absent where no price is known. */
  price?: string;
}

/** A cut-out's canvas is 6000 × 2100 mm, its ground at 88% of the height: all cars stand to one scale. */
export const CUTOUT_CANVAS = { width: 6000, height: 2100, ground: 1848 } as const;

/** The picture and layout of a car: our own drawing stands on the road, a photograph beside the words. */
export function vehicleSharePicture(images: readonly string[]): Pick<SharePictureContent, "layout" | "picture"> {
  const [first = ""] = images;
  const vehicleFolder = /^\/pictures\/cars\/[a-z0-9-]+\//.exec(first)?.[0];
  return vehicleFolder
    ? { layout: "road", picture: `${vehicleFolder}cutout-1400.webp` }
    : { layout: "plate", picture: first };
}

/** The widest of our own pictures that a plate or a band needs; any other address stays as it is. */
export function toWidePicture(image: string): string {
  return image.replace(/^(\/pictures\/.*)-\d+\.(?:webp|avif)$/, "$1-1200.webp");
}

/** "da € 900 al giorno"; nothing for an unknown rate (0). */
export function sharePriceText(rate: Cents, unit: "al giorno" | "all’ora"): Pick<SharePictureContent, "price"> {
  return rate > 0 ? { price: `da ${formatEuro(rate)} ${unit}` } : {};
}

/** A city's poster, or the picture staff gave it. */
export function citySharePicture(city: {
  slug: string;
  imageUrl?: string | null;
}): Pick<SharePictureContent, "layout" | "picture"> {
  return { layout: "plate", picture: toWidePicture(city.imageUrl || `/pictures/cities/${city.slug}-1200.webp`) };
}
