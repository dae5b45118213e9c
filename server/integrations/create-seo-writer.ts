import { briefToSeoTexts } from "#domain/seo-overrides/generated-seo-texts.ts";
import type { Environment } from "#server/env.ts";
import { createModelSeoWriter } from "./model-seo-writer.ts";
import type { SeoWriter } from "./seo-writer.ts";

/** Writes from templates and the catalogue's facts, for an installation that has no model (product.md#generated-texts). */
export const templateSeoWriter: SeoWriter = {
  writtenBy: "templates",
  write: async ({ brief, siteName }) => briefToSeoTexts(brief, siteName),
};

/** The configured model where there is one, else the templates (product.md#generated-texts). */
export function createSeoWriter({ ai }: Pick<Environment, "ai">): SeoWriter {
  return ai ? createModelSeoWriter(ai) : templateSeoWriter;
}
