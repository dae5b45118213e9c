import { fileRoutePrefix } from "#domain/routes/file-routes.ts";

/** A picture that staff uploaded: its id, and its size in pixels after applying EXIF orientation. */
export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
  /** Staff only: condition of a car, which may show personal belongings (product.md#handover). */
  restricted?: true;
}

const MIB = 1024 * 1024;
/** Maximum upload size. */
export const MAX_PICTURE_BYTES = 10 * MIB;
export const PICTURE_TOO_LARGE_MESSAGE = "L'immagine supera la dimensione massima di 10 MiB.";

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
const WIDTHS = [480, 800, 1200, 1600] as const;
const MAX_WIDTH_PIXELS = 1600;
/** The default width in picture URLs. */
const DEFAULT_WIDTH_PIXELS = 1200;

/** Returns the widths in which a picture is stored, never wider than the original. */
export function uploadedPictureWidths(width: number): number[] {
  return [
    ...WIDTHS.filter((candidate) => candidate < Math.min(width, MAX_WIDTH_PIXELS)),
    Math.min(width, MAX_WIDTH_PIXELS),
  ];
}

/**
 * Returns the path of one file of an uploaded picture, public unless restricted. It contains the picture's size, so that a page can reserve its box
 * and build its srcset without a query.
 */
export function uploadedPicturePath(
  { id, width, height, restricted }: UploadedPicture,
  file: { width: number; format: UploadFormat } = { width: defaultWidth(width), format: "webp" },
): string {
  return `${FOLDER}${restricted ? RESTRICTED_FOLDER : ""}/${id}-${width}x${height}/${file.width}.${file.format}`;
}

function defaultWidth(width: number): number {
  return uploadedPictureWidths(width).findLast((candidate) => candidate <= DEFAULT_WIDTH_PIXELS) ?? width;
}

const FILE =
  /^(\/riservate)?\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,4})x([1-9]\d{0,4})\/([1-9]\d{0,3})\.(avif|webp)$/;

/** Parses a path to its picture and file. Null for any other path or for a width that is not stored. */
export function parseUploadedPicture(address: string): { picture: UploadedPicture; file: UploadedPictureFile } | null {
  const match = address.startsWith(FOLDER) ? FILE.exec(address.slice(FOLDER.length)) : null;
  if (!match) return null;
  const [, folder, id = "", ...rest] = match;
  const restricted = folder === RESTRICTED_FOLDER && { restricted: true as const };
  const [width = 0, height = 0, fileWidth = 0] = rest.map(Number);
  if (!uploadedPictureWidths(width).includes(fileWidth)) return null;
  const format: UploadFormat = rest[3] === "avif" ? "avif" : "webp";
  return { picture: { id, width, height, ...restricted }, file: { id, width: fileWidth, format, ...restricted } };
}

/** Returns the storage key of a picture file. */
export const pictureKey = ({ id, width, format, restricted }: UploadedPictureFile): string =>
  `${restricted ? "restricted-" : ""}${id}/${width}.${format}`;

/** Returns the storage keys of all files of a picture. */
export const pictureKeys = ({
  id,
  width,
  restricted,
}: Pick<UploadedPicture, "id" | "width"> & { restricted: boolean }) =>
  UPLOAD_FORMATS.flatMap((format) =>
    uploadedPictureWidths(width).map((fileWidth) =>
      pictureKey({ id, width: fileWidth, format, ...(restricted && { restricted }) }),
    ),
  );
