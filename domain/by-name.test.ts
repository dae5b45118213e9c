import { expect, test } from "vitest";
import { byName } from "#domain/by-name.ts";

test("names are in an Italian reader's order, capitals and accents aside", () => {
  const names = ["Škoda", "BMW", "Bentley", "Tesla", "Aston Martin"].map((name) => ({ name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(["Aston Martin", "Bentley", "BMW", "Škoda", "Tesla"]);
});
