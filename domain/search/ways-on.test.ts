import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { parseSearch } from "./search.ts";
import { otherCategories, shiftedDates } from "./ways-on.ts";

const NOW = { date: "2026-11-21", time: "12:10" };
const parse = (query: string) => parseSearch(new URLSearchParams(query));
const shifts = (query: string) => shiftedDates(parse(query), NOW, "Europe/Rome");

test("the days around are looked at, the nearest first, then a week at a time", () => {
  const found = shifts("pickupDate=2026-12-10&returnDate=2026-12-14");
  expect(found.slice(0, 2)).toEqual([
    { shift: 1, pickupDate: "2026-12-11", returnDate: "2026-12-15" },
    { shift: -1, pickupDate: "2026-12-09", returnDate: "2026-12-13" },
  ]);
  expect(found.map(({ shift }) => shift).slice(-3)).toEqual([14, 21, 28]);
});

test("no dates that have passed or lie too far ahead, and none where none were asked for", () => {
  expect(shifts("pickupDate=2026-11-22&returnDate=2026-11-24").every(({ pickupDate }) => pickupDate > NOW.date)).toBe(
    true,
  );
  expect(shifts("pickupDate=2026-11-22&returnDate=2026-11-24&pickupTime=18:00")[1]).toMatchObject({ shift: -1 });
  expect(shifts("pickupDate=2028-05-20&returnDate=2028-05-24").every(({ shift }) => shift <= 7)).toBe(true);
  expect(shifts("pickupDate=2026-12-10")).toEqual([]);
});

test("other categories are those that have something, where one was asked for", () => {
  const facets = { brands: [], categories: CATEGORY_SLUGS.map((slug, at) => ({ slug, count: at })) };
  const [empty, sought, ...others] = CATEGORY_SLUGS;
  expect(otherCategories(parse(`category=${sought}`), [facets]).map(({ slug }) => slug)).toEqual(others);
  expect(otherCategories(parse(`category=${sought}`), [facets, facets]).at(-1)).toMatchObject({ count: 8 });
  expect(otherCategories(parse(""), [facets])).toEqual([]);
  expect(empty).toBe("sportive");
});
