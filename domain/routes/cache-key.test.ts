// Rule: product.md#page-cache
import { expect, test } from "vitest";
import { toCacheKey } from "./cache-key.ts";
import { fillPattern } from "./patterns.ts";
import { ROUTE_ENTRIES } from "./route-table.ts";

test.each([
  ["/", "/"],
  ["/?", "/"],
  ["/?utm_source=1&gclid=x", "/"],
  ["/?city=Milano&utm_source=1", "/?city=Milano"],
  ["/?city=Milano&category=suv", "/?category=suv&city=Milano"],
  ["/explore?sort=price&brands=ferrari&brands=bentley", "/explore?brands=ferrari&brands=bentley&sort=price"],
  ["/explore?brands=bentley&brands=ferrari", "/explore?brands=bentley&brands=ferrari"],
  ["/contatti?nome=x", "/contatti"],
  ["/explore?city=caff%C3%A8+nero", "/explore?city=caff%C3%A8+nero"],
  ["/explore?city=caff%c3%a8%20nero", "/explore?city=caff%C3%A8+nero"],
  ["/confronto?vehicle=b&vehicle=a&x=1", "/confronto?vehicle=b&vehicle=a"],
])("%s has the cache key %s", (address, key) => {
  expect(toCacheKey(address)).toBe(key);
  expect(toCacheKey(key)).toBe(key);
});

test.each([
  "/admin",
  "/api/vehicles",
  "/auth/login",
  "/prenota/ferrari-296-gtb",
  "/contatti.data",
  "/explore.data?city=Milano",
  "/contatti/nothing/here",
  "/noleggio-suv",
  "/sitemaps/auto.xml",
  "/?city=%00",
  "/contatti?lang=de",
  "/de/luxury-car-rental/milan?lang=tlh&page=2",
  `/?utm_source=${"x".repeat(3000)}`,
])("%s is not cached", (address) => expect(toCacheKey(address)).toBeNull());

test("has no key for private pages", () => {
  for (const [, { pattern, visibility }] of ROUTE_ENTRIES)
    if (visibility === "private")
      expect(toCacheKey(`${fillPattern(pattern, { city: "x" }).replace("*", "a")}?city=Milano`)).toBeNull();
});
