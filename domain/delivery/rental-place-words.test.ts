import { describe, expect, test } from "vitest";
import { atBase } from "./rental-place.ts";
import { driversAt, placeText } from "./rental-place-words.ts";

describe("a place in words", () => {
  test.each([
    [null, "Nizza", "Nizza"],
    ["Promenade des Anglais 37", "Nizza", "Promenade des Anglais 37, Nizza"],
    ["Promenade des Anglais 37, Nizza", "Nizza", "Promenade des Anglais 37, Nizza"],
    ["Corso Francia 10, 10138 torino", "Torino", "Corso Francia 10, 10138 torino"],
    // The end of a street's name is no city.
    ["Via Roma", "Roma", "Via Roma, Roma"],
    ["Via Roma 1", "Roma", "Via Roma 1, Roma"],
  ])("%s in %s", (address, name, said) => {
    expect(placeText({ name, address })).toBe(said);
  });
});

test("a car taken at its base and left elsewhere is fetched, and not brought", () => {
  const booking = { ...atBase("Zurigo"), back: { kilometres: 525, minutes: 420 } };
  expect(driversAt("pickup", booking)).toEqual([]);
  expect(driversAt("return", booking)).toEqual(["Veniamo noi a riprenderla."]);
});
