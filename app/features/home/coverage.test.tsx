import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Coverage } from "#app/features/home/coverage.tsx";
import { CITY_SLUGS, type CitySlug } from "#domain/cities/city.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const CITIES = (Object.keys(CITY_SLUGS) as CitySlug[]).map((slug) => ({ listed: slug, slug: slug as string }));

// Rule: product.md#countries-served
test("each of the 26 cities is a link labelled 'Noleggio auto lusso {city}' to its page", () => {
  const element = <Coverage cities={CITIES} addedCities={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")].join(" → "));
  const expected = CITIES.map(
    ({ listed, slug }) => `Noleggio auto lusso ${CITY_SLUGS[listed]} → /luxury-car-rental/${slug}`,
  );
  expect(links.toSorted()).toEqual(expected.toSorted());
});

// Rule: product.md#countries-served
test("cities that staff added follow the listed ones of their country, and new countries follow", () => {
  const addedCities = [
    { name: "Bologna", slug: "bologna", country: "Italia" },
    { name: "Lisbona", slug: "lisbona", country: "Portogallo" },
  ];
  const element = <Coverage cities={[{ listed: "rome", slug: "rome" }]} addedCities={addedCities} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Dove consegniamo",
    "Italia",
    "Portogallo",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/luxury-car-rental/rome",
    "/luxury-car-rental/bologna",
    "/luxury-car-rental/lisbona",
  ]);
});

// Rule: product.md#languages
test("cities and countries are named in the page's language, and link to its pages", () => {
  const element = <Coverage cities={[{ listed: "munich", slug: "munich" }]} addedCities={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />, { language: "en" });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Where we deliver", "Germany"]);
  const link = screen.getByRole("link");
  expect([link.textContent?.endsWith("Munich"), link.getAttribute("href")]).toEqual([
    true,
    "/en/luxury-car-rental/munich",
  ]);
});
