import { expect, test } from "vitest";
import { LEGACY_REDIRECTS } from "./legacy-redirects.ts";
import { matchRoute } from "./match-route.ts";

// Rule: product.md#legacy-addresses "/noleggio-auto-firenze, -napoli"
// Rule: product.md#legacy-addresses "/noleggio-auto-milano, -monaco, -parigi, -vienna"
// Rule: product.md#legacy-addresses "/noleggio-auto-zurigo, -barcellona, -roma"
// Rule: product.md#legacy-addresses "/noleggio-cabriolet"
// Rule: product.md#legacy-addresses "/noleggio-executive"
// Rule: product.md#legacy-addresses "/noleggio-luxury-van"
// Rule: product.md#legacy-addresses "/noleggio-supercar, /noleggio-prestige"
// Rule: product.md#legacy-addresses "/noleggio-suv"
test("redirects the fifteen old paths as in the table", () => {
  expect(LEGACY_REDIRECTS).toEqual({
    "/noleggio-suv": "/luxury-car-rental/suv",
    "/noleggio-supercar": "/luxury-car-rental/sportive",
    "/noleggio-prestige": "/luxury-car-rental/sportive",
    "/noleggio-cabriolet": "/luxury-car-rental/cabrio",
    "/noleggio-executive": "/luxury-car-rental/berline",
    "/noleggio-luxury-van": "/luxury-car-rental/van",
    "/noleggio-auto-milano": "/luxury-car-rental/milan",
    "/noleggio-auto-monaco": "/luxury-car-rental/monaco",
    "/noleggio-auto-parigi": "/luxury-car-rental/paris",
    "/noleggio-auto-vienna": "/luxury-car-rental/vienna",
    "/noleggio-auto-zurigo": "/luxury-car-rental/zurich",
    "/noleggio-auto-barcellona": "/luxury-car-rental/barcelona",
    "/noleggio-auto-roma": "/luxury-car-rental/rome",
    "/noleggio-auto-firenze": "/luxury-car-rental/florence",
    "/noleggio-auto-napoli": "/luxury-car-rental/naples",
  });
});

test.each(Object.values(LEGACY_REDIRECTS))("%s is a current page", (path) => {
  expect(["category", "city"]).toContain(matchRoute(path).name);
});
