import { isOverridePageType } from "#domain/seo-overrides/override-page-types.ts";
import { overrideSlugAfterRename } from "#domain/seo-overrides/override-slug-after-rename.ts";
import type { Transaction } from "#server/db/client.ts";
import { recordFormerSlug, type SluggedEntity } from "#server/repositories/catalogue/former-slugs.ts";
import { lockOverridesContaining, updateStoredOverride } from "#server/repositories/seo-overrides/seo-overrides.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";
import { readKnownSlugs } from "#server/services/seo-overrides/internal/known-slugs.ts";

interface SluggedRow {
  id: string;
  slug: string;
}

/**
 * Redirects the former URLs of a row with a new slug, and moves the SEO overrides of its pages to the new slug. Does nothing if the slug is the same.
 * Call it in the transaction that writes the row, after that write.
 */
export async function applySlugChange(
  tx: Transaction,
  audit: Audit,
  { entity, before, after }: { entity: Exclude<SluggedEntity, "articles">; before: SluggedRow; after: SluggedRow },
  now: Date,
): Promise<void> {
  const change = { entity, from: before.slug, to: after.slug };
  if (change.from === change.to) return;
  await recordFormerSlug(tx, entity, { id: after.id, from: change.from, to: change.to }, now);
  const currentSlugs = await readKnownSlugs(tx);
  const knownSlugs =
    entity === "cities" || entity === "brands"
      ? { ...currentSlugs, [entity]: [...currentSlugs[entity], change.from] }
      : currentSlugs;
  for (const row of await lockOverridesContaining(tx, change.from)) {
    if (!isOverridePageType(row.pageType)) continue;
    const slug = overrideSlugAfterRename({ pageType: row.pageType, slug: row.slug }, change, knownSlugs);
    if (slug === null || slug === row.slug) continue;
    const movedOverride = await updateStoredOverride(tx, row.id, { slug }, now);
    await audit({ action: "update", entity: "seo_overrides", entityId: row.id, before: row, after: movedOverride });
  }
}
