import { expect, test } from "vitest";
import { sortByFieldOrder } from "./error-summary.tsx";

test("problems are listed in field order, after those of the whole form", () => {
  const problems = ["phone", "name", "", "email"].map((path) => ({ path, message: `${path} is wrong` }));
  const ordered = sortByFieldOrder(["name", "email", "phone"], problems);
  expect(ordered.map(({ path }) => path)).toEqual(["", "name", "email", "phone"]);
});
