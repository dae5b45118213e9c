import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { FUELS, VEHICLE_TYPES } from "#domain/catalogue/vehicle.ts";
import { STAFF_CATEGORIES } from "#domain/categories.ts";
import { CSV_FORMAT } from "#domain/csv-safety.ts";
import { newVehicleSchema } from "#domain/forms/fleet/vehicle.ts";
import { CSV_COLUMNS, vehicleCells, vehicleInput } from "#domain/forms/fleet/vehicle-csv.ts";
import { readVehicleFile } from "./read-vehicle-file.ts";

/** Texts that a spreadsheet, a separator or a guard could be mistaken about, and any others. */
const tricky = fc.constantFrom(
  ..."=1+1|'=1+1|''-2|'L'auto|-|+39|@due|a;b;c|1,250|1.250|\"virgolette\"|\"|a\tb|Ñandú 👩‍🚀|sì".split("|"),
);
const text = (longest: number) =>
  fc
    .oneof(tricky, fc.string({ unit: "grapheme", maxLength: Math.min(longest, 40) }))
    .filter((it) => it.length <= longest);
const block = fc.array(text(80), { maxLength: 4 }).map((lines) => lines.join("\n"));
const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
const whole = (min: number, max: number) => fc.integer({ min, max });

const sent = fc.record({
  name: text(80),
  brand: text(80),
  type: fc.constantFrom(...VEHICLE_TYPES),
  category: fc.constantFrom(...STAFF_CATEGORIES),
  location: text(80),
  price: cents(100_000),
  rating: whole(0, 50).map((tenths) => tenths / 10),
  reviews: whole(0, 1_000_000),
  total_units: whole(1, 200),
  available: fc.boolean(),
  images: fc.array(fc.constantFrom("/a.webp", "/b.webp", "https://cdn.example/c.jpg"), { minLength: 1, maxLength: 4 }),
  image_alts: fc.dictionary(fc.constantFrom("/a.webp", "/b.webp", "https://cdn.example/c.jpg"), text(80)),
  highlights: fc.array(text(60), { maxLength: 5 }),
  specs: fc.record({
    engine: text(80),
    power: text(80),
    acceleration: text(80),
    topSpeed: text(80),
    transmission: text(80),
    luggage: text(80),
    seats: whole(1, 20),
    fuel: fc.constantFrom(...FUELS),
  }),
  meta_title: block,
  meta_description: block,
  meta_keywords: block,
  deposit: cents(10_000),
  excess: cents(50_000),
  included_km_per_day: whole(50, 2000),
  extra_km: cents(100),
  minimum_age: whole(18, 30),
  minimum_licence_years: whole(3, 20),
  turnaround_hours: whole(0, 72),
  description: block,
});

/** A car as it is stored, and so as the API gives it. */
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

test("what is exported and imported again is the same", () => {
  fc.assert(
    fc.property(fc.array(car, { minLength: 1, maxLength: 3 }), (cars) => {
      const rows = cars.map((it, at) => ({ ...it, slug: `vettura-${at}` }));
      const table = { fields: CSV_COLUMNS.map(([, header]) => header), data: rows.map(vehicleCells) };
      const file = new TextEncoder().encode(`\uFEFF${Papa.unparse(table, CSV_FORMAT)}`);
      const read = readVehicleFile(file);
      expect(read.ignored).toEqual([]);
      expect(read.rows.map(({ cells }) => cells.slug)).toEqual(rows.map(({ slug }) => slug));
      expect(read.rows.map(({ cells }) => newVehicleSchema.parse(vehicleInput(cells, null)))).toEqual(cars);
    }),
  );
});

test("a row that a separator inside a value makes too wide is refused, trailing empty cells are not", () => {
  const read = (file: string) => readVehicleFile(new TextEncoder().encode(file));
  expect(() => read("slug,price,total_units\nuna,950,1\naltra,1,250,3")).toThrow("Riga 3: ha più valori che colonne.");
  expect(read("slug,price\nuna,950,,\n").rows).toEqual([{ line: 2, cells: { slug: "una", price: "950" } }]);
});
