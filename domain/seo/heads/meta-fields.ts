/**
 * Meta fields of brands, cities and cars that staff edit (product.md#titles-and-descriptions). More than 60 or 160 characters only show a warning.
 */
export const META_FIELDS = {
  meta_title: { kind: "translatable", max: 300, label: "Meta title" },
  meta_description: { kind: "translatable", max: 1000, label: "Meta description" },
  meta_keywords: { kind: "translatable", max: 1000, label: "Parole chiave" },
} as const;
