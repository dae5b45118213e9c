import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";

/** Labels of the fields in form, history and audit log. */
export const OVERRIDE_FIELD_WORDS = {
  page_type: "Tipo di pagina",
  slug: "Slug",
  language: "Lingua",
  indexable: "Indicizzabile",
  custom_title: "Meta title",
  custom_description: "Meta description",
  custom_h1: "H1",
  custom_content: "Contenuto",
  custom_keywords: "Parole chiave",
  canonical_url: "URL canonico",
} as const satisfies Partial<Record<keyof ApiSeoOverride, string>>;
