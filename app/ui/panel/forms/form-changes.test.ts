import { expect, test } from "vitest";
import { applyChanges, changedFields } from "./form-changes.ts";

const INITIAL = { name: "Ferrari", reviews: Number.NaN, specs: { power: "610 CV", seats: 2 }, images: ["a", "b"] };

test("typing the original value back is no change", () => {
  expect(changedFields({ ...INITIAL, reviews: Number.NaN, images: ["a", "b"] }, INITIAL)).toEqual({});
  expect(changedFields({ ...INITIAL, images: ["b", "a"] }, INITIAL)).toEqual({ images: ["b", "a"] });
});

// Rule: product.md#stale-versions
test("changes are merged over another editor's by field, also within groups; a list changed by both is replaced as a whole", () => {
  const current = { ...INITIAL, name: "Ferrari S.p.A.", specs: { power: "620 CV", seats: 2 }, images: ["a", "b", "c"] };
  const mine = { ...INITIAL, specs: { power: "610 CV", seats: 4 } };
  expect(applyChanges(current, { from: INITIAL, to: mine })).toEqual({
    ...current,
    specs: { power: "620 CV", seats: 4 },
  });
  expect(applyChanges(current, { from: INITIAL, to: { ...INITIAL, images: ["b"] } })).toEqual({
    ...current,
    images: ["b"],
  });
});
