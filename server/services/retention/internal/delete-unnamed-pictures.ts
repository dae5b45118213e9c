import { DAY_MS } from "#domain/durations.ts";
import { pictureKeys } from "#domain/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { deletePicture, listUnnamedPictures } from "#server/repositories/catalogue/pictures.ts";

/** Whoever uploaded a picture has this long to save the form that names it. */
const GRACE_MS = DAY_MS;
const MOST_AT_ONCE = 500;

/**
 * Removes restricted pictures that nothing names any more, files first: what fails half way is found again the next day. Answers how many.
 * Rejects when the store does not answer.
 */
export async function deleteUnnamedPictures(ctx: AppContext): Promise<number> {
  const unnamed = await listUnnamedPictures(ctx.db, new Date(ctx.clock().getTime() - GRACE_MS), MOST_AT_ONCE);
  for (const picture of unnamed) {
    for (const key of pictureKeys(picture)) await ctx.pictures.delete(key);
    await deletePicture(ctx.db, picture.id);
  }
  return unnamed.length;
}
