import Papa from "papaparse";
import { unguardedCell } from "#domain/csv-safety.ts";
import { type CsvCells, csvFieldOf } from "#domain/forms/fleet/vehicle-csv.ts";
import { isBlank, trimText } from "#domain/trim-text.ts";
import { ServiceError } from "#server/errors.ts";

const MOST_ROWS = 1000;

export interface VehicleFile {
  /** One a car, with the number of its row as a spreadsheet counts them. */
  rows: { line: number; cells: CsvCells }[];
  /** Headers that name no column of ours. */
  ignored: string[];
}

/** Reads the fleet's CSV: commas, semicolons or tabs, in UTF-8 or as spreadsheets of Windows save it. Refuses with "invalid" what is no such file. */
export function readVehicleFile(bytes: Uint8Array): VehicleFile {
  const { data, errors } = Papa.parse<string[]>(decode(bytes), {
    skipEmptyLines: "greedy",
    delimitersToGuess: [";", ",", "\t"],
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw refusal(`Riga ${(broken.row ?? 0) + 1}: le virgolette non si chiudono.`);
  const [headers = [], ...records] = data;
  const fields = headers.map(csvFieldOf);
  const known = fields.filter((field) => field !== undefined);
  const twice = headers.find((_, at) => fields[at] && fields.indexOf(fields[at]) !== at);
  if (twice) throw refusal(`La colonna ${trimText(twice)} c'è due volte.`);
  if (!known.includes("slug") && !(known.includes("brand") && known.includes("name")))
    throw refusal("Il file deve avere la colonna Slug, oppure le colonne Brand e Nome.");
  if (records.length === 0) throw refusal("Il file non ha righe.");
  const wide = records.findIndex((record) => record.slice(headers.length).some((cell) => !isBlank(cell)));
  if (wide >= 0)
    throw refusal(
      `Riga ${wide + 2}: ha più valori che colonne. Un valore che contiene il separatore va tra virgolette, come "1.250,50".`,
    );
  if (records.length > MOST_ROWS) throw refusal("Il file ha più di 1.000 righe: dividilo.");
  return {
    rows: records.map((record, at) => ({ line: at + 2, cells: cellsOf(record, fields) })),
    ignored: headers.filter((header, at) => !isBlank(header) && fields[at] === undefined),
  };
}

function cellsOf(record: readonly string[], fields: readonly (keyof CsvCells | undefined)[]): CsvCells {
  return Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cellOf(field, record[at] ?? "")]] : [])));
}

/** Each line of the pictures' texts belongs to one picture, so a blank first one counts. */
const cellOf = (field: keyof CsvCells, cell: string) =>
  field === "image_alts" ? unguardedCell(cell) : trimText(unguardedCell(cell));

/** Text that is not UTF-8 comes from an older spreadsheet. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const refusal = (message: string) => new ServiceError("invalid", message, [{ path: "file", message }]);
