import { ambiguousAmountMessage, parseCsvAmount, parseCsvDecimal } from "#domain/forms/vehicles/parse-csv-amount.ts";
import { withoutAccents } from "#domain/slug.ts";
import { trimText } from "#domain/trim-text.ts";
import type { VehicleField } from "#domain/vehicles/vehicle-field-kinds.ts";
import { VEHICLE_FIELDS } from "#domain/vehicles/vehicle-fields.ts";
import {
  type CsvField,
  VEHICLE_FIELD_NAMES,
  vehicleFieldOf,
  vehicleFieldPath,
} from "#domain/vehicles/vehicle-record.ts";

/** The columns of the fleet's CSV in order: field and header. */
export const CSV_COLUMNS: readonly (readonly [field: CsvField, header: string])[] = VEHICLE_FIELD_NAMES.filter(
  (name): name is CsvField => vehicleFieldOf(name).csv !== undefined,
)
  .sort((one, other) => VEHICLE_FIELDS[one].csv[0] - VEHICLE_FIELDS[other].csv[0])
  .map((name) => [name, VEHICLE_FIELDS[name].csv[1]]);

/** The cells of a row by field; missing columns are absent. */
export type CsvCells = Partial<Record<CsvField, string>>;

/** A vehicle as the API returns it, limited to the CSV's fields. */
export interface ExportedVehicle extends Partial<Record<CsvField, unknown>> {
  slug: string;
  images: readonly string[];
  image_alts: Readonly<Record<string, string>>;
  specs: object;
}

const FIELDS: ReadonlyMap<string, CsvField> = new Map(
  CSV_COLUMNS.flatMap(([field, header]) => [
    [plain(field), field],
    [plain(header), field],
  ]),
);

/** Returns the field of a header, in our wording or the API's, ignoring case and accents. Undefined if unknown. */
export const findCsvField = (header: string): CsvField | undefined => FIELDS.get(plain(header));

/** Formats a vehicle as a row of cells in column order. */
export function toVehicleCells(vehicle: ExportedVehicle): string[] {
  const values: Record<string, unknown> = { ...vehicle, ...vehicle.specs };
  const alts = vehicle.images.map((address) => vehicle.image_alts[address] ?? "");
  return CSV_COLUMNS.map(([field]) => cellOf(field === "image_alts" ? alts : values[field]));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "number") return String(value).replace(".", ",");
  // Trailing empty lines carry no information.
  return Array.isArray(value) ? value.join("\n").trimEnd() : String(value);
}

/** Values of an existing vehicle that a row does not contain. */
export interface ExistingVehicle {
  images: readonly string[];
  specs: object;
}

/**
 * Parses a row to form input, for the form's schema to validate. An empty number, choice or required field means the default or the existing value.
 * An empty text or list clears it.
 */
export function parseVehicleRow(cells: CsvCells, existing: ExistingVehicle | null): Record<string, unknown> {
  const statedValues: Record<string, unknown> = {};
  const specs: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(cells) as [CsvField, string][]) {
    const field = vehicleFieldOf(name);
    const value = parseCell(trimText(cell), field);
    if (value === undefined) continue;
    if (field.within) specs[name] = value;
    else statedValues[name] = value;
  }
  if (Object.keys(specs).length > 0 || !existing) statedValues.specs = { ...existing?.specs, ...specs };
  if (cells.image_alts !== undefined) {
    const images = (statedValues.images as string[] | undefined) ?? existing?.images ?? [];
    const texts = cells.image_alts.split("\n");
    statedValues.image_alts = Object.fromEntries(images.map((address, at) => [address, trimText(texts[at] ?? "")]));
  }
  return statedValues;
}

/** Returns the error for a cell with an ambiguous number, by its schema path, or null. */
export function ambiguousNumberMessage(cells: CsvCells, path: string): string | null {
  const [column] = CSV_COLUMNS.find(([name]) => vehicleFieldPath(name) === path) ?? [];
  if (column === undefined || !AMOUNT_KINDS.includes(vehicleFieldOf(column).kind)) return null;
  return ambiguousAmountMessage(cells[column] ?? "");
}

/**
 * Returns undefined for an empty cell that changes nothing and for fields without their own cell. Lists have one item per line, so that no separator
 * can clash with their text.
 */
function parseCell(text: string, field: VehicleField): unknown {
  switch (field.kind) {
    case "integer":
    case "euros":
      return text === "" ? undefined : parseCsvAmount(text);
    case "rating":
      return text === "" ? undefined : parseCsvDecimal(text);
    case "yes-no":
      return text === "" ? undefined : parseYesNo(text);
    case "option":
      // Ignores case and accents: spreadsheets capitalise cells.
      return field.options.find((option) => plain(option) === plain(text)) ?? (text || undefined);
    case "translatable":
      return text || null;
    case "highlights":
      return linesOf(text);
    case "pictures":
      return text === "" ? undefined : linesOf(text);
    case "line":
      return field.required ? text || undefined : text;
    case "reference":
    case "constant":
      return text || undefined;
    case "slug":
    case "picture-texts":
      return undefined;
  }
}

function linesOf(text: string): string[] {
  return text.split("\n").map(trimText).filter(Boolean);
}

const AMOUNT_KINDS: readonly string[] = ["integer", "euros"];

const YES = new Set(["si", "yes", "true", "vero", "1", "x"]);
const NO = new Set(["no", "false", "falso", "0"]);

/** Returns the text itself if it is neither yes nor no, for the schema to refuse. */
function parseYesNo(text: string): boolean | string {
  const word = plain(text);
  return YES.has(word) ? true : NO.has(word) ? false : text;
}

function plain(text: string): string {
  return trimText(withoutAccents(text).replaceAll(/[\s_]+/g, " "));
}
