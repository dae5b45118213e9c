import type { CategorySlug } from "#domain/categories.ts";

interface CategoryLeadPictures {
  /** The picture folder of the vehicle that the category's page begins with. */
  folder: string;
  /** The category's own picture (art/categories.ts), or the vehicle in the studio from the side. */
  exterior: string;
  isFullLength?: true;
  /** The interior of the same vehicle: the front or the rear seats, by category. */
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

/** A van is recognised by its length; silver, because black disappears against the dark background. */
const VAN_FOLDER = "/pictures/cars/mercedes-benz-v-300/";

/** The picture of each category's page: one vehicle, from outside and from inside. */
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

/** One vehicle for each category on the road; all differ in outline and colour. */
export const CATEGORY_CUTOUTS: Readonly<Record<CategorySlug, string>> = {
  sportive: toCutoutUrl("porsche-911-carrera-s"),
  cabrio: toCutoutUrl("ferrari-portofino-m"),
  suv: toCutoutUrl("bentley-bentayga-s"),
  berline: toCutoutUrl("bmw-i7-xdrive60"),
  van: toCutoutUrl("mercedes-benz-eqv-300"),
};
