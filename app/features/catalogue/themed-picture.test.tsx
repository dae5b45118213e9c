import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ThemedPicture } from "./themed-picture.tsx";

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.getAttribute("loading")]);

// Rule: product.md#pictures "A city, a jet"
test("an illustrated city has a day and a night version, and only the visible one is fetched", () => {
  const { container } = render(<ThemedPicture src="/pictures/cities/milan-800.webp" alt="Milano" priority />);
  expect(sources(container)).toEqual([
    ["/pictures/cities/milan-800.webp", "lazy"],
    ["/pictures/cities/milan-night-800.webp", "lazy"],
  ]);
});

test.each([
  ["/pictures/jets/hawker-900xp/detail-800.webp", "/pictures/jets/hawker-900xp/detail-night-800.webp"],
  ["/pictures/jets/hawker-900xp/cutout-800.webp", "/pictures/jets/hawker-900xp/cutout-night-800.webp"],
  [
    "/pictures/experiences/weekend-in-franciacorta-800.webp",
    "/pictures/experiences/weekend-in-franciacorta-night-800.webp",
  ],
  ["/pictures/magazine/cars-1200.webp", "/pictures/magazine/cars-night-1200.webp"],
  ["/pictures/house/track-800.webp", "/pictures/house/track-night-800.webp"],
])("%s has a night picture", (day, night) => {
  const { container } = render(<ThemedPicture src={day} alt="" />);
  expect(sources(container).map(([src]) => src)).toEqual([day, night]);
});

test("a city's photograph is shown by day and by night", () => {
  const { container } = render(<ThemedPicture src="/uploads/milano.jpg" alt="Milano" priority />);
  expect(sources(container)).toEqual([["/uploads/milano.jpg", "eager"]]);
});
