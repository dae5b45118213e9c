import { briefToSeoTexts } from "#domain/seo-overrides/generated-seo-texts.ts";
import type { Environment } from "#server/env.ts";
import { createModelSeoWriter } from "./model-seo-writer.ts";
import type { SeoWriter } from "./seo-writer.ts";

/** Generates texts from templates and catalogue data, for an installation without a model (product.md#generated-texts). */
export const templateSeoWriter: SeoWriter = {
  writtenBy: "templates",
  write: async ({ brief, siteName }) => briefToSeoTexts(brief, siteName),
};

/** Returns the configured model's writer, or else the templates' (product.md#generated-texts). */
export function createSeoWriter({ ai }: Pick<Environment, "ai">): SeoWriter {
  return ai ? createModelSeoWriter(ai) : templateSeoWriter;
}
