import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ImportDialog } from "#app/features/admin/vehicles/import-dialog.tsx";
import type { ApiImportedVehicle, ApiVehicleImport } from "#domain/api/vehicles/vehicles.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const row = (
  line: number,
  action: ApiImportedVehicle["action"],
  errors: ApiImportedVehicle["errors"] = [],
  changes: ApiImportedVehicle["changes"] = [],
): ApiImportedVehicle => ({
  line,
  slug: `ferrari-${line}`,
  title: `Ferrari ${line}`,
  action,
  errors,
  changes,
});
const NONE = { brands: [], cities: [] };
const open = (answer: ApiVehicleImport | ReturnType<typeof errorResponse>) =>
  renderScreen(<ImportDialog open onClose={() => {}} />, ({ path }) => {
    if (!path.startsWith("/api/vehicles/import")) return undefined;
    return "status" in answer ? answer : { body: answer };
  });
const choose = () =>
  fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, {
    target: { files: [new File(["slug\na"], "flotta.csv")] },
  });
const button = (name: string) => withinDialog().getByRole<HTMLButtonElement>("button", { name });

test("shows each row's errors before anything is written, wrong rows first, and does not import", async () => {
  const calls = open({
    rows: [row(2, "create"), row(3, "wrong", [{ path: "price", message: "💰 Il prezzo deve essere maggiore di 0" }])],
    ignored: ["Targa"],
    missing: NONE,
  });
  choose();
  await withinDialog().findByText("Tariffa al giorno: 💰 Il prezzo deve essere maggiore di 0");
  expect(screen.getAllByRole("row").map((line) => line.textContent?.slice(0, 1))).toEqual(["R", "3", "2"]);
  expect(withinDialog().getByText("Colonne non riconosciute, ignorate: Targa.")).toBeDefined();
  expect(button("Importa").disabled).toBe(true);
  expect(calls.map(({ path }) => path)).toEqual(["/api/vehicles/import?dryRun=true"]);
});

// Rule: product.md#fleet-screen
test("shows every error of a row, and the changes to an existing car", async () => {
  open({
    rows: [
      row(2, "wrong", [
        { path: "price", message: "Deve essere un numero." },
        { path: "specs.power", message: "⚙️ Compila le specifiche base (Motore e Potenza)" },
        { path: "images.1", message: "Indica un indirizzo https o un'immagine caricata." },
        { path: "slug", message: "La riga 1 parla già di questa vettura." },
      ]),
      row(
        3,
        "update",
        [],
        [
          { field: "price", before: "1200", after: "1350,5" },
          { field: "power", before: "", after: "700 CV" },
        ],
      ),
    ],
    ignored: [],
    missing: NONE,
  });
  choose();
  await withinDialog().findByText("Tariffa al giorno: Deve essere un numero.");
  const rows = screen.getAllByRole("row").map((line) => line.textContent);
  expect(rows[1]).toContain("Potenza: ⚙️ Compila le specifiche base (Motore e Potenza)");
  expect(rows[1]).toContain("Immagini: Indica un indirizzo https o un'immagine caricata.");
  expect(rows[1]).toContain("Slug: La riga 1 parla già di questa vettura.");
  expect(rows[2]).toContain("Tariffa al giorno: 1200 → 1350,5Potenza: vuoto → 700 CV");
});

// Rule: product.md#new-installation
test("lists missing brands and cities, creates the brands and previews again, and links to a city's form", async () => {
  const calls = open({
    rows: [row(2, "wrong", [{ path: "brand", message: "Il brand Alpine non c'è ancora." }])],
    ignored: [],
    missing: { brands: ["Alpine", "De Tomaso"], cities: ["Bari"] },
  });
  choose();
  await withinDialog().findByText("Questi brand non ci sono ancora: Alpine, De Tomaso.");
  expect(withinDialog().getByRole("link", { name: "Crea Bari" }).getAttribute("href")).toBe("/admin/cities?new=Bari");
  fireEvent.click(button("Crea i 2 brand"));
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith("dryRun=true"))).toHaveLength(2));
  expect(calls.filter(({ path }) => path === "/api/brands").map(({ body }) => body)).toEqual([
    { name: "Alpine", slug: "alpine" },
    { name: "De Tomaso", slug: "de-tomaso" },
  ]);
});

test("imports what the preview showed, and reports the counts", async () => {
  const calls = open({ rows: [row(2, "create"), row(3, "update"), row(4, "unchanged")], ignored: [], missing: NONE });
  choose();
  await withinDialog().findByText("Da aggiungere");
  fireEvent.click(button("Importa 2 vetture"));
  await expectToast("Flotta importata: 1 aggiunta, 1 aggiornata");
  expect(calls.map(({ path }) => path)).toContain("/api/vehicles/import");
});

test("does not import a file without changes", async () => {
  open({ rows: [row(2, "unchanged")], ignored: [], missing: NONE });
  choose();
  await withinDialog().findByText("Invariata");
  expect(button("Importa").disabled).toBe(true);
});

test("shows why a file cannot be read", async () => {
  open(errorResponse(422, "Il file non ha righe."));
  choose();
  expect((await withinDialog().findByRole("alert")).textContent).toBe("Il file non ha righe.");
});
