import { folderOf } from "#domain/addresses/addresses.ts";

/** A picture that staff uploaded: its id, and its size in pixels as it stands upright. */
export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
}

/** One of the files a picture is kept as. */
export interface UploadedPictureFile {
  id: string;
  width: number;
  format: UploadFormat;
}

export const UPLOAD_FORMATS = ["avif", "webp"] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];

const FOLDER = folderOf("upload");
const WIDTHS = [480, 800, 1200, 1600] as const;
const WIDEST = 1600;
/** The width an address names when nobody asks for another. */
const USUAL = 1200;

/** The widths in pixels a picture of this width is kept in: never wider than itself. */
export function uploadedPictureWidths(width: number): number[] {
  return [...WIDTHS.filter((candidate) => candidate < Math.min(width, WIDEST)), Math.min(width, WIDEST)];
}

/**
 * The public address of one file of an uploaded picture. It carries the picture's own size, so that a page knows its box and its widths
 * before the picture arrives, without asking anybody.
 */
export function uploadedPictureAddress(
  { id, width, height }: UploadedPicture,
  file: { width: number; format: UploadFormat } = { width: usualWidth(width), format: "webp" },
): string {
  return `${FOLDER}/${id}-${width}x${height}/${file.width}.${file.format}`;
}

function usualWidth(width: number): number {
  return uploadedPictureWidths(width).findLast((candidate) => candidate <= USUAL) ?? width;
}

const FILE =
  /^\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,4})x([1-9]\d{0,4})\/([1-9]\d{0,3})\.(avif|webp)$/;

/** The picture and the file that an address names; null for any other address, and for a width the picture is not kept in. */
export function parseUploadedPicture(address: string): { picture: UploadedPicture; file: UploadedPictureFile } | null {
  const match = address.startsWith(FOLDER) ? FILE.exec(address.slice(FOLDER.length)) : null;
  if (!match) return null;
  const [, id = "", ...rest] = match;
  const [width = 0, height = 0, fileWidth = 0] = rest.map(Number);
  if (!uploadedPictureWidths(width).includes(fileWidth)) return null;
  const format: UploadFormat = rest[3] === "avif" ? "avif" : "webp";
  return { picture: { id, width, height }, file: { id, width: fileWidth, format } };
}
