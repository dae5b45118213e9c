import { expect, test } from "vitest";
import { favouritesAddress, favouriteVehicles } from "#app/features/favourites/favourite-vehicles.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { vehicleRow } from "#test/factories/catalogue-rows.ts";

const row = (changes: Partial<ApiVehicle>) =>
  vehicleRow({
    slug: "ferrari-296-gtb",
    price: 1450.5,
    url: "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
    ...changes,
  });

test("one address asks for all of them", () => {
  expect(favouritesAddress(["a-1", "b-2"])).toBe("/api/vehicles?slug=a-1&slug=b-2");
});

test("a car's city is read from its address in any language", () => {
  const url = "/en/luxury-car-rental/milan/sportive/ferrari-296-gtb";
  expect(favouriteVehicles(["ferrari-296-gtb"], [row({ url })])).toMatchObject([{ citySlug: "milan" }]);
});

test("a row becomes what a card shows: cents, category and city of its address", () => {
  expect(favouriteVehicles(["ferrari-296-gtb"], [row({})])).toMatchObject([
    { slug: "ferrari-296-gtb", dailyRate: 145_050, category: "sportive", citySlug: "milan" },
  ]);
});

test("the newest choice is the first, whatever order the rows come in", () => {
  const rows = [row({ slug: "b" }), row({ slug: "a" })];
  expect(favouriteVehicles(["a", "b"], rows).map(({ slug }) => slug)).toEqual(["b", "a"]);
});

test("a car that is gone, or that no page shows any more, is left out", () => {
  expect(favouriteVehicles(["gone", "hidden"], [row({ slug: "hidden", url: null })])).toEqual([]);
});
