import { can } from "#domain/access/abilities.ts";
import { newOverrideSchema, overrideChangesSchema } from "#domain/forms/seo-overrides/seo-override.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { isKindOffered } from "#domain/offers/offers.ts";
import {
  isOverridePageType,
  type KnownSlugs,
  OVERRIDE_PAGE_TYPES,
  SLUG_INVALID_MESSAGE,
  validateOverrideSlug,
} from "#domain/seo-overrides/override-page-types.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  listDeletedOverrides,
  listOverrideChanges,
  type OverrideChange,
} from "#server/repositories/seo-overrides/override-history.ts";
import {
  deleteStoredOverride,
  hasOverride,
  ITALIAN_OVERRIDES,
  insertStoredOverride,
  isOverrideIdOrLanguage,
  lockOverride,
  readAllOverrides,
  readPublicOverrides,
  type StoredOverride,
  updateStoredOverride,
} from "#server/repositories/seo-overrides/seo-overrides.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { requireOfferedKind } from "#server/services/internal/require-offer.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { readOverridableSlugs } from "#server/services/seo-overrides/internal/known-slugs.ts";
import { sanitiseContent } from "#server/services/seo-overrides/internal/sanitise-content.ts";
import { NO_SUCH_OVERRIDE, OVERRIDE_UNIQUE_PROBLEMS } from "#server/services/words/content-words.ts";

export type { StoredOverride };

/**
 * Lists the overrides (product.md#seo-overrides): all rows for staff who manage them, the effective ones for everybody else; the Italian ones, unless
 * the query names languages or an id. Leaves out pages of an offer that is switched off.
 */
export function readOverrides(ctx: AppContext, { staff, listQuery }: { staff: Staff | null; listQuery: ListQuery }) {
  const pageTypes = OVERRIDE_PAGE_TYPES.filter((pageType) => isKindOffered(pageType, ctx.site.offers));
  return staff && can(staff.roles, "seo.manage")
    ? readAllOverrides(ctx.db, inOneLanguage(listQuery), pageTypes)
    : readPublicOverrides(ctx.db, inOneLanguage(listQuery), pageTypes);
}

/** A lookup of a page without a language means its Italian override, so that it finds one at most. */
function inOneLanguage(listQuery: ListQuery): ListQuery {
  const isNarrow = listQuery.filters.some(({ column }) => isOverrideIdOrLanguage(column));
  return isNarrow ? listQuery : { ...listQuery, filters: [...listQuery.filters, ITALIAN_OVERRIDES] };
}

export type { OverrideChange };

const MAX_CHANGES = 100;

/** Lists the last 100 changes of an SEO override, newest first. The override may be deleted. Throws "not-found" for an unknown id. */
export async function readOverrideHistory(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<OverrideChange[]> {
  requireAbility(staff, "seo.manage");
  const overrideId = parseId(id, NO_SUCH_OVERRIDE);
  const changes = await listOverrideChanges(ctx.db, overrideId, MAX_CHANGES);
  if (changes.length === 0 && !(await hasOverride(ctx.db, overrideId)))
    throw new ServiceError("not-found", NO_SUCH_OVERRIDE);
  return changes;
}

/** Lists at most 100 deleted SEO overrides, newest first, without those whose page has a new override. */
export async function readDeletedOverrides(ctx: AppContext, { staff }: { staff: Staff }): Promise<OverrideChange[]> {
  requireAbility(staff, "seo.manage");
  return listDeletedOverrides(ctx.db, MAX_CHANGES);
}

/**
 * Creates an SEO override, or restores a deleted one (product.md#seo-manager). Throws "invalid" for wrong fields, for a slug of another page type and
 * for a page that already has an override.
 */
export async function createOverride(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredOverride> {
  requireAbility(staff, "seo.manage");
  const entry = toCamelCase(parseInput(newOverrideSchema(await readOverridableSlugs(ctx.db)), body));
  requireOfferedKind(ctx, entry.pageType, "page_type");
  const customContent = sanitiseContent(entry.customContent ?? null);
  return mapUniqueViolation(OVERRIDE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const now = ctx.clock();
      const row = await insertStoredOverride(tx, { ...entry, customContent, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "seo_overrides", entityId: row.id, before: null, after: row });
      return row;
    }),
  );
}

interface OverrideUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Updates an SEO override, or restores an earlier state of it (product.md#seo-manager). Throws "invalid" for wrong fields, for a slug of another page
 * type and for a page that already has an override, "not-found", and "conflict" for a stale `version`.
 */
export async function updateOverride(ctx: AppContext, { staff, id, body }: OverrideUpdate): Promise<StoredOverride> {
  requireAbility(staff, "seo.manage");
  const overrideId = parseId(id, NO_SUCH_OVERRIDE);
  const { version, ...input } = toCamelCase(parseInput(overrideChangesSchema, body));
  const { customContent } = input;
  const changes = { ...input, ...(customContent && { customContent: sanitiseContent(customContent) }) };
  const overridableSlugs = await readOverridableSlugs(ctx.db);
  return mapUniqueViolation(OVERRIDE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockOverride(tx, overrideId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_OVERRIDE);
      await rejectStaleVersion(tx, "seo_overrides", before, version, ctx);
      const { pageType = before.pageType, slug = before.slug } = changes;
      for (const kind of [before.pageType, pageType]) requireOfferedKind(ctx, kind, "page_type");
      assertSlugOfPageType({ pageType, slug }, overridableSlugs);
      const after = await updateStoredOverride(tx, overrideId, changes, ctx.clock());
      await audit({ action: "update", entity: "seo_overrides", entityId: overrideId, before, after });
      return after;
    }),
  );
}

/** Throws "invalid" if page type and slug do not match, whichever of the two changes. */
function assertSlugOfPageType(
  { pageType, slug }: Pick<StoredOverride, "pageType" | "slug">,
  overridableSlugs: KnownSlugs,
): void {
  const message = isOverridePageType(pageType)
    ? validateOverrideSlug(pageType, slug, overridableSlugs)
    : SLUG_INVALID_MESSAGE;
  if (message) throw new ServiceError("invalid", message, [{ path: "slug", message }]);
}

/**
 * Deletes an SEO override, so that the page has its default texts again (product.md#seo-manager). The history still has its last state. Throws
 * "not-found".
 */
export async function deleteOverride(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "seo.manage");
  const overrideId = parseId(id, NO_SUCH_OVERRIDE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockOverride(tx, overrideId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_OVERRIDE);
    requireOfferedKind(ctx, before.pageType, "page_type");
    await deleteStoredOverride(tx, overrideId);
    await audit({ action: "delete", entity: "seo_overrides", entityId: overrideId, before, after: null });
  });
}
