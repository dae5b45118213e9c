import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findExcess, MAX_FORM_FIELDS, MAX_JSON_VALUES, parseContentType } from "./count-fields.ts";

const excess = (body: string, type?: string) => findExcess(Buffer.from(body), parseContentType(type ?? null));
const form = (fields: number) => Array.from({ length: fields }, (_, at) => `f${at}=1`).join("&");
const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const multipart = (fields: number, boundary = BOUNDARY) =>
  `${Array.from({ length: fields }, (_, at) => `--${boundary}\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\n&&\r\n`).join("")}--${boundary}--\r\n`;
const JSON_TYPE = "application/json";

describe("the fields of a form", () => {
  test.each([
    ["application/x-www-form-urlencoded"],
    ["Application/X-WWW-Form-URLencoded; charset=utf-8"],
    ["text/plain"],
    ["x"],
    [undefined],
  ])("are counted whatever the type says: %s", (type) => {
    expect(excess(form(MAX_FORM_FIELDS), type)).toBeNull();
    expect(excess(form(MAX_FORM_FIELDS + 1), type)).toBe("fields");
  });

  test("with a boundary are counted by it", () => {
    for (const type of [`multipart/form-data; boundary=${BOUNDARY}`, `Multipart/Form-Data; BOUNDARY="${BOUNDARY}"`]) {
      expect(excess(multipart(MAX_FORM_FIELDS), type)).toBeNull();
      expect(excess(multipart(MAX_FORM_FIELDS + 1), type)).toBe("fields");
    }
  });

  test("may contain any number of ampersands", () => {
    const text = new URLSearchParams({ message: "auto & jet, ".repeat(5000) }).toString();
    expect(excess(text, "application/x-www-form-urlencoded")).toBeNull();
    expect(excess("a&b,\n".repeat(5000), "text/csv; charset=utf-8")).toBeNull();
  });
});

describe("the values of JSON", () => {
  /** Counts the members and elements of a parsed value, at all depths. */
  const valuesOf = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? Object.values(value).reduce<number>((sum, inner) => sum + 1 + valuesOf(inner), 0)
      : 0;
  /** Returns two JSON texts: one with exactly the allowed number of values, and one with one value more. */
  const filled = (value: unknown, more: number) =>
    JSON.stringify([value, ...Array(MAX_JSON_VALUES - 1 - valuesOf(value) + more).fill(0)], null, more);

  // Rule: product.md#bad-input
  test("are the members and elements at all depths, whatever strings contain", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(excess(filled(value, 0), JSON_TYPE)).toBeNull();
        expect(excess(filled(value, 1), JSON_TYPE)).toBe("values");
      }),
    );
  });

  test.each([JSON_TYPE, "Application/JSON; charset=utf-8", "application/problem+json", "text/json"])(
    "are counted for every JSON type: %s",
    (type) => expect(excess(`[${"1,".repeat(MAX_JSON_VALUES)}1]`, type)).toBe("values"),
  );

  test("count a text of a megabyte as one, however many commas and quotes it has", () => {
    expect(excess(JSON.stringify({ text: 'a,"[{&\\'.repeat(100_000) }), JSON_TYPE)).toBeNull();
  });

  test("are counted without a stack for half a million nested arrays", () => {
    expect(excess("[".repeat(500_000) + "]".repeat(500_000), JSON_TYPE)).toBe("values");
  });
});
