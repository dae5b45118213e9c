import { parseUploadedPicture, type UploadFormat } from "#domain/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { pictureKey } from "#server/services/pictures/internal/picture-key.ts";

/** The file at a public address of an uploaded picture; null when there is none. Rejects with "unavailable" when the store does not answer. */
export async function readPictureFile(
  ctx: AppContext,
  address: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; format: UploadFormat } | null> {
  const wanted = parseUploadedPicture(address);
  const bytes = wanted && (await ctx.pictures.get(pictureKey(wanted.file)));
  return bytes ? { bytes, format: wanted.file.format } : null;
}
