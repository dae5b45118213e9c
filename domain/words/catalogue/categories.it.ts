/** The names of the five categories. Do not change their wording (product.md#categories). */
export const CATEGORIES_IT = {
  /** In filters and headings. */
  names: { sportive: "Sportive", cabrio: "Cabrio", suv: "SUV", berline: "Berline", van: "Van" },
  /** On cards and in the carousel: in English on Italian pages. */
  cardNames: { sportive: "Sports Cars", cabrio: "Convertibles", suv: "SUVs", berline: "Sedans", van: "Van" },
} as const;
