// Rule: product.md#no-dead-ends
import { screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NoResults } from "#app/features/explore/no-results.tsx";
import type { SearchAlternatives } from "#domain/search/alternatives.ts";
import { parseSearch } from "#domain/search/search.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const QUERY =
  "pickupCity=Nizza&returnCity=Nizza&pickupDate=2026-12-10&returnDate=2026-12-14&category=cabrio&sort=price";

function renderNoResults(ways: SearchAlternatives | null) {
  const criteria = parseSearch(new URLSearchParams(QUERY));
  const page = <NoResults criteria={criteria} ways={ways} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
}
const linksOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("an empty search offers other dates and another category, and keeps the rest of the search", () => {
  renderNoResults({
    reason: null,
    soonest: { pickupDate: "2026-12-10", pickupTime: "19:00", returnDate: "2026-12-14" },
    dates: [{ shift: -2, pickupDate: "2026-12-08", returnDate: "2026-12-12" }],
    categories: [{ slug: "suv", count: 1 }],
    nearest: [],
  });
  expect(linksOf("Le date libere più vicine")).toEqual([
    [
      "Da giovedì 10 dicembre alle 19:00 a lunedì 14 dicembreIl primo ritiro possibile",
      "/explore?pickupCity=Nizza&returnCity=Nizza&pickupDate=2026-12-10&returnDate=2026-12-14&pickupTime=19%3A00&category=cabrio&sort=price",
    ],
    [
      "Da martedì 8 dicembre a sabato 12 dicembre2 giorni prima",
      "/explore?pickupCity=Nizza&returnCity=Nizza&pickupDate=2026-12-08&returnDate=2026-12-12&category=cabrio&sort=price",
    ],
  ]);
  expect(linksOf("Un'altra categoria")).toEqual([
    [
      "SUV1 risultato disponibile",
      "/explore?pickupCity=Nizza&returnCity=Nizza&pickupDate=2026-12-10&returnDate=2026-12-14&category=suv&sort=price",
    ],
  ]);
});

// Rule: product.md#explore "The count is"
test("an empty search says so and lists suggestions", () => {
  renderNoResults(null);
  expect(screen.getByText("Nessun risultato trovato")).toBeDefined();
  expect(screen.getByText("Prova a modificare i filtri o la ricerca")).toBeDefined();
});

test("every empty search links to the contacts", () => {
  renderNoResults(null);
  const person = linksOf("Una persona").map(([, href]) => href);
  expect(person[0]).toMatch(/^tel:/);
  expect(person[1]).toMatch(/^https:\/\/wa\.me\//);
  expect(person[2]).toBe("/contatti");
});
