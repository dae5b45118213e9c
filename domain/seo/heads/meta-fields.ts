/**
 * Meta fields of brands, cities and cars that staff edit (product.md#titles-and-descriptions). Exceeding 60 and 160 characters only shows a warning.
 */
export const META_FIELDS = {
  meta_title: { kind: "translatable", max: 300, label: "Meta title" },
  meta_description: { kind: "translatable", max: 1000, label: "Meta description" },
  meta_keywords: { kind: "translatable", max: 1000, label: "Parole chiave" },
} as const;
