import { expect, test } from "vitest";
import { compareByName } from "#domain/compare-names.ts";

test("sorts names for Italian readers, ignoring case and accents", () => {
  const names = ["Škoda", "BMW", "Bentley", "Tesla", "Aston Martin"].map((name) => ({ name }));
  expect(names.toSorted(compareByName).map(({ name }) => name)).toEqual([
    "Aston Martin",
    "Bentley",
    "BMW",
    "Škoda",
    "Tesla",
  ]);
});
