import { picturesQuerySchema } from "#domain/api/pictures/pictures.ts";
import { pictureChangesSchema } from "#domain/forms/pictures/picture.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  listPublicPictures,
  lockPicture,
  type PictureRow,
  updatePictureRow,
} from "#server/repositories/pictures/pictures.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_PICTURE } from "#server/services/words/content-words.ts";

/** Returns the public pictures with the ids of the query. Throws "invalid" for malformed or too many ids. */
export async function readPictures(
  ctx: AppContext,
  { staff, query }: { staff: Staff; query: unknown },
): Promise<PictureRow[]> {
  requireAbility(staff, "pictures.upload");
  return listPublicPictures(ctx.db, parseInput(picturesQuerySchema, query).ids);
}

/**
 * Changes focal point, view and finish of a public picture, for everything that shows it (product.md#picture-upload). Throws "not-found", "invalid",
 * and "conflict" for a stale `version`.
 */
export async function updatePicture(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<PictureRow> {
  requireAbility(staff, "pictures.upload");
  const pictureId = parseId(id, NO_SUCH_PICTURE);
  const { version, ...changes } = toCamelCase(parseInput(pictureChangesSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockPicture(tx, pictureId);
    if (!before || before.restricted) throw new ServiceError("not-found", NO_SUCH_PICTURE);
    await rejectStaleVersion(tx, "pictures", before, version, ctx);
    const after = await updatePictureRow(tx, pictureId, changes, ctx.clock());
    await audit({ action: "update", entity: "pictures", entityId: pictureId, before, after });
    return after;
  });
}
