// Rule: product.md#languages "Header, drawer and"
import { expect, test } from "vitest";
import { addressInLanguage, type LinkedPage } from "./language-versions.ts";

const page: LinkedPage = { path: "/", search: "", languages: ["it", "en", "de"], crumbPaths: [] };

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
    crumbPaths: ["/", "/luxury-car-rental", "/luxury-car-rental/milan"],
  };
  expect(addressInLanguage(city, "fr")).toBe("/fr/luxury-car-rental");
  const inGerman = {
    ...city,
    path: "/de/luxury-car-rental/milan",
    crumbPaths: city.crumbPaths.map((path) => `/de${path}`),
  };
  expect(addressInLanguage(inGerman, "fr")).toBe("/fr/luxury-car-rental");
  expect(addressInLanguage({ ...city, crumbPaths: [] }, "fr")).toBe("/fr");
  expect(addressInLanguage({ ...city, languages: [] }, "it")).toBe("/luxury-car-rental");
});
