import { briefToSeoTexts } from "#domain/seo-overrides/generated-seo-texts.ts";
import type { Environment } from "#server/env.ts";
import { createModelSeoWriter } from "./model-seo-writer.ts";
import type { SeoWriter } from "./seo-writer.ts";

/** Writes texts from templates and catalogue data, for an installation without a language model (product.md#generated-texts). */
export const templateSeoWriter: SeoWriter = {
  writtenBy: "templates",
  write: async ({ brief, siteName }) => briefToSeoTexts(brief, siteName),
};

/** Returns the writer that uses the configured language model, or the template writer if no model is configured (product.md#generated-texts). */
export function createSeoWriter({ ai }: Pick<Environment, "ai">): SeoWriter {
  return ai ? createModelSeoWriter(ai) : templateSeoWriter;
}
