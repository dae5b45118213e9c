import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";

/** The fields as the form, the history and the log name them. */
export const OVERRIDE_FIELD_WORDS = {
  page_type: "Tipo di pagina",
  slug: "Slug",
  indexable: "Indicizzabile",
  custom_title: "Meta title",
  custom_description: "Meta description",
  custom_h1: "H1",
  custom_content: "Contenuto",
  custom_keywords: "Parole chiave",
  canonical_url: "URL canonico",
} as const satisfies Partial<Record<keyof ApiSeoOverride, string>>;
