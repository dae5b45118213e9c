import { type CamelCased, camelCased } from "#domain/casing.ts";
import { VEHICLE_DEFAULTS, vehicleColumns } from "#domain/fleet/vehicle-record.ts";
import type { NewVehicle, VehicleChanges } from "#domain/forms/fleet/vehicle.ts";
import type { CategoryTerms } from "#domain/forms/fleet/vehicle-defaults.ts";
import { altsOf } from "#domain/forms/fleet/vehicle-lists.ts";
import type {
  NewStoredVehicle,
  StoredVehicle,
  StoredVehicleChanges,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import { stated } from "#server/services/checked-input.ts";

/** A new car as it is stored: what is not stated is the company's default (product.md#fleet-form), the conditions of hire those of its category. */
export function newVehicleColumns(
  vehicle: CamelCased<NewVehicle>,
  slug: string,
  categoryTerms: CategoryTerms,
): NewStoredVehicle {
  const { imageAlts, ...fields } = stated(vehicle);
  return {
    ...camelCased(VEHICLE_DEFAULTS),
    ...vehicleColumns({ ...camelCased(categoryTerms[vehicle.category]), ...fields }),
    slug,
    imageAlts: altsOf(vehicle.images, imageAlts ?? {}),
  };
}

/** What changes of a stored car; the texts of pictures that it no longer has go with them. */
export function changedVehicleColumns(
  changes: Omit<CamelCased<VehicleChanges>, "version" | "beyondReach">,
  before: StoredVehicle,
): StoredVehicleChanges {
  const { imageAlts, ...columns } = stated(changes);
  const images = columns.images ?? before.images;
  return { ...vehicleColumns(columns), imageAlts: altsOf(images, imageAlts ?? before.imageAlts) };
}
