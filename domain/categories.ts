/** The five categories, in the order of the home's carousel (product.md#categories). */
export const CATEGORY_SLUGS = ["sportive", "cabrio", "suv", "berline", "van"] as const;
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

export interface Category {
  slug: CategorySlug;
  /** "Sports Cars": card and carousel name. */
  displayName: string;
  /** "Sportive": short label. */
  shortLabel: string;
  /** Every value that means this category, the staff's six among them. */
  values: readonly string[];
}

export const CATEGORIES: Readonly<Record<CategorySlug, Category>> = {
  sportive: {
    slug: "sportive",
    displayName: "Sports Cars",
    shortLabel: "Sportive",
    values: ["Supercar", "Sports Cars", "prestige", "sport"],
  },
  cabrio: {
    slug: "cabrio",
    displayName: "Convertibles",
    shortLabel: "Cabrio",
    values: ["Cabriolet", "Convertibles", "cabriolet"],
  },
  suv: { slug: "suv", displayName: "SUVs", shortLabel: "SUV", values: ["SUV", "SUVs", "suv"] },
  berline: {
    slug: "berline",
    displayName: "Sedans",
    shortLabel: "Berline",
    values: ["Executive", "Sedans", "executive"],
  },
  van: { slug: "van", displayName: "Van", shortLabel: "Van", values: ["Van", "luxury-van"] },
};

/** The six values staff choose from (product.md#categories). */
export const STAFF_CATEGORIES = ["prestige", "executive", "suv", "cabriolet", "sport", "luxury-van"] as const;
export type StaffCategory = (typeof STAFF_CATEGORIES)[number];

/** True for one of the six that staff choose from. */
export function isStaffCategory(text: string): text is StaffCategory {
  return (STAFF_CATEGORIES as readonly string[]).includes(text);
}

const SLUG_BY_NAME: ReadonlyMap<string, CategorySlug> = new Map(
  CATEGORY_SLUGS.flatMap((slug) => {
    const { displayName, shortLabel, values } = CATEGORIES[slug];
    return [slug, displayName, shortLabel, ...values].map((name) => [name.toLowerCase(), slug] as const);
  }),
);

/** True for one of the five slugs (product.md#categories). */
export function isCategorySlug(text: string): text is CategorySlug {
  return (CATEGORY_SLUGS as readonly string[]).includes(text);
}

/** The category a value, label or slug names, exact but case-insensitive (product.md#categories); null when it names none of the five. */
export function findCategory(name: string): Category | null {
  const slug = SLUG_BY_NAME.get(name.trim().toLowerCase());
  return slug ? CATEGORIES[slug] : null;
}

/** The categories of what is no car (product.md#categories), by the service that looks for it. */
export const SERVICE_CATEGORIES = { jet: "Jet Privato", experience: "Experience Package" } as const;

/** The service whose category a value, label or slug names ("Jet Privato", "jet-privato"); undefined for a car's, or none. */
export function serviceOfCategory(name: string): keyof typeof SERVICE_CATEGORIES | undefined {
  const slug = toCategorySlug(name.trim());
  return (["jet", "experience"] as const).find((service) => toCategorySlug(SERVICE_CATEGORIES[service]) === slug);
}

/** The slug of any category value: one of the five, else the value lowercased with spaces turned to hyphens (product.md#categories). */
export function toCategorySlug(value: string): string {
  return findCategory(value)?.slug ?? value.toLowerCase().replaceAll(" ", "-");
}
