import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResultCount } from "#app/features/explore/explore-page.tsx";
import type { DeliveredVehicles, SearchResults } from "#domain/catalogue/search-results.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const FACETS = { brands: [], categories: [] };
const delivered = (count: number): DeliveredVehicles => ({
  place: "Zurigo",
  count,
  isCapped: false,
  results: [],
  facets: FACETS,
});
const searchResultsWith = (group: DeliveredVehicles | null): SearchResults => ({
  service: "auto",
  pinned: null,
  results: [],
  facets: FACETS,
  delivered: group,
  longer: [],
});

// Rule: product.md#explore "The count is"
test.each([
  [
    { count: 33, unavailable: 1, isCapped: false, searchResults: searchResultsWith(null) },
    "32 risultati disponibili, 1 non disponibile",
  ],
  [{ count: 1, unavailable: 0, isCapped: false, searchResults: searchResultsWith(null) }, "1 risultato disponibile"],
  [
    { count: 0, unavailable: 0, isCapped: false, searchResults: searchResultsWith(delivered(0)) },
    "0 risultati disponibili",
  ],
  [
    { count: 3, unavailable: 1, isCapped: false, searchResults: searchResultsWith(delivered(27)) },
    "2 risultati disponibili e altre 27 vetture consegnate a Zurigo, 1 non disponibile",
  ],
  [
    { count: 2, unavailable: 2, isCapped: false, searchResults: searchResultsWith(delivered(8)) },
    "8 vetture consegnate a Zurigo, 2 non disponibili",
  ],
  [
    { count: 1000, unavailable: 0, isCapped: true, searchResults: searchResultsWith(null) },
    "oltre 1.000 risultati disponibili",
  ],
])("%o: a car that cannot be had is not counted among those that can", (props, sentence) => {
  renderOnSite(<ResultCount {...props} />);
  expect(screen.getByRole("status").textContent).toBe(sentence);
});
