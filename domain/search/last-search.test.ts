// Rule: product.md#last-search
import { expect, test } from "vitest";
import { parseLastSearch, serialiseLastSearch } from "./last-search.ts";

const NOW = { date: "2026-11-21", time: "12:10" };
const whole = {
  pickupCity: "Nizza",
  returnCity: "Monaco",
  pickupDate: "2026-11-24",
  returnDate: "2026-11-28",
  pickupTime: "10:00",
  returnTime: "18:30",
};
const read = (values: object) => parseLastSearch(JSON.stringify(values), NOW);

test("restores the last search", () => {
  expect(parseLastSearch(serialiseLastSearch(whole, null), NOW)).toEqual(whole);
});

test("drops past dates and keeps the places", () => {
  const { pickupDate: _pickup, returnDate: _return, ...rest } = whole;
  expect(read({ ...whole, pickupDate: "2026-11-20" })).toEqual(rest);
  expect(read({ ...whole, pickupDate: "2026-11-21", pickupTime: "12:00" })).toEqual({ ...rest, pickupTime: "12:00" });
  expect(read({ ...whole, pickupDate: "2026-11-21", pickupTime: "12:30" })).toMatchObject({ pickupDate: "2026-11-21" });
  expect(read({ ...whole, returnDate: "2026-11-23" })).not.toHaveProperty("returnDate");
});

test.each([null, "", "null", "[1,2]", "{", '"x"', '{"pickupCity":7,"pickupDate":"domani","pickupTime":"10:07"}'])(
  "%j is parsed to an empty search",
  (text) => {
    expect(parseLastSearch(text, NOW)).toEqual({});
  },
);

test("merges the current values into the saved ones, and saves nothing but the search", () => {
  const text = serialiseLastSearch(
    { pickupCity: "Roma", pickupDate: "" },
    JSON.stringify({ ...whole, email: "a@b.it" }),
  );
  expect(JSON.parse(text)).toEqual({ ...whole, pickupCity: "Roma" });
});
