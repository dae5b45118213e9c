import Papa from "papaparse";
import { unescapeCsvCell } from "#domain/csv-injection.ts";
import { type CsvCells, findCsvField } from "#domain/forms/vehicles/vehicle-csv.ts";
import { isBlank, trimText } from "#domain/trim-text.ts";
import { ServiceError } from "#server/errors.ts";

const MAX_FILE_ROWS = 1000;

export interface VehicleFile {
  /** One row per vehicle, with its row number in the spreadsheet. */
  rows: { line: number; cells: CsvCells }[];
  /** The headers in the file that belong to no field of a vehicle. */
  ignored: string[];
}

/** Parses the fleet's CSV: commas, semicolons or tabs, in UTF-8 or a Windows encoding. Throws "invalid" for any other file. */
export function parseVehicleFile(bytes: Uint8Array): VehicleFile {
  const { data, errors } = Papa.parse<string[]>(decode(bytes), {
    skipEmptyLines: "greedy",
    delimitersToGuess: [";", ",", "\t"],
  });
  const unclosedQuote = errors.find(({ type }) => type === "Quotes");
  if (unclosedQuote) throw invalidFile(`Riga ${(unclosedQuote.row ?? 0) + 1}: le virgolette non si chiudono.`);
  const [headers = [], ...records] = data;
  const fields = headers.map(findCsvField);
  const known = fields.filter((field) => field !== undefined);
  const duplicateHeader = headers.find((_, at) => fields[at] && fields.indexOf(fields[at]) !== at);
  if (duplicateHeader) throw invalidFile(`La colonna ${trimText(duplicateHeader)} c'è due volte.`);
  if (!known.includes("slug") && !(known.includes("brand") && known.includes("name")))
    throw invalidFile("Il file deve avere la colonna Slug, oppure le colonne Brand e Nome.");
  if (records.length === 0) throw invalidFile("Il file non ha righe.");
  const tooWideRow = records.findIndex((record) => record.slice(headers.length).some((cell) => !isBlank(cell)));
  if (tooWideRow >= 0)
    throw invalidFile(
      `Riga ${tooWideRow + 2}: ha più valori che colonne. Un valore che contiene il separatore va tra virgolette, come "1.250,50".`,
    );
  if (records.length > MAX_FILE_ROWS) throw invalidFile("Il file ha più di 1.000 righe: dividilo.");
  return {
    rows: records.map((record, at) => ({ line: at + 2, cells: cellsOf(record, fields) })),
    ignored: headers.filter((header, at) => !isBlank(header) && fields[at] === undefined),
  };
}

function cellsOf(record: readonly string[], fields: readonly (keyof CsvCells | undefined)[]): CsvCells {
  return Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cellOf(field, record[at] ?? "")]] : [])));
}

/** Returns the text of a cell. In the cell of the pictures' texts, each line belongs to one picture, so an empty first line stays. */
const cellOf = (field: keyof CsvCells, cell: string) =>
  field === "image_alts" ? unescapeCsvCell(cell) : trimText(unescapeCsvCell(cell));

/** Decodes a file. A text that is not UTF-8 has a Windows encoding, from an older spreadsheet program. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const invalidFile = (message: string) => new ServiceError("invalid", message, [{ path: "file", message }]);
