import { expect, test } from "vitest";
import { toCamelCase, toSnakeCase } from "#domain/key-casing.ts";

const stored = { id: "1", customH1: null, extraKmCents: 300, specs: { topSpeed: "330 km/h" } };
const sent = { id: "1", custom_h1: null, extra_km_cents: 300, specs: { topSpeed: "330 km/h" } };

test("renames top-level keys and leaves values unchanged", () => {
  expect(toSnakeCase(stored)).toEqual(sent);
  expect(toCamelCase(sent)).toEqual(stored);
});
