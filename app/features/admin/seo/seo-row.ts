import type { OverridePageType } from "#domain/seo/overrides/override-page-types.ts";

/** A SEO entry as the API answers it (B 3.5). */
export interface SeoRow {
  id: string;
  page_type: OverridePageType;
  slug: string;
  indexable: boolean;
  custom_title: string | null;
  custom_description: string | null;
  custom_keywords: string | null;
  canonical_url: string | null;
  custom_h1: string | null;
  custom_content: string | null;
  /** ISO 8601. */
  updated_at: string;
  version: number;
}

/** One change to an entry, with its state before and after; null where there was none. */
export interface SeoChange {
  id: string;
  override_id: string;
  action: "create" | "update" | "delete";
  /** ISO 8601. */
  at: string;
  email: string | null;
  before: SeoRow | null;
  after: SeoRow | null;
}

/** A city or brand that an entry's slug may name. */
export interface NamedSlug {
  slug: string;
  name: string;
}

export interface KnownNames {
  cities: NamedSlug[];
  brands: NamedSlug[];
}

/** What staff write of an entry: the form's fields, and what a restored state gives back. */
export function seoValues(row: SeoRow) {
  const { page_type, slug, indexable, custom_title, custom_description } = row;
  const { custom_keywords, canonical_url, custom_h1, custom_content } = row;
  return {
    page_type,
    slug,
    indexable,
    custom_title,
    custom_description,
    custom_h1,
    custom_content,
    custom_keywords,
    canonical_url,
  };
}

/** How the screen names the page types, in the order of its filter (B 2.10). */
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

/** The fields as the form and the history name them. */
export const FIELD_NAMES = {
  page_type: "Tipo di pagina",
  slug: "Slug",
  indexable: "Indicizzabile",
  custom_title: "Meta title",
  custom_description: "Meta description",
  custom_h1: "H1",
  custom_content: "Contenuto",
  custom_keywords: "Parole chiave",
  canonical_url: "URL canonico",
} as const satisfies Partial<Record<keyof SeoRow, string>>;

/** A slug as a list shows it: the main page has none. */
export const slugLabel = ({ page_type, slug }: Pick<SeoRow, "page_type" | "slug">) =>
  page_type === "main_hub" ? "(principale)" : slug;
