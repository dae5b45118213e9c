import { expect, test } from "vitest";
import { changedFields, withChanges } from "./form-changes.ts";

const BEGAN = { name: "Ferrari", reviews: Number.NaN, specs: { power: "610 CV", seats: 2 }, images: ["a", "b"] };

test("what was typed back to what stood there is no change", () => {
  expect(changedFields({ ...BEGAN, reviews: Number.NaN, images: ["a", "b"] }, BEGAN)).toEqual({});
  expect(changedFields({ ...BEGAN, images: ["b", "a"] }, BEGAN)).toEqual({ images: ["b", "a"] });
});

// Rule: product.md#stale-versions
test("only what one editor changed is written over what another has saved, within a group too; of a list changed by both the later stays whole", () => {
  const current = { ...BEGAN, name: "Ferrari S.p.A.", specs: { power: "620 CV", seats: 2 }, images: ["a", "b", "c"] };
  const mine = { ...BEGAN, specs: { power: "610 CV", seats: 4 } };
  expect(withChanges(current, { from: BEGAN, to: mine })).toEqual({
    ...current,
    specs: { power: "620 CV", seats: 4 },
  });
  expect(withChanges(current, { from: BEGAN, to: { ...BEGAN, images: ["b"] } })).toEqual({ ...current, images: ["b"] });
});
