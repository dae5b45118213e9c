import { fileRoutePrefix } from "#domain/routes/file-routes.ts";
import { addPictureDetails, CENTRE_PERCENT, parsePictureDetails, stripPictureDetails } from "./picture-details.ts";

/** Pixel size of every picture in a mail, shown at half of it for high-density screens. */
export const MAIL_PICTURE_SIZE = { width: 1200, height: 540 } as const;

const PREFIX = fileRoutePrefix("mailPicture");

/** The name of an uploaded file may end with its focal point: "1200-30-60.jpg". */
const FOCAL_POINT = /(?<=\/\d+)-(\d{1,3})-(\d{1,3})$/;

/**
 * Returns the path of one of our or staff's pictures as JPEG for mails, since not every mail client supports WebP. It names the focal point, since
 * mail clients cache a picture by its address. Null for a picture on another site.
 */
export function mailPicturePath(picture: string): string | null {
  const file = /^(\/(?:pictures|uploads)\/.+)\.webp$/.exec(stripPictureDetails(picture))?.[1];
  if (!file) return null;
  const { x, y } = parsePictureDetails(picture).focalPoint;
  const focalPoint = x === CENTRE_PERCENT && y === CENTRE_PERCENT ? "" : `-${x}-${y}`;
  return `${PREFIX}${file}${focalPoint}.jpg`;
}

/** Returns the picture that a path of `mailPicturePath` shows, with its focal point, or undefined for any other path. */
export function pictureOfMailPath(pathname: string): string | undefined {
  const file = pathname.startsWith(PREFIX) ? /^(\/.+)\.jpg$/.exec(pathname.slice(PREFIX.length))?.[1] : undefined;
  if (!file) return undefined;
  const [focalPoint, x, y] = FOCAL_POINT.exec(file) ?? [];
  if (!focalPoint) return `${file}.webp`;
  const details = { focalPoint: { x: Number(x), y: Number(y) }, view: null, finish: null };
  return addPictureDetails(`${file.slice(0, -focalPoint.length)}.webp`, details);
}
