import type { CategorySlug } from "#domain/categories.ts";

interface CategoryPlate {
  /** Where the pictures of the car stand that opens the category's page. */
  folder: string;
  /** The category's own plate (art/categories.ts). */
  outside: string;
  /** The same car from inside: where one sits in it. */
  inside: string;
}

const plate = (category: CategorySlug, car: string, inside: "interior" | "rear-seats"): CategoryPlate => ({
  folder: `/pictures/cars/${car}/`,
  outside: `/pictures/categories/${category}-1200.webp`,
  inside: `/pictures/cars/${car}/${inside}-960.webp`,
});

/** What opens each category's page: one car, from outside and from inside. */
export const CATEGORY_PLATES: Readonly<Record<CategorySlug, CategoryPlate>> = {
  sportive: plate("sportive", "ferrari-296-gtb", "interior"),
  cabrio: plate("cabrio", "maserati-grancabrio", "interior"),
  suv: plate("suv", "bentley-bentayga-s", "rear-seats"),
  berline: plate("berline", "bentley-flying-spur", "rear-seats"),
  van: plate("van", "mercedes-benz-v-300", "interior"),
};
