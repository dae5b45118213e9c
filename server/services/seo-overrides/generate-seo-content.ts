import { generationSchema } from "#domain/forms/seo-overrides/seo-generation.ts";
import type { SeoTexts } from "#domain/seo-overrides/generated-seo-texts.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { requireOfferedKind } from "#server/services/internal/require-offer.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { readOverridableSlugs } from "#server/services/seo-overrides/internal/known-slugs.ts";
import { readPageBrief } from "#server/services/seo-overrides/internal/read-page-brief.ts";
import { sanitiseContent } from "#server/services/seo-overrides/internal/sanitise-content.ts";

export interface GeneratedContent extends SeoTexts {
  /** Whether the model or the templates wrote it. */
  writtenBy: "model" | "templates";
}

/**
 * Generates texts for the form of an SEO override and stores nothing (product.md#generated-texts). Throws "invalid" for a slug of another page type,
 * and "unavailable" with a short reason if the language model returns no texts.
 */
export async function generateSeoContent(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<GeneratedContent> {
  requireAbility(staff, "seo.manage");
  const { pageType, entityKey, currentData } = parseInput(generationSchema(await readOverridableSlugs(ctx.db)), body);
  requireOfferedKind(ctx, pageType, "pageType");
  const brief = await readPageBrief(ctx, { pageType, slug: entityKey });
  const texts = await ctx.seoWriter.write({
    brief,
    current: currentData,
    siteName: ctx.site.name,
    hasJets: ctx.site.offers.jets,
  });
  const seo_text = sanitiseContent(texts.seo_text);
  if (!seo_text) throw new ServiceError("unavailable", "Il modello non ha scritto i testi: il contenuto è vuoto.");
  return { ...texts, seo_text, writtenBy: ctx.seoWriter.writtenBy };
}
