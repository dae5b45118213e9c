// Rule: product.md#pictures "A section that needs a picture"
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CategoryCards } from "#app/features/catalogue/category-cards.tsx";
import { CategoryStrip } from "#app/features/catalogue/category-strip.tsx";
import { ContactsPage } from "#app/features/contacts/contacts-page.tsx";
import { CategoryCarousel } from "#app/features/home/category-carousel.tsx";
import { CategoryTiles } from "#app/features/home/category-tiles.tsx";
import { findCategoryLead } from "#app/features/rental/category-pictures.ts";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { addPictureDetails, type PictureDetails, parsePictureDetails } from "#domain/pictures/picture-details.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const photograph = (number: number, details: Partial<PictureDetails> = {}) => {
  const address = `/uploads/0f8fad5b-d9cb-869f-a165-70867728950${number}-1600x900/1200.webp`;
  return addPictureDetails(address, { ...parsePictureDetails(address), ...details });
};
const OWN: Vehicle = { ...car, images: [photograph(1), ...car.images] };
const COUNTS = Object.fromEntries(CATEGORY_SLUGS.map((slug) => [slug, { count: 1, fromRate: 90_000 }])) as Record<
  CategorySlug,
  { count: number; fromRate: number }
>;
const NO_RATES = { lowestRate: 90_000, highestRate: 90_000, averageRate: 90_000 };
const ENTRIES = CATEGORY_SLUGS.map((slug) => ({ slug, vehicles: 1, displayed: 1, ...NO_RATES }));

/** Each section with one photographed car, of the first category. */
const SECTIONS = {
  tiles: <CategoryTiles counts={COUNTS} photographed={[OWN]} selected={null} />,
  carousel: <CategoryCarousel counts={COUNTS} photographed={[OWN]} />,
  cards: <CategoryCards categories={ENTRIES} photographed={[OWN]} />,
  strip: (
    <CategoryStrip
      title="Categorie"
      citySlug="milan"
      categories={ENTRIES}
      sampleVehicles={[car, OWN]}
      labels={Object.fromEntries(CATEGORY_SLUGS.map((slug) => [slug, slug])) as Record<CategorySlug, string>}
      factsOf={() => ""}
    />
  ),
};

test.each(Object.entries(SECTIONS))(
  "%s: a photograph of an own car comes before a drawing of another",
  (_, section) => {
    const { container } = renderOnSite(section);
    const [first, ...others] = [...container.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "");
    expect(first).toContain("/uploads/");
    expect(others.every((src) => src.startsWith("/pictures/"))).toBe(true);
  },
);

test("contacts show a photograph of an own car by day and night, with its alternative text", () => {
  const element = <ContactsPage nextAnswer={null} hasPicture photographed={[OWN]} crumbs={[]} />;
  const { container } = renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const images = [...container.querySelectorAll("figure img")].map((image) => image.getAttribute("alt"));
  expect(images).toEqual(["Bentley Continental GT"]);
});

test("a category's page begins with its own car, from outside and from inside", () => {
  const cabin = photograph(3, { view: "cabin" });
  expect(findCategoryLead("suv", { images: [photograph(1), photograph(2), cabin] })).toMatchObject({
    exterior: photograph(1),
    interior: cabin,
  });
  expect(findCategoryLead("suv", { images: [photograph(1)] }).interior).toBeNull();
  expect(findCategoryLead("suv", null).exterior).toBe("/pictures/categories/suv-1200.webp");
});
