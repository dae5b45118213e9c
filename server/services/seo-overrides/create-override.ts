import { camelCased } from "#domain/casing.ts";
import { newOverrideSchema } from "#domain/forms/seo-override.ts";
import type { AppContext } from "#server/context.ts";
import { insertStoredOverride, type StoredOverride } from "#server/repositories/seo/seo-overrides.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { readWrittenSlugs } from "#server/services/seo-overrides/internal/known-slugs.ts";
import { sanitiseContent } from "#server/services/seo-overrides/internal/sanitise-content.ts";
import { OVERRIDE_TAKEN } from "#server/services/seo-overrides/shared/override-problems.ts";

/**
 * A new SEO entry (product.md#seo-manager), or a deleted one again. Refuses with "invalid" for wrong fields, for a slug that is not of its page type
 * and for a page that has an entry already.
 */
export async function createOverride(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredOverride> {
  requireAbility(staff, "seo.manage");
  const entry = camelCased(checkedInput(newOverrideSchema(await readWrittenSlugs(ctx.db)), body));
  const customContent = sanitiseContent(entry.customContent ?? null);
  return namingTaken(OVERRIDE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const now = ctx.clock();
      const row = await insertStoredOverride(tx, { ...entry, customContent, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "seo_overrides", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}
