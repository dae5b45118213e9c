import { expect, test } from "vitest";
import { importSummary } from "#app/features/admin/vehicles/vehicle-words.ts";

test.each([
  [{ create: 1, update: 0, unchanged: 0, wrong: 0 }, "1 riga: 1 da aggiungere, 0 da aggiornare, 0 invariate."],
  [
    { create: 1, update: 2, unchanged: 1, wrong: 1 },
    "5 righe: 1 da aggiungere, 2 da aggiornare, 1 invariata, 1 da correggere. Correggi il file e sceglilo di nuovo: si importa tutto o niente.",
  ],
])("summarises an import in one sentence", (counts, sentence) => {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(
    importSummary(counts, rows)
      .map(({ text }) => text)
      .join(""),
  ).toBe(sentence);
});
