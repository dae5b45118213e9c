import { textsOfBrief } from "#domain/seo/overrides/seo-texts.ts";
import type { SeoWriter } from "#server/integrations/seo-writer.ts";

/** Writes from templates and the catalogue's facts, for an installation that has no model (product.md#generated-texts). */
export const templateSeoWriter: SeoWriter = {
  writtenBy: "templates",
  write: async ({ brief, siteName }) => textsOfBrief(brief, siteName),
};
