import { MIN_CONFIRMED_WIDTH_PIXELS } from "./uploaded-picture.ts";

/** What may be wrong with a photograph; only a hint for staff (product.md#picture-upload). */
export const PICTURE_HINTS = ["small", "dark", "blurred", "other-aspect"] as const;
export type PictureHint = (typeof PICTURE_HINTS)[number];

/** The measured figures of a picture: size in pixels, brightness from 0 to 255, sharpness as in server/services/pictures; null if not measured. */
export interface MeasuredPicture {
  width: number;
  height: number;
  brightness: number | null;
  sharpness: number | null;
}

/** Below these figures a photograph looks too dark or blurred; found with photographs of cars by day and in the evening. */
const MIN_BRIGHTNESS = 45;
const MIN_SHARPNESS = 40;
/** How far a picture's aspect may be from the usual one of its list, as a factor. */
const MAX_ASPECT_FACTOR = 1.25;
/** Fewer pictures have no usual aspect. */
const MIN_PICTURES_FOR_ASPECT = 3;

/** Returns the hints for a picture among the others of its list. */
export function listPictureHints(picture: MeasuredPicture, others: readonly MeasuredPicture[]): PictureHint[] {
  const { width, brightness, sharpness } = picture;
  const isOfOtherAspect = others.length + 1 >= MIN_PICTURES_FOR_ASPECT && hasOtherAspect(picture, others);
  const applies: Record<PictureHint, boolean> = {
    small: width < MIN_CONFIRMED_WIDTH_PIXELS,
    dark: brightness !== null && brightness < MIN_BRIGHTNESS,
    blurred: sharpness !== null && sharpness < MIN_SHARPNESS,
    "other-aspect": isOfOtherAspect,
  };
  return PICTURE_HINTS.filter((hint) => applies[hint]);
}

function hasOtherAspect(picture: MeasuredPicture, others: readonly MeasuredPicture[]): boolean {
  const aspect = picture.width / picture.height;
  const aspects = [picture, ...others].map(({ width, height }) => width / height).sort((one, other) => one - other);
  const usual = aspects[Math.floor(aspects.length / 2)] ?? aspect;
  return Math.max(aspect / usual, usual / aspect) > MAX_ASPECT_FACTOR;
}
