import type { CategoryTerms } from "#domain/forms/category-terms/default-category-terms.ts";
import { pickAltTexts } from "#domain/forms/vehicles/list-fields.ts";
import type { NewVehicle, VehicleChanges } from "#domain/forms/vehicles/vehicle.ts";
import { type CamelCased, toCamelCase } from "#domain/key-casing.ts";
import { toVehicleColumns, VEHICLE_DEFAULTS } from "#domain/vehicles/vehicle-record.ts";
import type {
  NewStoredVehicle,
  StoredVehicle,
  StoredVehicleChanges,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import { pickDefined } from "#server/services/parse-input.ts";

/** Returns the columns of a new vehicle; missing fields get the company's defaults (product.md#fleet-form), missing terms those of the category. */
export function toNewVehicleColumns(
  vehicle: CamelCased<NewVehicle>,
  slug: string,
  categoryTerms: CategoryTerms,
): NewStoredVehicle {
  const { imageAlts, ...fields } = pickDefined(vehicle);
  return {
    ...toCamelCase(VEHICLE_DEFAULTS),
    ...toVehicleColumns({ ...toCamelCase(categoryTerms[vehicle.category]), ...fields }),
    slug,
    imageAlts: pickAltTexts(vehicle.images, imageAlts ?? {}),
  };
}

/** Returns the changed columns of a vehicle. Also removes the texts of pictures that are removed. */
export function toChangedVehicleColumns(
  changes: Omit<CamelCased<VehicleChanges>, "version" | "beyondReach">,
  before: StoredVehicle,
): StoredVehicleChanges {
  const { imageAlts, ...columns } = pickDefined(changes);
  const images = columns.images ?? before.images;
  return { ...toVehicleColumns(columns), imageAlts: pickAltTexts(images, imageAlts ?? before.imageAlts) };
}
