import { expect, test } from "vitest";
import { compareByName } from "#domain/compare-names.ts";

test("names are in an Italian reader's order, capitals and accents aside", () => {
  const names = ["Škoda", "BMW", "Bentley", "Tesla", "Aston Martin"].map((name) => ({ name }));
  expect(names.toSorted(compareByName).map(({ name }) => name)).toEqual([
    "Aston Martin",
    "Bentley",
    "BMW",
    "Škoda",
    "Tesla",
  ]);
});
