import { screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PendingResults } from "#app/features/explore/explore-page.tsx";
import { FilterChips } from "#app/features/explore/filter-chips.tsx";
import { FilterDrawer } from "#app/features/explore/filter-drawer.tsx";
import { OTHER_SERVICES } from "#domain/catalogue/filters.ts";
import { type SearchResults, withoutCounts } from "#domain/catalogue/search-results.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { parseSearch, searchToQuery } from "#domain/search/search.ts";
import { toSearchChips } from "#domain/search/search-chips.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

const TODAY = "2026-11-21";

const FINDINGS: Extract<SearchResults, { service: "auto" }> = {
  service: "auto",
  pinned: null,
  results: [],
  delivered: null,
  longer: [],
  facets: {
    brands: [{ slug: "ferrari", name: "Ferrari", count: 1 }],
    categories: CATEGORY_SLUGS.map((slug) => ({ slug, count: 1 })),
  },
};
const parse = (query: string) => parseSearch(new URLSearchParams(query));

function renderFilters(query: string, findings = FINDINGS, otherServices = OTHER_SERVICES) {
  const page = (
    <>
      <FilterChips chips={toSearchChips(wordsOf("it"), parse(query), TODAY)} criteria={parse(query)} />
      <FilterDrawer criteria={parse(query)} findings={findings} otherServices={otherServices} />
    </>
  );
  return renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />).container;
}

// Rule: product.md#explore-filters "Without dates the range"
test.each([
  ["", "Riferito al prezzo «da» al giorno di ogni vettura."],
  [
    "pickupDate=2026-12-10&returnDate=2026-12-12",
    "Riferito alla media al giorno nelle tue date: giorni, pacchetti e sconto per la durata.",
  ],
])("with %j the slider says what it compares", (query, hint) => {
  renderFilters(query);
  const legend = screen.getByText("Prezzo al giorno");
  expect(legend.closest("fieldset")?.textContent).toContain(hint);
});

/** Returns the query that the form would submit. */
function submittedQuery(container: HTMLElement): string {
  const form = container.querySelector("form");
  if (!form) throw new Error("no form");
  return searchToQuery(parse(new URLSearchParams([...new FormData(form)] as [string, string][]).toString()));
}

test.each([
  "pickupCity=Milano&category=sportive",
  "pickupCity=Milano&category=sportive&categories=suv",
  "category=van&brands=ferrari&priceMin=600&transmission=auto&sort=price",
  "categories=suv&categories=van",
])("applying the filters unchanged leads to the same search: %s", (query) => {
  expect(submittedQuery(renderFilters(query))).toBe(searchToQuery(parse(query)));
});

// Rule: product.md#reviews "Where a company"
test("the order by rating names no rating where the site shows none", () => {
  const chips = <FilterChips chips={[]} criteria={parse("")} />;
  const router = () => createMemoryRouter([{ path: "*", element: chips }]);
  const { container, unmount } = renderOnSite(<RouterProvider router={router()} />);
  expect(container.textContent).toContain("I più apprezzati");
  unmount();
  const site = { ...TEST_SITE, showsTypedRatings: false };
  const { container: other } = renderOnSite(<RouterProvider router={router()} />, { site });
  expect(other.textContent).not.toContain("apprezzati");
  expect(other.textContent).toContain("In evidenza");
});

test("the page's own category can be removed and another one selected", () => {
  const container = renderFilters("pickupCity=Milano&category=sportive");
  const sheet = within(screen.getByRole("group", { name: "Categorie", hidden: true }));
  sheet.getByRole("checkbox", { name: /Sportive/, hidden: true }).click();
  sheet.getByRole("checkbox", { name: /SUV/, hidden: true }).click();
  expect(submittedQuery(container)).toBe("pickupCity=Milano&categories=suv");
});

// Rule: product.md#explore-filters
test("where no vehicle is based, the filters offer the delivered ones", () => {
  const emptyFacets = { brands: [], categories: CATEGORY_SLUGS.map((slug) => ({ slug, count: 0 })) };
  const delivered = { place: "Nizza", count: 1, isCapped: false, results: [], facets: FINDINGS.facets };
  renderFilters("pickupCity=Nizza", { ...FINDINGS, facets: emptyFacets, delivered });
  const brands = within(screen.getByRole("group", { name: "Marchi", hidden: true }));
  brands.getByRole("checkbox", { name: /^Ferrari ?1$/, hidden: true });
  const categories = within(screen.getByRole("group", { name: "Categorie", hidden: true }));
  categories.getByRole("checkbox", { name: /^SUV ?1$/, hidden: true });
});

// Rule: product.md#explore "Cars that have"
test("a filter with too many vehicles to count is offered without a count", () => {
  renderFilters("", { ...FINDINGS, facets: withoutCounts(FINDINGS.facets) });
  const brands = within(screen.getByRole("group", { name: "Marchi", hidden: true }));
  brands.getByRole("checkbox", { name: /^Ferrari$/, hidden: true });
});

test("the page lists active filters only when there are any", () => {
  renderFilters("");
  expect(screen.queryByRole("list", { name: "Filtri attivi" })).toBeNull();
});

// Rule: product.md#explore-filters
test("clearing removes brands, categories, price and gearbox and keeps the rest of the search", () => {
  renderFilters(
    "pickupCity=Milano&category=sportive&categories=suv&brands=ferrari&priceMin=600&priceMax=900&transmission=auto",
  );
  const clear = screen.getByRole("link", { name: "Azzera", hidden: true });
  expect(clear.getAttribute("href")).toBe("/explore?pickupCity=Milano&category=sportive");
});

// Rule: product.md#explore
// Rule: product.md#explore "The count is"
test("a loading search shows six skeletons", () => {
  const { container } = renderOnSite(<PendingResults />);
  expect(screen.getByText("Ricerca in corso")).toBeDefined();
  expect(container.querySelectorAll(":scope > div[aria-hidden]")).toHaveLength(6);
});
