// Rule: product.md#new-installation
import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { HomePage, type HomePageProps } from "#app/features/home/home-page.tsx";
import { AllVehiclesPage } from "#app/features/rental/all-vehicles-page.tsx";
import { RentalHubPage } from "#app/features/rental/rental-hub-page.tsx";
import { SiteLayout } from "#app/features/shell/site-layout.tsx";
import { SiteScopeProvider } from "#app/features/shell/site-scope.tsx";
import { WhereWeOperatePage } from "#app/features/where-we-operate/where-we-operate-page.tsx";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  return () => vi.unstubAllGlobals();
});

/** Renders a page of an installation without content, inside the site's layout. */
function renderPage(page: ReactNode) {
  const element = (
    <SiteScopeProvider served={{ countries: [], leadingCities: [], cityPages: {}, jets: false, articles: false }}>
      <SiteLayout>{page}</SiteLayout>
    </SiteScopeProvider>
  );
  return renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />).container;
}
/** Returns the texts of the page's own headings. */
const headings = () =>
  within(screen.getByRole("main"))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

const NO_CARS = Object.fromEntries(CATEGORY_SLUGS.map((slug) => [slug, { count: 0, fromRate: null }]));
const TOTAL = { vehicles: 0, displayed: 0, lowestRate: 0, highestRate: 0, averageRate: 0 };

test("the home page has no section without content and names no country", () => {
  const container = renderPage(
    <HomePage
      photographed={[]}
      featured={[]}
      hero={null}
      categoryCounts={NO_CARS as HomePageProps["categoryCounts"]}
      brands={[]}
      cities={[]}
      addedCities={[]}
      places={{ cities: [], otherPlaces: [] }}
      city={null}
      category={null}
      articles={[]}
    />,
  );
  const headingTexts = headings();
  for (const title of ["Scegli la categoria", "Le Nostre Categorie", "I marchi", "Destinazioni", "Copertura europea"])
    expect(headingTexts).not.toContain(title);
  expect(container.textContent).not.toMatch(/0 vetture|Paes[ei]/);
  expect(container.querySelector('img[src*="/pictures/house/"], img[src*="/pictures/heroes/"]')).toBeNull();
});

test("header, footer and drawer contain no link to an empty page", () => {
  const container = renderPage(<p>Pagina</p>);
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).not.toContain("/private-jet-charter");
  expect(links).not.toContain("/magazine");
  expect(links.filter((link) => link?.startsWith("/luxury-car-rental/"))).toEqual([]);
});

test("the hub and the fleet page announce that vehicles will follow", () => {
  const head = { title: "", description: "", canonical: "", h1: "Noleggio Auto di Lusso", crumbs: [] };
  const lists = { categories: [], cities: [], brands: [], prices: [], experiences: [] };
  const categories = CATEGORY_SLUGS.map((slug) => ({ slug, vehicles: 0, lowestRate: 0, highestRate: 0 }));
  const hub = { ...lists, categories, total: TOTAL, today: "2026-11-21", head };
  const container = renderPage(<RentalHubPage {...(hub as unknown as Parameters<typeof RentalHubPage>[0])} />);
  for (const title of ["Le categorie", "Le destinazioni"]) expect(headings()).not.toContain(title);
  expect(container.textContent).toContain("La collezione sta arrivando.");
  expect(container.textContent).not.toMatch(/\b0 (vetture|città)/);
});

test("the fleet page without vehicles says so and lists no categories", () => {
  const container = renderPage(<AllVehiclesPage total={TOTAL} categories={[]} crumbs={[]} />);
  expect(container.textContent).toContain("La collezione sta arrivando.");
  expect(screen.queryByRole("navigation", { name: "Categorie" })).toBeNull();
});

test("the map is hidden while no city is served", () => {
  const container = renderPage(<WhereWeOperatePage countries={[]} crumbs={[]} />);
  expect(container.textContent).toContain("Le prime città stanno arrivando");
  expect(container.textContent).not.toContain("0 Paesi");
});
