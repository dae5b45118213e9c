import { routeFolder } from "#domain/routes/file-routes.ts";

/** A picture that staff uploaded: its id, and its size in pixels as it stands upright. */
export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
  /** For staff alone: a car's state, and whatever else may show a person's things (product.md#handover). */
  restricted?: true;
}

const MIB = 1024 * 1024;
/** The largest file that is taken. */
export const MAX_PICTURE_BYTES = 10 * MIB;
export const PICTURE_TOO_LARGE_MESSAGE = "L'immagine supera la dimensione massima di 10 MiB.";

/** One of the files a picture is kept as. */
export interface UploadedPictureFile {
  id: string;
  restricted?: true;
  width: number;
  format: UploadFormat;
}

export const UPLOAD_FORMATS = ["avif", "webp"] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

const FOLDER = routeFolder("upload");
const RESTRICTED_FOLDER = "/riservate";
const WIDTHS = [480, 800, 1200, 1600] as const;
const MAX_WIDTH_PIXELS = 1600;
/** The width an address names when nobody asks for another. */
const DEFAULT_WIDTH_PIXELS = 1200;

/** The widths in pixels a picture of this width is kept in: never wider than itself. */
export function uploadedPictureWidths(width: number): number[] {
  return [
    ...WIDTHS.filter((candidate) => candidate < Math.min(width, MAX_WIDTH_PIXELS)),
    Math.min(width, MAX_WIDTH_PIXELS),
  ];
}

/**
 * The address of one file of an uploaded picture, public unless the picture is restricted. It carries the picture's own size, so that a page knows its box and its widths
 * before the picture arrives, without asking anybody.
 */
export function uploadedPictureAddress(
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

/** The picture and the file that an address names; null for any other address, and for a width the picture is not kept in. */
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

/** Where a file of a picture lies in the picture store. */
export const pictureKey = ({ id, width, format, restricted }: UploadedPictureFile): string =>
  `${restricted ? "restricted-" : ""}${id}/${width}.${format}`;

/** The keys of every file that a picture is kept as. */
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
