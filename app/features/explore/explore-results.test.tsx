import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ExploreResults } from "#app/features/explore/explore-results.tsx";
import { parseSearch } from "#domain/search/search.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

test("the first result leads, and then every sixth if its vehicle is available", () => {
  const results = Array.from({ length: 14 }, (_, index) => ({
    vehicle: { ...car, id: `${index}`, available: index !== 6 },
    quote: null,
    delivery: null,
  }));
  const findings = { service: "auto", pinned: null, results, delivered: null } as unknown as Parameters<
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
