import { expect, test } from "vitest";
import { findRowMark } from "./row-mark.ts";

// Rule: product.md#translations-screen "In the forms"
test.each([
  [{}, null],
  [{ missing: 3 }, "empty"],
  [{ missing: 1, approved: 2 }, "empty"],
  [{ missing: 1, draft: 1 }, "draft"],
  [{ draft: 1, outdated: 1 }, "outdated"],
  [{ approved: 3 }, "ready"],
] as const)("a row with %j has the mark %s", (totals, mark) => expect(findRowMark(totals)).toBe(mark));
