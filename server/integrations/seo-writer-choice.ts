import type { Environment } from "#server/env.ts";
import type { SeoWriter } from "#server/integrations/seo-writer.ts";
import { modelSeoWriter } from "#server/integrations/seo-writer-model.ts";
import { templateSeoWriter } from "#server/integrations/seo-writer-templates.ts";

/** The configured model where there is one, else the templates (product.md#generated-texts). */
export function createSeoWriter({ ai }: Pick<Environment, "ai">): SeoWriter {
  return ai ? modelSeoWriter(ai) : templateSeoWriter;
}
