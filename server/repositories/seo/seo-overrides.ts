import { and, eq, or } from "drizzle-orm";
import { type OverridablePage, overrideKeysOf } from "#domain/seo/overrides/override-page-types.ts";
import type { SeoOverride } from "#domain/seo/overrides/seo-override.ts";
import type { Queryable } from "#server/db/client.ts";
import { seoOverrides } from "#server/db/schema.ts";

/** The override that speaks for a page, in one query (B 7.2); null when staff wrote none. One that is not indexable is found too (design 6.12). */
export async function findOverride(db: Queryable, page: OverridablePage): Promise<SeoOverride | null> {
  const keys = overrideKeysOf(page);
  const rows = await db
    .select()
    .from(seoOverrides)
    .where(
      or(...keys.map(({ pageType, slug }) => and(eq(seoOverrides.pageType, pageType), eq(seoOverrides.slug, slug)))),
    );
  const [row] = keys.flatMap(({ pageType, slug }) =>
    rows.filter((candidate) => candidate.pageType === pageType && candidate.slug === slug),
  );
  if (!row) return null;
  return {
    indexable: row.indexable,
    title: written(row.customTitle),
    description: written(row.customDescription),
    keywords: written(row.customKeywords),
    canonicalUrl: written(row.canonicalUrl),
    h1: written(row.customH1),
    content: written(row.customContent),
  };
}

/** An emptied field says nothing. */
function written(text: string | null): string | null {
  return text?.trim() ? text.trim() : null;
}
