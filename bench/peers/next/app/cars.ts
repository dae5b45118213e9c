import { readFileSync } from "node:fs";

/** A car of the list, as our own API says it; amounts in euros. */
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

/** The first 24 cars, read once: pages of this peer ask no database, which is in their favour. */
export const CARS: readonly Car[] = JSON.parse(readFileSync("cars.json", "utf8"));
