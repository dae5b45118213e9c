import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BLACK, GRAPHITE, S_CLASS } from "#test/factories/vehicles-with-finishes.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { Gallery } from "./gallery.tsx";

// Rule: product.md#vehicle-page "Where a car is"
test("a vehicle with two finishes has two swatches and a gallery for each, of which only the first loads immediately", () => {
  const { container } = renderOnSite(<Gallery vehicle={S_CLASS} finishes={[GRAPHITE, BLACK]} />);
  const swatches = within(screen.getByRole("group", { name: "Mostra in" })).getAllByRole("radio");
  expect(swatches.map((swatch) => [swatch.getAttribute("value"), (swatch as HTMLInputElement).checked])).toEqual([
    [GRAPHITE.key, true],
    [BLACK.key, false],
  ]);
  expect([...container.querySelectorAll("img[loading=eager]")].map((image) => image.getAttribute("src"))).toEqual([
    "/pictures/cars/mercedes-benz-s-580/studio-1200.webp",
  ]);
  const places = [...container.querySelectorAll("section")].map((place) => place.getAttribute("aria-label"));
  expect(new Set(places).size).toBe(4);
  const ids = [...container.querySelectorAll("[data-viewport] li")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(10);
});

test("a vehicle with one finish has no swatches", () => {
  renderOnSite(<Gallery vehicle={S_CLASS} finishes={[GRAPHITE]} />);
  expect(screen.queryByRole("radio")).toBeNull();
});

// Rule: product.md#pictures
test("each picture links to its largest file, with a label that says so", () => {
  renderOnSite(<Gallery vehicle={S_CLASS} finishes={[GRAPHITE]} />);
  const links = screen.getAllByRole("link", { name: /^Ingrandisci: / });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/pictures/cars/mercedes-benz-s-580/studio-1600.webp",
    "/pictures/cars/mercedes-benz-s-580/rear-1200.webp",
    "/pictures/cars/mercedes-benz-s-580/interior-960.webp",
    "/pictures/cars/mercedes-benz-s-580/rear-seats-960.webp",
    "/pictures/cars/mercedes-benz-s-580/wheel-800.webp",
  ]);
  expect(links[0]?.getAttribute("aria-label")).toBe(
    "Ingrandisci: Mercedes-Benz S 580 di profilo, colore grigio grafite",
  );
});
