import { expect, test } from "vitest";
import { sortByFieldOrder } from "./error-summary.tsx";

test("what is wrong is listed as the form asks for it, and first what no field is to blame for", () => {
  const problems = ["phone", "name", "", "email"].map((path) => ({ path, message: `${path} is wrong` }));
  const ordered = sortByFieldOrder(["name", "email", "phone"], problems);
  expect(ordered.map(({ path }) => path)).toEqual(["", "name", "email", "phone"]);
});
