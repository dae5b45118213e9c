import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureVariants } from "#app/ui/picture/picture-variants.ts";
import { illustratedFinishesOf, interiorPictureShowsLounge } from "#domain/vehicles/illustrated-finishes.ts";
import { hasRearSeatPicture } from "#domain/vehicles/rear-seat-pictures.ts";
import { findIllustratedCabin } from "#domain/jets/illustrated-cabins.ts";
import { CITY_SLUGS, isCitySlug } from "#domain/cities/city.ts";
import { SEED_VEHICLES } from "#server/seed/vehicles.ts";
import { carModels } from "./cars/models/index.ts";
import { cabinDesigns } from "./interiors/cabin/design.ts";
import { cabins } from "./interiors/cabins.ts";
import { jetCabins } from "./interiors/jets/cabins.ts";
import { secondRows } from "./interiors/second-row/rows.ts";
import { fleet } from "./jets/fleet.ts";

/** The files a page asks for when it shows one of our pictures. */
function files(address: string): string[] | undefined {
  const variants = pictureVariants(address);
  if (!variants) return undefined;
  const candidates = `${variants.avif}, ${variants.webp}`.split(", ");
  return [variants.src, ...candidates.map((candidate) => candidate.split(" ")[0] ?? "")];
}

const missing = (address: string) =>
  files(address)?.filter((file) => !existsSync(new URL(`../public${file}`, import.meta.url))) ?? [address];

test.each(Object.keys(CITY_SLUGS).sort().filter(isCitySlug))("%s has its day and its night", (slug) => {
  expect(missing(`/pictures/cities/${slug}-800.webp`)).toEqual([]);
  expect(missing(`/pictures/cities/${slug}-night-800.webp`)).toEqual([]);
});

test.each(fleet.map(({ slug }) => slug))("%s stands on the apron at its hour and by night", (slug) => {
  for (const view of ["profile", "profile-night", "detail", "detail-night"])
    expect(missing(`/pictures/jets/${slug}/${view}-1200.webp`)).toEqual([]);
});

test.each(fleet.map(({ slug }) => slug))("%s is cut out at both hours", (slug) => {
  for (const view of ["cutout", "cutout-night"]) expect(missing(`/pictures/jets/${slug}/${view}-800.webp`)).toEqual([]);
});

// Rule: product.md#pictures
test("every aircraft has its cabin, and pages know what it shows", () => {
  expect(jetCabins.map(({ slug }) => slug)).toEqual(fleet.map(({ slug }) => slug));
  for (const { slug } of jetCabins) {
    expect(missing(`/pictures/jets/${slug}/cabin-800.webp`)).toEqual([]);
    expect(findIllustratedCabin(slug), slug).toBeDefined();
  }
});

test("the experience has its day and its night", () => {
  for (const name of ["weekend-in-franciacorta", "weekend-in-franciacorta-night"])
    expect(missing(`/pictures/experiences/${name}-800.webp`)).toEqual([]);
});

test("the arrival has its evening and its day", () => {
  for (const name of ["service", "service-day"]) expect(missing(`/pictures/house/${name}-1200.webp`)).toEqual([]);
});

test("the club has its hall and its places", () => {
  for (const name of ["club-1920", "garage-800", "track-800", "track-night-800"])
    expect(missing(`/pictures/house/${name}.webp`)).toEqual([]);
});

test("the magazine's plates have their night, but the club's evening, which is one", () => {
  for (const name of ["cars", "lifestyle", "destinations"])
    for (const hour of ["", "-night"]) expect(missing(`/pictures/magazine/${name}${hour}-1200.webp`)).toEqual([]);
  expect(missing("/pictures/magazine/events-1200.webp")).toEqual([]);
});

test.each(carModels.map(({ slug }) => slug))("%s is drawn in every paint it comes in", (slug) => {
  for (const view of ["studio", "front", "rear"])
    expect(missing(`/pictures/cars/${slug}/${view}-1200.webp`)).toEqual([]);
  for (const view of ["cutout", "cutout-night"]) expect(missing(`/pictures/cars/${slug}/${view}-700.webp`)).toEqual([]);
  for (const { paintSlug } of illustratedFinishesOf(slug).slice(1))
    for (const view of ["studio", "front", "rear"])
      expect(missing(`/pictures/cars/${slug}/${view}-${paintSlug}-1200.webp`)).toEqual([]);
});

// Rule: product.md#pictures "A car is drawn"
test.each(cabins.map(({ slug }) => slug))("%s shows the interior of each of its finishes", (slug) => {
  const [first, ...others] = illustratedFinishesOf(slug);
  expect(first).toBeDefined();
  expect(missing(`/pictures/cars/${slug}/interior-960.webp`)).toEqual([]);
  for (const { paintSlug } of others)
    expect(missing(`/pictures/cars/${slug}/interior-${paintSlug}-960.webp`)).toEqual([]);
});

// Rule: product.md#pictures "A car is drawn"
test.each(cabins.filter(({ slug }) => hasRearSeatPicture(slug)))(
  "$slug: a car whose rear seats are pictured shows them in each of its finishes",
  ({ slug }) => {
    for (const [index, { paintSlug }] of illustratedFinishesOf(slug).entries())
      expect(missing(`/pictures/cars/${slug}/rear-seats${index > 0 ? `-${paintSlug}` : ""}-960.webp`)).toEqual([]);
  },
);

// Rule: product.md#pictures "A car is drawn"
test("every car with more than two seats has its rear seats drawn, but the vans", () => {
  const roomy = SEED_VEHICLES.filter(({ specs, slug }) => specs.seats > 2 && !interiorPictureShowsLounge(slug)).map(({ slug }) => slug);
  expect(Object.keys(secondRows).sort()).toEqual(roomy.sort());
  expect(
    SEED_VEHICLES.map(({ slug }) => slug)
      .filter(hasRearSeatPicture)
      .sort(),
  ).toEqual(roomy.sort());
});

// Rule: product.md#pictures "A car's front"
test("the wheel of each car is pictured beneath each of its paints", () => {
  for (const { slug } of carModels)
    for (const [index, { paintSlug }] of illustratedFinishesOf(slug).entries())
      expect(missing(`/pictures/cars/${slug}/wheel${index > 0 ? `-${paintSlug}` : ""}-800.webp`)).toEqual([]);
});

test("every car has its interior, and pages know which are lounges", () => {
  expect(cabins.map(({ slug }) => slug).sort()).toEqual(carModels.map(({ slug }) => slug).sort());
  for (const { slug, kind } of cabins) expect([slug, interiorPictureShowsLounge(slug)]).toEqual([slug, !(kind in cabinDesigns)]);
});
