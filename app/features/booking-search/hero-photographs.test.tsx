// Rule: product.md#home-page "A company's own photographs"
import { expect, test } from "vitest";
import { HeroSearch } from "#app/features/booking-search/hero-search.tsx";
import { uploadedPicturePath } from "#domain/pictures/uploaded-picture.ts";
import { TEST_PLACES } from "#test/factories/cities.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const photograph = (at: number) => ({
  address: uploadedPicturePath({
    id: `0d0e8b2a-3b1e-8c51-9b07-00000000000${at}`,
    width: 3000,
    height: 2000,
    largestWidth: 2400,
  }),
  veil: 62,
});

test("photographs of the company replace the drawn riviera, under their veils", () => {
  const [day, night] = [photograph(1), photograph(2)];
  const { container } = renderOnSite(<HeroSearch places={TEST_PLACES} category={null} photographs={{ day, night }} />);
  const pictures = [...container.querySelectorAll("img")].map(({ src }) => new URL(src).pathname);
  expect(pictures).toEqual([day.address, night.address]);
  const scene = container.querySelector<HTMLElement>('[data-ground="night"]');
  expect(scene?.style.getPropertyValue("--veil-night")).toBe("62%");
});

test("one photograph serves day and night, and is fetched once", () => {
  const day = photograph(1);
  const { container } = renderOnSite(
    <HeroSearch places={TEST_PLACES} category={null} photographs={{ day, night: day }} />,
  );
  expect(container.querySelectorAll("img")).toHaveLength(1);
});
