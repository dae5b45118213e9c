import { expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { movePeriodTo } from "#domain/rental-period/move-period.ts";
import { findOtherCategories, listShiftedDates } from "./alternatives.ts";
import { parseSearch } from "./search.ts";

const NOW = { date: "2026-11-21", time: "12:10" };
const parse = (query: string) => parseSearch(new URLSearchParams(query));
const shifts = (query: string) => listShiftedDates(parse(query), NOW, "Europe/Rome");

test("tries the days around the requested ones, nearest first, then whole weeks", () => {
  const found = shifts("pickupDate=2026-12-10&returnDate=2026-12-14");
  expect(found.slice(0, 2)).toEqual([
    { shift: 1, pickupDate: "2026-12-11", returnDate: "2026-12-15" },
    { shift: -1, pickupDate: "2026-12-09", returnDate: "2026-12-13" },
  ]);
  expect(found.map(({ shift }) => shift).slice(-3)).toEqual([14, 21, 28]);
});

test("tries no dates in the past or too far ahead, and none without requested dates", () => {
  expect(shifts("pickupDate=2026-11-22&returnDate=2026-11-24").every(({ pickupDate }) => pickupDate > NOW.date)).toBe(
    true,
  );
  expect(shifts("pickupDate=2026-11-22&returnDate=2026-11-24&pickupTime=18:00")[1]).toMatchObject({ shift: -1 });
  expect(shifts("pickupDate=2028-05-20&returnDate=2028-05-24").every(({ shift }) => shift <= 7)).toBe(true);
  expect(shifts("pickupDate=2026-12-10")).toEqual([]);
});

// Rule: product.md#no-dead-ends
test("a postponed rental keeps its length and never ends before it starts", () => {
  const period = { pickup: { date: "2026-11-23", time: "10:00" }, return: { date: "2026-11-25", time: "10:00" } };
  const from = (date: string, time: string) => movePeriodTo(period, { date, time }).return.date;
  expect([from("2026-11-23", "19:00"), from("2026-11-24", "01:30")]).toEqual(["2026-11-25", "2026-11-26"]);
  const sameDay = { ...period, return: { date: "2026-11-23", time: "18:00" } };
  expect(movePeriodTo(sameDay, { date: "2026-11-23", time: "19:00" }).return).toEqual({
    date: "2026-11-24",
    time: "18:00",
  });
});

test("offers other categories with cars only if a category was requested", () => {
  const facets = { brands: [], categories: CATEGORY_SLUGS.map((slug, at) => ({ slug, count: at })) };
  const [empty, sought, ...others] = CATEGORY_SLUGS;
  expect(findOtherCategories(parse(`category=${sought}`), [facets]).map(({ slug }) => slug)).toEqual(others);
  expect(findOtherCategories(parse(`category=${sought}`), [facets, facets]).at(-1)).toMatchObject({ count: 8 });
  expect(findOtherCategories(parse(""), [facets])).toEqual([]);
  expect(empty).toBe("sportive");
});
