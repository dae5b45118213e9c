// Rule: product.md#search-form
import { describe, expect, test } from "vitest";
import { searchFormSchema } from "#domain/forms/search-form.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const now = { date: "2026-10-24", time: "09:40" };
const timeZone = "Europe/Rome";
const valid = {
  pickupCity: "Milano",
  returnCity: "Monaco di Baviera",
  pickupDate: "2026-10-24",
  returnDate: "2026-10-25",
  pickupTime: "10:00",
  returnTime: "10:00",
};

function wrongFields(fields: Record<string, unknown>, cities?: string[]): string[] {
  const schema = searchFormSchema(wordsOf("it"), cities ? { now, timeZone, cities } : { now, timeZone });
  return schema.safeParse({ ...valid, ...fields }).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

describe("the search form", () => {
  test("accepts a complete form with or without a category", () => {
    expect(wrongFields({})).toEqual([]);
    expect(wrongFields({ category: "suv" })).toEqual([]);
  });

  test("requires each of the six fields", () => {
    for (const field of Object.keys(valid)) {
      expect(wrongFields({ [field]: undefined })).toEqual([field]);
      expect(wrongFields({ [field]: "" })).toEqual([field]);
    }
  });

  // Rule: product.md#search-form "The pickup cannot"
  test("refuses a past pickup: on another day the date is wrong, today the time", () => {
    expect(wrongFields({ pickupDate: "2026-10-23" })).toEqual(["pickupDate"]);
    expect(wrongFields({ pickupTime: "09:30" })).toEqual(["pickupTime"]);
  });

  // Rule: product.md#search-form "The pickup cannot"
  test("refuses a return before the pickup", () => {
    expect(wrongFields({ pickupDate: "2026-10-26" })).toEqual(["returnDate"]);
    expect(wrongFields({ returnDate: "2026-10-24" })).toEqual(["returnTime"]);
    expect(wrongFields({ returnDate: "2026-10-24", returnTime: "10:30" })).toEqual([]);
  });

  // Rule: product.md#rental-period
  test("refuses a period that is too long or too far ahead for online booking", () => {
    expect(wrongFields({ returnDate: "2026-12-23" })).toEqual([]);
    expect(wrongFields({ returnDate: "2026-12-24" })).toEqual(["returnDate"]);
    expect(wrongFields({ pickupDate: "2028-06-01", returnDate: "2028-06-03" })).toEqual(["pickupDate"]);
  });

  // Rule: product.md#search-cities
  // Rule: product.md#search-form "Cities and times"
  // Rule: product.md#time-slots
  test("accepts cities only from the fixed list and times only from the slots", () => {
    expect(wrongFields({ pickupCity: "Atlantide" })).toEqual(["pickupCity"]);
    expect(wrongFields({ returnCity: "Atlantide" })).toEqual(["returnCity"]);
    expect(wrongFields({ pickupCity: "Como" })).toEqual(["pickupCity"]);
    expect(wrongFields({ pickupCity: "Como" }, ["Como", "Monaco di Baviera"])).toEqual([]);
    expect(wrongFields({ returnTime: "10:10" })).toEqual(["returnTime"]);
    expect(wrongFields({ category: "Astronave" })).toEqual(["category"]);
  });

  test("reports errors in Italian", () => {
    const result = searchFormSchema(wordsOf("it"), { now, timeZone }).safeParse({ ...valid, pickupDate: "2026-10-23" });
    expect(result.error?.issues[0]?.message).toBe("Il ritiro non può essere già passato.");
  });
});
