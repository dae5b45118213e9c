import { type CategorySlug, isCategorySlug } from "#domain/categories.ts";
import { isJetTypeSlug, JET_TYPE_SLUGS, type JetTypeSlug } from "#domain/jets/jet.ts";
import { paths } from "#domain/paths.ts";
import { isSlugShaped } from "#domain/slug.ts";

/** The page types of an override (product.md#slug-formats), in form order. */
export const OVERRIDE_PAGE_TYPES = [
  "main_hub",
  "city",
  "category",
  "category_city",
  "model",
  "brand",
  "brand-city",
  "jet_hub",
  "jet_city",
  "jet_type",
  "jet_model",
] as const;
export type OverridePageType = (typeof OVERRIDE_PAGE_TYPES)[number];

export const isOverridePageType = (text: string): text is OverridePageType =>
  (OVERRIDE_PAGE_TYPES as readonly string[]).includes(text);

/** The slug format of each type (product.md#slug-formats), as a hint in the form. */
export const OVERRIDE_SLUG_FORMATS: Readonly<Record<OverridePageType, string>> = {
  main_hub: "",
  city: "{city}",
  category: "{category}",
  category_city: "{city}/{category}",
  model: "{city}/{category}/{model}",
  brand: "{brand}",
  "brand-city": "{brand}-{city}",
  jet_hub: "main",
  jet_city: "{city} o {city}-{jetType}",
  jet_type: "{jetType}",
  jet_model: "{city}-{jetType}-{model}",
};

/** Error for a missing slug, in the wording of product.md#slug-formats. */
export const SLUG_REQUIRED_MESSAGE = "Slug is required";
export const SLUG_INVALID_MESSAGE = "Invalid slug format for selected page type";

/** A public page whose texts staff may override. `jet_type` is the page of one type in one city (product.md#slug-formats). */
export type OverridablePage =
  | { kind: "main_hub" | "jet_hub" }
  | { kind: "city" | "jet_city"; city: string }
  | { kind: "category"; category: CategorySlug }
  | { kind: "category_city"; city: string; category: CategorySlug }
  | { kind: "model"; city: string; category: CategorySlug; model: string }
  | { kind: "brand"; brand: string }
  | { kind: "brand-city"; brand: string; city: string }
  | { kind: "jet_type"; city: string; jetType: JetTypeSlug }
  | { kind: "jet_model"; city: string; jetType: JetTypeSlug; model: string };

export interface OverrideKey {
  pageType: OverridePageType;
  slug: string;
}

/**
 * Returns the overrides that may apply to a page, by priority: for a jet type in a city, the override of that city comes before the override of the
 * type (product.md#slug-formats).
 */
export function overrideKeysOf(page: OverridablePage): OverrideKey[] {
  switch (page.kind) {
    case "main_hub":
      return [{ pageType: "main_hub", slug: "" }];
    case "jet_hub":
      return [{ pageType: "jet_hub", slug: "main" }];
    case "city":
    case "jet_city":
      return [{ pageType: page.kind, slug: page.city }];
    case "category":
      return [{ pageType: "category", slug: page.category }];
    case "category_city":
      return [{ pageType: "category_city", slug: `${page.city}/${page.category}` }];
    case "model":
      return [{ pageType: "model", slug: `${page.city}/${page.category}/${page.model}` }];
    case "brand":
      return [{ pageType: "brand", slug: page.brand }];
    case "brand-city":
      return [{ pageType: "brand-city", slug: `${page.brand}-${page.city}` }];
    case "jet_type":
      return [
        { pageType: "jet_city", slug: `${page.city}-${page.jetType}` },
        { pageType: "jet_type", slug: page.jetType },
      ];
    case "jet_model":
      return [{ pageType: "jet_model", slug: `${page.city}-${page.jetType}-${page.model}` }];
  }
}

/**
 * The slugs of the company's brands and cities (for a new override, only cities with a page), active or not. They determine where one part of a
 * combined slug ends.
 */
export interface KnownSlugs {
  cities: readonly string[];
  brands: readonly string[];
}

/**
 * Returns what is wrong with an override's slug, with its exact message (product.md#slug-formats), or null. Cities, brands, categories and jet types
 * must be known; a model may be any slug.
 */
export function validateOverrideSlug(
  pageType: OverridePageType,
  slug: string,
  known: KnownSlugs,
): typeof SLUG_REQUIRED_MESSAGE | typeof SLUG_INVALID_MESSAGE | null {
  if (slug === "" && pageType !== "main_hub") return SLUG_REQUIRED_MESSAGE;
  return isValidSlug(pageType, slug, known) ? null : SLUG_INVALID_MESSAGE;
}

/** Returns the path of the overridden page. Null if the slug does not fit the type, and for `jet_type`, which applies to one page per city. */
export function publicPathOf(pageType: OverridePageType, slug: string, known: KnownSlugs): string | null {
  const page = parseOverriddenPage(pageType, slug, known);
  if (!page) return null;
  switch (page.kind) {
    case "main_hub":
      return paths.hub;
    case "jet_hub":
      return paths.jets;
    case "city":
      return paths.city(page.city);
    case "jet_city":
      return paths.jetCity(page.city);
    case "category":
      return paths.category(page.category);
    case "category_city":
      return paths.cityCategory(page.city, page.category);
    case "model":
      return paths.vehicle({ citySlug: page.city, category: page.category, slug: page.model });
    case "brand":
      return paths.brand(page.brand);
    case "brand-city":
      return paths.brandCity(page.brand, page.city);
    case "jet_type":
      return paths.jetType(page.city, page.jetType);
    case "jet_model":
      return paths.jetModel(page.city, page.jetType, page.model);
  }
}

function isValidSlug(pageType: OverridePageType, slug: string, known: KnownSlugs): boolean {
  return pageType === "jet_type" ? isJetTypeSlug(slug) : parseOverriddenPage(pageType, slug, known) !== null;
}

/** Returns the overridden page. Null if the slug does not fit the type, and for `jet_type`. */
export function parseOverriddenPage(
  pageType: OverridePageType,
  slug: string,
  known: KnownSlugs,
): OverridablePage | null {
  const [city = "", category = "", model, ...more] = slug.split("/");
  const isPlace = isCity(city, known) && isCategorySlug(category) && more.length === 0;
  switch (pageType) {
    case "main_hub":
      return slug === "" ? { kind: "main_hub" } : null;
    case "jet_hub":
      return slug === "main" ? { kind: "jet_hub" } : null;
    case "city":
      return isCity(slug, known) ? { kind: "city", city: slug } : null;
    case "category":
      return isCategorySlug(slug) ? { kind: "category", category: slug } : null;
    case "category_city":
      return isPlace && model === undefined ? { kind: "category_city", city, category } : null;
    case "model":
      return isPlace && model !== undefined && isSlugShaped(model) ? { kind: "model", city, category, model } : null;
    case "brand":
      return known.brands.includes(slug) ? { kind: "brand", brand: slug } : null;
    case "brand-city":
      return parseBrandInCity(slug, known);
    case "jet_city":
      if (isCity(slug, known)) return { kind: "jet_city", city: slug };
      return parseJetPage(slug, known, "pair");
    case "jet_type":
      return null;
    case "jet_model":
      return parseJetPage(slug, known, "model");
  }
}

/** Whether the slug is one of the known cities. */
function isCity(slug: string, { cities }: KnownSlugs): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(slug) && cities.includes(slug);
}

/** Parses `{brand}-{city}`. A brand's slug may contain hyphens ("aston-martin-monaco"), so the known slugs determine where it ends. */
function parseBrandInCity(slug: string, known: KnownSlugs): OverridablePage | null {
  const brand = known.brands.find((one) => slug.startsWith(`${one}-`) && isCity(slug.slice(one.length + 1), known));
  return brand === undefined ? null : { kind: "brand-city", brand, city: slug.slice(brand.length + 1) };
}

/** Parses `{city}-{jetType}`, or `{city}-{jetType}-{model}` if a model is expected. The known city and type determine where the model starts. */
function parseJetPage(slug: string, known: KnownSlugs, expected: "pair" | "model"): OverridablePage | null {
  for (const jetType of JET_TYPE_SLUGS) {
    const city = known.cities.find((one) => isCity(one, known) && `${slug}-`.startsWith(`${one}-${jetType}-`));
    if (city === undefined) continue;
    if (expected === "pair") return slug === `${city}-${jetType}` ? { kind: "jet_type", city, jetType } : null;
    const model = slug.slice(`${city}-${jetType}-`.length);
    return isSlugShaped(model) ? { kind: "jet_model", city, jetType, model } : null;
  }
  return null;
}
