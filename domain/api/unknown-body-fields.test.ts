import { expect, test } from "vitest";
import { z } from "zod";
import { findUnknownFields } from "./unknown-body-fields.ts";

const request = z.object({ name: z.string() }).superRefine(() => {});
const row = z.object({ id: z.string(), name: z.string(), url: z.string() });
const unknown = (body: unknown) => findUnknownFields(body, request, row);

test("accepts fields of the request, fields of the row and fields that the server sets in every row", () => {
  expect(unknown({ name: "a", url: "/a", id: "1", created_at: "", updated_at: "", version: 3 })).toEqual([]);
});

test("refuses any other field, inherited property names included", () => {
  expect(unknown({ name: "a", colour: "red", constructor: 1 })).toEqual(["colour", "constructor"]);
  expect(unknown(JSON.parse('{"__proto__": {}, "toString": 1}'))).toEqual(["__proto__", "toString"]);
});

test("accepts the fields of every variant of a request", () => {
  const kinds = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("club"), guests: z.number() }),
    z.object({ kind: z.literal("jet"), legs: z.number() }),
  ]);
  expect(findUnknownFields({ kind: "club", legs: 1, wheels: 4 }, kinds, row)).toEqual(["wheels"]);
});

// Rule: product.md#bad-input
test("names a nested unknown field by its path, unless the row has it at the same place", () => {
  const details = z.object({ event: z.string().optional(), legs: z.array(z.object({ from: z.string() })).default([]) });
  const nested = z.object({ name: z.string(), details: details.optional() });
  const nestedRow = z.object({ details: z.object({ places: z.number() }), kept: z.object({ a: z.string() }) });
  const body = {
    name: "a",
    details: {
      event: "cena",
      places: 2,
      id: "1",
      colour: "red",
      legs: [{ from: "Roma" }, { from: "Roma", to: "Como" }],
    },
    kept: { b: 1 },
  };
  expect(findUnknownFields(body, nested, nestedRow)).toEqual(["details.colour", "details.legs.1.to"]);
  expect(findUnknownFields({ name: "a", details: "text" }, nested, nestedRow)).toEqual([]);
  expect(
    findUnknownFields({ free: { a: 1 } }, z.object({ free: z.record(z.string(), z.unknown()) }), nestedRow),
  ).toEqual([]);
});

test("checks nested fields against the variant that the request declares", () => {
  const kinds = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("club"), details: z.object({ event: z.string() }).optional() }),
    z.object({ kind: z.literal("contact"), details: z.object({ subject: z.string() }).optional() }),
  ]);
  expect(findUnknownFields({ kind: "club", details: { event: "a", subject: "b" } }, kinds, row)).toEqual([
    "details.subject",
  ]);
  expect(findUnknownFields({ kind: "none", details: { event: "a", subject: "b" } }, kinds, row)).toEqual([]);
});

test.each([null, [], "text", 3, undefined])("returns nothing for %j", (body) => expect(unknown(body)).toEqual([]));
