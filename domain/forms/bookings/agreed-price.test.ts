import { expect, test } from "vitest";
import { agreedPriceSchema, toAgreementInput } from "./agreed-price.ts";

const problems = (fields: Record<string, unknown>) =>
  agreedPriceSchema
    .safeParse({ kind: "percent", value: 10, reason: "Cliente abituale", ...fields })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("accepts a percentage, an amount, a total, or a return to the list price", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ kind: "amount", value: 199.99 })).toEqual([]);
  expect(problems({ kind: "total", value: 0 })).toEqual([]);
  expect(problems({ kind: "list", value: null })).toEqual([]);
});

// Rule: product.md#agreed-price
test.each([
  [{ reason: " " }, "reason", "Scrivi il motivo."],
  [{ value: null }, "value", "Indica la cifra."],
  [{ value: Number.NaN }, "value", "Indica la cifra."],
  [{ value: 0 }, "value", "Una percentuale intera da 1 a 100."],
  [{ value: 101 }, "value", "Una percentuale intera da 1 a 100."],
  [{ value: 7.5 }, "value", "Una percentuale intera da 1 a 100."],
  [{ kind: "amount", value: 0 }, "value", "Lo sconto deve essere maggiore di zero."],
  [{ kind: "total", value: -1 }, "value", "Il totale non può essere negativo."],
  [{ kind: "total", value: 1.005 }, "value", "Un importo in euro, con al massimo due decimali, fino a 1.000.000."],
  [{ kind: "gift" }, "kind", "Scegli che cosa si concorda."],
])("refuses %j at %s", (fields, path, message) => {
  expect(problems(fields)).toEqual([[path, message]]);
});

test("converts euros to cents and keeps a percentage", () => {
  expect(toAgreementInput({ kind: "amount", value: 19.99 })).toEqual({ kind: "amount", value: 1999 });
  expect(toAgreementInput({ kind: "percent", value: 15 })).toEqual({ kind: "percent", value: 15 });
  expect(toAgreementInput({ kind: "list", value: null })).toBeNull();
});
