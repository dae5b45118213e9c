import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CityPicture } from "./city-picture.tsx";

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.getAttribute("loading")]);

test("a city of ours has its day and its night, and neither is fetched unless it is shown", () => {
  const { container } = render(<CityPicture src="/pictures/cities/milan-800.webp" alt="Milano" priority />);
  expect(sources(container)).toEqual([
    ["/pictures/cities/milan-800.webp", "lazy"],
    ["/pictures/cities/milan-night-800.webp", "lazy"],
  ]);
});

test("a city's photograph is shown at any hour", () => {
  const { container } = render(<CityPicture src="/uploads/milano.jpg" alt="Milano" priority />);
  expect(sources(container)).toEqual([["/uploads/milano.jpg", "eager"]]);
});
