import { screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ExploreResults } from "#app/features/explore/explore-results.tsx";
import type { SearchResults } from "#domain/catalogue/search-results.ts";
import { parseSearch } from "#domain/search/search.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

test("the first result leads, and then every sixth if its vehicle is available", () => {
  const results = Array.from({ length: 14 }, (_, index) => ({
    vehicle: { ...car, id: `${index}`, available: index !== 6 },
    quote: null,
    delivery: null,
  }));
  const findings = { service: "auto", pinned: null, results, delivered: null, longer: [] } as unknown as Parameters<
    typeof ExploreResults
  >[0]["searchResults"];
  const page = (
    <ExploreResults searchResults={findings} criteria={parseSearch(new URLSearchParams())} page={1} pages={1} />
  );
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
  const leadCards = screen
    .getAllByRole("article")
    .flatMap(({ dataset }, index) => (dataset.ground === "night" ? [index] : []));
  expect(leadCards).toEqual([0, 12]);
});

// Rule: product.md#rates "Too short."
test("cars for a longer rental follow all others under a heading of their own", () => {
  const result = { vehicle: car, quote: null, delivery: null };
  const findings: SearchResults = {
    service: "auto",
    pinned: null,
    results: [result],
    delivered: { place: "Milano", count: 0, isCapped: false, results: [], facets: { brands: [], categories: [] } },
    longer: [{ ...result, vehicle: { ...car, id: "longer" }, longer: { minimumDays: 3, returnDate: "2026-12-13" } }],
    facets: { brands: [], categories: [] },
  };
  const criteria = parseSearch(new URLSearchParams("pickupDate=2026-12-10&returnDate=2026-12-12"));
  const page = <ExploreResults searchResults={findings} criteria={criteria} page={1} pages={1} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
  const group = screen.getByRole("region", { name: "Per un noleggio più lungo" });
  expect(within(group).getAllByRole("article")).toHaveLength(1);
  expect(within(group).getByText("da 3 giorni")).toBeDefined();
  expect(screen.getAllByRole("article").at(-1)).toBe(within(group).getByRole("article"));
});
