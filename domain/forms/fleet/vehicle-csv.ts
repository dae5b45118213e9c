import { FUELS, VEHICLE_TYPES } from "#domain/catalogue/vehicle.ts";
import { STAFF_CATEGORIES } from "#domain/categories.ts";
import { readAmount, readDecimal, unclearAmount } from "#domain/forms/fleet/typed-amount.ts";
import { withoutAccents } from "#domain/slug.ts";
import { trimText } from "#domain/trim-text.ts";

/** How the text of a cell is read. Lists have one entry a line, so that none of our signs can be in them. */
type CellKind =
  | "spec"
  | "amount"
  | "decimal"
  | "spec-amount"
  | "yes-no"
  | "option"
  | "spec-option"
  | "nullable"
  | "list"
  | "required-list";

/** The columns of the fleet's CSV in their order: the row's field, the header people read, and the kind of its cells. */
export const CSV_COLUMNS = [
  ["slug", "Slug", "option"],
  ["brand", "Brand", "option"],
  ["name", "Nome", "option"],
  ["type", "Tipo", "option"],
  ["category", "Categoria", "option"],
  ["location", "Città", "option"],
  ["price", "Tariffa al giorno", "amount"],
  ["total_units", "Unità", "amount"],
  ["available", "Disponibile", "yes-no"],
  ["rating", "Valutazione", "decimal"],
  ["reviews", "Recensioni", "amount"],
  ["engine", "Motore", "spec-option"],
  ["power", "Potenza", "spec-option"],
  ["acceleration", "Accelerazione", "spec"],
  ["topSpeed", "Velocità massima", "spec"],
  ["transmission", "Cambio", "spec"],
  ["seats", "Posti", "spec-amount"],
  ["luggage", "Bagagli", "spec"],
  ["fuel", "Carburante", "spec-option"],
  ["deposit", "Cauzione", "amount"],
  ["excess", "Franchigia", "amount"],
  ["included_km_per_day", "Km inclusi al giorno", "amount"],
  ["extra_km", "Km ulteriore", "amount"],
  ["minimum_age", "Età minima", "amount"],
  ["minimum_licence_years", "Anni di patente", "amount"],
  ["turnaround_hours", "Ore tra due noleggi", "amount"],
  ["description", "Descrizione", "nullable"],
  ["images", "Immagini", "required-list"],
  ["image_alts", "Testi delle immagini", "list"],
  ["highlights", "Highlights", "list"],
  ["meta_title", "Meta title", "nullable"],
  ["meta_description", "Meta description", "nullable"],
  ["meta_keywords", "Meta keywords", "nullable"],
] as const satisfies readonly (readonly [string, string, CellKind])[];

export type CsvField = (typeof CSV_COLUMNS)[number][0];
/** The cells of one row under their fields; a column that the file does not have is missing. */
export type CsvCells = Partial<Record<CsvField, string>>;

/** A car as the API gives it, as far as the CSV speaks of it. */
export interface ExportedVehicle extends Partial<Record<CsvField, unknown>> {
  slug: string;
  images: readonly string[];
  image_alts: Readonly<Record<string, string>>;
  specs: object;
}

const KINDS: ReadonlyMap<string, CellKind> = new Map(CSV_COLUMNS.map(([field, , kind]) => [field, kind]));
const FIELDS: ReadonlyMap<string, CsvField> = new Map(
  CSV_COLUMNS.flatMap(([field, header]) => [
    [plain(field), field],
    [plain(header), field],
  ]),
);

/** What is chosen from a list, found without regard to case and accents: spreadsheets begin a cell with a capital. */
const byPlainText = (choices: readonly string[]) => new Map(choices.map((choice) => [plain(choice), choice]));
const CHOICES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  type: byPlainText(VEHICLE_TYPES),
  category: byPlainText(STAFF_CATEGORIES),
  fuel: byPlainText(FUELS),
};

/** The field of a column by its header, in our words or the API's, without regard to case and accents; undefined for a column we don't know. */
export const csvFieldOf = (header: string): CsvField | undefined => FIELDS.get(plain(header));

/** A car as a row of cells, in the order of the columns. */
export function vehicleCells(vehicle: ExportedVehicle): string[] {
  const values: Record<string, unknown> = { ...vehicle, ...vehicle.specs };
  const alts = vehicle.images.map((address) => vehicle.image_alts[address] ?? "");
  return CSV_COLUMNS.map(([field]) => cellOf(field === "image_alts" ? alts : values[field]));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "sì" : "no";
  if (typeof value === "number") return String(value).replace(".", ",");
  // Trailing lines without a text say nothing.
  return Array.isArray(value) ? value.join("\n").trimEnd() : String(value);
}

/** What a row does not say of a car that is there already. */
export interface KnownVehicle {
  images: readonly string[];
  specs: object;
}

/**
 * What a row says of a car, for the form's own schema to check. An empty number, choice or required field says nothing: the default, or
 * what the car has. An empty text or list empties it.
 */
export function vehicleInput(cells: CsvCells, known: KnownVehicle | null): Record<string, unknown> {
  const stated: Record<string, unknown> = {};
  const specs: Record<string, unknown> = {};
  for (const [field, cell] of Object.entries(cells)) {
    const kind = KINDS.get(field);
    const value = kind && readCell(CHOICES[field]?.get(plain(cell)) ?? cell, kind);
    if (!kind || value === undefined || field === "slug" || field === "image_alts") continue;
    if (kind.startsWith("spec")) specs[field] = value;
    else stated[field] = value;
  }
  if (Object.keys(specs).length > 0 || !known) stated.specs = { ...known?.specs, ...specs };
  if (cells.image_alts !== undefined) {
    const images = (stated.images as string[] | undefined) ?? known?.images ?? [];
    const texts = cells.image_alts.split("\n");
    stated.image_alts = Object.fromEntries(images.map((address, at) => [address, trimText(texts[at] ?? "")]));
  }
  return stated;
}

/** What is said of a cell whose number has two readings, by the path that the schema knows its field by; null for any other. */
export function unclearNumber(cells: CsvCells, path: string): string | null {
  const field = path.replace(/^specs\./, "") as CsvField;
  return KINDS.get(field)?.endsWith("amount") ? unclearAmount(cells[field] ?? "") : null;
}

function readCell(cell: string, kind: CellKind): unknown {
  const text = trimText(cell);
  switch (kind) {
    case "amount":
    case "spec-amount":
      return text === "" ? undefined : readAmount(text);
    case "decimal":
      return text === "" ? undefined : readDecimal(text);
    case "yes-no":
      return text === "" ? undefined : readYesNo(text);
    case "option":
    case "spec-option":
      return text === "" ? undefined : text;
    case "nullable":
      return text === "" ? null : text;
    case "list":
      return linesOf(text);
    case "required-list":
      return text === "" ? undefined : linesOf(text);
    case "spec":
      return text;
  }
}

function linesOf(text: string): string[] {
  return text.split("\n").map(trimText).filter(Boolean);
}

const YES = new Set(["si", "yes", "true", "vero", "1", "x"]);
const NO = new Set(["no", "false", "falso", "0"]);

/** The text itself when it is neither, for the schema to refuse. */
function readYesNo(text: string): boolean | string {
  const word = plain(text);
  return YES.has(word) ? true : NO.has(word) ? false : text;
}

function plain(text: string): string {
  return trimText(withoutAccents(text).replaceAll(/[\s_]+/g, " "));
}
