import { expect, test } from "vitest";
import { paths, pathsIn } from "#domain/paths.ts";
import { SITE_IN_ALL_LANGUAGES, TEST_SITE } from "#test/site.ts";
import { renderRobotsTxt } from "./robots-txt.ts";

const rules = renderRobotsTxt("https://velluto.example", SITE_IN_ALL_LANGUAGES)
  .split("\n")
  .flatMap((line) => {
    const [, verb = "", pattern = ""] = /^(Allow|Disallow): (.*)$/.exec(line) ?? [];
    return verb ? [{ allows: verb === "Allow", pattern }] : [];
  });

/** RFC 9309: the longest matching pattern decides; without a match the path is allowed. */
function isOpen(path: string): boolean {
  const fitting = rules.filter(({ pattern }) => {
    const source = pattern.replaceAll(/[.+?^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
    return new RegExp(`^${source}`).test(path);
  });
  return fitting.sort((a, b) => b.pattern.length - a.pattern.length)[0]?.allows ?? true;
}

test.each([
  paths.home,
  paths.explore(),
  paths.explore("service=experience"),
  // Target of the home page's SearchAction.
  paths.explore("city=Milano"),
  paths.jets,
  paths.city("milan"),
  pathsIn("fr").city("milan"),
  "/luxury-car-rental/suv?page=2",
  "/de/luxury-car-rental/suv?page=2",
  pathsIn("de").explore("service=experience"),
  pathsIn("en").explore("city=Milano"),
  "/admiral",
  "/metrics-cars",
  "/og/luxury-car-rental/milan.png?v=1",
  "/sitemap.xml",
  "/assets/app.js",
])("%s is allowed", (path) => expect(isOpen(path)).toBe(true));

// Rule: product.md#sitemap
test.each([
  "/admin/seo",
  "/auth/login",
  "/api/vehicles",
  "/prenota/ferrari-296-gtb",
  "/prenotazione/abc",
  "/richiesta/abc",
  "/metrics",
  "/en/prenotazione/abc",
  "/fr/prenota/ferrari-296-gtb",
  "/es/private-jet-charter?from=Milano",
  pathsIn("de").favourites,
  pathsIn("de").explore("city=Milano&category=suv"),
  pathsIn("de").explore("service=experience&city=Milano"),
  "/de/luxury-car-rental/milan/sportive/ferrari-296-gtb?pickupDate=2026-12-01",
  paths.favourites,
  paths.explore("city=Milano&category=suv"),
  paths.explore("service=experience&city=Milano"),
  "/private-jet-charter?from=Milano",
  "/private-jet-charter/milan/light-jet/cessna-citation-m2?from=Milano",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb?pickupDate=2026-12-01",
])("%s is disallowed", (path) => expect(isOpen(path)).toBe(false));

// Rule: product.md#offers "Pages and addresses"
test("an offer that is switched off is not named", () => {
  const offers = { jets: false, experiences: false, club: false, magazine: false };
  expect(renderRobotsTxt("https://velluto.example", { ...SITE_IN_ALL_LANGUAGES, offers })).not.toMatch(
    /jet|esperienz|experience|vip|magazine/,
  );
});

// Rule: product.md#languages
test("a language that is switched off is not named", () => {
  expect(renderRobotsTxt("https://velluto.example", TEST_SITE)).not.toMatch(/\/(?:en|fr|de|es)\b/);
});
