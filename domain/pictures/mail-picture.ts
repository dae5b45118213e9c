import { routeFolder } from "#domain/routes/file-routes.ts";

/** Size of every picture in a mail, in pixels of the file; it is shown at half of it. */
export const MAIL_PICTURE_SIZE = { width: 1200, height: 540 } as const;

const PREFIX = routeFolder("mailPicture");

/** The address of one of our own or the staff's pictures as it stands in a mail: JPEG, for not every mail program reads WebP. Null for a picture that lies elsewhere. */
export function mailPictureAddress(picture: string): string | null {
  const file = /^(\/(?:pictures|uploads)\/.+)\.webp$/.exec(picture)?.[1];
  return file ? `${PREFIX}${file}.jpg` : null;
}

/** The picture that such an address shows; undefined for any other address. The opposite of `mailPictureAddress`. */
export function pictureOfMailAddress(pathname: string): string | undefined {
  const file = pathname.startsWith(PREFIX) ? /^(\/.+)\.jpg$/.exec(pathname.slice(PREFIX.length))?.[1] : undefined;
  return file && `${file}.webp`;
}
