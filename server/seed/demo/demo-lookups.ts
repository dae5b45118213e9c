import { CITIES } from "#server/seed/cities.ts";
import { SEED_VEHICLES, type SeedVehicle } from "#server/seed/vehicles.ts";
import { type DemoPerson, PEOPLE } from "./people.ts";

/** Returns the car with a slug. Throws RangeError if the catalogue has none, because a scenario has misspelt the slug. */
export function findSeedVehicle(slug: string): SeedVehicle {
  const vehicle = SEED_VEHICLES.find((candidate) => candidate.slug === slug);
  if (!vehicle) throw new RangeError(`The catalogue has no car ${slug}`);
  return vehicle;
}

/** Returns the city with an Italian name. Throws RangeError if the catalogue has none. */
export function findSeedCity(name: string): (typeof CITIES)[number] {
  const city = CITIES.find((candidate) => candidate.name === name);
  if (!city) throw new RangeError(`The catalogue has no city ${name}`);
  return city;
}

/** Returns one of the demo's people. After the last person it starts again with the first; `index` may be any whole number from 0. */
export function findDemoPerson(index: number): DemoPerson {
  const person = PEOPLE[index % PEOPLE.length];
  if (!person) throw new RangeError(`Nobody stands at ${index}`);
  return person;
}
