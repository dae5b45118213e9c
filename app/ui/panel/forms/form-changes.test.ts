import { expect, test } from "vitest";
import { applyChanges, changedFields } from "./form-changes.ts";

const INITIAL = { name: "Ferrari", reviews: Number.NaN, specs: { power: "610 CV", seats: 2 }, images: ["a", "b"] };

test("what was typed back to what stood there is no change", () => {
  expect(changedFields({ ...INITIAL, reviews: Number.NaN, images: ["a", "b"] }, INITIAL)).toEqual({});
  expect(changedFields({ ...INITIAL, images: ["b", "a"] }, INITIAL)).toEqual({ images: ["b", "a"] });
});

// Rule: product.md#stale-versions
test("only what one editor changed is written over what another has saved, within a group too; of a list changed by both the later stays whole", () => {
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
