import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import type { StaffCategory } from "#domain/categories.ts";
import type { NewVehicleInput } from "#domain/forms/vehicles/vehicle.ts";
import {
  EDITABLE_FIELD_NAMES,
  type EditableFieldName,
  initialValueOf,
  mapToRecord,
  SPEC_FIELD_NAMES,
  vehicleFieldOf,
} from "#domain/vehicles/vehicle-record.ts";

type VehicleValues = FormValues<NewVehicleInput>;

/** The picture and highlight rows in the form of a new car; at least one row of each always remains. */
const INITIAL_ROWS = ["", "", ""];

/** The names of which a car's form offers a choice: of active brands, and of active cities with a page. */
export type ReferenceNames = Readonly<Record<"brands" | "cities", readonly string[]>>;

/** Returns the initial values of a new car (product.md#fleet-form). */
export const newVehicleValues = (names: ReferenceNames): VehicleValues =>
  mapToRecord(EDITABLE_FIELD_NAMES, (name) =>
    name === "specs"
      ? mapToRecord(SPEC_FIELD_NAMES, (spec) => initialValueOf(spec) ?? "")
      : initialFieldValue(name, names),
  ) as VehicleValues;

function initialFieldValue(name: Exclude<EditableFieldName, "specs">, names: ReferenceNames): unknown {
  const field = vehicleFieldOf(name);
  switch (field.kind) {
    case "reference": {
      const [first = "", ...others] = names[field.to];
      return others.length === 0 ? first : "";
    }
    case "pictures":
    case "highlights":
      return [...INITIAL_ROWS];
    case "picture-texts":
      return {};
    case "integer":
    case "euros":
      // The category provides the terms; they are listed so that the form can detect changes to them.
      return initialValueOf(name);
    default:
      return initialValueOf(name) ?? "";
  }
}

/** Returns the form values of a car; pictures and highlights have at least one row (product.md#fleet-form). */
export const vehicleFormValues = (row: ApiVehicle): VehicleValues =>
  mapToRecord(EDITABLE_FIELD_NAMES, (name) =>
    name === "specs" ? row.specs : formFieldValue(name, row[name]),
  ) as VehicleValues;

function formFieldValue(name: Exclude<EditableFieldName, "specs">, value: unknown): unknown {
  const field = vehicleFieldOf(name);
  switch (field.kind) {
    case "pictures":
    case "highlights":
      return Array.isArray(value) && value.length > 0 ? value : [""];
    case "option":
      return field.options.some((option) => option === value) ? value : (field.initial ?? "");
    case "constant":
      return field.value;
    case "translatable":
      return value ?? "";
    default:
      return value;
  }
}

/** Returns the values of a duplicate, which has no reviews yet. */
export const duplicateVehicleValues = (row: ApiVehicle): VehicleValues => ({
  ...vehicleFormValues(row),
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

/** Returns "Luxury van"; an unknown value as is. */
export function categoryLabel(category: string): string {
  return CATEGORY_LABELS[category as StaffCategory] ?? category;
}
