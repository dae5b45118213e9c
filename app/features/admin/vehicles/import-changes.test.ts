import { expect, test } from "vitest";
import { excerptChange } from "#app/features/admin/vehicles/import-changes.ts";

const LONG = "Una vettura che si guida piano. ".repeat(6);

test.each([
  [
    { before: "1200", after: "1350,5" },
    { before: "1200", after: "1350,5" },
  ],
  [
    { before: "", after: "V8" },
    { before: "vuoto", after: "V8" },
  ],
  [
    { before: "Cuoio\nBose", after: "Cuoio" },
    { before: "Cuoio · Bose", after: "Cuoio" },
  ],
])("shows a short change %j unchanged", (change, shown) => {
  expect(excerptChange(change)).toEqual(shown);
});

test("shows the part of long texts that differs", () => {
  expect(excerptChange({ before: `${LONG}Nera.`, after: `${LONG}Bianca.` })).toEqual({
    before: "…che si guida piano. Nera.",
    after: "…che si guida piano. Bianca.",
  });
});
