import { readFileSync } from "node:fs";

/** A car of our own API's list; amounts in euros. */
export interface Car {
  slug: string;
  name: string;
  brand: string;
  category: string;
  location: string;
  price: number;
  images: string[];
  url: string;
  specs: { power: string; acceleration: string; transmission: string; seats: number; luggage: string };
  min_age: number;
  deposit: number;
}

/** The first 24 cars, read once. This peer queries no database, which is in its favour. */
export const CARS: readonly Car[] = JSON.parse(readFileSync("cars.json", "utf8"));
