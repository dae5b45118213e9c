import { expect, test } from "vitest";
import { z } from "zod";
import { unknownNames } from "./written-names.ts";

const request = z.object({ name: z.string() }).superRefine(() => {});
const row = z.object({ id: z.string(), name: z.string(), url: z.string() });
const unknown = (body: unknown) => unknownNames(body, request, row);

test("the names of the request, of the row and those that the server sets in any row are known", () => {
  expect(unknown({ name: "a", url: "/a", id: "1", created_at: "", updated_at: "", version: 3 })).toEqual([]);
});

test("any other is not, be it a name that every object answers to", () => {
  expect(unknown({ name: "a", colour: "red", constructor: 1 })).toEqual(["colour", "constructor"]);
  expect(unknown(JSON.parse('{"__proto__": {}, "toString": 1}'))).toEqual(["__proto__", "toString"]);
});

test("a request of several kinds knows the names of all of them", () => {
  const kinds = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("club"), guests: z.number() }),
    z.object({ kind: z.literal("jet"), legs: z.number() }),
  ]);
  expect(unknownNames({ kind: "club", legs: 1, wheels: 4 }, kinds, row)).toEqual(["wheels"]);
});

test.each([null, [], "text", 3, undefined])("%j has no names", (body) => expect(unknown(body)).toEqual([]));
