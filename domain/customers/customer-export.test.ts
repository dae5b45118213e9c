import { expect, test } from "vitest";
import { renderCustomerExport } from "./customer-export.ts";

const data = {
  exported_at: "2026-11-21T09:00:00.000Z",
  customer: { name: "Ada </script><b>Prova", vat_number: null },
  bookings: [{ reference: "VL-7K3MQD" }],
  notes: [],
};

test("renders one readable page that also contains the data as JSON", () => {
  const file = renderCustomerExport({ name: "Ada Prova", company: "Velluto", data });
  expect(file).toContain("<h1>I dati di Ada Prova presso Velluto</h1>");
  expect(file).toContain("<dt>Codice</dt><dd>VL-7K3MQD</dd>");
  expect(file).toContain("<h2>Note dello staff</h2>\n<p>Non c'è nulla.</p>");
  expect(file).not.toContain("Partita IVA");
  const json = file.match(/<script type="application\/json" id="data">(.*)<\/script>/)?.[1] ?? "";
  expect(JSON.parse(json)).toEqual(data);
});

// Rule: product.md#exporting-a-customer
test("escapes what a user typed", () => {
  const file = renderCustomerExport({ name: "<img>", company: "Velluto", data });
  expect(file).not.toContain("<img>");
  expect(file.match(/<\/script>/g)).toHaveLength(1);
  expect(file).toContain("Ada &lt;/script&gt;&lt;b&gt;Prova");
});
