import { isOverridePageType } from "#domain/seo/overrides/override-page-types.ts";
import { renamedOverrideSlug } from "#domain/seo/overrides/renamed-override.ts";
import type { Transaction } from "#server/db/client.ts";
import { recordFormerSlug, type SluggedEntity } from "#server/repositories/seo/former-slugs.ts";
import { lockOverridesContaining, updateStoredOverride } from "#server/repositories/seo/seo-overrides.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";
import { readKnownSlugs } from "#server/services/seo-overrides/internal/known-slugs.ts";

interface Slugged {
  id: string;
  slug: string;
}

/**
 * What a new slug brings with it, in the transaction that writes it: the old addresses lead to the new ones, and the SEO entries of the
 * row's pages go on speaking for them. Nothing when the slug has stayed. To be called after the row is written.
 */
export async function changeSlug(
  tx: Transaction,
  audit: Audit,
  { entity, before, after }: { entity: Exclude<SluggedEntity, "articles">; before: Slugged; after: Slugged },
  now: Date,
): Promise<void> {
  const change = { entity, from: before.slug, to: after.slug };
  if (change.from === change.to) return;
  await recordFormerSlug(tx, entity, { id: after.id, from: change.from, to: change.to }, now);
  const present = await readKnownSlugs(tx);
  const known =
    entity === "cities" || entity === "brands" ? { ...present, [entity]: [...present[entity], change.from] } : present;
  for (const row of await lockOverridesContaining(tx, change.from)) {
    if (!isOverridePageType(row.pageType)) continue;
    const slug = renamedOverrideSlug({ pageType: row.pageType, slug: row.slug }, change, known);
    if (slug === null || slug === row.slug) continue;
    const moved = await updateStoredOverride(tx, row.id, { slug }, now);
    await audit({ action: "update", entity: "seo_overrides", entityId: row.id, before: row, after: moved });
  }
}
