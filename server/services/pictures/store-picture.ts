import { createHash } from "node:crypto";
import { detectPictureKind, HEIC_MESSAGE, NOT_A_PICTURE_MESSAGE } from "#domain/pictures/picture-kind.ts";
import { MAX_WIDTH_PIXELS, MIN_CONFIRMED_WIDTH_PIXELS, pictureKey } from "#domain/pictures/uploaded-picture.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  findPictureByHash,
  insertPicture,
  lockPicture,
  type PictureRow,
  refreshPictureDate,
} from "#server/repositories/pictures/pictures.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { invalidFileError } from "#server/services/pictures/internal/invalid-file-error.ts";
import { idOfHash } from "#server/services/pictures/internal/picture-id.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";
import { smallPictureMessage } from "#server/services/words/content-words.ts";

/**
 * Stores an uploaded picture. Detects its kind from the content and stores its files before its row, so that a row always has its files. Idempotent
 * by content. Throws "invalid" for a file that is no picture, "conflict" for a public picture narrower than `MIN_CONFIRMED_WIDTH_PIXELS` unless
 * `despiteSmall`, and "unavailable" if too many uploads wait.
 */
export async function storePicture(
  ctx: AppContext,
  {
    staff,
    bytes,
    restricted,
    despiteSmall,
    queue,
  }: { staff: Staff; bytes: Uint8Array; restricted: boolean; despiteSmall: boolean; queue: SerialQueue },
): Promise<PictureRow> {
  requireAbility(staff, "pictures.upload");
  const kind = detectPictureKind(bytes);
  if (kind === "heic") throw invalidFileError(HEIC_MESSAGE);
  if (!kind) throw invalidFileError(NOT_A_PICTURE_MESSAGE);
  const sha256 = createHash("sha256")
    .update(restricted ? "restricted:" : "")
    .update(bytes)
    .digest("hex");
  const known = await findPictureByHash(ctx.db, sha256);
  if (known) {
    // A repeated upload restarts the time in which the user must save the form that refers to the picture.
    await refreshPictureDate(ctx.db, known.id, ctx.clock());
    return known;
  }

  const { files, width, height, quality } = await queue.run(async () => {
    // Load the library on demand, because it uses much memory.
    const { measurePicture, renderVariants } = await import("#server/services/pictures/internal/render-variants.ts");
    if (!restricted && !despiteSmall) rejectSmall(await measurePicture(bytes));
    return renderVariants(bytes);
  });
  // Two uploads of the same picture write the same files, so their order does not matter.
  const id = idOfHash(sha256);
  for (const file of files)
    await ctx.pictures.put(
      pictureKey({ id, ...file, ...(restricted && { restricted }) }),
      file.bytes,
      `image/${file.format}`,
    );
  const now = ctx.clock();
  return staffWrite(ctx, staff, async (tx, audit) => {
    const picture = await insertPicture(tx, {
      id,
      sha256,
      width,
      height,
      ...quality,
      largestWidth: MAX_WIDTH_PIXELS,
      restricted,
      uploadedBy: staff.userId,
      createdAt: now,
      updatedAt: now,
    });
    // Another upload of the same file was faster.
    if (!picture) return (await lockPicture(tx, id)) as PictureRow;
    await audit({ action: "create", entity: "pictures", entityId: id, before: null, after: picture });
    return picture;
  });
}

function rejectSmall({ width }: { width: number }): void {
  if (width >= MIN_CONFIRMED_WIDTH_PIXELS) return;
  throw new ServiceError("conflict", smallPictureMessage({ width }), [
    { path: "despite_small", message: "Conferma che la foto piccola va bene." },
  ]);
}
