// Rule: product.md#cars
// Rule: product.md#featured-cars
import fc from "fast-check";
import { expect, test } from "vitest";
import { FEATURED_TAGS, selectFeaturedVehicles } from "#domain/vehicles/featured-vehicles.ts";

interface Car {
  slug: string;
  available: boolean;
  rating: number;
  highlights: string[];
  dailyRate: number;
}

function car(slug: string, fields: Partial<Car> = {}): Car {
  return { slug, available: true, rating: 4.9, highlights: ["VIP Exclusive"], dailyRate: 100_000, ...fields };
}
const slugs = (cars: Car[]) => selectFeaturedVehicles(cars).map(({ slug }) => slug);

test("selects only available cars rated 4.9 or higher with one of the two tags", () => {
  const cars = [
    car("yes"),
    car("most-booked", { highlights: ["Nuova", "Più prenotata"] }),
    car("taken", { available: false }),
    car("rated-4.8", { rating: 4.8 }),
    car("untagged", { highlights: ["Hypercar"] }),
  ];
  expect(slugs(cars)).toEqual(["most-booked", "yes"]);
});

test("sorts by rating, then by price, both descending", () => {
  const cars = [
    car("a", { dailyRate: 90_000 }),
    car("b", { dailyRate: 150_000 }),
    car("c", { rating: 5, dailyRate: 60_000 }),
  ];
  expect(slugs(cars)).toEqual(["c", "b", "a"]);
});

test("returns at most six, independent of the input order", () => {
  const cars = fc.array(
    fc.record({
      slug: fc.stringMatching(/^[a-z]{6}$/),
      available: fc.boolean(),
      rating: fc.constantFrom(4.8, 4.9, 5),
      highlights: fc.subarray([...FEATURED_TAGS, "Luxury"]),
      dailyRate: fc.constantFrom(60_000, 90_000, 150_000),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(cars, (list) => {
      const unique = [...new Map(list.map((entry) => [entry.slug, entry])).values()];
      expect(slugs(unique).length).toBeLessThanOrEqual(6);
      expect(slugs([...unique].reverse())).toEqual(slugs(unique));
    }),
  );
});
