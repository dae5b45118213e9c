import { CATEGORIES_IT } from "#domain/words/catalogue/categories.it.ts";

/** The five categories, in the order of the home's carousel (product.md#categories). */
export const CATEGORY_SLUGS = ["sportive", "cabrio", "suv", "berline", "van"] as const;
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

export interface Category {
  slug: CategorySlug;
  /** "Sports Cars": card and carousel name on Italian pages and in stored data. */
  displayName: string;
  /** "Sportive": the Italian name. Pages take it from the area `categories` in their language. */
  shortLabel: string;
  /** Every stored value that means this category, including those of STAFF_CATEGORIES. */
  values: readonly string[];
}

export const CATEGORIES: Readonly<Record<CategorySlug, Category>> = {
  sportive: {
    slug: "sportive",
    displayName: CATEGORIES_IT.cardNames.sportive,
    shortLabel: CATEGORIES_IT.names.sportive,
    values: ["Supercar", "Sports Cars", "prestige", "sport"],
  },
  cabrio: {
    slug: "cabrio",
    displayName: CATEGORIES_IT.cardNames.cabrio,
    shortLabel: CATEGORIES_IT.names.cabrio,
    values: ["Cabriolet", "Convertibles", "cabriolet"],
  },
  suv: {
    slug: "suv",
    displayName: CATEGORIES_IT.cardNames.suv,
    shortLabel: CATEGORIES_IT.names.suv,
    values: ["SUV", "SUVs", "suv"],
  },
  berline: {
    slug: "berline",
    displayName: CATEGORIES_IT.cardNames.berline,
    shortLabel: CATEGORIES_IT.names.berline,
    values: ["Executive", "Sedans", "executive"],
  },
  van: {
    slug: "van",
    displayName: CATEGORIES_IT.cardNames.van,
    shortLabel: CATEGORIES_IT.names.van,
    values: ["Van", "luxury-van"],
  },
};

/** The six values that staff choose from (product.md#categories). */
export const STAFF_CATEGORIES = ["prestige", "executive", "suv", "cabriolet", "sport", "luxury-van"] as const;
export type StaffCategory = (typeof STAFF_CATEGORIES)[number];

/** Whether the text is one of the six staff categories. */
export function isStaffCategory(text: string): text is StaffCategory {
  return (STAFF_CATEGORIES as readonly string[]).includes(text);
}

const SLUG_BY_NAME: ReadonlyMap<string, CategorySlug> = new Map(
  CATEGORY_SLUGS.flatMap((slug) => {
    const { displayName, shortLabel, values } = CATEGORIES[slug];
    return [slug, displayName, shortLabel, ...values].map((name) => [name.toLowerCase(), slug] as const);
  }),
);

/** Whether the text is one of the five slugs (product.md#categories). */
export function isCategorySlug(text: string): text is CategorySlug {
  return (CATEGORY_SLUGS as readonly string[]).includes(text);
}

/** Returns the category of a value, label or slug, or null. Exact match that ignores case (product.md#categories). */
export function findCategory(name: string): Category | null {
  const slug = SLUG_BY_NAME.get(name.trim().toLowerCase());
  return slug ? CATEGORIES[slug] : null;
}

/** Category names of services that are not cars, by service (product.md#categories). */
export const SERVICE_CATEGORIES = { jet: "Jet Privato", experience: "Experience Package" } as const;

/** Returns the service of a category value, label or slug ("Jet Privato", "jet-privato"). Undefined for a car's or unknown category. */
export function serviceOfCategory(name: string): keyof typeof SERVICE_CATEGORIES | undefined {
  const slug = toCategorySlug(name.trim());
  return (["jet", "experience"] as const).find((service) => toCategorySlug(SERVICE_CATEGORIES[service]) === slug);
}

/** Returns the slug of a category value: one of the five, otherwise the value in lowercase with hyphens for spaces (product.md#categories). */
export function toCategorySlug(value: string): string {
  return findCategory(value)?.slug ?? value.toLowerCase().replaceAll(" ", "-");
}
