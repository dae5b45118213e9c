import { expect, test } from "vitest";
import { unescapeCsvCell } from "#domain/csv-injection.ts";
import { CSV_COLUMNS, type CsvCells, findCsvField, parseVehicleRow, toVehicleCells } from "./vehicle-csv.ts";

const car = {
  slug: "maserati-mc20",
  brand: "Maserati",
  name: "MC20",
  type: "Sportiva",
  category: "sport",
  location: "Roma",
  price: 1250.5,
  total_units: 2,
  available: false,
  rating: 4.8,
  reviews: 12,
  images: ["/a.webp", "/b.webp", "/c.webp"],
  image_alts: { "/b.webp": "Il muso" },
  specs: {
    engine: "V6",
    power: "630 CV",
    acceleration: "",
    topSpeed: "",
    transmission: "",
    seats: 2,
    luggage: "",
    fuel: "Benzina",
  },
  highlights: ["Nuova", "=Italian Style"],
  deposit: 8000,
  excess: 6000,
  included_km_per_day: 150,
  extra_km: 4.5,
  minimum_age: 25,
  minimum_licence_years: 3,
  turnaround_hours: 5,
  description: "Due posti.\nNessun rimpianto.",
  meta_title: null,
  meta_description: null,
  meta_keywords: "noleggio, maserati",
};
const cellsOf = (values: readonly string[]): CsvCells =>
  Object.fromEntries(CSV_COLUMNS.map(([field], at) => [field, values[at] ?? ""]));

// Rule: product.md#fleet-screen
test("parses an exported car back to the same car", () => {
  const { slug: _slug, ...fields } = car;
  expect(parseVehicleRow(cellsOf(toVehicleCells(car)), null)).toEqual({
    ...fields,
    image_alts: { "/a.webp": "", "/b.webp": "Il muso", "/c.webp": "" },
  });
});

test.each(["Città", "citta", "LOCATION", " location "])("recognises %j as the city's header", (header) => {
  expect(findCsvField(header)).toBe("location");
});
test("ignores an unknown header", () => {
  expect(findCsvField("Targa")).toBeUndefined();
});

test.each([
  ["1.450,50", 1450.5],
  ["1450.5", 1450.5],
  ["1.450 €", 1450],
  ["4,5", 4.5],
  ["mille", Number.NaN],
  ["-3", -3],
  ["1,250", Number.NaN],
])("parses the number %j", (cell, number) => {
  expect(parseVehicleRow({ price: cell }, null).price).toBe(number);
});

test("leaves a cell that is neither yes nor no for the schema to refuse", () => {
  const read = (available: string) => parseVehicleRow({ available }, null).available;
  expect(["Sì", "si", "no", "VERO", "forse"].map(read)).toEqual([true, true, false, true, "forse"]);
});

test("updating a car: an empty number changes nothing, an empty text clears, missing specs stay", () => {
  const known = { images: ["/a.webp"], specs: car.specs };
  expect(parseVehicleRow({ price: "", total_units: "", fuel: "" }, known)).toEqual({});
  expect(parseVehicleRow({ description: " ", highlights: "" }, known)).toEqual({ description: null, highlights: [] });
  expect(parseVehicleRow({ power: "640 CV" }, known)).toEqual({ specs: { ...car.specs, power: "640 CV" } });
  expect(parseVehicleRow({ image_alts: "Di fianco" }, known)).toEqual({ image_alts: { "/a.webp": "Di fianco" } });
});

test("removes the export's escape apostrophe and keeps the cell's own", () => {
  expect(["'=1+1", "'@x", "'900", "L'auto"].map(unescapeCsvCell)).toEqual(["=1+1", "@x", "'900", "L'auto"]);
});
