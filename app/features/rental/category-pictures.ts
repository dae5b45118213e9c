import type { CategorySlug } from "#domain/categories.ts";

interface CategoryLeadPictures {
  /** Where the pictures of the car stand that opens the category's page. */
  folder: string;
  /** The category's own plate (art/categories.ts), or the car in the studio from nose to tail. */
  exterior: string;
  isFullLength?: true;
  /** The same car from inside: where one sits in it. */
  interior: string;
}

const toLeadPictures = (
  category: CategorySlug,
  car: string,
  inside: "interior" | "rear-seats",
): CategoryLeadPictures => ({
  folder: `/pictures/cars/${car}/`,
  exterior: `/pictures/categories/${category}-1200.webp`,
  interior: `/pictures/cars/${car}/${inside}-960.webp`,
});

/** A van is known by its length; in silver, since black is lost in the dark. */
const VAN_FOLDER = "/pictures/cars/mercedes-benz-v-300/";

/** What opens each category's page: one car, from outside and from inside. */
export const CATEGORY_LEAD_PICTURES: Readonly<Record<CategorySlug, CategoryLeadPictures>> = {
  sportive: toLeadPictures("sportive", "ferrari-296-gtb", "interior"),
  cabrio: toLeadPictures("cabrio", "maserati-grancabrio", "interior"),
  suv: toLeadPictures("suv", "bentley-bentayga-s", "rear-seats"),
  berline: toLeadPictures("berline", "bentley-flying-spur", "rear-seats"),
  van: {
    folder: VAN_FOLDER,
    exterior: `${VAN_FOLDER}studio-argento-1200.webp`,
    interior: `${VAN_FOLDER}interior-argento-960.webp`,
    isFullLength: true,
  },
};

const toCutoutUrl = (car: string) => `/pictures/cars/${car}/cutout-700.webp`;

/** A car of each category on one road: no two alike in outline or in paint. */
export const CATEGORY_CUTOUTS: Readonly<Record<CategorySlug, string>> = {
  sportive: toCutoutUrl("porsche-911-carrera-s"),
  cabrio: toCutoutUrl("ferrari-portofino-m"),
  suv: toCutoutUrl("bentley-bentayga-s"),
  berline: toCutoutUrl("bmw-i7-xdrive60"),
  van: toCutoutUrl("mercedes-benz-eqv-300"),
};
