import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { CSV_COLUMNS, toVehicleCells } from "#domain/forms/vehicles/vehicle-csv.ts";
import { auditLog, brands, unitHolds, vehicles } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");

function send(file: string | Uint8Array<ArrayBuffer>, dryRun = false, type = "text/csv") {
  return application.app.request(`/api/vehicles/import${dryRun ? "?dryRun=true" : ""}`, {
    method: "POST",
    headers: { ...keeper.headers, "content-type": type },
    body: file,
  });
}
interface Answer {
  rows: {
    line: number;
    slug: string;
    title: string;
    action: string;
    errors: { path: string; message: string }[];
    changes: { field: string; before: string; after: string }[];
  }[];
  ignored: string[];
  missing: { brands: string[]; cities: string[] };
}
const answer = async (file: string, dryRun = false): Promise<Answer> => {
  const response = await send(file, dryRun);
  expect(response.status).toBe(200);
  return response.json();
};
const actions = async (file: string, dryRun = false) => (await answer(file, dryRun)).rows.map(({ action }) => action);
const refusal = async (file: string) => {
  const response = await send(file);
  expect(response.status).toBe(422);
  return (await response.json()).detail;
};
const stored = async (slug: string) =>
  (await application.context.db.select().from(vehicles).where(eq(vehicles.slug, slug)))[0];

const NEW_CAR = (name: string, price = "1.250,50") =>
  `Ferrari;${name};Cabrio;cabriolet;Milano;${price};V8 biturbo;620 CV;"https://cdn.example/1.jpg\nhttps://cdn.example/2.jpg"`;
const HEADERS = "Brand;Nome;Tipo;Categoria;Città;Tariffa al giorno;Motore;Potenza;Immagini";
const file = (...rows: string[]) => [HEADERS, ...rows].join("\r\n");

describe("the preview", () => {
  test("reports each row's result and errors, and writes nothing", async () => {
    const generation = application.context.pages.generation;
    const preview = await answer(
      file(NEW_CAR("Anteprima"), NEW_CAR("Senza prezzo", "0"), NEW_CAR("Senza prezzo", "gratis")),
      true,
    );
    expect(preview.rows).toMatchObject([
      { line: 2, slug: "ferrari-anteprima", title: "Ferrari Anteprima", action: "create", errors: [] },
      { line: 3, action: "wrong", errors: [{ path: "price", message: "💰 Il prezzo deve essere maggiore di 0" }] },
      { line: 4, action: "wrong", errors: [{ path: "price", message: "Deve essere un numero." }, { path: "slug" }] },
    ]);
    expect(await stored("ferrari-anteprima")).toBeUndefined();
    expect(application.context.pages.generation).toBe(generation);
  });

  test("reports a second row for the same car, inactive places, invalid slugs and held units", async () => {
    const car = await stored("bentley-continental-gt");
    await application.context.db
      .update(vehicles)
      .set({ totalUnits: 2 })
      .where(eq(vehicles.id, car?.id ?? ""));
    await application.context.db.insert(unitHolds).values({
      vehicleId: car?.id ?? "",
      unit: 2,
      during: `["2026-12-01T00:00:00Z","2026-12-05T00:00:00Z")`,
      kind: "maintenance",
    });
    const { rows } = await answer(
      `slug,brand,name,type,category,location,price,engine,power,images,total_units
,Ferrari,Doppia,Cabrio,cabriolet,Milano,900,V8,600 CV,https://cdn.example/1.jpg,1
ferrari-doppia,Ferrari,Doppia,Cabrio,cabriolet,Milano,900,V8,600 CV,https://cdn.example/1.jpg,1
,Nessuno,Vettura,Cabrio,cabriolet,Atlantide,900,V8,600 CV,https://cdn.example/1.jpg,1
Che Slug,Ferrari,Altra,Cabrio,cabriolet,Milano,900,V8,600 CV,https://cdn.example/1.jpg,1
bentley-continental-gt,,,,,,,,,,1`,
      true,
    );
    expect(rows.map(({ errors }) => errors.map(({ path }) => path))).toEqual([
      [],
      ["slug"],
      ["brand", "location"],
      ["slug"],
      ["total_units"],
    ]);
  });

  // Rule: product.md#fleet-screen
  test("reports all errors of a row at once, for new and existing cars", async () => {
    const { rows, missing } = await answer(
      `slug,brand,name,type,category,location,price,engine,power,images,total_units
Che Slug,Nessuno,Vettura,Navicella,cabriolet,Atlantide,gratis,V8,,https://cdn.example/1.jpg,0
ferrari-296-gtb,Nessuno,,,,,-1,,,,0`,
      true,
    );
    expect(rows.map(({ errors }) => errors.map(({ path }) => path))).toEqual([
      ["type", "price", "total_units", "specs.power", "slug", "brand", "location"],
      ["price", "total_units", "brand"],
    ]);
    expect(missing).toEqual({ brands: ["Nessuno"], cities: ["Atlantide"] });
  });

  // Rule: product.md#numbers-of-a-file
  test("refuses an ambiguous amount and names both readings; accepts a rating and other thousands separators", async () => {
    const { rows } = await answer(
      `slug;price;included_km_per_day;seats;rating
ferrari-296-gtb;1,250;1,000;;4,5
bentley-continental-gt;1,250.00;1.000;;4,500`,
      true,
    );
    expect(rows[0]?.errors).toEqual([
      { path: "price", message: "«1,250» si può leggere in due modi: 1.250 oppure 1,25. Scrivi quello che intendi." },
      {
        path: "included_km_per_day",
        message: "«1,000» si può leggere in due modi: 1.000 oppure 1. Scrivi quello che intendi.",
      },
    ]);
    expect(rows[1]).toMatchObject({ action: "update", errors: [] });
    expect(rows[1]?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "price", after: "1250" }),
        expect.objectContaining({ field: "included_km_per_day", after: "1000" }),
      ]),
    );
  });

  // Rule: product.md#invisible-characters
  test("ignores invisible characters: a new car with only those in a field lacks it", async () => {
    const { rows } = await answer(file(NEW_CAR("\u200B\u2800"), NEW_CAR("\u200BVisibile\u00AD")), true);
    expect(rows[0]?.errors).toEqual([{ path: "name", message: "❌ Compila tutti i campi obbligatori" }]);
    expect(rows[1]).toMatchObject({ action: "create", slug: "ferrari-visibile", title: "Ferrari Visibile" });
  });

  // Rule: product.md#bad-input
  test("lists the errors of all rows; the import itself lists twenty and the total number", async () => {
    const wrong = file(...Array.from({ length: 25 }, (_, at) => NEW_CAR(`Sbagliata ${at}`, "gratis")));
    const { rows } = await answer(wrong, true);
    expect(rows.map(({ errors }) => errors.length)).toEqual(Array(25).fill(1));
    expect(await (await send(wrong)).json()).toMatchObject({ errors: { length: 20 }, error_count: 25 });
  });

  // Rule: product.md#fleet-screen
  test("reports a car's changes cell by cell, and that its brand is inactive", async () => {
    const car = await stored("ferrari-296-gtb");
    const csv = `slug;Tariffa al giorno;Potenza;Disponibile;Highlights\nferrari-296-gtb;"4.321,5";831 CV;no;"Uno\nDue"`;
    const { rows } = await answer(csv, true);
    expect(rows[0]?.changes).toEqual([
      { field: "price", before: String((car?.priceCents ?? 0) / 100), after: "4321,5" },
      { field: "available", before: "sì", after: "no" },
      { field: "power", before: car?.specs.power, after: "831 CV" },
      { field: "highlights", before: car?.highlights.join("\n"), after: "Uno\nDue" },
    ]);
    await application.context.db.update(brands).set({ active: false }).where(eq(brands.name, "Lamborghini"));
    const named = await answer("slug;Brand;Nome\nferrari-296-gtb;Lamborghini;Urus", true);
    await application.context.db.update(brands).set({ active: true }).where(eq(brands.name, "Lamborghini"));
    expect(named.rows[0]?.errors[0]?.message).toBe("Il brand Lamborghini è disattivato: riattivalo, poi importa.");
    expect(named.missing).toEqual({ brands: [], cities: [] });
  });

  // Rule: product.md#fleet-form
  test("reports that a city without a page cannot be a base", async () => {
    const { rows, missing } = await answer("slug;Città\nferrari-296-gtb;Torino", true);
    expect(rows[0]?.errors).toEqual([
      { path: "location", message: "La città Torino non ha una pagina: accendila nella sua scheda, poi importa." },
    ]);
    expect(missing).toEqual({ brands: [], cities: [] });
  });

  test("reports unknown columns", async () => {
    expect((await answer(`Slug;Targa;Tariffa al giorno\nferrari-296-gtb;AB123CD;1400`, true)).ignored).toEqual([
      "Targa",
    ]);
  });
});

describe("the import", () => {
  test("adds and changes cars with audit entries; importing the file again changes nothing", async () => {
    const csv = file(NEW_CAR("Importata"), NEW_CAR("Seconda", "900"));
    expect(await actions(csv)).toEqual(["create", "create"]);
    expect(await stored("ferrari-importata")).toMatchObject({
      priceCents: 125_050,
      images: ["https://cdn.example/1.jpg", "https://cdn.example/2.jpg"],
      specs: { engine: "V8 biturbo", seats: 2, fuel: "Benzina" },
      depositCents: 600_000,
    });
    expect(await actions(csv)).toEqual(["unchanged", "unchanged"]);
    expect(await actions(file(NEW_CAR("Importata", "1300"), NEW_CAR("Seconda", "900")))).toEqual([
      "update",
      "unchanged",
    ]);
    const row = await stored("ferrari-importata");
    expect(row).toMatchObject({ priceCents: 130_000, version: 2 });
    const entries = await application.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, row?.id ?? ""));
    expect(entries.map(({ action, actor }) => [action, actor]).sort()).toEqual([
      ["create", keeper.userId],
      ["update", keeper.userId],
    ]);
  });

  test("changes only the columns in the file", async () => {
    const before = await stored("porsche-911-turbo-s").then((row) => row ?? stored("porsche-911-carrera-s"));
    expect(await actions(`slug;Potenza\n${before?.slug};700 CV`)).toEqual(["update"]);
    const after = await stored(before?.slug ?? "");
    expect(after).toEqual({
      ...before,
      specs: { ...before?.specs, power: "700 CV" },
      horsepower: 700,
      version: 2,
      updatedAt: after?.updatedAt,
    });
  });

  test("stores all rows or none", async () => {
    const response = await send(file(NEW_CAR("Giusta"), NEW_CAR("Sbagliata", "0")));
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([
      { path: "3.price", message: "Riga 3: 💰 Il prezzo deve essere maggiore di 0" },
    ]);
    expect(await stored("ferrari-giusta")).toBeUndefined();
  });

  test("creates each car once in two concurrent imports", async () => {
    const csv = file(NEW_CAR("In due"));
    const both = await Promise.all([actions(csv), actions(csv)]);
    expect(both.flat().sort()).toEqual(["create", "unchanged"]);
  });

  test("accepts the exported catalogue and changes no car", async () => {
    const rows = await (await callApi(application, keeper, "GET", "/api/vehicles?limit=1000")).json();
    const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");
    const csv = [CSV_COLUMNS.map(([, header]) => header), ...rows.map(toVehicleCells)].map(quoted).join("\r\n");
    const outcome = await actions(csv);
    expect(outcome.length).toBeGreaterThan(30);
    expect(new Set(outcome)).toEqual(new Set(["unchanged"]));
  });

  test("reads a file of an older spreadsheet program that is not in UTF-8", async () => {
    const latin = Buffer.from(file(NEW_CAR("Città").replace("V8 biturbo", "V8 più")), "latin1");
    expect((await send(new Uint8Array(latin))).status).toBe(200);
    expect(await stored("ferrari-citt")).toMatchObject({ name: "Città", specs: { engine: "V8 più" } });
  });

  test.each([
    ["nothing", "", "Il file deve avere la colonna Slug, oppure le colonne Brand e Nome."],
    ["no rows", HEADERS, "Il file non ha righe."],
    [
      "no column that names a car",
      "Prezzo;Colore\n1;rosso",
      "Il file deve avere la colonna Slug, oppure le colonne Brand e Nome.",
    ],
    ["a column twice", "slug;Nome;name\na;b;c", "La colonna name c'è due volte."],
    ["too many rows", `slug;Nome\n${"a;b\n".repeat(1001)}`, "Il file ha più di 1.000 righe: dividilo."],
    ["an open quotation", `slug;Nome\na;"b`, "Riga 2: le virgolette non si chiudono."],
  ])("refuses a file with %s", async (_name, csv, detail) => {
    expect(await refusal(csv)).toBe(detail);
  });

  test("refuses other types with 415, a large file with 413, an invalid parameter with 422", async () => {
    expect((await send("slug\na", false, "application/json")).status).toBe(415);
    expect((await send("x".repeat(1024 * 1024 + 1))).status).toBe(413);
    const odd = await application.app.request("/api/vehicles/import?dryRun=forse", {
      method: "POST",
      headers: { ...keeper.headers, "content-type": "text/csv" },
      body: "slug\na",
    });
    expect(odd.status).toBe(422);
  });
});
