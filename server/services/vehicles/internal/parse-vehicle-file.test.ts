// Rule: product.md#numbers-of-a-file
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import { newVehicleSchema } from "#domain/forms/vehicles/vehicle.ts";
import { CSV_COLUMNS, parseVehicleRow, toVehicleCells } from "#domain/forms/vehicles/vehicle-csv.ts";
import {
  EDITABLE_FIELD_NAMES,
  mapToRecord,
  SPEC_FIELD_NAMES,
  type VehicleFieldName,
  vehicleFieldOf,
} from "#domain/vehicles/vehicle-record.ts";
import { parseVehicleFile } from "./parse-vehicle-file.ts";

/** Texts that may cause problems with spreadsheets, separators or the guard against formula injection, and arbitrary texts. */
const tricky = fc.constantFrom(
  ..."=1+1|'=1+1|''-2|'L'auto|-|+39|@due|a;b;c|1,250|1.250|\"virgolette\"|\"|a\tb|Ñandú 👩‍🚀|sì".split("|"),
);
const text = (longest: number) =>
  fc
    .oneof(tricky, fc.string({ unit: "grapheme", maxLength: Math.min(longest, 40) }))
    .filter((it) => it.length <= longest);
const block = fc.array(text(80), { maxLength: 4 }).map((lines) => lines.join("\n"));
const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);

const ADDRESSES = ["/a.webp", "/b.webp", "https://cdn.example/c.jpg"] as const;

/** Values that staff may enter in a field, by its kind and limits. */
function entered(name: VehicleFieldName): fc.Arbitrary<unknown> {
  const field = vehicleFieldOf(name);
  switch (field.kind) {
    case "line":
    case "reference":
      return text(field.max);
    case "translatable":
      return block;
    case "integer":
      return fc.integer({ min: field.min, max: field.max });
    case "euros":
      return cents(field.max);
    case "rating":
      return fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
    case "yes-no":
      return fc.boolean();
    case "option":
      return fc.constantFrom(...field.options);
    case "pictures":
      return fc.array(fc.constantFrom(...ADDRESSES), { minLength: 1, maxLength: 4 });
    case "picture-texts":
      return fc.dictionary(fc.constantFrom(...ADDRESSES), text(80));
    case "highlights":
      return fc.array(text(60), { maxLength: 5 });
    case "constant":
    case "slug":
      throw new Error(`${name} is no column that staff enter`);
  }
}

const isColumn = (name: VehicleFieldName) => vehicleFieldOf(name).csv !== undefined;
const sent = fc.record({
  ...mapToRecord(
    EDITABLE_FIELD_NAMES.filter((name) => name !== "specs" && isColumn(name)),
    (name) => entered(name as VehicleFieldName),
  ),
  specs: fc.record(mapToRecord(SPEC_FIELD_NAMES, entered)),
});

/** A vehicle as the API returns it. */
const car = sent
  .map((fields) => newVehicleSchema.safeParse(fields))
  .filter(({ success }) => success)
  .map(({ data }) => {
    if (!data) throw new Error("Filtered before");
    const image_alts = Object.fromEntries(
      Object.entries(data.image_alts ?? {}).filter(([address]) => data.images.includes(address)),
    );
    return { ...data, image_alts };
  });

test("an exported and imported vehicle is unchanged", () => {
  fc.assert(
    fc.property(fc.array(car, { minLength: 1, maxLength: 3 }), (cars) => {
      const rows = cars.map((it, at) => ({ ...it, slug: `vettura-${at}` }));
      const table = { fields: CSV_COLUMNS.map(([, header]) => header), data: rows.map(toVehicleCells) };
      const file = new TextEncoder().encode(`\uFEFF${Papa.unparse(table, CSV_FORMAT)}`);
      const read = parseVehicleFile(file);
      expect(read.ignored).toEqual([]);
      expect(read.rows.map(({ cells }) => cells.slug)).toEqual(rows.map(({ slug }) => slug));
      expect(read.rows.map(({ cells }) => newVehicleSchema.parse(parseVehicleRow(cells, null)))).toEqual(cars);
    }),
  );
});

test("refuses a row made too wide by a separator in a value, but not trailing empty cells", () => {
  const read = (file: string) => parseVehicleFile(new TextEncoder().encode(file));
  expect(() => read("slug,price,total_units\nuna,950,1\naltra,1,250,3")).toThrow("Riga 3: ha più valori che colonne.");
  expect(read("slug,price\nuna,950,,\n").rows).toEqual([{ line: 2, cells: { slug: "una", price: "950" } }]);
});
