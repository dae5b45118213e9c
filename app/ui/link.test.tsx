import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Link } from "#app/ui/link.tsx";
import { SiteProvider } from "#app/ui/site.tsx";
import { TEST_SITE } from "#test/site.ts";

// Rule: product.md#languages "A page exists"
test("a link to a city without a page in the language leads to the search for its cars", () => {
  const replacedCityPages = { "/de/luxury-car-rental/munich": "/de/explore?city=Monaco+di+Baviera" };
  const links = ["/de/luxury-car-rental/munich", "/de/luxury-car-rental/milan"].map((to) =>
    renderToStaticMarkup(
      <SiteProvider site={{ ...TEST_SITE, replacedCityPages }}>
        <Link to={to}>x</Link>
      </SiteProvider>,
    ),
  );
  expect(links).toEqual([
    '<a href="/de/explore?city=Monaco+di+Baviera">x</a>',
    '<a href="/de/luxury-car-rental/milan">x</a>',
  ]);
});
