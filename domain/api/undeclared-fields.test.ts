import { expect, test } from "vitest";
import { z } from "zod";
import { findUndeclaredFields } from "#domain/api/undeclared-fields.ts";

const schema = z.object({
  id: z.string(),
  rows: z.array(z.object({ name: z.string() })),
  texts: z.record(z.string(), z.string()),
  note: z.string().optional(),
});

test("names each field that the schema drops by its path, at every depth", () => {
  const value = { id: "1", rows: [{ name: "a" }, { name: "b", secret: 1 }], texts: { it: "ciao" }, hash: null };
  expect(findUndeclaredFields(value, schema.parse(value))).toEqual(["rows.1.secret", "hash"]);
});

test("names neither fields that the schema keeps nor undefined ones", () => {
  const value = { id: "1", rows: [], texts: { it: "ciao" }, note: undefined, more: undefined };
  expect(findUndeclaredFields(value, schema.parse(value))).toEqual([]);
});
