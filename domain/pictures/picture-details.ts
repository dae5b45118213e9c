import { FOCAL_POINT } from "./focal-point.ts";
import { parseUploadedPicture } from "./uploaded-picture.ts";

/** What a photograph shows of a car, jet or place. */
export const PICTURE_VIEWS = ["three-quarter", "side", "front", "rear", "cabin", "detail"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** A point of a picture, in percent of its width from the left and of its height from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const CENTRE_PERCENT = 50;
const CENTRE: FocalPoint = { x: CENTRE_PERCENT, y: CENTRE_PERCENT };

/** What staff have said about an uploaded picture (product.md#picture-upload). */
export interface PictureDetails {
  /** The point that every crop keeps in view. */
  focalPoint: FocalPoint;
  view: PictureView | null;
  /** Key of the finish (domain/units/finish.ts) that the photograph shows. */
  finish: string | null;
}

const NO_DETAILS: PictureDetails = { focalPoint: CENTRE, view: null, finish: null };

/**
 * Returns the address of an uploaded picture with its details as the fragment: "/immagini/…/1200.webp#focus=30%2C60&view=rear". Lists of pictures
 * therefore stay lists of addresses, and everything that shows a picture knows its details. Details that staff have not set are left out.
 */
export function addPictureDetails(address: string, { focalPoint, view, finish }: PictureDetails): string {
  const details = new URLSearchParams();
  if (focalPoint.x !== CENTRE.x || focalPoint.y !== CENTRE.y) details.set("focus", `${focalPoint.x},${focalPoint.y}`);
  if (view) details.set("view", view);
  if (finish) details.set("finish", finish);
  const path = stripPictureDetails(address);
  return details.size > 0 ? `${path}#${details}` : path;
}

/** Returns the address of a picture without its details, as it is stored and sent. */
export const stripPictureDetails = (address: string): string =>
  parseUploadedPicture(address) ? address.replace(/#.*$/, "") : address;

/** Returns the details in the address of a picture; the centre, no view and no finish for an address without them. */
export function parsePictureDetails(address: string): PictureDetails {
  const at = address.indexOf("#");
  if (at < 0 || !parseUploadedPicture(address)) return NO_DETAILS;
  const details = new URLSearchParams(address.slice(at + 1));
  const [, x, y] = FOCAL_POINT.exec(address) ?? [];
  const view = details.get("view");
  return {
    focalPoint: x && y ? { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) } : CENTRE,
    view: PICTURE_VIEWS.find((candidate) => candidate === view) ?? null,
    finish: details.get("finish") || null,
  };
}
