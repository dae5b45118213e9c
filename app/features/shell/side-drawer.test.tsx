import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SideDrawer } from "#app/features/shell/side-drawer.tsx";
import { SiteScopeProvider } from "#app/features/shell/site-scope.tsx";
import { toSiteScope } from "#domain/catalogue/site-scope.ts";
import { TEST_CITIES } from "#test/factories/cities.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const queryCityLink = (name: string) => screen.queryByRole("link", { name: `Noleggio auto a ${name}`, hidden: true });

// Rule: product.md#header-and-drawer "The drawer's four"
test("the drawer's cities have a day and a night picture, of which the theme shows one", () => {
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element: <SideDrawer /> }])} />);
  expect([...(queryCityLink("Roma")?.querySelectorAll("img") ?? [])].map((plate) => plate.getAttribute("src"))).toEqual(
    ["/pictures/cities/rome-480.webp", "/pictures/cities/rome-night-480.webp"],
  );
});

// Rule: product.md#header-and-drawer "The drawer's four"
test("the drawer leaves out a deactivated city and links to the current page of a renamed one", () => {
  const cities = TEST_CITIES.flatMap((city) => {
    if (city.slug === "florence") return [];
    return [city.slug === "milan" ? { ...city, slug: "milano" } : city];
  });
  const element = (
    <SiteScopeProvider served={toSiteScope(cities, { jets: 0, articles: false })}>
      <SideDrawer />
    </SiteScopeProvider>
  );
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  expect(queryCityLink("Firenze")).toBeNull();
  expect(queryCityLink("Milano")?.getAttribute("href")).toBe("/luxury-car-rental/milano");
  expect(queryCityLink("Roma")?.getAttribute("href")).toBe("/luxury-car-rental/rome");
});
