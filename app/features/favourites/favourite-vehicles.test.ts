import { expect, test } from "vitest";
import {
  type FavouriteVehicleRow,
  favouritesAddress,
  favouriteVehicles,
} from "#app/features/favourites/favourite-vehicles.ts";

const row = (changes: Partial<FavouriteVehicleRow>): FavouriteVehicleRow => ({
  slug: "ferrari-296-gtb",
  name: "296 GTB",
  brand: "Ferrari",
  category: "sport",
  price: 1450.5,
  available: true,
  images: ["/pictures/cars/ferrari-296-gtb/studio-1200.webp"],
  image_alts: {},
  highlights: ["VIP Exclusive"],
  specs: {
    engine: "V6",
    power: "830 CV",
    acceleration: "2,9 s",
    topSpeed: "330 km/h",
    transmission: "Automatico",
    seats: 2,
    luggage: "201 l",
    fuel: "Ibrida Plug-in",
  },
  url: "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  ...changes,
});

test("one address asks for all of them", () => {
  expect(favouritesAddress(["a-1", "b-2"])).toBe("/api/vehicles?slug=a-1&slug=b-2");
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
