import fc from "fast-check";
import { expect, test } from "vitest";
import { paginateGroups } from "./paginate-groups.ts";

const count = fc.integer({ min: 0, max: 60 });

test("continues with the next list on the page where one ends", () => {
  expect(paginateGroups({ first: 30, second: 20 }, 2, 24)).toEqual({
    first: { offset: 24, limit: 6 },
    second: { offset: 0, limit: 18 },
    third: { offset: 0, limit: 0 },
  });
  expect(paginateGroups({ first: 30, second: 20 }, 3, 24)).toEqual({
    first: { offset: 48, limit: 0 },
    second: { offset: 18, limit: 2 },
    third: { offset: 0, limit: 22 },
  });
});

// Rule: product.md#delivered-cars
test("all pages together contain each row of the lists once, in order", () => {
  fc.assert(
    fc.property(fc.tuple(count, count, count), fc.integer({ min: 1, max: 24 }), (counts, perPage) => {
      const [first = [], second = [], third = []] = counts.map((length, list) =>
        Array.from({ length }, (_, at) => `list ${list}, row ${at}`),
      );
      const pages = Math.ceil((first.length + second.length + third.length) / perPage);
      const shown = Array.from({ length: pages }, (_, at) => {
        const parts = paginateGroups({ first: first.length, second: second.length }, at + 1, perPage);
        const part = (list: string[], { offset, limit }: { offset: number; limit: number }) =>
          list.slice(offset, offset + limit);
        return [...part(first, parts.first), ...part(second, parts.second), ...part(third, parts.third)];
      });
      expect(shown.flat()).toEqual([...first, ...second, ...third]);
      expect(shown.every((page) => page.length <= perPage)).toBe(true);
    }),
  );
});
