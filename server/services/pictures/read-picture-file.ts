import { can } from "#domain/access/abilities.ts";
import type { Visitor } from "#domain/access/visitor.ts";
import { parseUploadedPicture, pictureKey, type UploadFormat } from "#domain/pictures/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { readStaff } from "#server/services/access/read-staff.ts";

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  format: UploadFormat;
  restricted: boolean;
}

/**
 * Returns the file of an uploaded picture by its URL's path. Null if there is none, and for a restricted picture if the visitor may not read
 * bookings. Throws "unavailable" if the picture store does not respond.
 */
export async function readPictureFile(ctx: AppContext, address: string, visitor: Visitor): Promise<PictureFile | null> {
  const pictureFile = parseUploadedPicture(address)?.file;
  if (!pictureFile) return null;
  const restricted = pictureFile.restricted === true;
  if (restricted) {
    const staff = await readStaff(ctx, visitor);
    if (!staff || !can(staff.roles, "bookings.manage")) return null;
  }
  const bytes = await ctx.pictures.get(pictureKey(pictureFile));
  return bytes && { bytes, format: pictureFile.format, restricted };
}
