import { camelCased } from "#domain/casing.ts";
import { overrideChangesSchema } from "#domain/forms/seo-override.ts";
import {
  isOverridePageType,
  type KnownSlugs,
  overrideSlugProblem,
  SLUG_INVALID,
} from "#domain/seo/overrides/override-page-types.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockOverride, type StoredOverride, updateStoredOverride } from "#server/repositories/seo/seo-overrides.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { readWrittenSlugs } from "#server/services/seo-overrides/internal/known-slugs.ts";
import { sanitiseContent } from "#server/services/seo-overrides/internal/sanitise-content.ts";
import { NO_SUCH_OVERRIDE, OVERRIDE_TAKEN } from "#server/services/seo-overrides/shared/override-problems.ts";

export interface OverrideUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes a SEO entry, or gives it an earlier state back (product.md#seo-manager). Refuses with "invalid" for wrong fields, a slug that is not of its page
 * type and a page that has another entry, "not-found", and "conflict" when somebody else has changed it since `version`.
 */
export async function updateOverride(ctx: AppContext, { staff, id, body }: OverrideUpdate): Promise<StoredOverride> {
  requireAbility(staff, "seo.manage");
  const overrideId = checkedId(id, NO_SUCH_OVERRIDE);
  const { version, ...given } = camelCased(checkedInput(overrideChangesSchema, body));
  const { customContent } = given;
  const changes = { ...given, ...(customContent && { customContent: sanitiseContent(customContent) }) };
  const known = await readWrittenSlugs(ctx.db);
  return namingTaken(OVERRIDE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockOverride(tx, overrideId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_OVERRIDE);
      await rejectStaleVersion(tx, "seo_overrides", before, version, ctx);
      const { pageType = before.pageType, slug = before.slug } = changes;
      refuseWrongSlug({ pageType, slug }, known);
      const after = await updateStoredOverride(tx, overrideId, changes, ctx.clock());
      await audit({ action: "update", entity: "seo_overrides", entityId: overrideId, before, after });
      return after;
    }),
  );
}

/** Type and slug belong together, whichever of the two changes. */
function refuseWrongSlug({ pageType, slug }: Pick<StoredOverride, "pageType" | "slug">, known: KnownSlugs): void {
  const message = isOverridePageType(pageType) ? overrideSlugProblem(pageType, slug, known) : SLUG_INVALID;
  if (message) throw new ServiceError("invalid", message, [{ path: "slug", message }]);
}
