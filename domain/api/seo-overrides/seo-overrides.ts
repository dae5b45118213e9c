import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { generationFields } from "#domain/forms/seo-overrides/seo-generation.ts";
import { newOverrideFields, overrideChangesSchema } from "#domain/forms/seo-overrides/seo-override.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { OVERRIDE_PAGE_TYPES } from "#domain/seo-overrides/override-page-types.ts";

export const apiSeoOverrideSchema = z.object({
  id: z.string(),
  page_type: z.enum(OVERRIDE_PAGE_TYPES),
  slug: z.string(),
  language: z.enum(LANGUAGE_CODES),
  indexable: z.boolean(),
  custom_title: z.string().nullable(),
  custom_description: z.string().nullable(),
  custom_keywords: z.string().nullable(),
  canonical_url: z.string().nullable(),
  custom_h1: z.string().nullable(),
  custom_content: z.string().nullable(),
  ...revisionShape,
});
export type ApiSeoOverride = z.infer<typeof apiSeoOverrideSchema>;

/** One change: author, time, and the entry before and after; a version is null if the entry did not exist then. */
const seoOverrideChangeSchema = z.object({
  id: z.string(),
  override_id: z.string(),
  action: z.enum(["create", "update", "delete"]),
  at: z.string(),
  email: z.string().nullable(),
  before: apiSeoOverrideSchema.nullable(),
  after: apiSeoOverrideSchema.nullable(),
});
export type ApiSeoOverrideChange = z.infer<typeof seoOverrideChangeSchema>;

/** `seo_text` is HTML. `writtenBy` says whether a language model or our templates wrote the content. */
const generatedSeoContentSchema = z.object({
  meta_title: z.string(),
  meta_description: z.string(),
  h1: z.string(),
  seo_text: z.string(),
  keywords: z.string(),
  writtenBy: z.enum(["model", "templates"]),
});
export type ApiGeneratedSeoContent = z.infer<typeof generatedSeoContentSchema>;

export const seoOverrideEndpoints = {
  "GET /api/seo_overrides": {
    summary: "Le voci SEO di una lingua, senza filtro le italiane: quelle indicizzabili, per chi le cura tutte",
    query: searchableTableQuery("id", "page_type", "slug", "language", "indexable", "custom_title").extend(
      dayRangeFilters("updated"),
    ),
    answer: z.array(apiSeoOverrideSchema),
    list: true,
  },
  "POST /api/seo_overrides": {
    summary: "Crea una voce SEO",
    body: newOverrideFields,
    answer: apiSeoOverrideSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/seo_overrides/:id": {
    summary: "Modifica una voce SEO",
    body: overrideChangesSchema,
    answer: apiSeoOverrideSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/seo_overrides/:id": { summary: "Elimina una voce SEO", answer: null, refuses: [409] },
  "GET /api/seo_overrides/deleted": {
    summary: "Le voci SEO eliminate, l'ultima per prima",
    answer: z.array(seoOverrideChangeSchema),
    list: true,
  },
  "GET /api/seo_overrides/:id/history": {
    summary: "Le modifiche di una voce SEO, l'ultima per prima",
    answer: z.array(seoOverrideChangeSchema),
    list: true,
  },
  "POST /api/functions/generate-seo-content": {
    summary: "Scrive i testi di una voce SEO, senza salvarli; writtenBy dice chi li ha scritti",
    body: generationFields,
    answer: generatedSeoContentSchema,
    row: null,
    refuses: [409],
  },
} as const satisfies Endpoints;
