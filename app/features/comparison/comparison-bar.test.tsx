import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { enableFavourites } from "#app/browser/favourites.ts";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { readFavourites, toggleFavourite } from "#app/features/favourites/favourites-store.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

// The returned function is Vitest's teardown: test files of a worker share one document.
beforeAll(() => enableFavourites(Promise.resolve()));
beforeEach(() => {
  for (const slug of readFavourites()) toggleFavourite(slug);
});

function renderBar(address = "/explore") {
  history.replaceState(null, "", address);
  renderOnSite(<ComparisonBar />);
}
const saveFavourites = (...slugs: string[]) => act(() => slugs.forEach(toggleFavourite));
const address = () => screen.queryByRole("link", { name: /^Confronta/ })?.getAttribute("href");

// Rule: product.md#comparison
// Rule: product.md#public-routes "/confronto"
test("appears with the second favourite and links to the newest three, with the dates of the URL", async () => {
  renderBar("/explore?pickupDate=2026-12-10&returnDate=2026-12-13&category=cabrio");
  saveFavourites("car-1");
  expect(address()).toBeUndefined();
  saveFavourites("car-2");
  await waitFor(() =>
    expect(address()).toBe("/confronto?vehicle=car-1&vehicle=car-2&pickupDate=2026-12-10&returnDate=2026-12-13"),
  );
  saveFavourites("car-3");
  expect(await screen.findByRole("link", { name: "Confronta 3 vetture" })).toBeDefined();
  saveFavourites("car-4");
  expect(await screen.findByRole("link", { name: "Confronta le ultime 3 vetture" })).toBeDefined();
  expect(address()).toMatch(/vehicle=car-2&vehicle=car-3&vehicle=car-4/);
});

test("uses the dates of the last search when the URL has none", async () => {
  localStorage.setItem("ultima-ricerca", '{"pickupDate":"2099-12-10","returnDate":"2099-12-13"}');
  renderBar("/preferiti");
  saveFavourites("car-1", "car-2");
  await waitFor(() =>
    expect(address()).toBe("/confronto?vehicle=car-1&vehicle=car-2&pickupDate=2099-12-10&returnDate=2099-12-13"),
  );
});
