import { describe, expect, test } from "vitest";
import { DEFAULT_TERMS_BY_CATEGORY } from "../category-terms/default-category-terms.ts";
import { findFirstVehicleProblem, newVehicleSchema, vehicleChangesSchema } from "./vehicle.ts";

const car = {
  name: "MC20 Cielo",
  brand: "Maserati",
  type: "Cabrio",
  category: "cabriolet",
  location: "Roma",
  price: 1200,
  images: ["/pictures/cars/maserati-mc20/studio-1200.webp"],
  specs: { engine: "V6 biturbo 3.0", power: "630 CV" },
};
const problems = (changes: object) =>
  (newVehicleSchema.safeParse({ ...car, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("required fields of a car", () => {
  test("accepts a complete car and fills the specs' defaults", () => {
    expect(problems({})).toEqual([]);
    expect(newVehicleSchema.parse(car).specs).toMatchObject({ seats: 2, fuel: "Benzina", topSpeed: "" });
  });

  // Rule: product.md#fleet-form "Name, brand, type, category, location and price are required"
  test.each(["name", "brand", "type", "category", "location", "price"])("❌ refuses a car without %s", (field) => {
    for (const nothing of [undefined, null, ""])
      expect(problems({ [field]: nothing })).toContain(`${field}: ❌ Compila tutti i campi obbligatori`);
  });

  // Rule: product.md#fleet-form "At least one image that is not blank"
  test("📷 refuses a car with only blank pictures", () => {
    for (const images of [undefined, [], ["", "  "]])
      expect(problems({ images })).toEqual(["images: 📷 Aggiungi almeno un'immagine"]);
  });

  // Rule: product.md#fleet-form "Price above 0"
  test("💰 refuses a price that is not above 0", () => {
    for (const price of [0, -1]) expect(problems({ price })).toEqual(["price: 💰 Il prezzo deve essere maggiore di 0"]);
  });

  // Rule: product.md#fleet-form "Engine and power are required"
  // Rule: product.md#vehicle-record
  test("⚙️ refuses a car without engine or power", () => {
    const message = "⚙️ Compila le specifiche base (Motore e Potenza)";
    expect(problems({ specs: { engine: " ", power: "630 CV" } })).toEqual([`specs.engine: ${message}`]);
    expect(problems({ specs: { engine: "V6" } })).toEqual([`specs.power: ${message}`]);
    expect(problems({ specs: undefined })).toEqual([`specs: ${message}`]);
  });

  test("reports the first problem in the order of the checks", () => {
    const found = (changes: object) =>
      findFirstVehicleProblem(
        (newVehicleSchema.safeParse({ ...car, ...changes }).error?.issues ?? []).map((i) => i.message),
      );
    expect(found({ specs: {}, price: 0, images: [], name: "" })).toBe("❌ Compila tutti i campi obbligatori");
    expect(found({ specs: {}, price: 0, images: [] })).toBe("📷 Aggiungi almeno un'immagine");
    expect(found({ specs: {}, price: 0 })).toBe("💰 Il prezzo deve essere maggiore di 0");
    expect(found({ specs: {} })).toBe("⚙️ Compila le specifiche base (Motore e Potenza)");
    expect(found({ rating: 6 })).toBe("La valutazione va da 0 a 5, a passi di 0,1.");
    expect(found({})).toBeNull();
  });
});

describe("stored values", () => {
  // Rule: product.md#fleet-form
  test("drops blank and duplicate pictures and highlights, and stores empty meta fields as null", () => {
    const parsed = newVehicleSchema.parse({
      ...car,
      images: ["", " https://cdn.example/a.jpg ", "https://cdn.example/a.jpg", ""],
      highlights: ["", "Nuova", " "],
      meta_title: " ",
    });
    expect(parsed).toMatchObject({ images: ["https://cdn.example/a.jpg"], highlights: ["Nuova"], meta_title: null });
  });

  test("reports an invalid picture at its own row", () => {
    expect(problems({ images: ["", "http://a.example/x.jpg"] })).toEqual([
      "images.1: Indica un indirizzo https o un'immagine caricata.",
    ]);
  });

  test("keeps only non-empty alternative texts", () => {
    const image_alts = { [car.images[0] ?? ""]: " Di fianco ", "https://cdn.example/a.jpg": " " };
    expect(newVehicleSchema.parse({ ...car, image_alts }).image_alts).toEqual({ [car.images[0] ?? ""]: "Di fianco" });
  });
});

// Rule: product.md#fleet-form
// Rule: product.md#vehicle-record
test.each(["Sportiva", "SUV", "Cabrio", "Berlina", "Van"])("accepts the type %s", (type) => {
  expect(problems({ type })).toEqual([]);
});

// Rule: product.md#fleet-form
// Rule: product.md#vehicle-record
test.each(["Benzina", "Diesel", "Elettrica", "Ibrida", "Ibrida Plug-in"])("accepts the fuel %s", (fuel) => {
  expect(problems({ specs: { ...car.specs, fuel } })).toEqual([]);
});

// Rule: product.md#fleet-form
test.each<[string, object]>([
  ["a rating between tenths", { rating: 4.55 }],
  ["a rating above 5", { rating: 5.1 }],
  ["a rating below 0", { rating: -0.1 }],
  ["a deposit below what the site says", { deposit: 2999 }],
  ["a deposit above what the site says", { deposit: 10_001 }],
  ["a price of three decimals", { price: 10.001 }],
  ["half a unit", { total_units: 1.5 }],
  ["no unit", { total_units: 0 }],
  ["a type that is not on the list", { type: "Coupé" }],
  ["a category that is not on the list", { category: "hypercar" }],
  ["a fuel that is not on the list", { specs: { ...car.specs, fuel: "GPL" } }],
  ["another currency", { currency: "$" }],
  ["a name of signs alone", { name: "—" }],
  ["a picture from nowhere", { images: ["javascript:alert(1)"] }],
  ["a highlight without end", { highlights: ["x".repeat(61)] }],
])("refuses %s", (_name, changes) => {
  expect(problems(changes)).toHaveLength(1);
});

test("accepts a change of the availability alone, without adding defaults", () => {
  expect(vehicleChangesSchema.parse({ available: false })).toEqual({ available: false });
});

test("default terms of a new car are within the ranges that the site states", () => {
  for (const terms of Object.values(DEFAULT_TERMS_BY_CATEGORY)) expect(problems(terms)).toEqual([]);
});
