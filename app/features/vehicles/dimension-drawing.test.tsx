import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { findVehicleDimensions } from "#domain/vehicles/vehicle-dimensions.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { DimensionDrawing } from "./dimension-drawing.tsx";

const car = (slug: string, category: "sportive" | "cabrio" = "sportive") => ({
  slug,
  brand: "Ferrari",
  name: "296 GTB",
  category,
  images: [`/pictures/cars/${slug}/studio-1200.webp`],
});

test("shows the three views and lists the measures as text", () => {
  renderOnSite(<DimensionDrawing vehicle={car("ferrari-296-gtb")} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "Ferrari 296 GTB di profilo",
    "Ferrari 296 GTB da davanti",
    "Ferrari 296 GTB da dietro",
  ]);
  const measureTexts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(measureTexts).toEqual(["4.565 mm", "2.600 mm", "1.958 mm", "1.187 mm"]);
});

test("leaves out a measure that is uncertain", () => {
  expect(findVehicleDimensions("audi-rs-q8")?.uncertain).toContain("height");
  renderOnSite(<DimensionDrawing vehicle={car("audi-rs-q8")} />);
  expect(screen.queryByText("Altezza")).toBeNull();
  expect(screen.queryByText("1.694 mm")).toBeNull();
  expect(screen.getByText("Lunghezza").nextSibling?.textContent).toBe("5.012 mm");
});

test("says that a cabrio's height is measured with its roof closed", () => {
  renderOnSite(<DimensionDrawing vehicle={car("ferrari-portofino-m", "cabrio")} />);
  expect(screen.getByText("Altezza a capote chiusa").nextSibling?.textContent).toBe("1.318 mm");
});

// Rule: product.md#pictures "Photographs come first"
test("stays for a car with photographs and drawings, shown or left out", () => {
  const photographed = { ...car("ferrari-296-gtb"), images: ["/uploads/a.jpg"] };
  renderOnSite(
    <>
      <DimensionDrawing vehicle={{ ...photographed, images: ["/uploads/a.jpg", ...car("ferrari-296-gtb").images] }} />
      <DimensionDrawing
        vehicle={{ ...photographed, hiddenDrawing: "/pictures/cars/ferrari-296-gtb/front-1200.webp" }}
      />
    </>,
  );
  expect(screen.getAllByAltText("Ferrari 296 GTB di profilo")).toHaveLength(2);
});

test("renders nothing for a vehicle without drawings", () => {
  const { container } = renderOnSite(
    <>
      <DimensionDrawing vehicle={car("fiat-panda")} />
      <DimensionDrawing vehicle={{ ...car("ferrari-296-gtb"), images: ["/uploads/a.jpg"] }} />
    </>,
  );
  expect(container.innerHTML).toBe("");
});
