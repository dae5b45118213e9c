import { expect, test } from "vitest";
import { buildVisibleListFile, fileNameDays } from "#app/features/admin/lists/export-visible-list.ts";
import { instantDayColumn } from "#app/features/admin/lists/list-columns.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";

interface Car {
  name: string;
  price: string;
}
const CARS: Car[] = [
  { name: "=Roma", price: "1,50" },
  { name: "Cielo", price: "2,00" },
];
const NAME: Column<Car> = { id: "name", header: "Auto", text: ({ name }) => name, cell: () => null };
const PRICE: Column<Car> = { id: "price", header: "Tariffa", text: ({ price }) => price, cell: () => null };
const SWITCH: Column<Car> = { id: "switch", header: "Azioni", cell: () => null };

// Rule: product.md#panel-lists "An export holds"
test("exports the visible columns in their order, from every page", async () => {
  const requestedOffsets: number[] = [];
  const read = async ({ offset }: { offset: number }) => {
    requestedOffsets.push(offset);
    return { rows: CARS.slice(offset, offset + 1), total: CARS.length };
  };
  const parameters = new URLSearchParams("period=2026-10");
  const file = await buildVisibleListFile({
    list: "fleet",
    columns: [PRICE, SWITCH, NAME],
    read,
    parameters,
    timeZone: "Europe/Rome",
  });
  expect(requestedOffsets).toEqual([0, 1]);
  expect(file).toEqual({
    rows: 2,
    name: "flotta-elenco-2026-10.csv",
    csv: `Tariffa;Auto\r\n1,50;"'=Roma"\r\n2,00;Cielo`,
  });
});

// Rule: product.md#csv-export
test("exports an instant in the company's time zone, and an empty cell for none", async () => {
  const rows = [{ at: "2026-11-21T23:30:00.000Z" }, { at: null }];
  const { csv } = await buildVisibleListFile<{ at: string | null }>({
    list: "customers",
    columns: [instantDayColumn("at", "Ultimo ritiro", ({ at }) => at)],
    read: async () => ({ rows, total: rows.length }),
    parameters: new URLSearchParams(),
    timeZone: "Europe/Rome",
  });
  expect(csv).toBe("Ultimo ritiro\r\n2026-11-22 00:30\r\n");
});

// Rule: product.md#panel-lists "An export holds"
test.each([
  ["", "2026-11-22"],
  ["period=last-month", "2026-10"],
  ["period=week", "2026-11-16_2026-11-22"],
  ["period=today", "2026-11-22"],
  ["from=2026-01-05", "2026-01-05_oggi"],
])("names the file of ?%s by its days", (search, name) =>
  expect(fileNameDays(new URLSearchParams(search), "2026-11-22")).toBe(name),
);
