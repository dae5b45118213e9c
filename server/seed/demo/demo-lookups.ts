import { CARS, type SeedVehicle } from "#server/seed/cars.ts";
import { CITIES } from "#server/seed/cities.ts";
import { type DemoPerson, PEOPLE } from "./people.ts";

/** RangeError when the catalogue has no such car: a scene misspells it. */
export function carWithSlug(slug: string): SeedVehicle {
  const car = CARS.find((candidate) => candidate.slug === slug);
  if (!car) throw new RangeError(`The catalogue has no car ${slug}`);
  return car;
}

/** RangeError when the catalogue has no city of that Italian name. */
export function cityNamed(name: string): (typeof CITIES)[number] {
  const city = CITIES.find((candidate) => candidate.name === name);
  if (!city) throw new RangeError(`The catalogue has no city ${name}`);
  return city;
}

/** The demo's people in turn, over and over; any whole number from 0. */
export function personAt(index: number): DemoPerson {
  const person = PEOPLE[index % PEOPLE.length];
  if (!person) throw new RangeError(`Nobody stands at ${index}`);
  return person;
}
