import type { CategorySlug } from "#domain/categories.ts";

interface CategoryPlate {
  /** Where the pictures of the car stand that opens the category's page. */
  folder: string;
  /** The category's own plate (art/categories.ts), or the car in the studio from nose to tail. */
  outside: string;
  whole?: true;
  /** The same car from inside: where one sits in it. */
  inside: string;
}

const plate = (category: CategorySlug, car: string, inside: "interior" | "rear-seats"): CategoryPlate => ({
  folder: `/pictures/cars/${car}/`,
  outside: `/pictures/categories/${category}-1200.webp`,
  inside: `/pictures/cars/${car}/${inside}-960.webp`,
});

/** A van is known by its length; in silver, since black is lost in the dark. */
const VAN = "/pictures/cars/mercedes-benz-v-300/";

/** What opens each category's page: one car, from outside and from inside. */
export const CATEGORY_PLATES: Readonly<Record<CategorySlug, CategoryPlate>> = {
  sportive: plate("sportive", "ferrari-296-gtb", "interior"),
  cabrio: plate("cabrio", "maserati-grancabrio", "interior"),
  suv: plate("suv", "bentley-bentayga-s", "rear-seats"),
  berline: plate("berline", "bentley-flying-spur", "rear-seats"),
  van: {
    folder: VAN,
    outside: `${VAN}studio-argento-1200.webp`,
    inside: `${VAN}interior-argento-960.webp`,
    whole: true,
  },
};

const onRoad = (car: string) => `/pictures/cars/${car}/cutout-700.webp`;

/** A car of each category on one road: no two alike in outline or in paint. */
export const CATEGORY_CARS: Readonly<Record<CategorySlug, string>> = {
  sportive: onRoad("porsche-911-carrera-s"),
  cabrio: onRoad("ferrari-portofino-m"),
  suv: onRoad("bentley-bentayga-s"),
  berline: onRoad("bmw-i7-xdrive60"),
  van: onRoad("mercedes-benz-eqv-300"),
};
