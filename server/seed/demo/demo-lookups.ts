import { CITIES } from "#server/seed/cities.ts";
import { SEED_VEHICLES, type SeedVehicle } from "#server/seed/vehicles.ts";
import { type DemoPerson, PEOPLE } from "./people.ts";

/** Throws RangeError if the catalogue has no such car: a scenario misspells it. */
export function findSeedVehicle(slug: string): SeedVehicle {
  const vehicle = SEED_VEHICLES.find((candidate) => candidate.slug === slug);
  if (!vehicle) throw new RangeError(`The catalogue has no car ${slug}`);
  return vehicle;
}

/** Throws RangeError if the catalogue has no city with that Italian name. */
export function findSeedCity(name: string): (typeof CITIES)[number] {
  const city = CITIES.find((candidate) => candidate.name === name);
  if (!city) throw new RangeError(`The catalogue has no city ${name}`);
  return city;
}

/** Cycles through the demo's people; accepts any whole number from 0. */
export function findDemoPerson(index: number): DemoPerson {
  const person = PEOPLE[index % PEOPLE.length];
  if (!person) throw new RangeError(`Nobody stands at ${index}`);
  return person;
}
