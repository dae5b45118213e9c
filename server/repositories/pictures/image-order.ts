import { DEFAULT_DRAWINGS_PLACE } from "#domain/pictures/drawings-place.ts";
import { hasBothKinds, putPhotographsFirst } from "#domain/pictures/photographs-first.ts";
import { parseStoredSettings } from "#domain/site-settings/site-settings.ts";
import type { Queryable } from "#server/db/client.ts";
import { readPictureDetails } from "#server/repositories/pictures/picture-details.ts";
import { findSiteSettings } from "#server/repositories/site-settings/site-settings.ts";

/** Orders the pictures of a car, jet or experience as public pages show them. */
export type OrderImages = (images: readonly string[]) => string[];

/** Reads how public pages order these lists of pictures (product.md#pictures). Sends no statement unless a list has photographs and drawings. */
export async function readImageOrder(db: Queryable, lists: readonly (readonly string[])[]): Promise<OrderImages> {
  const drawings = lists.some(hasBothKinds)
    ? parseStoredSettings((await findSiteSettings(db)).changes).drawings
    : undefined;
  return (images) => putPhotographsFirst(images, drawings ?? DEFAULT_DRAWINGS_PLACE);
}

/** Reads how public pages show these lists of pictures: in their order, with what staff have said about each in its address. */
export async function readShownImages(db: Queryable, lists: readonly (readonly string[])[]): Promise<OrderImages> {
  const addDetails = await readPictureDetails(db, lists.flat());
  const orderImages = await readImageOrder(db, lists);
  return (images) => orderImages(images).map(addDetails);
}
