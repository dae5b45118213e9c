import { screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { DeliveredVehicleSection } from "#app/features/vehicles/delivered-vehicle-section.tsx";
import { getCityWords } from "#domain/cities/city-words.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const total = { vehicles: 24, displayed: 24, lowestRate: 60_000, highestRate: 150_000, averageRate: 90_000 };
const group = { total, origins: ["Milano"], vehicles: [car] };

// Rule: product.md#delivered-cars
test("under its own heading, with its count, each car with where it comes from in place of the category, and the way to all of them", () => {
  renderOnSite(<DeliveredVehicleSection group={group} city="Como" extraCriteria={{ category: "sportive" }} />, {
    wrapper: MemoryRouter,
  });
  const section = within(screen.getByRole("region", { name: "Consegnate a Como" }));
  expect(section.getByText(/^24 vetture\. Le portiamo noi/)).toBeTruthy();
  expect(section.getByText("Da Milano")).toBeTruthy();
  expect(section.queryByText("Sportive")).toBeNull();
  expect(section.getByRole("link", { name: car.name }).getAttribute("href")).toMatch(/\?pickupCity=Como$/);
  expect(section.getByRole("link", { name: "Tutte le 24 vetture" }).getAttribute("href")).toBe(
    "/explore?pickupCity=Como&category=sportive",
  );
});

test("in another language its words are that language's, and the search still knows the city", () => {
  renderOnSite(<DeliveredVehicleSection group={group} city="Nizza" localizedCity="Nice" words={getCityWords("fr")} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole("region", { name: "Livrées à Nice" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Les 24 voitures" }).getAttribute("href")).toBe("/explore?pickupCity=Nizza");
});

test("where cars of every category are brought, each says its own beside where it comes from", () => {
  renderOnSite(<DeliveredVehicleSection group={group} city="Como" />, { wrapper: MemoryRouter });
  expect(screen.getByText("Sportive")).toBeTruthy();
  expect(screen.getByText("Da Milano")).toBeTruthy();
});

test("nothing where none is brought, and no way to more where all are shown", () => {
  const { container, rerender } = renderOnSite(
    <DeliveredVehicleSection group={{ ...group, total: { ...total, vehicles: 0 }, vehicles: [] }} city="Como" />,
    { wrapper: MemoryRouter },
  );
  expect(container.textContent).toBe("");
  rerender(<DeliveredVehicleSection group={{ ...group, total: { ...total, vehicles: 1 } }} city="Como" />);
  expect(screen.queryByRole("link", { name: /^Tutte/ })).toBeNull();
});
