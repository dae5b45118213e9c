// Rule: product.md#pictures "Photographs of a car"
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PictureGallery } from "#app/features/vehicles/gallery.tsx";
import { S_CLASS } from "#test/factories/vehicles-with-finishes.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const ID = "0f8fad5b-d9cb-869f-a165-70867728950";
const photograph = (number: number, size = "3000x2000-2400/1200") => ({
  src: `/uploads/${ID}${number.toString(16)}-${size}.webp`,
  alt: `Foto ${number}`,
  label: `Foto ${number}`,
});
const photographs = (count: number) => Array.from({ length: count }, (_, index) => photograph(index));
const show = (pictures: ReturnType<typeof photographs>) =>
  renderOnSite(<PictureGallery pictures={pictures} label="Immagini" caption={null} />).container;

test("every photograph links to its largest file and the first alone loads at once, without thumbnails", () => {
  const gallery = show(photographs(12));
  const links = screen.getAllByRole("link", { name: /^Ingrandisci: / });
  expect(links).toHaveLength(12);
  expect(links[1]?.getAttribute("href")).toBe(`/uploads/${ID}1-3000x2000-2400/2400.webp`);
  expect(gallery.querySelectorAll("img")).toHaveLength(12);
  expect(gallery.querySelectorAll("img[loading=eager]")).toHaveLength(1);
  expect(gallery.querySelector("[data-slide-counter]")?.textContent).toBe("1 di 12");
});

test.each([
  [5, null],
  [6, "Mostra tutte le 6 foto"],
  [12, "Mostra tutte le 12 foto"],
])("of %i photographs the link to all of them reads %s and unfolds the list", (count, name) => {
  const gallery = show(photographs(count));
  const link = screen.queryByRole("link", { name: /^Mostra/ });
  expect(link?.textContent ?? null).toBe(name);
  if (link) expect(link.getAttribute("href")).toBe(`#${gallery.querySelector("ul")?.id}`);
});

test("a single photograph has no arrows and no count", () => {
  const gallery = show(photographs(1));
  expect(gallery.querySelector("[data-arrows]")).toBeNull();
  expect(gallery.querySelector("[data-slide-counter]")).toBeNull();
});

// Rule: product.md#pictures "A photograph fills its"
test.each([
  ["3000x2000-2400/1200", false],
  ["4032x3024-2400/1200", false],
  ["2000x3000-2400/1200", true],
  ["2400x2400-2400/1200", true],
  ["3000x1000-2400/1200", true],
])("a photograph of %s is shown uncropped: %s", (size, isUncropped) => {
  const gallery = show([photograph(1, size)]);
  expect(gallery.querySelector("li")?.className !== "").toBe(isUncropped);
});

test("a photograph that a frame can exceed states the size of its largest file as limits", () => {
  const [small, large] = show([photograph(1, "700x500/700"), photograph(2)]).querySelectorAll("li");
  expect(small?.style.getPropertyValue("--own-width")).toBe("700px");
  expect(small?.style.getPropertyValue("--own-height")).toBe("500px");
  expect(large?.getAttribute("style")).toBeNull();
});

test("a gallery of drawings is no mosaic", () => {
  const gallery = show(S_CLASS.images.map((src) => ({ src, alt: "", label: "" })));
  expect(gallery.querySelector("[data-mosaic]")).toBeNull();
});
