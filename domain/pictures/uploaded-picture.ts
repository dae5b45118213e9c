import { fileRoutePrefix } from "#domain/routes/file-routes.ts";

/** A picture that staff uploaded: its id, and its size in pixels after applying EXIF orientation. */
export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
  /** Width in pixels of the largest file that a picture of more than this width has: `MAX_EARLIER_WIDTH_PIXELS` or `MAX_WIDTH_PIXELS`. */
  largestWidth: number;
  /** Staff only: condition of a car, which may show personal belongings (product.md#handover). */
  restricted?: true;
}

/** A public picture narrower than this is accepted only if staff confirm it, because no large place can show it sharply. */
export const MIN_CONFIRMED_WIDTH_PIXELS = 1200;

const MIB = 1024 * 1024;
/** Maximum upload size. */
export const MAX_PICTURE_BYTES = 10 * MIB;
export const PICTURE_TOO_LARGE_MESSAGE = "L'immagine supera la dimensione massima di 10 MiB.";

/** Maximum number of pixels, as many as a good camera takes. Larger pictures are refused, including small files that decompress to more pixels. */
export const MAX_PICTURE_PIXELS = 64_000_000;
const MAX_PICTURE_SIDE_PIXELS = 16_000;
export const TOO_MANY_PIXELS_MESSAGE = "L'immagine è troppo grande: al massimo 64 megapixel.";

/** Whether a picture has too many pixels to decode it, or a side that encoders refuse. */
export const hasTooManyPixels = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE_PIXELS;

/** One stored file (width and format) of a picture. */
export interface UploadedPictureFile {
  id: string;
  restricted?: true;
  width: number;
  format: UploadFormat;
}

export const UPLOAD_FORMATS = ["avif", "webp"] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

const FOLDER = fileRoutePrefix("upload");
const RESTRICTED_FOLDER = "/riservate";
const WIDTHS = [480, 800, 1200, 1600, 2400] as const;
/** Earlier versions stored files up to 1,600 pixels wide, and such pictures keep them. */
export const MAX_EARLIER_WIDTH_PIXELS = 1600;
export const MAX_WIDTH_PIXELS = 2400;
/** The default width in picture URLs. */
const DEFAULT_WIDTH_PIXELS = 1200;

/** Returns the widths in which a picture is stored, never wider than the original. */
export function uploadedPictureWidths({
  width,
  largestWidth,
}: Pick<UploadedPicture, "width" | "largestWidth">): number[] {
  const largest = Math.min(width, largestWidth);
  return [...WIDTHS.filter((candidate) => candidate < largest), largest];
}

/**
 * Returns the path of one file of an uploaded picture, public unless restricted. It contains the picture's size and the width of its largest file
 * (2,400 pixels; nothing for 1,600), so that a page can reserve its box and build its srcset without a query.
 */
export function uploadedPicturePath(
  picture: UploadedPicture,
  file: { width: number; format: UploadFormat } = { width: defaultWidth(picture), format: "webp" },
): string {
  const { id, width, height, largestWidth, restricted } = picture;
  const largest = largestWidth === MAX_EARLIER_WIDTH_PIXELS ? "" : `-${largestWidth}`;
  return `${FOLDER}${restricted ? RESTRICTED_FOLDER : ""}/${id}-${width}x${height}${largest}/${file.width}.${file.format}`;
}

function defaultWidth(picture: UploadedPicture): number {
  return uploadedPictureWidths(picture).findLast((candidate) => candidate <= DEFAULT_WIDTH_PIXELS) ?? picture.width;
}

const FILE =
  /^(\/riservate)?\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,4})x([1-9]\d{0,4})(?:-(2400))?\/([1-9]\d{0,3})\.(avif|webp)$/;

/**
 * Parses a path, with or without details (picture-details.ts), to its picture and file. Null for any other path or for a width that is not stored.
 */
export function parseUploadedPicture(address: string): { picture: UploadedPicture; file: UploadedPictureFile } | null {
  const [path = ""] = address.split("#");
  const match = path.startsWith(FOLDER) ? FILE.exec(path.slice(FOLDER.length)) : null;
  if (!match) return null;
  const [, folder, id = "", width, height, largest, fileWidth, format] = match;
  const restricted = folder === RESTRICTED_FOLDER && { restricted: true as const };
  const picture: UploadedPicture = {
    id,
    width: Number(width),
    height: Number(height),
    largestWidth: largest ? Number(largest) : MAX_EARLIER_WIDTH_PIXELS,
    ...restricted,
  };
  if (!uploadedPictureWidths(picture).includes(Number(fileWidth))) return null;
  return {
    picture,
    file: { id, width: Number(fileWidth), format: format === "avif" ? "avif" : "webp", ...restricted },
  };
}

/** Returns the storage key of a picture file. */
export const pictureKey = ({ id, width, format, restricted }: UploadedPictureFile): string =>
  `${restricted ? "restricted-" : ""}${id}/${width}.${format}`;

/** Returns the storage keys of all files of a picture. */
export const pictureKeys = ({
  restricted,
  ...picture
}: Pick<UploadedPicture, "id" | "width" | "largestWidth"> & { restricted: boolean }) =>
  UPLOAD_FORMATS.flatMap((format) =>
    uploadedPictureWidths(picture).map((fileWidth) =>
      pictureKey({ id: picture.id, width: fileWidth, format, ...(restricted && { restricted }) }),
    ),
  );
