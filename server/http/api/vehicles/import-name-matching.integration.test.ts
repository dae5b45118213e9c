// Rule: product.md#fleet-screen
import { expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");

/** Returns what the import of these rows would store: brand, name, type, category, city. */
async function preview(...rows: readonly (readonly string[])[]) {
  const headers = "Brand;Nome;Tipo;Categoria;Città;Carburante;Tariffa al giorno;Motore;Potenza;Immagini";
  const lines = rows.map((cells) =>
    [...cells, "benzina", "900", "V8", "600 CV", "https://cdn.example/1.jpg"].join(";"),
  );
  const response = await application.app.request("/api/vehicles/import?dryRun=true", {
    method: "POST",
    headers: { ...keeper.headers, "content-type": "text/csv" },
    body: [headers, ...lines].join("\r\n"),
  });
  expect(response.status).toBe(200);
  return response.json();
}

test("recognises brand, city and option in any spelling", async () => {
  const { rows, missing } = await preview(
    ["FERRARI", "Prima", "sportiva", "Sport", "MILANO"],
    ["aston  martin", "Seconda", "suv", "Suv", "milano"],
    ["Rolls Royce", "Terza", "Berlina", "Luxury-Van", " Milano "],
  );
  expect(rows.map(({ title, errors }: { title: string; errors: unknown[] }) => [title, errors])).toEqual([
    ["Ferrari Prima", []],
    ["Aston Martin Seconda", []],
    ["Rolls-Royce Terza", []],
  ]);
  expect(missing).toEqual({ brands: [], cities: [] });
});

test("reports a missing brand or city once, however often and in whatever spelling it appears", async () => {
  const { missing } = await preview(
    ["Pagani", "Utopia", "Sportiva", "sport", "L'Aquila"],
    ["PAGANI", "Huayra", "Sportiva", "sport", "L AQUILA"],
  );
  expect(missing).toEqual({ brands: ["Pagani"], cities: ["L'Aquila"] });
});
