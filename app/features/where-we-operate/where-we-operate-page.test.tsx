import { cleanup, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { WhereWeOperatePage } from "#app/features/where-we-operate/where-we-operate-page.tsx";
import type { CoveredCity } from "#domain/cities/coverage-by-country.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

const ITALY = {
  code: "IT",
  name: "Italia",
  cities: [
    { slug: "milan", name: "Milano", latitude: 45.46, longitude: 9.19, vehicles: 8, suppliedFrom: null },
    { slug: "como", name: "Como", latitude: 45.81, longitude: 9.08, vehicles: 0, suppliedFrom: "Milano" },
  ],
};

// Rule: product.md#countries-served
test("a city of the list is a link labelled 'Noleggio auto lusso {city}', with its vehicle count beside it", () => {
  const element = <WhereWeOperatePage countries={[ITALY]} crumbs={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const cities = within(screen.getByRole("region", { name: "Italia" })).getAllByRole("listitem");
  const links = cities.map((city) => within(city).getByRole("link"));
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Noleggio auto lusso Milano", "/luxury-car-rental/milan"],
    ["Noleggio auto lusso Como", "/luxury-car-rental/como"],
  ]);
  expect(cities.map((city) => city.textContent)).toEqual([
    "Noleggio auto lusso Milano 8 vetture",
    "Noleggio auto lusso Como da Milano",
  ]);
});

// Rule: product.md#countries-served "A city without coordinates"
test("a city without coordinates, or outside the drawing, is in the list and not on the map", () => {
  const [city] = ITALY.cities;
  const cities = [
    { ...city, slug: "bellagio", name: "Bellagio", latitude: null, longitude: null },
    { ...city, slug: "atene", name: "Atene", latitude: 37.98, longitude: 23.73 },
    { ...city, slug: "bari", name: "Bari", latitude: 41.12, longitude: 16.87 },
  ] as CoveredCity[];
  const element = <WhereWeOperatePage countries={[{ ...ITALY, cities }]} crumbs={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const linksIn = (selector: string) => [...document.querySelectorAll(`${selector} a`)].map((link) => link.textContent);
  expect(linksIn("[data-map-names]")).toEqual(["Bari"]);
  expect(linksIn("[data-city-index]")).toHaveLength(3);
});

// Rule: product.md#delivery "Price. Delivery is"
test("the page promises no free airport delivery while a distant airport has a supplement", () => {
  const deliveryText = (ratePerKilometre: number) => {
    const element = <WhereWeOperatePage countries={[ITALY]} crumbs={[]} />;
    const site = { ...TEST_SITE, delivery: { ...TEST_SITE.delivery, ratePerKilometre } };
    renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />, { site });
    const text = screen.getAllByRole("definition")[0]?.textContent;
    cleanup();
    return text;
  };
  expect(deliveryText(200)).toContain("per un aeroporto fuori città può esserci un supplemento");
  expect(deliveryText(0)).toMatch(/^In aeroporto, /);
});
