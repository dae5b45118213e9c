import fc from "fast-check";
import { expect, test } from "vitest";
import { listLinkedPages } from "./rental-pages.ts";

test.each([
  [{ page: 1, pages: 1 }, [1]],
  [{ page: 2, pages: 3 }, [1, 2, 3]],
  [{ page: 1, pages: 4168 }, [1, 2, 3, null, 4168]],
  [{ page: 20, pages: 42 }, [1, null, 18, 19, 20, 21, 22, null, 42]],
  [{ page: 42, pages: 42 }, [1, null, 40, 41, 42]],
])("%j links the pages %j", (paging, linked) => {
  const shown = listLinkedPages(paging).flatMap(({ number, afterGap }) => (afterGap ? [null, number] : [number]));
  expect(shown).toEqual(linked);
});

// Rule: product.md#explore "A result is a"
test("links as few pages for a long list as for a short one, the current and both ends among them", () => {
  const paging = fc
    .integer({ min: 1, max: 5000 })
    .chain((pages) => fc.record({ page: fc.integer({ min: 1, max: pages }), pages: fc.constant(pages) }));
  fc.assert(
    fc.property(paging, ({ page, pages }) => {
      const numbers = listLinkedPages({ page, pages }).map(({ number }) => number);
      expect(numbers.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
    }),
  );
});
