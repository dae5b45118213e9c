import { screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { DeliveredVehicleSection } from "#app/features/vehicles/delivered-vehicle-section.tsx";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const total = { vehicles: 24, displayed: 24, lowestRate: 60_000, highestRate: 150_000, averageRate: 90_000 };
const group = { total, origins: ["Milano"], vehicles: [car] };

// Rule: product.md#delivered-cars
test("the section has a heading with the count, each vehicle's city in place of its category, and a link to all of them", () => {
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

test("in another language its texts are translated, and its link still finds the city", () => {
  renderOnSite(<DeliveredVehicleSection group={group} city="Nizza" />, {
    wrapper: MemoryRouter,
    language: "fr",
  });
  expect(screen.getByRole("region", { name: "Livrées à Nice" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Les 24 voitures" }).getAttribute("href")).toBe(
    "/fr/explore?pickupCity=Nizza",
  );
});

test("vehicles of several categories show their category beside their city", () => {
  renderOnSite(<DeliveredVehicleSection group={group} city="Como" />, { wrapper: MemoryRouter });
  expect(screen.getByText("Sportive")).toBeTruthy();
  expect(screen.getByText("Da Milano")).toBeTruthy();
});

test("the section is absent without delivered vehicles, and has no link when all are shown", () => {
  const { container, rerender } = renderOnSite(
    <DeliveredVehicleSection group={{ ...group, total: { ...total, vehicles: 0 }, vehicles: [] }} city="Como" />,
    { wrapper: MemoryRouter },
  );
  expect(container.textContent).toBe("");
  rerender(<DeliveredVehicleSection group={{ ...group, total: { ...total, vehicles: 1 } }} city="Como" />);
  expect(screen.queryByRole("link", { name: /^Tutte/ })).toBeNull();
});
