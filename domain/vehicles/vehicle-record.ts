import { type CamelCased, toCamelCase, toSnakeCase } from "#domain/key-casing.ts";
import { centsToEuros, eurosToCents } from "#domain/money.ts";
import type { VehicleField, VehicleFormPart } from "#domain/vehicles/vehicle-field-kinds.ts";
import { VEHICLE_FIELDS } from "#domain/vehicles/vehicle-fields.ts";

type Fields = typeof VEHICLE_FIELDS;
export type VehicleFieldName = keyof Fields;

/** The names of the fields that have all of these attributes. */
type NamesWith<Attributes> = {
  [Name in VehicleFieldName]: Fields[Name] extends Attributes ? Name : never;
}[VehicleFieldName];

/** Technical data within the column `specs`. */
export type SpecFieldName = NamesWith<{ within: "specs" }>;
/** Fields with a column of their own. */
export type ColumnFieldName = Exclude<VehicleFieldName, SpecFieldName>;
export type RequiredFieldName = NamesWith<{ required: true }>;
/** The rental conditions. */
export type TermFieldName = NamesWith<{ form: { part: "terms" } }>;
type AmountFieldName = NamesWith<{ kind: "euros" }>;
/** Fields with a column in the fleet's CSV. */
export type CsvField = NamesWith<{ csv: readonly unknown[] }>;

interface ValueOfKind {
  slug: string;
  line: string;
  reference: string;
  translatable: string | null;
  integer: number;
  euros: number;
  rating: number;
  "yes-no": boolean;
  pictures: string[];
  "picture-texts": Record<string, string>;
  highlights: string[];
}

/** The TypeScript type of the values that the API accepts for a field. */
export type ValueOf<Name extends VehicleFieldName> = Fields[Name] extends { options: readonly (infer Option)[] }
  ? Option
  : Fields[Name] extends { value: infer Value }
    ? Value
    : Fields[Name]["kind"] extends keyof ValueOfKind
      ? ValueOfKind[Fields[Name]["kind"]]
      : never;

/** The type of a field in a stored row, including values that can no longer be selected. */
type StoredValue<Name extends VehicleFieldName> = Fields[Name] extends { open: true } | { kind: "constant" }
  ? string
  : ValueOf<Name>;

/** Technical data as staff enter them (product.md#vehicle-record). Texts contain their unit, as the maker states them. */
export type VehicleSpecs = { [Name in SpecFieldName]: ValueOf<Name> };

/** A car with API field names, amounts in euros. */
export type ApiVehicleFields = { [Name in ColumnFieldName]: StoredValue<Name> } & { specs: VehicleSpecs };

/** The rental conditions in the form; amounts in euros. */
export type ApiTermsFields = { [Name in TermFieldName]: number };

/** The columns that the public specification shows besides `specs`, in camelCase. */
export type SpecificationColumns = CamelCased<{
  [Name in Extract<ColumnFieldName, NamesWith<{ specification: true }>>]: ValueOf<Name>;
}>;

/** Fields by column name; the column name of an amount ends in "Cents". */
export type ColumnsOf<Stated> = {
  [Name in keyof Stated as Name extends keyof CamelCased<Record<AmountFieldName, never>>
    ? `${Name}Cents`
    : Name]: Stated[Name];
};
/** The editable columns of a stored car. */
export type VehicleColumns = ColumnsOf<CamelCased<ApiVehicleFields>>;

/** A property of a car in the API: a field with its own column, or all of `specs`. */
export type ApiFieldName = ColumnFieldName | "specs";
/** A property that staff edit; the slug derives from brand and name. */
export type EditableFieldName = Exclude<ApiFieldName, "slug">;
export type OptionalFieldName = Exclude<EditableFieldName, RequiredFieldName | "specs">;

export const vehicleFieldOf = (name: VehicleFieldName): VehicleField => VEHICLE_FIELDS[name];
const isSpec = (name: VehicleFieldName): name is SpecFieldName => vehicleFieldOf(name).within === "specs";

export const VEHICLE_FIELD_NAMES = Object.keys(VEHICLE_FIELDS) as VehicleFieldName[];
export const SPEC_FIELD_NAMES = VEHICLE_FIELD_NAMES.filter(isSpec);
/** The names of a car's properties, in API order. */
export const VEHICLE_API_FIELD_NAMES = [
  ...new Set(VEHICLE_FIELD_NAMES.map((name) => (isSpec(name) ? "specs" : name))),
] as readonly ApiFieldName[];
export const EDITABLE_FIELD_NAMES = VEHICLE_API_FIELD_NAMES.filter((name) => name !== "slug");
export const OPTIONAL_FIELD_NAMES = EDITABLE_FIELD_NAMES.filter(
  (name): name is OptionalFieldName => name !== "specs" && !vehicleFieldOf(name).required,
);
export const TERM_FIELD_NAMES = fieldsOfFormPart("terms") as readonly TermFieldName[];

/** Builds an object with a value for each name. */
export const mapToRecord = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/** Labels of the rental conditions in forms and audit log. */
export const TERMS_WORDS: Readonly<Record<TermFieldName, string>> = mapToRecord(
  TERM_FIELD_NAMES,
  (name) => vehicleFieldOf(name).label,
);

/** Returns the path of a field in a form and an API body: "price", "specs.engine". */
export const vehicleFieldPath = (name: VehicleFieldName): string => (isSpec(name) ? `specs.${name}` : name);

/** Returns the fields of a form section, in its order. */
export function fieldsOfFormPart(part: VehicleFormPart): VehicleFieldName[] {
  const position = (name: VehicleFieldName) => vehicleFieldOf(name).form?.at ?? VEHICLE_FIELD_NAMES.length;
  return VEHICLE_FIELD_NAMES.filter((name) => vehicleFieldOf(name).form?.part === part).sort(
    (one, other) => position(one) - position(other),
  );
}

/** Returns the initial value of a field for a new car, or undefined. */
export function initialValueOf(name: VehicleFieldName): unknown {
  const field = vehicleFieldOf(name);
  return "initial" in field ? field.initial : undefined;
}

/** Default values of a new car, for the fields that have one. */
export const VEHICLE_DEFAULTS = Object.fromEntries(
  OPTIONAL_FIELD_NAMES.flatMap((name) => (initialValueOf(name) === undefined ? [] : [[name, initialValueOf(name)]])),
) as { [Name in Extract<OptionalFieldName, NamesWith<{ initial: unknown }>>]: ValueOf<Name> };

const AMOUNT_FIELD_NAMES = VEHICLE_FIELD_NAMES.filter((name) => vehicleFieldOf(name).kind === "euros");
/** Names of the amount fields in camelCase. */
const AMOUNTS = new Set(Object.keys(toCamelCase(mapToRecord(AMOUNT_FIELD_NAMES, vehicleFieldOf))));

/** Converts API values to columns. The schema guarantees that amounts are whole cents. */
export function toVehicleColumns<Stated extends object>(statedValues: Stated): ColumnsOf<Stated> {
  const columns = Object.entries(statedValues).map(([name, value]) =>
    AMOUNTS.has(name) ? [`${name}Cents`, eurosToCents(value) ?? 0] : [name, value],
  );
  return Object.fromEntries(columns);
}

/** Converts a stored car to API values. */
export function toApiVehicleFields(row: VehicleColumns): ApiVehicleFields {
  const columns: Readonly<Record<string, unknown>> = toSnakeCase(row);
  return mapToRecord(VEHICLE_API_FIELD_NAMES, (name) =>
    name !== "specs" && vehicleFieldOf(name).kind === "euros"
      ? centsToEuros(Number(columns[`${name}_cents`]))
      : columns[name],
  ) as ApiVehicleFields;
}

const SPECIFICATION_NAMES = VEHICLE_FIELD_NAMES.filter((name) => vehicleFieldOf(name).specification !== undefined);

/** Returns the columns of a stored car that its specification shows besides `specs`. */
export function toSpecificationColumns(row: VehicleColumns): SpecificationColumns {
  const columns: Readonly<Record<string, unknown>> = toSnakeCase(row);
  const names = SPECIFICATION_NAMES.filter((name) => !isSpec(name));
  return toCamelCase(mapToRecord(names, (name) => columns[name])) as SpecificationColumns;
}

/** The fields that the public specification shows. */
export type SpecificationName = NamesWith<{ specification: true }>;

/** Returns the values that a car's public specification shows, by field; missing values are omitted. */
export function listSpecificationValues(
  vehicle: { specs: VehicleSpecs } & SpecificationColumns,
): [SpecificationName, string][] {
  const columns: Readonly<Record<string, unknown>> = toSnakeCase(vehicle);
  return SPECIFICATION_NAMES.flatMap((name) => {
    const value = isSpec(name) ? vehicle.specs[name] : columns[name];
    return value ? [[name as SpecificationName, String(value)]] : [];
  });
}
