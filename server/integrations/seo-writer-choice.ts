import { textsOfBrief } from "#domain/seo/overrides/seo-texts.ts";
import type { Environment } from "#server/env.ts";
import type { SeoWriter } from "./seo-writer.ts";
import { modelSeoWriter } from "./seo-writer-model.ts";

/** Writes from templates and the catalogue's facts, for an installation that has no model (product.md#generated-texts). */
export const templateSeoWriter: SeoWriter = {
  writtenBy: "templates",
  write: async ({ brief, siteName }) => textsOfBrief(brief, siteName),
};

/** The configured model where there is one, else the templates (product.md#generated-texts). */
export function createSeoWriter({ ai }: Pick<Environment, "ai">): SeoWriter {
  return ai ? modelSeoWriter(ai) : templateSeoWriter;
}
