import type { Hono } from "hono";
import type { ApiGeneratedSeoContent } from "#domain/api/seo-overrides.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { type GeneratedContent, generateSeoContent } from "#server/services/seo-overrides/generate-seo-content.ts";

export function mountGenerateSeoContent(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "POST /api/functions/generate-seo-content", async ({ staff, body }) =>
    toGeneratedSeoContent(await generateSeoContent(ctx, { staff, body })),
  );
}

function toGeneratedSeoContent(content: GeneratedContent): ApiGeneratedSeoContent {
  const { meta_title, meta_description, h1, seo_text, keywords, writtenBy } = content;
  return { meta_title, meta_description, h1, seo_text, keywords, writtenBy };
}
