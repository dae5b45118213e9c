import { screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { LowestPrice } from "#domain/prices/price-table-rows.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { PriceMatrix } from "./price-matrix.tsx";
import { PriceTable } from "./price-table.tsx";
import { RelatedLinks } from "./related-links.tsx";

const sums = { vehicles: 3, displayed: 3, lowestRate: 90_000, highestRate: 120_000, averageRate: 100_000 };
const levante: LowestPrice = {
  slug: "maserati-levante",
  brand: "Maserati",
  name: "Levante",
  citySlug: "milan",
  category: "suv",
  fromRate: 120_000,
  deposit: 500_000,
};

test("a price table shows the date, the cheapest available vehicle, its deposit and its price", () => {
  const rows = [
    { slug: "suv", name: "SUV", to: "/luxury-car-rental/milan/suv", vehicles: 3, lowest: levante },
    { slug: "van", name: "Van", to: "/luxury-car-rental/milan/van", vehicles: 1, lowest: null },
  ];
  renderOnSite(
    <PriceTable id="p" title="I prezzi a Milano" note="Al 21 novembre 2026." group="Categoria" rows={rows} />,
    {
      wrapper: MemoryRouter,
    },
  );
  const table = within(screen.getByRole("region", { name: "I prezzi a Milano" }));
  expect(table.getByText("Al 21 novembre 2026.")).toBeTruthy();
  const [, suv, van] = table.getAllByRole("row");
  expect(suv?.textContent).toBe("SUV3 vettureMaserati Levante€\u00a05.000€\u00a01.200");
  expect(table.getByRole("link", { name: "Maserati Levante" }).getAttribute("href")).toBe(
    "/luxury-car-rental/milan/suv/maserati-levante",
  );
  expect(table.getByRole("link", { name: "Van" }).getAttribute("href")).toBe("/luxury-car-rental/milan/van");
  expect(van?.textContent).toBe("Van1 vetturaNon disponibile");
});

test("a translated table uses the language's words and number format", () => {
  const rows = [{ slug: "suv", name: "SUVs", to: "/x", vehicles: 3, lowest: levante }];
  renderOnSite(<PriceTable id="p" title="Prices" note="" group="Category" rows={rows} />, {
    wrapper: MemoryRouter,
    language: "en",
  });
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "CategoryCarDepositPer day, from",
    "SUVs3 carsMaserati Levante€5,000€1,200",
  ]);
});

test("the hub's table has a row for each city with vehicles, and each price links to its vehicles", () => {
  renderOnSite(
    <PriceMatrix
      cities={[
        { slug: "milan", name: "Milano", country: "Italia", ...sums },
        { slug: "como", name: "Como", country: "Italia", ...sums, vehicles: 0 },
      ]}
      categories={[
        { slug: "suv", ...sums },
        { slug: "cabrio", ...sums },
        { slug: "van", ...sums, vehicles: 0 },
      ]}
      prices={[levante, { ...levante, slug: "q8", fromRate: 110_000 }, { ...levante, citySlug: "rome" }]}
      today="2026-11-21"
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual(["CittàSUVCabrio", "Milano1.100—"]);
  expect(screen.getByRole("link", { name: /1\.100/ }).getAttribute("href")).toBe("/luxury-car-rental/milan/suv");
  expect(screen.getByText(/21 novembre 2026/)).toBeTruthy();
});

test("related links are sentences; a sentence without names is left out", () => {
  const names = ["Ferrari", "Audi", "Porsche"].map((name) => ({ name, to: `/${name.toLowerCase()}` }));
  const { container } = renderOnSite(
    <RelatedLinks
      lines={[
        { text: "I marchi:", links: names },
        { text: "Le città:", links: [] },
      ]}
    />,
    { wrapper: MemoryRouter },
  );
  expect([...container.querySelectorAll("p")].map((paragraph) => paragraph.textContent)).toEqual([
    "I marchi: Ferrari, Audi e Porsche.",
  ]);
});
