// Rule: product.md#featured-cars
import { screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { type CardVehicle, VehicleCard } from "./vehicle-card.tsx";

const CAR: CardVehicle = {
  slug: "audi-r8",
  name: "R8",
  brand: "Audi",
  category: "sportive",
  citySlug: "zurich",
  available: true,
  images: ["/uploads/r8.webp"],
  imageAlts: {},
  highlights: ["Elegante"],
  specs: {
    engine: "V10",
    power: "620 CV",
    acceleration: "",
    topSpeed: "",
    transmission: "Automatico",
    seats: 2,
    luggage: "",
    fuel: "Benzina",
  },
  fromRate: 95_000,
};

// Rule: product.md#cars "A car that is"
test("an unavailable vehicle says so and has no booking link", () => {
  renderOnSite(<VehicleCard vehicle={{ ...CAR, available: false }} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Non disponibile")).toBeDefined();
  expect(screen.queryByText("Prenota Ora")).toBeNull();
  expect(screen.getByRole("link", { name: "Vedi la scheda: Audi R8" })).toBeDefined();
});

test("an available vehicle has a booking link", () => {
  renderOnSite(<VehicleCard vehicle={CAR} />, { wrapper: MemoryRouter });
  expect(screen.getByRole("link", { name: "Prenota Ora: Audi R8" })).toBeDefined();
});

test("an empty note hides the category without a replacement", () => {
  renderOnSite(<VehicleCard vehicle={CAR} note="" />, { wrapper: MemoryRouter });
  expect(screen.queryByText("Sportive")).toBeNull();
  expect(screen.getByText("Audi").parentElement?.childElementCount).toBe(1);
});

test("it names no transmission that staff have not stated", () => {
  renderOnSite(<VehicleCard vehicle={{ ...CAR, specs: { ...CAR.specs, transmission: "" } }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole("article").textContent).not.toContain("Automatico");
});

// Rule: product.md#money
test("it shows brand, name, category, seats, top speed, transmission, daily rate and picture", () => {
  renderOnSite(<VehicleCard vehicle={{ ...CAR, specs: { ...CAR.specs, topSpeed: "331 km/h" } }} />, {
    wrapper: MemoryRouter,
  });
  const card = screen.getByRole("article");
  const words = ["Audi", "Sportive", "R8", "2 posti", "331 km/h", "Automatico"];
  expect(words.filter((word) => !within(card).queryByText(word))).toEqual([]);
  expect(card.textContent).toContain("€\u00a0950\u2002al giorno");
  expect(within(card).getByRole("img", { name: "Audi R8" }).getAttribute("src")).toContain("/uploads/r8");
  expect(within(card).getByRole("link", { name: "R8" }).getAttribute("href")).toBe(
    "/luxury-car-rental/zurich/sportive/audi-r8",
  );
});
