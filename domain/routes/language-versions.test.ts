// Rule: product.md#languages "Header, drawer and"
import { expect, test } from "vitest";
import { addressInLanguage, type LinkedPage } from "./language-versions.ts";

const page: LinkedPage = { path: "/", search: "", languages: ["it", "en", "de"], crumbs: [] };

test.each<[Partial<LinkedPage>, string]>([
  [{ path: "/" }, "/de"],
  [{ path: "/en/contatti" }, "/de/contatti"],
  [{ path: "/prenotazione/AbC-1", search: "?conferma=X&utm=a" }, "/de/prenotazione/AbC-1?conferma=X"],
  // Only what the page reads, in the table's order.
  [{ path: "/luxury-car-rental/suv", search: "?utm=a&page=2" }, "/de/luxury-car-rental/suv?page=2"],
  [{ path: "/explore", search: "?category=suv&city=Milano&gclid=1" }, "/de/explore?city=Milano&category=suv"],
])("%j leads to %s", (changes, address) => {
  expect(addressInLanguage({ ...page, ...changes }, "de")).toBe(address);
});

test("a page that does not exist in a language leads to its nearest parent", () => {
  const city = {
    ...page,
    path: "/luxury-car-rental/milan",
    search: "?page=2",
    crumbs: ["/", "/luxury-car-rental", "/luxury-car-rental/milan"].map((path) => ({ path })),
  };
  expect(addressInLanguage(city, "fr")).toBe("/fr/luxury-car-rental");
  const inGerman = {
    ...city,
    path: "/de/luxury-car-rental/milan",
    crumbs: city.crumbs.map(({ path }) => ({ path: `/de${path}` })),
  };
  expect(addressInLanguage(inGerman, "fr")).toBe("/fr/luxury-car-rental");
  expect(addressInLanguage({ ...city, crumbs: [] }, "fr")).toBe("/fr");
  expect(addressInLanguage({ ...city, languages: [] }, "it")).toBe("/luxury-car-rental");
});

test("a parent that does not exist in the language either is passed over", () => {
  const magazine = { path: "/magazine", languages: ["it", "en"] as const };
  const article = { ...page, path: "/magazine/roma", languages: ["it"] as const, crumbs: [{ path: "/" }, magazine] };
  expect(addressInLanguage(article, "en")).toBe("/en/magazine");
  expect(addressInLanguage(article, "de")).toBe("/de");
});
