import fc from "fast-check";
import { expect, test } from "vitest";
import { paginateGroups } from "./paginate-groups.ts";

const count = fc.integer({ min: 0, max: 60 });

test("continues with the second list on the page where the first one ends", () => {
  expect(paginateGroups(30, 2, 24)).toEqual({ first: { offset: 24, limit: 6 }, second: { offset: 0, limit: 18 } });
  expect(paginateGroups(30, 3, 24)).toEqual({ first: { offset: 48, limit: 0 }, second: { offset: 18, limit: 24 } });
});

// Rule: product.md#delivered-cars
test("all pages together contain each row of both lists once, in order", () => {
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 24 }), (firstCount, secondCount, perPage) => {
      const first = Array.from({ length: firstCount }, (_, at) => `first ${at}`);
      const second = Array.from({ length: secondCount }, (_, at) => `second ${at}`);
      const pages = Math.ceil((firstCount + secondCount) / perPage);
      const shown = Array.from({ length: pages }, (_, at) => {
        const stretches = paginateGroups(firstCount, at + 1, perPage);
        const part = (list: string[], { offset, limit }: { offset: number; limit: number }) =>
          list.slice(offset, offset + limit);
        return [...part(first, stretches.first), ...part(second, stretches.second)];
      });
      expect(shown.flat()).toEqual([...first, ...second]);
      expect(shown.every((page) => page.length <= perPage)).toBe(true);
    }),
  );
});
