import { describe, expect, test } from "vitest";
import { cityChangesSchema, newCitySchema } from "#domain/forms/cities/city.ts";

const CITY = { name: "Bari", slug: "bari", country: "Italia" };
const problemsOf = (input: object) =>
  newCitySchema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("the city form", () => {
  test("requires name, slug and country", () => {
    expect(problemsOf({ name: " ", slug: "", country: "" })).toEqual(
      expect.arrayContaining([
        "name: Indica il nome della città.",
        "slug: Indica lo slug.",
        "country: Indica il Paese.",
      ]),
    );
  });

  test("refuses the slug of a category", () => {
    expect(problemsOf({ ...CITY, slug: "cabrio" })).toEqual(["slug: Questo slug è l'indirizzo di una categoria."]);
  });

  test.each(["Europe/Rome", "America/Argentina/Buenos_Aires", "UTC"])("accepts %s as a time zone", (time_zone) => {
    expect(problemsOf({ ...CITY, time_zone })).toEqual([]);
  });
  test.each(["Europe/Bari", "+02:00", "CET-1CEST"])("refuses %j as a time zone", (time_zone) => {
    expect(problemsOf({ ...CITY, time_zone })).toHaveLength(1);
  });

  test("keeps non-empty languages, trimmed, and removes duplicate aliases", () => {
    const city = newCitySchema.parse({
      ...CITY,
      descriptions: { it: " Il mare. ", fr: "", de: null },
      aliases: ["Bari", "Bàri", "Bari"],
    });
    expect(city.descriptions).toEqual({ it: "Il mare." });
    expect(city.aliases).toEqual(["Bari", "Bàri"]);
  });

  // Rule: product.md#city-record
  test("accepts no picture, or one with https or from our own site", () => {
    expect(newCitySchema.parse({ ...CITY, image_url: "" }).image_url).toBeNull();
    expect(problemsOf({ ...CITY, image_url: "http://velluto.example/x.jpg" })).toHaveLength(1);
  });

  test("changes only the submitted fields", () => {
    expect(cityChangesSchema.parse({ active: false, version: 3 })).toEqual({ active: false, version: 3 });
  });
});
