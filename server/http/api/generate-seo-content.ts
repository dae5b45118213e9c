import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { z } from "zod";
import { generationFields } from "#domain/forms/seo-generation.ts";
import { seoTextsSchema } from "#domain/seo/overrides/seo-texts.ts";
import type { AppContext } from "#server/context.ts";
import { plainSchema } from "#server/http/api/row-answers.ts";
import { type ApiVariables, staffOf } from "#server/http/api-access.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { generateSeoContent } from "#server/services/seo-overrides/generate-seo-content.ts";

const answerSchema = seoTextsSchema.extend({ writtenBy: z.enum(["model", "templates"]) });

/** /api/functions/generate-seo-content (B 7.4, design 6.15). */
export function generateSeoContentRoutes(ctx: AppContext): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>();
  api.post(
    "/functions/generate-seo-content",
    describeRoute({
      summary: "Scrive i testi di una voce SEO, senza salvarli; writtenBy dice chi li ha scritti",
      requestBody: { required: true, content: { "application/json": { schema: plainSchema(generationFields) } } },
      responses: {
        200: { description: "I testi", content: { "application/json": { schema: resolver(answerSchema) } } },
        422: { description: "Campi non validi (application/problem+json)" },
        503: { description: "Il modello non ha risposto, con il motivo (application/problem+json)" },
      },
    }),
    jsonBody,
    async (c) => c.json(await generateSeoContent(ctx, { staff: staffOf(c), body: c.get("json") })),
  );
  return api;
}
