/** What staff write for search engines on brands, cities and cars (product.md#titles-and-descriptions). Lengths past 60 and 160 only warn. */
export const META_FIELDS = {
  meta_title: { kind: "translatable", most: 300, label: "Meta title" },
  meta_description: { kind: "translatable", most: 1000, label: "Meta description" },
  meta_keywords: { kind: "translatable", most: 1000, label: "Parole chiave" },
} as const;
