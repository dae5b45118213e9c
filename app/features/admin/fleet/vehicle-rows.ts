import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { isStaffCategory, type StaffCategory } from "#domain/categories.ts";
import type { NewVehicleInput } from "#domain/forms/fleet/vehicle.ts";
import { NEW_VEHICLE, TERMS_BY_CATEGORY } from "#domain/forms/fleet/vehicle-defaults.ts";

const NOTHING = { name: "", brand: "", type: "", category: "", location: "", description: "" } as const;
/** Conditions that come with the category; named here so that the form knows when they were changed. */
const NO_TERMS = Object.fromEntries(Object.keys(TERMS_BY_CATEGORY.sport).map((name) => [name, undefined]));
const NO_META = { meta_title: "", meta_description: "", meta_keywords: "" };

/** A new car (product.md#fleet-form). */
export const emptyVehicle = (): FormValues<NewVehicleInput> => ({
  ...NEW_VEHICLE,
  ...NOTHING,
  ...NO_TERMS,
  ...NO_META,
  specs: { ...NEW_VEHICLE.specs },
  images: [...NEW_VEHICLE.images],
  highlights: [...NEW_VEHICLE.highlights],
});

/** A car as the form shows it: at least one row of pictures and of highlights (product.md#fleet-form). */
export function vehicleValues(row: ApiVehicle): FormValues<NewVehicleInput> {
  const {
    id: _id,
    slug: _slug,
    version: _version,
    url: _url,
    units_out: _out,
    off_site: _off,
    category,
    ...stated
  } = row;
  return {
    ...stated,
    category: isStaffCategory(category) ? category : "",
    currency: NEW_VEHICLE.currency,
    price_unit: NEW_VEHICLE.price_unit,
    description: stated.description ?? "",
    meta_title: stated.meta_title ?? "",
    meta_description: stated.meta_description ?? "",
    meta_keywords: stated.meta_keywords ?? "",
    images: row.images.length > 0 ? row.images : [""],
    highlights: row.highlights.length > 0 ? row.highlights : [""],
  };
}

/** Another car like this one, which has no reviews yet. */
export const duplicateValues = (row: ApiVehicle): FormValues<NewVehicleInput> => ({
  ...vehicleValues(row),
  reviews: 0,
});

const CATEGORY_LABELS: Readonly<Record<StaffCategory, string>> = {
  prestige: "Prestige",
  executive: "Executive",
  suv: "SUV",
  cabriolet: "Cabriolet",
  sport: "Sport",
  "luxury-van": "Luxury van",
};

/** "Luxury van"; a value that is none of the staff's six as it stands. */
export function categoryLabel(category: string): string {
  return CATEGORY_LABELS[category as StaffCategory] ?? category;
}
