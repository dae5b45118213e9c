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
/** The conditions of hire. */
export type TermFieldName = NamesWith<{ form: { part: "terms" } }>;
type AmountFieldName = NamesWith<{ kind: "euros" }>;
/** Fields with a column in the fleet's CSV. */
export type CsvField = NamesWith<{ csv: readonly unknown[] }>;

interface ValueOfKind {
  slug: string;
  line: string;
  reference: string;
  translatable: string | null;
  whole: number;
  euros: number;
  rating: number;
  "yes-no": boolean;
  pictures: string[];
  "picture-texts": Record<string, string>;
  highlights: string[];
}

/** What staff enter in a field, as the API takes it. */
export type ValueOf<Name extends VehicleFieldName> = Fields[Name] extends { options: readonly (infer Option)[] }
  ? Option
  : Fields[Name] extends { value: infer Value }
    ? Value
    : Fields[Name]["kind"] extends keyof ValueOfKind
      ? ValueOfKind[Fields[Name]["kind"]]
      : never;

/** What a stored row may have in a field: also what staff can no longer choose. */
type StoredValue<Name extends VehicleFieldName> = Fields[Name] extends { open: true } | { kind: "constant" }
  ? string
  : ValueOf<Name>;

/** Technical data as staff enter them (product.md#vehicle-record); texts carry their unit, as the maker states them. */
export type VehicleSpecs = { [Name in SpecFieldName]: ValueOf<Name> };

/** A car under the names of the API, amounts in euros. */
export type ApiVehicleFields = { [Name in ColumnFieldName]: StoredValue<Name> } & { specs: VehicleSpecs };

/** The conditions of hire as the form states them: amounts in euros. */
export type ApiTermsFields = { [Name in TermFieldName]: number };

/** What the public specification shows beside `specs`, under the names of our own code. */
export type SpecificationColumns = CamelCased<{
  [Name in Extract<ColumnFieldName, NamesWith<{ specification: true | string }>>]: ValueOf<Name>;
}>;

/** Fields under the names of their columns: that of an amount ends in "Cents". */
export type ColumnsOf<Stated> = {
  [Name in keyof Stated as Name extends keyof CamelCased<Record<AmountFieldName, never>>
    ? `${Name}Cents`
    : Name]: Stated[Name];
};
/** A car as it is stored, as far as staff edit it. */
export type VehicleColumns = ColumnsOf<CamelCased<ApiVehicleFields>>;

/** A member of a car in the API: a field with a column of its own, or all of `specs`. */
export type ApiFieldName = ColumnFieldName | "specs";
/** A member that staff state; the slug follows from brand and name. */
export type EditableFieldName = Exclude<ApiFieldName, "slug">;
export type OptionalFieldName = Exclude<EditableFieldName, RequiredFieldName | "specs">;

export const vehicleFieldOf = (name: VehicleFieldName): VehicleField => VEHICLE_FIELDS[name];
const isSpec = (name: VehicleFieldName): name is SpecFieldName => vehicleFieldOf(name).within === "specs";

export const VEHICLE_FIELD_NAMES = Object.keys(VEHICLE_FIELDS) as VehicleFieldName[];
export const SPEC_FIELD_NAMES = VEHICLE_FIELD_NAMES.filter(isSpec);
/** In the order of the API. */
export const VEHICLE_API_FIELD_NAMES = [
  ...new Set(VEHICLE_FIELD_NAMES.map((name) => (isSpec(name) ? "specs" : name))),
] as readonly ApiFieldName[];
export const EDITABLE_FIELD_NAMES = VEHICLE_API_FIELD_NAMES.filter((name) => name !== "slug");
export const OPTIONAL_FIELD_NAMES = EDITABLE_FIELD_NAMES.filter(
  (name): name is OptionalFieldName => name !== "specs" && !vehicleFieldOf(name).required,
);
export const TERM_FIELD_NAMES = fieldsOfFormPart("terms") as readonly TermFieldName[];

/** An object with a value for each name. */
export const mapToRecord = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/** The conditions of hire as forms and log name them. */
export const TERMS_WORDS: Readonly<Record<TermFieldName, string>> = mapToRecord(
  TERM_FIELD_NAMES,
  (name) => vehicleFieldOf(name).label,
);

/** The path of a field in a form and in a body of the API: "price", "specs.engine". */
export const vehicleFieldPath = (name: VehicleFieldName): string => (isSpec(name) ? `specs.${name}` : name);

/** The fields of one part of the form, in its order. */
export function fieldsOfFormPart(part: VehicleFormPart): VehicleFieldName[] {
  const position = (name: VehicleFieldName) => vehicleFieldOf(name).form?.at ?? VEHICLE_FIELD_NAMES.length;
  return VEHICLE_FIELD_NAMES.filter((name) => vehicleFieldOf(name).form?.part === part).sort(
    (one, other) => position(one) - position(other),
  );
}

/** What a new car has in a field until staff state something else; undefined where nothing is stated for it. */
export function initialValueOf(name: VehicleFieldName): unknown {
  const field = vehicleFieldOf(name);
  return "initial" in field ? field.initial : undefined;
}

/** What a new car gets where staff state nothing, by the fields that have such a default. */
export const VEHICLE_DEFAULTS = Object.fromEntries(
  OPTIONAL_FIELD_NAMES.flatMap((name) => (initialValueOf(name) === undefined ? [] : [[name, initialValueOf(name)]])),
) as { [Name in Extract<OptionalFieldName, NamesWith<{ initial: unknown }>>]: ValueOf<Name> };

const AMOUNT_FIELD_NAMES = VEHICLE_FIELD_NAMES.filter((name) => vehicleFieldOf(name).kind === "euros");
/** Under the names of our own code. */
const AMOUNTS = new Set(Object.keys(toCamelCase(mapToRecord(AMOUNT_FIELD_NAMES, vehicleFieldOf))));

/** The columns of what is stated. The schema has let through only amounts that are whole cents. */
export function toVehicleColumns<Stated extends object>(statedValues: Stated): ColumnsOf<Stated> {
  const columns = Object.entries(statedValues).map(([name, value]) =>
    AMOUNTS.has(name) ? [`${name}Cents`, eurosToCents(value) ?? 0] : [name, value],
  );
  return Object.fromEntries(columns);
}

/** A stored car as the API states it. */
export function toApiVehicleFields(row: VehicleColumns): ApiVehicleFields {
  const columns: Readonly<Record<string, unknown>> = toSnakeCase(row);
  return mapToRecord(VEHICLE_API_FIELD_NAMES, (name) =>
    name !== "specs" && vehicleFieldOf(name).kind === "euros"
      ? centsToEuros(Number(columns[`${name}_cents`]))
      : columns[name],
  ) as ApiVehicleFields;
}

const SPECIFICATION_NAMES = VEHICLE_FIELD_NAMES.filter((name) => vehicleFieldOf(name).specification !== undefined);

/** Of a stored car, what its specification shows beside `specs`. */
export function toSpecificationColumns(row: VehicleColumns): SpecificationColumns {
  const columns: Readonly<Record<string, unknown>> = toSnakeCase(row);
  const names = SPECIFICATION_NAMES.filter((name) => !isSpec(name));
  return toCamelCase(mapToRecord(names, (name) => columns[name])) as SpecificationColumns;
}

/** Label and value of each row of a car's public specification; what is not stated is left out. */
export function toSpecificationRows(vehicle: { specs: VehicleSpecs } & SpecificationColumns): [string, string][] {
  const columns: Readonly<Record<string, unknown>> = toSnakeCase(vehicle);
  return SPECIFICATION_NAMES.flatMap((name) => {
    const { specification, label } = vehicleFieldOf(name);
    const value = isSpec(name) ? vehicle.specs[name] : columns[name];
    return value ? [[typeof specification === "string" ? specification : label, String(value)]] : [];
  });
}
