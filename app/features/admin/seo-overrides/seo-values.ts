import type { ApiPublicCity } from "#domain/api/cities/cities.ts";
import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";
import type { OverridePageType } from "#domain/seo-overrides/override-page-types.ts";

/** A city or brand whose slug an entry may use. */
export type SlugChoice = Pick<ApiPublicCity, "slug" | "name">;

export interface SlugChoices {
  cities: SlugChoice[];
  brands: SlugChoice[];
}

/** Returns the fields that staff edit: the form's values, which also restore an earlier state. */
export function seoFormValues(row: ApiSeoOverride) {
  const { page_type, slug, language, indexable, custom_title, custom_description } = row;
  const { custom_keywords, canonical_url, custom_h1, custom_content } = row;
  return {
    page_type,
    slug,
    language,
    indexable,
    custom_title,
    custom_description,
    custom_h1,
    custom_content,
    custom_keywords,
    canonical_url,
  };
}

/** Names of the page types, in the order of the filter (product.md#seo-manager). */
export const PAGE_TYPE_NAMES: Readonly<Record<OverridePageType, string>> = {
  main_hub: "Principale",
  city: "Città",
  category: "Categoria",
  category_city: "Categoria e città",
  model: "Modello",
  brand: "Brand",
  "brand-city": "Brand e città",
  jet_hub: "Jet, principale",
  jet_city: "Jet, città",
  jet_type: "Jet, tipo",
  jet_model: "Jet, modello",
};

/** Returns the slug as lists show it; the home page has none. */
export function slugLabel({
  page_type,
  slug,
  language,
}: Pick<ApiSeoOverride, "page_type" | "slug" | "language">): string {
  const label = page_type === "main_hub" ? "(principale)" : slug;
  return language === "it" ? label : `${label} (${language})`;
}
