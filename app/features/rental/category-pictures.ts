import type { CategorySlug } from "#domain/categories.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { parsePictureDetails } from "#domain/pictures/picture-details.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

interface CategoryLeadPictures {
  /** The picture folder of the drawn vehicle that the category's page begins with; null for a photographed one. */
  folder: string | null;
  /** The category's own picture (art/categories.ts), or the vehicle in the studio from the side. */
  exterior: string;
  isFullLength?: true;
  /** The interior of the same vehicle: the front or the rear seats, by category; null for a single photograph. */
  interior: string | null;
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

/** Returns the pictures that lead a category's page: photographs of its own vehicle, otherwise our drawings of another (product.md#pictures). */
export function findCategoryLead(
  category: CategorySlug,
  photographed: Pick<Vehicle, "images"> | null,
): CategoryLeadPictures {
  const [exterior, ...others] = photographed?.images.filter(isPhotograph) ?? [];
  if (!exterior) return DRAWN_LEAD_PICTURES[category];
  const cabin = others.find((image) => parsePictureDetails(image).view === "cabin");
  return { folder: null, exterior, interior: cabin ?? others[0] ?? null };
}

/** One vehicle for each category, from outside and from inside. */
const DRAWN_LEAD_PICTURES: Readonly<Record<CategorySlug, CategoryLeadPictures>> = {
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
