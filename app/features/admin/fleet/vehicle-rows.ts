import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import type { StaffCategory } from "#domain/categories.ts";
import {
  fieldOf,
  initialOf,
  recordOf,
  SPEC_NAMES,
  STATED_NAMES,
  type StatedName,
} from "#domain/fleet/vehicle-record.ts";
import type { NewVehicleInput } from "#domain/forms/fleet/vehicle.ts";

type Values = FormValues<NewVehicleInput>;

/** Rows of pictures and of highlights in the form of a new car; more can be added, and one of each always remains. */
const NEW_ROWS = ["", "", ""];

/** A new car (product.md#fleet-form). */
export const emptyVehicle = (): Values =>
  recordOf(STATED_NAMES, (name) =>
    name === "specs" ? recordOf(SPEC_NAMES, (spec) => initialOf(spec) ?? "") : emptyValue(name),
  ) as Values;

function emptyValue(name: Exclude<StatedName, "specs">): unknown {
  switch (fieldOf(name).kind) {
    case "pictures":
    case "highlights":
      return [...NEW_ROWS];
    case "picture-texts":
      return {};
    case "whole":
    case "euros":
      // Conditions come with the category; named here so that the form knows when they were changed.
      return initialOf(name);
    default:
      return initialOf(name) ?? "";
  }
}

/** A car as the form shows it: at least one row of pictures and of highlights (product.md#fleet-form). */
export const vehicleValues = (row: ApiVehicle): Values =>
  recordOf(STATED_NAMES, (name) => (name === "specs" ? row.specs : shownValue(name, row[name]))) as Values;

function shownValue(name: Exclude<StatedName, "specs">, value: unknown): unknown {
  const field = fieldOf(name);
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

/** Another car like this one, which has no reviews yet. */
export const duplicateValues = (row: ApiVehicle): Values => ({
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
