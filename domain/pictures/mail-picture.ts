import { fileRoutePrefix } from "#domain/routes/file-routes.ts";

/** Pixel size of every picture in a mail, shown at half of it for high-density screens. */
export const MAIL_PICTURE_SIZE = { width: 1200, height: 540 } as const;

const PREFIX = fileRoutePrefix("mailPicture");

/**
 * Returns the path of one of our or staff's pictures as JPEG for mails, since not every mail client supports WebP. Null for a picture on another
 * site.
 */
export function mailPicturePath(picture: string): string | null {
  const file = /^(\/(?:pictures|uploads)\/.+)\.webp$/.exec(picture)?.[1];
  return file ? `${PREFIX}${file}.jpg` : null;
}

/** Returns the picture that a path of `mailPicturePath` shows, or undefined for any other path. */
export function pictureOfMailPath(pathname: string): string | undefined {
  const file = pathname.startsWith(PREFIX) ? /^(\/.+)\.jpg$/.exec(pathname.slice(PREFIX.length))?.[1] : undefined;
  return file && `${file}.webp`;
}
